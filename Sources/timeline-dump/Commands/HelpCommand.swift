// The verb `help`.
// Layer: timeline-dump. Tests: HelpTests.

import Easing

/// Explains the program, or one of its commands.
struct HelpCommand: Command {
  let name = "help"
  let summary = "This page, or with the name of a scene or verb, its own."
  let options: [OptionDefinition] = []

  var help: HelpPage {
    HelpPage(
      usage: "timeline-dump SCENE|VERB [options]",
      summary: "timeline-dump says exactly what an animation does: "
        + "every value of every frame, as a table or a picture.",
      sections: [
        HelpPage.Section("Scenes", Self.entries(CommandCatalog.scenes)),
        HelpPage.Section("Verbs", Self.entries(CommandCatalog.verbs)),
        HelpPage.Section(
          "Options",
          [
            HelpPage.Entry("--help", "The page of help of a scene or verb."),
            HelpPage.Entry("--version", "The version of the program."),
          ]),
        HelpPage.Section(
          "Exit status",
          [
            HelpPage.Entry("0", "All went well, or the reader closed the pipe."),
            HelpPage.Entry("64", "The command line is wrong."),
            HelpPage.Entry("65", "A file or standard input holds something wrong."),
            HelpPage.Entry("66", "A file cannot be read."),
            HelpPage.Entry("70", "The selftest found other results than the published ones."),
            HelpPage.Entry("73", "A file cannot be created."),
            HelpPage.Entry("74", "Writing failed."),
            HelpPage.Entry(
              "129, 130, 143",
              "A hang-up, an interrupt or a request to terminate ended the program."),
          ]),
        HelpPage.Section(
          "Examples",
          [
            HelpPage.Entry("timeline-dump shimmer --fps 60"),
            HelpPage.Entry("timeline-dump shimmer --logo logo.png --output shimmer.apng"),
            HelpPage.Entry("timeline-dump curve 'cubic-bezier(.34,1.56,.64,1)' --samples 11"),
            HelpPage.Entry("timeline-dump help toast"),
          ]),
      ])
  }

  private static func entries(_ commands: [any Command]) -> [HelpPage.Entry] {
    commands.map { HelpPage.Entry($0.name, $0.summary) }
  }

  func run(_ arguments: Arguments, _ system: SystemServices) throws(CommandError) {
    if arguments.operands.count > 1 {
      throw .usage(
        "There is one word too many, \(arguments.operands[1].quoted); "
          + "help takes the name of one scene or verb.")
    }
    try run(arguments.operands.first, system)
  }

  /// Writes the page of a command, or of the program.
  func run(_ topic: String?, _ system: SystemServices) throws(CommandError) {
    let page = try topic.map { name throws(CommandError) in
      try CommandCatalog.command(named: name).help
    }
    try system.writeOutput(Array((page ?? help).text.utf8))
  }
}
