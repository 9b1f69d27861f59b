// The laws of `Scene` for configurations drawn at random.

import Easing
import Scenes
import TestSupport
import Testing
import Timeline

struct SceneRandomLawTests {
  /// The scenes that can be drawn.
  static let scenes: [any RandomScene.Type] = [Shimmer.self, Toast.self]

  /// Whole seconds around which a scene is looked at: its start, its end, and one in between.
  private func seconds(of scene: some Scene, using random: inout SplitMix64) -> [Int] {
    let end =
      switch scene.extent {
      case .finite(let end): end
      case .endless(let period, let start): start + period
      }
    return [0, Int(clamping: end.seconds.floor), .random(in: 0...6, using: &random)]
  }

  @Test(arguments: scenes, 0..<200)
  func `frames that two rates have in common have the same bits`(
    _ scene: any RandomScene.Type, _ seed: Int
  ) throws {
    func check<Source: RandomScene>(_ source: Source.Type) throws {
      var random = SplitMix64(seed: ~seed)
      let scene = try Source.drawn(seed: seed)
      let columns = scene.columns
      func rows(_ rate: FrameRate, _ frames: Range<Int>) -> [[CellBits]] {
        scene.sampled(at: rate, frames: frames).map { SceneColumn.bits(columns, of: $0.sample) }
      }
      for second in seconds(of: scene, using: &random) {
        let fastest = rows(.fps120, second * 120..<second * 120 + 60)
        for (rate, fps) in [(FrameRate.fps24, 24), (.fps30, 30), (.fps60, 60)] {
          let slower = rows(rate, second * fps..<second * fps + fps / 2)
          for (index, row) in slower.enumerated() {
            try #require(row == fastest[index * 120 / fps], "\(second) s, \(fps) fps, \(index)")
          }
        }
      }
    }
    try check(scene)
  }

  @Test(arguments: scenes, 0..<200)
  func `the order of sampling changes no bit`(_ scene: any RandomScene.Type, _ seed: Int) throws {
    func check<Source: RandomScene>(_ source: Source.Type) throws {
      var random = SplitMix64(seed: ~seed)
      let (scene, again) = (try Source.drawn(seed: seed), try Source.drawn(seed: seed))
      let (columns, columnsAgain) = (scene.columns, again.columns)
      for second in seconds(of: scene, using: &random) {
        let frames = scene.sampled(at: .ntsc30, frames: second * 30 - 10..<second * 30 + 30)
        let rows = frames.map { SceneColumn.bits(columns, of: $0.sample) }
        for order in [Array(frames.indices.reversed()), frames.indices.shuffled(using: &random)] {
          for number in order {
            let sample = again.sample(at: FrameRate.ntsc30.time(ofFrame: number))
            try #require(
              SceneColumn.bits(columnsAgain, of: sample) == rows[number - frames.startIndex],
              "frame \(number)")
          }
        }
      }
    }
    try check(scene)
  }

  @Test(arguments: scenes, 0..<200)
  func `every number is finite, but for a slope, which is never NaN`(
    _ scene: any RandomScene.Type, _ seed: Int
  ) throws {
    func check<Source: RandomScene>(_ source: Source.Type) throws {
      var random = SplitMix64(seed: ~seed)
      let scene = try Source.drawn(seed: seed)
      for second in seconds(of: scene, using: &random) {
        for frame in scene.sampled(at: .ntsc24, frames: second * 24 - 2..<second * 24 + 22) {
          for (path, number) in numbers(in: frame.sample) {
            let isSlope = path.hasSuffix("Velocity")
            try #require(
              isSlope ? !number.isNaN : number.isFinite, "\(path), \(frame.time): \(number)")
          }
        }
      }
    }
    try check(scene)
  }

  @Test(arguments: scenes, 0..<200)
  func `a finite scene stays at its end, an endless one repeats`(
    _ scene: any RandomScene.Type, _ seed: Int
  ) throws {
    func check<Source: RandomScene>(_ source: Source.Type) throws {
      let scene = try Source.drawn(seed: seed)
      // The number of a cycle is all that tells one period from the next.
      let columns = scene.columns.filter { $0.name != "cycle" }
      func row(_ time: RationalTime) -> [CellBits] {
        SceneColumn.bits(columns, of: scene.sample(at: time))
      }
      switch scene.extent {
      case .finite(let end):
        for later in [RationalTime(1, 1_000_000_000), RationalTime(1), RationalTime(1000)] {
          #expect(row(end + later) == row(end))
        }
      case .endless(let period, let start):
        for frame in FrameSequence(0..<60, at: .fps60) {
          let time = start + frame.time
          try #require(row(time + period * 3) == row(time), "\(time)")
        }
      }
    }
    try check(scene)
  }

  @Test func `every kind of shimmer and toast is drawn`() throws {
    let shimmers = try (0..<200).map { try Shimmer.drawn(seed: $0) }
    let kinds = shimmers.map(\.configuration).map { inputs in
      [inputs.delayMode.rawValue, "\(inputs.autoreverses)", "\(inputs.repetition.cycles == nil)"]
    }
    #expect(Set(kinds).count == 8)
    #expect(Set(shimmers.map(\.configuration.presentedAt.count)) == [1, 2, 3, 4])
    #expect(shimmers.contains { $0.configuration.delay == $0.configuration.duration })
    #expect(shimmers.contains { $0.configuration.logoWidth == .leastNonzeroMagnitude })
    #expect(shimmers.contains { $0.sample(at: $0.configuration.presentedAt[0]).isVisible })

    let toasts = try (0..<200).map { try Toast.drawn(seed: $0).configuration }
    let policies = toasts.map { [$0.beginsFromCurrentState, $0.removesWhenUnfinished] }
    #expect(Set(policies).count == 4)
    #expect(Set(toasts.map(\.shows.count)) == [1, 2, 3, 4])
    #expect(Set(toasts.map(\.events.count)) == [0, 1, 2, 3, 4])
    #expect(toasts.contains { Set($0.shows).count < $0.shows.count })
    #expect(toasts.contains { $0.duration.isZero && $0.delay > .zero })
  }
}
