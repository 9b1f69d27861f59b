// Every scene's pixels, by their digests.

import Foundation
import Raster
import Scenes
import TestSupport
import Testing
import Timeline

@testable import Export

/// The pixels of frames of every scene and preset at two scales are those on record.
///
/// A digest stands for frames of a run at 60 frames per second, drawn one after the other by one
/// renderer: four evenly spaced ones, or all. All take too long without optimisation.
struct FrameDigestTests {
  /// Where the digests of a number of frames a preset are, or of all frames.
  static func path(ofFrames count: Int?) -> URL {
    let name = count == nil ? "digests-of-all-frames.txt" : "digests.txt"
    return Vectors.packageRoot.appending(path: "Tests/ExportTests/Golden/\(name)")
  }

  /// How many frames of each preset are drawn: in a release build all, as `nil`, too.
  static let frameCounts: [Int?] = {
    #if DEBUG
      [4]
    #else
      [4, nil]
    #endif
  }()

  /// A line a preset and scale: the scene, the preset, the size, and the digest.
  static func lines<Source: Scene>(of type: Source.Type, frames count: Int?) throws -> [String] {
    try Source.presets.flatMap { preset in
      let scene = try Source(preset.configuration)
      let frames = scene.sampled(at: .fps60)
      let numbers =
        count.map { ContactSheet.numbers(of: frames.startIndex..<frames.endIndex, count: $0) }
        ?? Array(frames.startIndex..<frames.endIndex)
      let pictures = numbers.map { scene.frame(showing: frames[$0].sample) }
      return try [1.0, 2].map { scale in
        let layout = try PictureLayout(
          frameWidth: pictures[0].width, frameHeight: pictures[0].height, scale: scale,
          background: SceneColor(hex: 0xFFFFFF))
        var renderer = FrameRenderer(layout: layout)
        var digest = Digest()
        for picture in pictures {
          _ = renderer.draw(picture)
          digest.add(renderer.bitmap.pixels)
        }
        return "\(Source.name) \(preset.name) \(layout.size.width)x\(layout.size.height) "
          + "\(digest.text)"
      }
    }
  }

  /// A recording run fails, so that it is never mistaken for a check.
  @Test(arguments: frameCounts)
  func `the pixels of every scene are those on record`(frames count: Int?) throws {
    let lines =
      try Self.lines(of: Shimmer.self, frames: count) + Self.lines(of: Toast.self, frames: count)
      + Self.lines(of: LargeTitle.self, frames: count)
    let text = lines.map { $0 + "\n" }.joined()
    let path = Self.path(ofFrames: count)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: path)
      Issue.record("\(path.lastPathComponent) was recorded; run again without RECORD_GOLDEN.")
    }
    #expect(text == (try String(contentsOf: path, encoding: .utf8)))
  }

  @Test func `a digest tells pixels and their order apart`() {
    func digest(_ pixels: [UInt32]) -> String {
      var digest = Digest()
      digest.add(pixels)
      return digest.text
    }
    #expect(Set([digest([]), digest([0]), digest([0, 1]), digest([1, 0])]).count == 4)
  }

  /// FNV-1a with 64 bits, a pixel a step.
  struct Digest {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ pixels: [UInt32]) {
      var state = state
      pixels.withUnsafeBufferPointer { pixels in
        var index = 0
        while index < pixels.count {
          state = (state ^ UInt64(pixels[index])) &* 0x100_0000_01B3
          index += 1
        }
      }
      self.state = state
    }

    var text: String {
      let digits = String(state, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }
}
