// The laws of `Scene`; a scene joins with one line in `scenes`.

import Easing
import Foundation
import Scenes
import TestSupport
import Testing
import Timeline

struct SceneLawTests {
  /// All scenes.
  static let scenes: [any Scene.Type] = [
    Shimmer.self,
    Toast.self,
    LargeTitle.self,
  ]

  @Test(arguments: scenes)
  func `names, summaries and headings are well formed and used once`(
    _ scene: any Scene.Type
  ) throws {
    func check<Source: Scene>(_ source: Source.Type) throws {
      #expect(source.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      #expect(source.summary.hasSuffix("."))
      let presets = source.presets
      try #require(!presets.isEmpty)
      #expect(Set(presets.map(\.name)).count == presets.count)
      for preset in presets {
        #expect(preset.name.wholeMatch(of: /[a-z][A-Za-z0-9]*/) != nil, "\(preset.name)")
        #expect(preset.summary.hasSuffix("."), "\(preset.name)")
      }
      let inputs = source.inputs
      #expect(Set(inputs.map(\.name)).count == inputs.count)
      for input in inputs {
        #expect(input.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(input.name)")
        #expect(input.valueName.wholeMatch(of: /[A-Z]+/) != nil, "\(input.name)")
        #expect(input.summary.hasSuffix(".") && !input.accepted.hasSuffix("."), "\(input.name)")
      }
      let columns = try Source(presets[0].configuration).columns
      #expect(Set(columns.map(\.heading)).count == columns.count)
      for column in columns {
        #expect(column.heading.wholeMatch(of: /[a-z]+(_[a-z0-9]+)*/) != nil, "\(column.heading)")
        #expect(!["frame", "time_s"].contains(column.heading))
        #expect(column.summary.hasSuffix("."), "\(column.heading)")
      }
    }
    try check(scene)
  }

  @Test(arguments: scenes)
  func `every preset makes a scene whose extent a user could give`(
    _ scene: any Scene.Type
  ) throws {
    func check<Source: Scene>(_ source: Source.Type) throws {
      for preset in source.presets {
        switch try Source(preset.configuration).extent {
        case .finite(let end):
          #expect(end >= .zero && end.isWithinLimits, "\(preset.name)")
        case .endless(let period, let start):
          #expect(period > .zero && period.isWithinLimits, "\(preset.name)")
          #expect(start >= .zero && start.isWithinLimits, "\(preset.name)")
        }
      }
    }
    try check(scene)
  }

  @Test(arguments: scenes)
  func `frames that two rates have in common have the same bits`(_ scene: any Scene.Type) throws {
    func check<Source: Scene>(_ source: Source.Type) throws {
      for preset in source.presets {
        let scene = try Source(preset.configuration)
        let columns = scene.columns
        let fastest = scene.sampled(at: .fps120, frames: 0..<720).map {
          SceneColumn.bits(columns, of: $0.sample)
        }
        for (rate, step) in [(FrameRate.fps24, 5), (.fps30, 4), (.fps60, 2)] {
          for frame in scene.sampled(at: rate, frames: 0..<(720 / step)) {
            let bits = SceneColumn.bits(columns, of: frame.sample)
            try #require(bits == fastest[frame.number * step], "\(preset.name), \(frame.time)")
          }
        }
      }
    }
    try check(scene)
  }

