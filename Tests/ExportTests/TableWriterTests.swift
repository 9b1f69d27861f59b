// Tables as streams.

import Easing
import Export
import Scenes
import Testing

@Suite struct TableWriterTests {
  struct Full: Error, Hashable {}

  /// What a writer hands on, run by run.
  final class Runs {
    var runs: [[UInt8]] = []
    var text: String { String(decoding: runs.joined(), as: UTF8.self) }
  }

  @Test func `the example of the documentation holds`() {
    var bytes: [UInt8] = []
    var writer = TableWriter(headings: ["x"], format: DelimitedText.csv) { bytes += $0 }
    writer.append([.number(0.5)])
    writer.finish()
    #expect(String(decoding: bytes, as: UTF8.self) == "x\n0.5\n")
  }

  @Test func `the first row is handed on at once, with the headings`() throws {
    let runs = Runs()
    var writer = TableWriter(headings: ["x"], format: DelimitedText.csv) {
      (bytes: [UInt8]) throws(Full) in runs.runs.append(bytes)
    }
    try writer.append([.number(0.5)])
    #expect(runs.text == "x\n0.5\n")
    try writer.append([.number(1.5)])
    #expect(runs.runs.count == 1)
    try writer.finish()
    #expect(runs.text == "x\n0.5\n1.5\n")
  }

  @Test func `a table without rows is its headings`() throws {
    let runs = Runs()
    var writer = TableWriter(headings: ["a", "b"], format: DelimitedText.csv) {
      (bytes: [UInt8]) throws(Full) in runs.runs.append(bytes)
    }
    try writer.finish()
    #expect(runs.text == "a,b\n")
  }

  @Test func `rows are handed on in runs of bounded length`() throws {
    let runs = Runs()
    var writer = TableWriter(headings: ["x"], format: DelimitedText.csv) {
      (bytes: [UInt8]) throws(Full) in runs.runs.append(bytes)
    }
    for row in 0..<50_000 { try writer.append([.integer(row)]) }
    try writer.finish()
    #expect(runs.runs.count > 3)
    #expect(runs.runs.allSatisfy { $0.count < 1 << 17 })
    #expect(runs.text == "x\n" + (0..<50_000).map { "\($0)\n" }.joined())
  }

  @Test func `a failure to write ends the table`() {
    var writer = TableWriter(headings: ["x"], format: DelimitedText.csv) {
      (_: [UInt8]) throws(Full) in throw Full()
    }
    var failure: Full?
    do throws(Full) {
      try writer.append([.integer(1)])
    } catch {
      failure = error
    }
    #expect(failure == Full())
  }
}
