// The program as a function of its arguments.

import Testing

@testable import timeline_dump

@Suite struct CommandLineToolTests {
  @Test func `the version is said`() {
    let run = CommandRun("--version")
    #expect(run.output == "timeline-dump \(CommandLineTool.version)\n")
    #expect(run.status == .success)
    expectRefusal(
      of: ["--version", "x"], "There is one word too many, 'x'; --version stands alone.")
  }

  @Test(arguments: ["-v", "-V", "version"]) func `the version is said in other words, too`(
    word: String
  ) {
    #expect(CommandRun(word).output == CommandRun("--version").output)
    expectRefusal(of: [word, "x"], "There is one word too many, 'x'; \(word) stands alone.")
  }

  @Test func `a mistyped option in front names the nearest`() {
    expectRefusal(
      of: ["--verison"], "There is no option '--verison'; did you mean '--version'?")
    expectRefusal(of: ["--hlep"], "There is no option '--hlep'; did you mean '--help'?")
  }

  @Test func `what a message quotes is short, and safe for a terminal`() {
    expectRefusal(
      of: ["shimmer", "--fps", "\u{1B}[31m\n" + String(repeating: "9", count: 1000)],
      "The option --fps is '\\u{1b}[31m\\u{a}" + String(repeating: "9", count: 54)
        + "…', but it takes from 0.001 to 1000000 frames a second, such as 60, 29.97, 30000/1001 or "
        + "12.5.")
  }

  @Test func `no word at all is a wrong command line`() {
    expectRefusal(
      of: [],
      "The scene or verb is missing; try timeline-dump shimmer --fps 60, or timeline-dump help for "
        + "all of them.")
  }

  @Test func `an option before the scene is told its place`() {
    expectRefusal(
      of: ["--fps", "60", "shimmer"],
      "The option --fps stands before a scene or verb; options come after it, as in timeline-dump "
        + "shimmer --fps 60.")
  }

  @Test func `names of commands are unique, and options within a command`() {
    let names = CommandCatalog.allCases.map(\.rawValue)
    #expect(names == CommandCatalog.allCases.map { $0.command.name })
    for command in CommandCatalog.allCases.map(\.command) {
      let options = command.options.map(\.name)
      #expect(Set(options).count == options.count, "\(command.name)")
      #expect(command.options == options.compactMap { command.option(named: $0) })
      #expect(command.option(named: "no-such-option") == nil)
      #expect(options.allSatisfy { command.takesOption(named: $0) })
      #expect(!command.takesOption(named: "no-such-option"))
    }
  }

  /// More characters than a line of text may have.
  private let nonsenseLine = String(repeating: "~?", count: 51)

  /// A value that no input takes: every option of every command refuses it in one sentence.
  @Test(arguments: CommandCatalog.allCases.map(\.rawValue))
  func `every option refuses nonsense, and writes nothing`(name: String) throws {
    let command = try CommandCatalog.command(named: name)
    for option in command.options where option.name != "output" && option.name != "logo" {
      let value = ["message", "title"].contains(option.name) ? nonsenseLine : "~?"
      let run = CommandRun(words(before: option.name, of: name) + ["--\(option.name)", value])
      #expect(run.status == .usage, "--\(option.name)")
      #expect(run.output == "", "--\(option.name)")
      #expect(run.messages.count == 1, "--\(option.name)")
      let message = run.messages.first ?? ""
      #expect(
        message.contains("~?") && message.hasSuffix(".") || message.hasSuffix("?"), "\(message)")
      #expect(!message.contains("\n"), "\(message)")
    }
  }

  @Test(arguments: CommandCatalog.allCases.map(\.rawValue))
  func `every option of help reads back its own standard`(name: String) throws {
    let command = try CommandCatalog.command(named: name)
    for option in command.options {
      guard let standard = option.standard, standard != "all" else { continue }
      var before = words(before: option.name, of: name)
      if name == "timing" { before = ["timing", "--at", "0"] }
      let run = CommandRun(before + ["--\(option.name)=\(standard)"])
      #expect(run.status == .success, "--\(option.name)=\(standard) \(run.messages)")
      #expect(run.bytes == CommandRun(before).bytes, "--\(option.name)")
    }
  }
}