  @Test(arguments: scenes)
  func `the order of sampling changes no bit`(_ scene: any Scene.Type) throws {
    func check<Source: Scene>(_ source: Source.Type) throws {
      for preset in source.presets {
        let scene = try Source(preset.configuration)
        let columns = scene.columns
        let frames = scene.sampled(at: .ntsc30, frames: -30..<210)
        let rows = frames.map { SceneColumn.bits(columns, of: $0.sample) }
        var random = SplitMix64(seed: 7)
        for order in [Array(frames.indices.reversed()), frames.indices.shuffled(using: &random)] {
          let again = try Source(preset.configuration)
          for number in order {
            let sample = again.sample(at: FrameRate.ntsc30.time(ofFrame: number))
            try #require(
              SceneColumn.bits(again.columns, of: sample) == rows[number + 30],
              "\(preset.name), frame \(number)")
          }
        }
      }
    }
    try check(scene)
  }

  @Test(arguments: scenes)
  func `every number is finite, and no time within 10^9 s stops the program`(
    _ scene: any Scene.Type
  ) throws {
    func check<Source: Scene>(_ source: Source.Type) throws {
      var random = SplitMix64(seed: 11)
      var times = [RationalTime(1_000_000_000), RationalTime(-1_000_000_000)]
      for _ in 0..<100 {
        // Seconds of any size over denominators of up to 120 bits.
        let denominator = Int128.random(in: 1...(1 << Int128.random(in: 1...90)), using: &random)
        let limit = 1_000_000_000 * denominator
        times.append(
          RationalTime(
            seconds: Rational(Int128.random(in: -limit...limit, using: &random), denominator)))
        times.append(RationalTime(seconds: Rational(5, (1 << 120) + denominator)))
        times.append(.random(upTo: 8, using: &random))
      }
      for preset in source.presets {
        let scene = try Source(preset.configuration)
        for time in times {
          for (path, number) in numbers(in: scene.sample(at: time)) {
            try #require(number.isFinite, "\(preset.name), \(path), \(time)")
          }
        }
      }
    }
    try check(scene)
  }

  @Test(arguments: scenes)
  func `a finite scene stays at its end, an endless one repeats`(_ scene: any Scene.Type) throws {
    func check<Source: Scene>(_ source: Source.Type) throws {
      for preset in source.presets {
        let scene = try Source(preset.configuration)
        // The number of a cycle is all that tells one period from the next.
        let columns = scene.columns.filter { $0.name != "cycle" }
        func row(_ time: RationalTime) -> [CellBits] {
          SceneColumn.bits(columns, of: scene.sample(at: time))
        }
        switch scene.extent {
        case .finite(let end):
          for later in [1, 1000] {
            #expect(row(end + RationalTime(later)) == row(end), "\(preset.name)")
          }
        case .endless(let period, let start):
          for frame in FrameSequence(0..<120, at: .fps60) {
            let time = start + frame.time
            #expect(row(time + period * 3) == row(time), "\(preset.name), \(time)")
          }
        }
      }
    }
    try check(scene)
  }

  @Test(arguments: scenes)
  func `a preset can be written as text and read back`(_ scene: any Scene.Type) throws {
    func check<Source: Scene>(_ source: Source.Type) throws {
      for preset in source.presets {
        var configuration = source.presets[0].configuration
        for input in source.inputs {
          let text = input.text(preset.configuration)
          try input.set(&configuration, text)
          #expect(input.text(configuration) == text, "\(preset.name), \(input.name)")
          try input.check(configuration)
        }
        let (scene, again) = (try Source(preset.configuration), try Source(configuration))
        for frame in FrameSequence(0..<300, at: .fps60) {
          let bits = SceneColumn.bits(scene.columns, of: scene.sample(at: frame.time))
          let bitsAgain = SceneColumn.bits(again.columns, of: again.sample(at: frame.time))
          try #require(bits == bitsAgain, "\(preset.name), \(frame.time)")
        }
      }
    }
    try check(scene)
  }

  @Test(arguments: scenes)
  func `a text that is no value is refused under the input's name and changes nothing`(
    _ scene: any Scene.Type
  ) throws {
    func check<Source: Scene>(_ source: Source.Type) throws {
      var configuration = source.presets[0].configuration
      for input in source.inputs {
        let before = input.text(configuration)
        // A line of text may say all that is no number.
        let isLine = input.valueName == "TEXT"
        let words = ["nan", "inf", "1e999", "-", "one two", "0x", "\u{1F600}", ",", ";"]
        let noLines = [
          "a\nb", "\u{0}", "a\u{7F}", "\u{85}", "\u{2028}", "\u{FFFE}",
          String(repeating: "a", count: 101),
        ]
        for text in ["", " "] + (isLine ? noLines : words) {
          do {
            try input.set(&configuration, text)
            Issue.record("\(input.name) took \"\(text)\"")
          } catch {
            switch error {
            case .invalid(let name, let value, let accepted):
              #expect(name == input.name && value == text && accepted == input.accepted)
            case .malformed(let name, let value, _, _, _), .invalidCurve(let name, let value, _),
              .unprintable(let name, let value, _, _):
              #expect(name == input.name && value == text)
            }
          }
          #expect(input.text(configuration) == before, "\(input.name), \"\(text)\"")
        }
      }
    }
    try check(scene)
  }
}
