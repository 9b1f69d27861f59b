// The output of every scene, byte for byte.

import Foundation
import TestSupport
import Testing

@testable import timeline_dump

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
      file: "spring.csv", words: "spring --bounce 0.3 --from 100 --to 20 --velocity 50 --fps 20"),
    Golden(
      file: "spring-facts.txt", words: "spring --mass 1 --stiffness 100 --damping 10 --facts"),
    Golden(
      file: "spring-facts.json",
      words: "spring --settling-duration 1 --damping-ratio 1.5 --facts --format json"),
    Golden(file: "curve-plot.txt", words: "curve back-in-out --plot"),
    Golden(file: "curve-plot.svg", words: "curve steps(3,start) --format svg"),
    Golden(file: "spring-plot.txt", words: "spring --bounce 0.5 --to 100 --plot"),
    Golden(file: "curve-facts.txt", words: "curve spring(bounce:0.3,velocity:5) --facts"),
    Golden(
      file: "curve-facts.json",
      words: "curve cubic-bezier(.34,1.56,.64,1) --facts --format json"),
    Golden(
      file: "timing.csv",
      words: "timing --duration 400ms --iterations 2.5 --direction alternate --fill both "
        + "--easing ease --at -0.1,0,0.1,0.4,0.7,0.8,1,1.5"),
  ]

  @Test(arguments: all) func `the bytes are those on record`(golden: Golden) throws {
    let run = CommandRun(golden.words)
    #expect(run.messages == [])
    try Self.expect(run.output, on: golden.file)
  }

  /// A value that no option takes, given to every option that does not name a file; for a line of
  /// text, one that is too long.
  @Test func `every option's refusal is the sentence on record`() throws {
    var sentences: [String] = []
    for command in CommandCatalog.allCases.map(\.command) {
      for option in command.options where !["output", "logo"].contains(option.name) {
        let isLine = ["message", "title"].contains(option.name)
        let value = isLine ? String(repeating: "~?", count: 51) : "~?"
        let run = CommandRun(
          words(before: option.name, of: command.name) + ["--\(option.name)", value])
        #expect(run.status == .usage && run.output == "")
        sentences.append("\(command.name): \(run.messages.joined(separator: "\n"))\n")
      }
    }
    try Self.expect(sentences.joined(), on: "refusals.txt")
  }

  /// A recording run fails, so that it is never mistaken for a check.
  private static func expect(_ text: String, on file: String) throws {
    let path = Vectors.packageRoot.appending(path: "Tests/TimelineDumpTests/Golden/\(file)")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: path)
      Issue.record("\(file) was recorded; run the tests again without RECORD_GOLDEN.")
    }
    #expect(text == (try String(contentsOf: path, encoding: .utf8)))
  }
}
