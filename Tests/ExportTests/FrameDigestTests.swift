// Every scene's pixels, by their digests.

import Foundation
import Scenes
import TestSupport
import Testing
import Timeline

@testable import Export

/// The pixels of all frames of every scene and preset at two scales are those on record; the selftest
/// looks at a few of each.
@Suite struct FrameDigestTests {
  /// A line a preset and scale: the scene, the preset, the size, and the digest of all frames of a run at
  /// 60 frames per second, drawn one after the other by one renderer.
  static func lines<Source: Scene>(of type: Source.Type) throws -> [String] {
    try Source.presets.flatMap { preset in
      let scene = try Source(preset.configuration)
      let pictures = scene.sampled(at: .fps60).map { scene.frame(showing: $0.sample) }
      return [1, 2].map { scale in
        var digest = Digest()
        digest.add(pictures, scale: Double(scale))
        let (width, height) = (Int(pictures[0].width) * scale, Int(pictures[0].height) * scale)
        return "\(Source.name) \(preset.name) \(width)x\(height) \(digest.text)"
      }
    }
  }

  /// All frames take too long without optimisation.
  static let isOptimized: Bool = {
    #if DEBUG
      false
    #else
      true
    #endif
  }()

  /// A recording run fails, so that it is never mistaken for a check.
  @Test(.enabled(if: isOptimized)) func `the pixels of every scene are those on record`() throws {
    let lines =
      try Self.lines(of: Shimmer.self) + Self.lines(of: Toast.self)
      + Self.lines(of: LargeTitle.self)
    let text = lines.map { $0 + "\n" }.joined()
    let path = Vectors.packageRoot.appending(path: "Tests/ExportTests/Golden/digests.txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: path)
      Issue.record("\(path.lastPathComponent) was recorded; run again without RECORD_GOLDEN.")
    }
    #expect(text == (try String(contentsOf: path, encoding: .utf8)))
  }
}
