// What stands above figures.

import Testing

@testable import timeline_dump

@Suite struct FigureCaptionTests {
  /// The first two lines of text of a figure.
  static func caption(_ words: [String]) -> [String] {
    let run = CommandRun(words + ["--format", "plot"])
    return run.output.split(separator: "<text").dropFirst().prefix(2).map { element in
      String(element.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
    }
  }

  @Test func `a figure names its preset`() {
    #expect(
      Self.caption(["large-title"]) == ["large-title · ios15to18", "127 frames at 60 frames/s"])
    #expect(Self.caption(["large-title", "--preset", "ionic"])[0] == "large-title · ionic")
  }

  @Test func `a figure says which inputs are not the preset's`() {
    let words = ["shimmer", "--preset", "articleLTR", "--duration", "2s", "--repeat", "once"]
    #expect(
      Self.caption(words + ["--offset-ratio", "-0.5", "--fps", "30"]) == [
        "shimmer · articleLTR", "61 frames at 30 frames/s · duration 2s, repeat once",
      ])
  }
}
