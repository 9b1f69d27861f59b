// The option `--logo`.

import Testing

@testable import timeline_dump

@Suite struct LogoOptionTests {
  /// The head of a picture of 240 × 80 pixels, with the checksum that Python's zlib.crc32 gives.
  static let picture: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
    0xF0, 0, 0, 0, 0x50, 0x08, 0x06, 0, 0, 0, 0x27, 0x49, 0xF8, 0x7C,
  ]

  /// The right edge at the end of the animation, which is the logo's width.
  static func width(_ words: [String], name: String) -> String? {
    let run = CommandRun(
      ["shimmer", "--repeat", "once", "--columns", "right"] + words, files: [name: picture])
    return run.lines.last
  }

  @Test(arguments: [
    ("logo.png", "240"), ("art/logo@2x.png", "120"), ("logo@3x.png", "80"), ("logo@4x.png", "240"),
    ("@2x/logo.png", "240"), ("logo@2x.v1.png", "240"),
  ])
  func `the size comes from the picture, in points at its scale`(name: String, width: String) {
    #expect(Self.width(["--logo", name], name: name) == width)
  }

  @Test func `a width that is given goes before the picture's`() {
    #expect(Self.width(["--logo-width", "50", "--logo", "a.png"], name: "a.png") == "50")
  }

  /// The picture's proportions are 3 to 1, those of the default logo 1 to 1.
  static let sides: [(words: [String], width: String)] = [
    (["--logo", "a.png", "--logo-height", "20"], "60"),
    (["--logo-height", "20"], "20"),
    (["--logo", "a.png", "--logo-height", "20", "--logo-width", "50"], "50"),
  ]

  @Test(arguments: sides) func `a height that is given alone keeps the proportions`(
    words: [String], width: String
  ) {
    #expect(Self.width(words, name: "a.png") == width)
  }

  /// A picture is twice as wide and high as its logo.
  static let sizes: [(words: String, size: String)] = [
    ("", "240 240"), ("--logo-width 50", "100 100"), ("--logo-height 50", "100 100"),
    ("--logo-width 50 --logo-height 30", "100 60"),
  ]

  @Test(arguments: sizes) func `a side that is given alone keeps the proportions in pictures`(
    words: String, size: String
  ) throws {
    let line = "shimmer --frames 0...0 --scale 1 --format display-list "
    let head = try #require(CommandRun(line + words).lines.first)
    let parts = size.split(separator: " ")
    #expect(head.contains("\"width_px\":\(parts[0]),\"height_px\":\(parts[1]),"))
  }

  @Test func `a side that makes the other one too long is refused`() {
    expectRefusal(
      of: ["shimmer", "--logo", "a.png", "--logo-height", "1e6"],
      "The option --logo-height is '1e6', by which logo-width becomes 3000000, but that takes a number "
        + "above 0 and at most 1000000.",
      files: ["a.png": Self.picture])
  }

  @Test func `a file that is no picture is refused with what was found`() {
    expectRefusal(
      of: ["shimmer", "--logo", "a.jpg"],
      "The file 'a.jpg' cannot be the logo: A PNG picture is expected, but this is a JPEG picture.",
      status: .badData, files: ["a.jpg": [0xFF, 0xD8, 0xFF, 0xE0]])
  }

  /// 2³¹ − 1 pixels wide, with the checksum that Python's zlib.crc32 gives.
  @Test func `a picture that is too large for a logo is refused`() {
    let head = Array(Self.picture.prefix(16)) + [0x7F, 0xFF, 0xFF, 0xFF, 0, 0, 0, 1, 8, 6, 0, 0, 0]
    expectRefusal(
      of: ["shimmer", "--logo", "a.png"],
      "The file 'a.png' cannot be the logo: it is 2147483647 × 1 pixels large, but its width takes "
        + "a number above 0 and at most 1000000 in points.",
      status: .badData, files: ["a.png": head + [0xA0, 0x36, 0x33, 0xDD]])
  }

  @Test(arguments: [
    ("", "--logo 5.png --frames 5...5 --output %d.png"),
    ("", "--logo 5.png --frames 5...5 --output ./5.png"),
    ("", "--logo 5.png --frames 0...0 --output 5.png"),
    ("ln -s 5.png link.png", "--logo link.png --frames 5...5 --output 5.png"),
    ("ln 5.png again.png", "--logo again.png --frames 5...5 --output 5.png"),
    ("", "--logo 5.png --frames 5...5 --output $PWD/5.png"),
  ])
  func `the picture is not replaced, whatever it is called`(setting: String, words: String) throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        timeline toast --frames 0...0 --size 8x8 --output 5.png && cksum 5.png && \(setting.isEmpty ? ":" : setting)
        timeline shimmer \(words); echo $?; cksum 5.png
        """, in: folder)
      let lines = run.text.split(separator: "\n")
      #expect(lines.count == 3 && lines[0] == lines[2] && lines[1] == "64")
      #expect(run.messages.contains(" would replace the file "))
    }
  }

  @Test func `a file that cannot be read is refused`() {
    expectRefusal(
      of: ["shimmer", "--logo", "none.png"],
      "Reading the file 'none.png' failed: No such file or directory.", status: .inputNotReadable)
  }
}
