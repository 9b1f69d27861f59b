// Small pictures in every format, byte for byte.

import Export
import Foundation
import TestSupport
import Testing

@testable import timeline_dump

@Suite struct PictureGoldenTests {
  struct Golden: Sendable, CustomTestStringConvertible {
    let file: String
    let options: String
    var testDescription: String { file }
  }

  static let all = [
    Golden(file: "shimmer.png", options: "png --frames 30...30"),
    Golden(file: "shimmer-small.png", options: "png --frames 30...30 --compression small"),
    Golden(file: "shimmer.apng", options: "apng --frames 30...31"),
    Golden(file: "shimmer-still.svg", options: "svg --frames 30...30"),
    Golden(file: "shimmer.svg", options: "svg --frames 30...31"),
    Golden(file: "shimmer.y4m", options: "y4m --frames 30...31"),
    Golden(file: "shimmer-444.y4m", options: "y4m --frames 30...31 --chroma 444"),
    Golden(file: "shimmer.rgba", options: "rgba --frames 30...31"),
    Golden(file: "shimmer.display-list", options: "display-list --frames 30...31"),
  ]

  @Test func `every format has bytes on record`() {
    for format in ExporterCatalog.frames {
      #expect(Self.all.contains { $0.options.hasPrefix("\(format.name) ") })
    }
  }

  /// A recording run fails, so that it is never mistaken for a check.
  @Test(arguments: all) func `the bytes are those on record`(golden: Golden) throws {
    let run = CommandRun("shimmer --fps 29.97 --size 24x12 --format \(golden.options)")
    try #require(run.messages == [])
    let path = Vectors.packageRoot
      .appending(path: "Tests/TimelineDumpTests/Golden/pictures/\(golden.file)")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(run.bytes).write(to: path)
      Issue.record("\(golden.file) was recorded; run the tests again without RECORD_GOLDEN.")
    }
    let recorded = [UInt8](try Data(contentsOf: path))
    // A failure shows where, not all bytes.
    let same = zip(run.bytes, recorded).prefix { $0 == $1 }.count
    #expect(run.bytes == recorded, "\(run.bytes.count) bytes differ from byte \(same) on.")
  }
}
