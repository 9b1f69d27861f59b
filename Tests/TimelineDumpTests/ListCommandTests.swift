// The verb `list`.

import Testing

@testable import timeline_dump

@Suite struct ListCommandTests {
  static func rows(_ words: String) -> [[String]] {
    CommandRun("list " + words + " --format tsv").lines.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func `a table has a row for every name`() {
    let rows = Self.rows("")
    #expect(
      rows[0] == [
        "kind", "scene", "name", "unit", "value", "accepted", "provenance", "summary",
      ])
    #expect(
      Set(rows.dropFirst().map { $0[0] }) == [
        "scene", "preset", "input", "column", "curve", "function", "format",
      ])
    #expect(rows.allSatisfy { $0.count == 8 && !$0[7].isEmpty })
  }

  @Test func `every preset and every input has a provenance`() {
    let known: Set = ["article", "official", "re-implementation", "inferred"]
    for row in Self.rows("").dropFirst() where row[0] == "preset" || row[0] == "input" {
      #expect(known.contains(row[6]), "\(row)")
    }
  }

  @Test func `an input that is a file is listed with the others`() {
    let inputs = Self.rows("inputs").filter { $0[1] == "shimmer" }
    #expect(inputs.first?[2] == "logo")
    #expect(inputs.first?[5] == "the path of a PNG picture")
  }

  @Test func `every input says what it accepts`() {
    for row in Self.rows("inputs").dropFirst() { #expect(!row[5].isEmpty, "\(row)") }
  }

  @Test func `every curve that is listed can be sampled, under its name and its value`() {
    for row in Self.rows("curves").dropFirst() {
      let byName = CommandRun(["curve", row[2], "--samples", "9"])
      #expect(byName.status == .success, "\(row)")
      #expect(byName.output == CommandRun(["curve", row[4], "--samples", "9"]).output, "\(row)")
    }
  }

  @Test func `every preset, column and format that is listed is accepted`() {
    for row in Self.rows("").dropFirst() {
      switch row[0] {
      case "scene": #expect(CommandRun([row[2], "--frames", "0...0"]).status == .success)
      case "preset":
        #expect(CommandRun([row[1], "--preset", row[2], "--frames", "0...0"]).status == .success)
      case "column":
        #expect(
          CommandRun([row[1], "--columns", row[2], "--frames", "0...0"]).lines.first == row[2])
      case "format":
        #expect(
          CommandRun(["shimmer", "--format", row[2], "--frames", "0...0"]).status == .success)
        #expect(CommandRun(["shimmer", "--format", row[2], "--frames", "0...0"]).bytes.count > 100)
      default: break
      }
    }
  }

  @Test func `a kind narrows the list`() {
    #expect(Set(Self.rows("presets").dropFirst().map { $0[0] }) == ["preset"])
    #expect(
      CommandRun("list formats").output == """
        Formats (and endings of files):
          csv                     Comma-separated values, headings in the first line.
          tsv                     Tab-separated values, headings in the first line.
          ndjson                  One JSON object a line, keyed by the headings.
          png                     PNG pictures, a file for each frame.
          apng                    An animated PNG, for browsers.
          svg                     Scalable vector graphics: a document a frame, or one
                                  that plays.
          y4m                     Uncompressed video (YUV4MPEG2) for a pipe into ffmpeg
                                  or another encoder.
          rgba                    Raw pixels: bytes of red, green, blue and alpha, frame
                                  after frame.
          display-list            What each frame shows, as a JSON object a line.
          sheet                   One picture with evenly spaced frames and their times,
                                  in PNG or SVG.
          plot                    The columns over time as one picture, in SVG or PNG.

        """)
  }

  @Test func `a scene narrows the list to what belongs to it`() {
    #expect(Set(Self.rows("toast").dropFirst().map { $0[1] }) == ["toast"])
    #expect(CommandRun("list").lines.count { $0 == "Scenes:" } == 1)
  }

  @Test func `an unknown kind names the nearest`() {
    expectRefusal(of: ["list", "prests"], "There is no kind 'prests'; did you mean 'presets'?")
    expectRefusal(
      of: ["list", "presets", "curves"],
      "There is one word too many, 'curves'; list takes one kind or scene.")
  }
}
