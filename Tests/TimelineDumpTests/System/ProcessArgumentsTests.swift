// The words that the process was started with.

import Testing

@testable import timeline_dump

@Suite struct ProcessArgumentsTests {
  @Test func `words that are UTF-8 stay as they are`() throws {
    let words = ["toast", "--output", "Bilder/größe-🌅.png", "", "e\u{301}"]
    #expect(try ProcessArguments.text(of: words.map { Array($0.utf8) }) == words)
  }

  static let wrong: [(bytes: [UInt8], shown: String)] = [
    (Array("a".utf8) + [0xFF] + Array(".csv".utf8), #"a\xFF.csv"#),
    (Array("gr".utf8) + [0xF6, 0xDF, 0x65], #"gr\xF6\xDFe"#), ([0xC0, 0x80], #"\xC0\x80"#),
    ([0xED, 0xA0, 0x80, 0x0A], #"\xED\xA0\x80\x0A"#),
  ]

  @Test(arguments: wrong) func `one that is not is refused with its bytes`(
    bytes: [UInt8], shown: String
  ) {
    #expect(
      throws: CommandError.usage(
        "Word 2 of the command line is '\(shown)', but words and the names of files are UTF-8.")
    ) { try ProcessArguments.text(of: [Array("toast".utf8), bytes]) }
  }

  @Test func `a long word is cut in the message`() {
    let word = [UInt8](repeating: 0x61, count: 300) + [0xFF]
    #expect(
      throws: CommandError.usage(
        "Word 1 of the command line is '\(String(repeating: "a", count: 256))…', but words and the "
          + "names of files are UTF-8.")
    ) { try ProcessArguments.text(of: [word]) }
  }

  @Test func `the program makes no file of another name`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        #"timeline toast --frames 0...0 --output "$(printf 'a\377.csv')""#, in: folder)
      #expect(run.status == 64 && run.output.isEmpty)
      #expect(
        run.messages.hasPrefix(#"timeline-dump: Word 5 of the command line is 'a\xFF.csv', "#))
      #expect(try BuiltProgram.files(in: folder).isEmpty)
    }
  }

  @Test func `a name in any script is the file's name`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        "timeline toast --frames 0...0 --output größe-🌅.csv", in: folder)
      #expect(run.status == 0 && run.messages.isEmpty)
      #expect(try BuiltProgram.files(in: folder) == ["größe-🌅.csv"])
    }
  }
}
