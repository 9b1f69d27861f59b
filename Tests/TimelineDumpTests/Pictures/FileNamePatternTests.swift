// Names of numbered files.

import Testing

@testable import timeline_dump

@Suite struct FileNamePatternTests {
  /// What C's printf makes of the pattern and the number.
  static let numbered: [(String, Int, String)] = [
    ("frames/%05d.png", 7, "frames/00007.png"), ("frames/%05d.png", 123456, "frames/123456.png"),
    ("%d.png", 12, "12.png"), ("a%03d", -5, "a-05"), ("%01d.svg", 0, "0.svg"),
    ("100%%/%04d.png", 3, "100%/0003.png"), ("ünï%02d", 3, "ünï03"),
  ]

  @Test(arguments: numbered)
  func `a number stands where printf puts it`(pattern: String, number: Int, path: String) throws {
    let pattern = try FileNamePattern(pattern)
    #expect(pattern.isNumbered)
    #expect(pattern.path(ofFrame: number) == path)
  }

  @Test(arguments: [("a.png", "a.png"), ("100%%.png", "100%.png"), ("a/b.svg", "a/b.svg")])
  func `a path without a number is one file`(text: String, path: String) throws {
    let pattern = try FileNamePattern(text)
    #expect(!pattern.isNumbered)
    #expect(pattern.path(ofFrame: 1) == path)
  }

  @Test(arguments: [
    "%5d.png", "%s.png", "%", "a%", "%0d.png", "%00d.png", "%033d.png", "%d-%d.png", "%-5d.png",
    "%05x.png", "a%05d/b.png", "%٣d.png", "%0٣d.png", "%99999999999999999999d",
  ])
  func `any other pattern is refused`(text: String) {
    #expect(
      throws: CommandError.usage(
        "The option --output is '\(text)', but a pattern has one %d or %05d in the file's name for the "
          + "number of the frame, and %% for a percent sign.")
    ) { try FileNamePattern(text) }
  }

  static let folders: [(String, String?)] = [
    ("a/b/%d.png", "a/b"), ("%d.png", nil), ("/%d.png", nil), ("./%d.png", "."), ("/a/%d", "/a"),
  ]

  @Test(arguments: folders)
  func `the folder is what stands before the last slash`(text: String, folder: String?) throws {
    #expect(try FileNamePattern(text).folder == folder)
  }
}
