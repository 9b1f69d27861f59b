// What the README and the documents show is what the program does.

import Foundation
import TestSupport
import Testing

@testable import timeline_dump

@Suite struct ReadmeTests {
  static let documents = [
    "README.md", "docs/ARCHITECTURE.md", "docs/FORMATS.md", "docs/NOTATION.md", "CONTRIBUTING.md",
  ]

  /// The blocks between three backticks, without the language of the first line.
  static func blocks(of path: String) throws -> [String] {
    let parts = try SourceFile.named(path).text.components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      String(parts[index].drop { $0 != "\n" }.dropFirst())
    }
  }

  @Test func `the two commands come first`() throws {
    #expect(
      try Self.blocks(of: "README.md")[0]
        == "swift run -c release timeline-dump shimmer --fps 60\nswift test\n")
    let ci = try SourceFile.named(".ci/run").text
    #expect(ci.contains("\nswift test "))
    #expect(ci.contains("swift run -c release timeline-dump shimmer --fps 60"))
  }

  @Test func `the output below them is real`() throws {
    let words =
      "shimmer --fps 60 --columns frame,time,progress,mask_width,mask_offset,left,right --precision 4"
    let text = try SourceFile.named("README.md").text
    #expect(text.contains("(`" + words.dropFirst("shimmer --fps 60 ".count) + "`)"))
    let shown = try Self.blocks(of: "README.md")[1].split(separator: "\n").map(String.init)
    let real = CommandRun(words).lines
    #expect(real.count == 61)
    let gap = try #require(shown.firstIndex(of: "…"))
    #expect(Array(shown[..<gap]) == Array(real[..<gap]))
    #expect(Array(shown[(gap + 1)...]) == Array(real.suffix(shown.count - gap - 1)))
  }

  /// The lines of all documents that call the program, with what they say behind two spaces left out.
  static let calls: [String] = {
    var calls: [String] = []
    for document in documents {
      for line in ((try? blocks(of: document)) ?? []).joined().split(separator: "\n")
      where line.hasPrefix("timeline-dump ") {
        calls.append(String(line).components(separatedBy: "  ")[0])
      }
    }
    return calls
  }()

  /// The calls that write tables to standard output.
  static let plainCalls = calls.filter { !$0.contains("|") && !$0.contains("--output") }

  /// The calls that write files or go into another program; the reader in `docs` has its own test.
  static let shellCalls = calls.filter { !plainCalls.contains($0) && !$0.contains("docs/") }

  @Test(.enabled(if: OutsideTool.hasAll("ffmpeg")), arguments: shellCalls)
  func `a call that writes files runs, from a picture to a film`(call: String) throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        timeline toast --frames 0...0 --size 40x20 --output logo.png
        \(call.replacingOccurrences(of: "timeline-dump ", with: "timeline ").replacingOccurrences(
          of: "ffmpeg ", with: "ffmpeg -loglevel error "))
        """, in: folder)
      #expect(run.messages == "" && run.status == 0)
      #expect(try BuiltProgram.files(in: folder).count == 2)
    }
  }

  @Test(arguments: plainCalls) func `a call that is shown runs`(call: String) {
    let words = HelpTests.words(of: String(call.dropFirst("timeline-dump ".count)))
    let run = CommandRun(words, files: ["logo.png": LogoOptionTests.picture])
    #expect(run.status == .success, "\(run.messages)")
    #expect(run.lines.count > 1)
  }

  @Test func `enough calls are shown`() {
    #expect(Self.calls.count >= 7)
  }

  @Test(arguments: documents)
  func `a file that is linked to is there`(document: String) throws {
    let text = try SourceFile.named(document).text
    let folder = document.hasPrefix("docs/") ? "docs/" : ""
    for part in text.components(separatedBy: "](").dropFirst() {
      let target = String(part.prefix { $0 != ")" })
      if target.hasPrefix("https://") { continue }
      let path = Vectors.packageRoot.appending(path: folder + target).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: path), "\(target)")
    }
  }

  @Test func `the folders that the architecture names are there`() throws {
    let text = try SourceFile.named("docs/ARCHITECTURE.md").text
    let names = text.components(separatedBy: "`").filter {
      ($0.hasPrefix("Sources/") || $0.hasPrefix("Tests/")) && !$0.contains("<")
    }
    #expect(names.count > 10)
    for name in names {
      let path = Vectors.packageRoot.appending(path: name).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: path), "\(name)")
    }
  }

  @Test func `the changelog has the program's version or what is unreleased first`() throws {
    let headings = try SourceFile.named("CHANGELOG.md").lines.filter { $0.hasPrefix("## ") }
    #expect(headings.first == "## Unreleased")
  }
}
