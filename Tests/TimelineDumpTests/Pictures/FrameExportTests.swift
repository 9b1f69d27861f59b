// Frames in a format, on all processors.

import Export
import Raster
import Scenes
import Synchronization
import Testing
import Timeline

@testable import timeline_dump

@Suite struct FrameExportTests {
  /// A format whose bytes show the frame, the frame before, and nothing else.
  struct Trace: FrameFormat {
    let name = "trace"
    let summary = "What an encoder is asked."
    var isStream = true
    func beginning(of run: FrameRun) throws(FrameFormatError) -> [UInt8] {
      if run.numbers.isEmpty {
        throw .frameCountOutOfRange(format: name, count: 0, greatest: 9)
      }
      return Array("<".utf8)
    }
    func ending(of run: FrameRun) -> [UInt8] { Array(">".utf8) }
    func encoder(for run: FrameRun, after previous: Frame?) -> any FrameEncoder {
      Encoder(previous: previous)
    }
    struct Encoder: FrameEncoder {
      var previous: Frame?
      mutating func encoded(_ frame: Frame, number: Int) -> [UInt8] {
        defer { previous = frame }
        let change = previous.map { $0 == frame ? "same" : "new" } ?? "first"
        return Array("\(number) \(change) \(frame.elements.count);".utf8)
      }
    }
  }

  static func export(
    _ numbers: Range<Int>, jobs: Int, scale: Double = 1
  ) throws -> FrameExport<Shimmer> {
    let scene = try Shimmer(Shimmer.Configuration())
    let frame = scene.frame(at: .zero)
    let layout = try PictureLayout(
      frameWidth: frame.width, frameHeight: frame.height, scale: scale,
      background: SceneColor(hex: 0))
    return FrameExport(
      scene: scene, format: Trace(),
      run: FrameRun(layout: layout, rate: .fps60, numbers: numbers), jobCount: jobs)
  }

  @Test(arguments: [2, 3, 16]) func `the bytes are the same for any number of threads`(
    jobs: Int
  ) throws {
    func frames(_ jobs: Int) throws -> [EncodedFrame] {
      var frames: [EncodedFrame] = []
      try Self.export(-5..<100, jobs: jobs).encodeAll { (frame) throws(CommandError) in
        frames.append(frame)
      }
      return frames
    }
    let alone = try frames(1)
    #expect(alone.map(\.number) == Array(-5..<100))
    #expect(try frames(jobs) == alone)
  }

  @Test func `only the first frame has none before it`() throws {
    var firsts: [Int] = []
    try Self.export(3..<90, jobs: 2).encodeAll { (frame) throws(CommandError) in
      if String(decoding: frame.bytes, as: UTF8.self).contains("first") {
        firsts.append(frame.number)
      }
    }
    #expect(firsts == [3])
  }
}
