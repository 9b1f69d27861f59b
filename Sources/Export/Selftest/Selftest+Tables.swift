// The tables of the scenes in the selftest.
// Layer: Export. Tests: SelftestTests.

import Easing
import Scenes
import Timeline

extension Selftest {
  /// A part for each scene, preset and rate: every cell of every frame.
  static var tables: [SelftestPart] {
    tables(of: Shimmer.self) + tables(of: Toast.self) + tables(of: LargeTitle.self)
  }

  /// The rates at which scenes are sampled and drawn.
  static let rates: [FrameRate] = [.fps24, .ntsc30, .fps60, .fps120]

  private static func tables<Source: Scene>(of type: Source.Type) -> [SelftestPart] {
    Source.presets.flatMap { preset in
      rates.map { rate in
        SelftestPart("table \(Source.name) \(preset.name) \(rate)") { digest throws(SceneError) in
          let scene = try Source(preset.configuration)
          let columns = scene.columns
          for column in columns { digest.add(column.heading) }
          for frame in scene.sampled(at: rate) {
            digest.add(frame.number)
            digest.add(frame.time.seconds)
            for column in columns { digest.add(column.value(frame.sample)) }
          }
        }
      }
    }
  }
}

extension Digest {
  /// Adds which kind of cell it is and what stands in it.
  fileprivate mutating func add(_ cell: CellValue) {
    switch cell {
    case .number(let number):
      add(0)
      add(number)
    case .integer(let number):
      add(1)
      add(number)
    case .flag(let flag):
      add(2)
      add(flag ? 1 : 0)
    case .text(let text):
      add(3)
      add(text)
    case .empty:
      add(4)
    }
  }
}
