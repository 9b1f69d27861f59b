// The output of every scene, byte for byte.

import Foundation
import TestSupport
import Testing

@Suite struct GoldenTests {
  struct Golden: Sendable, CustomTestStringConvertible {
    let file: String
    let words: String
    var testDescription: String { words }
  }

  static let all = [
    Golden(file: "shimmer.csv", words: "shimmer --fps 60"),
    Golden(file: "shimmer.tsv", words: "shimmer --fps 12 --format tsv"),
    Golden(file: "shimmer.ndjson", words: "shimmer --fps 24 --preset articleRTL --format ndjson"),
    Golden(file: "toast.csv", words: "toast --shows 0,2 --fps 10"),
    Golden(file: "large-title.csv", words: "large-title --fps 30"),
    Golden(file: "curve.csv", words: "curve cubic-bezier(.34,1.56,.64,1) --samples 21"),
    Golden(
      file: "timing.csv",
      words: "timing --duration 400ms --iterations 2.5 --direction alternate --fill both "
        + "--easing ease --at -0.1,0,0.1,0.4,0.7,0.8,1,1.5"),
  ]

  /// A recording run fails, so that it is never mistaken for a check.
  @Test(arguments: all) func `the bytes are those on record`(golden: Golden) throws {
    let run = CommandRun(golden.words)
    #expect(run.messages == [])
    let path = Vectors.packageRoot.appending(path: "Tests/TimelineDumpTests/Golden/\(golden.file)")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(run.output.utf8).write(to: path)
      Issue.record("\(golden.file) was recorded; run the tests again without RECORD_GOLDEN.")
    }
    #expect(run.output == (try String(contentsOf: path, encoding: .utf8)))
  }
}
