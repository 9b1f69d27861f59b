// Words sorted into operands and options.

import Testing

@testable import timeline_dump

@Suite struct ArgumentsTests {
  struct Stub: Command {
    let name = "stub"
    let summary = ""
    let help = HelpPage(usage: "", summary: "", sections: [])
    let options = [
      OptionDefinition("fps", "RATE", "Frames.", accepted: "a rate"),
      OptionDefinition("offset", "N", "Offset.", accepted: "a number"),
      OptionDefinition.flag("facts", "Facts."),
    ]

    func run(_ arguments: Arguments, _ system: SystemServices) {}
  }

  static func arguments(_ words: String...) throws(CommandError) -> Arguments {
    try Arguments(words, of: Stub())
  }

  @Test func `an option's value follows it, or an equals sign`() throws {
    let apart = try Self.arguments("--fps", "60", "--offset", "1")
    let joined = try Self.arguments("--fps=60", "--offset=1")
    #expect(apart == joined)
    #expect(apart["fps"] == "60")
    #expect(apart["offset"] == "1")
    #expect(apart.operands.isEmpty)
  }

  @Test(arguments: ["-1", "-.5", "-1e3", "-ease", "-"])
  func `a value may begin with a dash`(value: String) throws {
    #expect(try Self.arguments("--offset", value)["offset"] == value)
    #expect(try Self.arguments("--offset=" + value)["offset"] == value)
  }

  @Test func `a flag takes no value, and comes once`() throws {
    let arguments = try Self.arguments("--facts", "word", "--fps", "60")
    #expect(arguments["facts"] == "" && arguments.operands == ["word"])
    #expect(try Self.arguments("word")["facts"] == nil)
    #expect(throws: CommandError.usage("The option --facts takes no value.")) {
      try Self.arguments("--facts=1")
    }
    #expect(
      throws: CommandError.usage(
        "The option --facts is given twice, but each option is given once.")
    ) { try Self.arguments("--facts", "--facts") }
  }

  @Test func `the flags are those of the commands`() {
    let options = CommandCatalog.allCases.flatMap { $0.command.options }
    for option in options {
      #expect(option.isFlag == Arguments.flags.contains(option.name), "\(option.name)")
    }
    #expect(Arguments.flags.allSatisfy { flag in options.contains { $0.name == flag } })
  }

  @Test func `a value behind an equals sign may be anything`() throws {
    #expect(try Self.arguments("--offset=")["offset"] == "")
    #expect(try Self.arguments("--offset=a=b")["offset"] == "a=b")
    #expect(try Self.arguments("--offset=--fps")["offset"] == "--fps")
  }

  @Test func `words without dashes are operands, and all words behind two dashes`() throws {
    let arguments = try Self.arguments("a", "--fps", "1", "-5", "-", "--", "--offset", "-x")
    #expect(arguments.operands == ["a", "-5", "-", "--offset", "-x"])
    #expect(arguments["offset"] == nil)
  }

  @Test(arguments: ["--help", "-h"]) func `help is asked for anywhere`(word: String) throws {
    #expect(try Self.arguments("--fps", "1", word).wantsHelp)
    #expect(try !Self.arguments("--fps", "1").wantsHelp)
  }

  @Test(arguments: [
    (["--fps"], "The option --fps has no value, but it takes a rate."),
    (["--fps", "--offset", "1"], "The option --fps has no value, but it takes a rate."),
    (["--fpss", "1"], "There is no option '--fpss'; did you mean '--fps'?"),
    (["--fp=1"], "There is no option '--fp'; did you mean '--fps'?"),
    (["--help=fps"], "The option --help takes no value."),
    (["-f", "1"], "There is no option '-f'; options are written --name, with two dashes."),
    (
      ["--fps", "1", "--fps=2"],
      "The option --fps is given twice, as '1' and '2', but each option is given once."
    ),
  ])
  func `what is wrong is said in one sentence`(words: [String], message: String) {
    #expect(throws: CommandError.usage(message)) {
      try Arguments(words, of: Stub())
    }
  }
}
