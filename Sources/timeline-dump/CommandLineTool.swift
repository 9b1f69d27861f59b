// The program as a function of its arguments.
// Layer: timeline-dump. Tests: CommandLineToolTests.

import Easing

/// Runs one command line.
enum CommandLineTool {
  /// The version of the program.
  static let version = "0.1.0"

  /// Runs the command that the words name.
  ///
  /// - Parameters:
  ///   - words: The command line without the program's own name.
  ///   - system: The streams and files to use.
  /// - Returns: The status to exit with; if it is no success, a message was written.
  static func run(_ words: [String], _ system: SystemServices) -> ExitCode {
    run(bytes: words.map { Array($0.utf8) }, system)
  }

  /// Runs the command that the words name, as the system gave them.
  ///
  /// - Parameters:
  ///   - bytes: The command line without the program's own name; words that are not UTF-8 are refused.
  ///   - system: The streams and files to use.
  /// - Returns: The status to exit with; if it is no success, a message was written.
  static func run(bytes: [[UInt8]], _ system: SystemServices) -> ExitCode {
    do throws(CommandError) {
      try runCommand(ProcessArguments.text(of: bytes), system)
      return .success
    } catch {
      if let message = error.message {
        system.writeMessage("timeline-dump: \(message)")
      }
      return error.status
    }
  }

  private static func runCommand(
    _ words: [String], _ system: SystemServices
  ) throws(CommandError) {
    guard let first = words.first else {
      throw .usage(
        "The scene or verb is missing; try timeline-dump shimmer --fps 60, "
          + "or timeline-dump help for all of them.")
    }
    switch first {
    case "--version", "-v", "-V", "version":
      if words.count > 1 {
        throw .usage("There is one word too many, \(words[1].quoted); \(first) stands alone.")
      }
      try system.writeOutput(Array("timeline-dump \(version)\n".utf8))
    case "--help", "-h":
      try HelpCommand().run(Arguments(Array(words.dropFirst()), of: HelpCommand()), system)
    case _ where first.hasPrefix("-"):
      if let near = nearest(to: first, in: ["--help", "--version"]) {
        throw .usage("There is no option \(first.quoted); did you mean '\(near)'?")
      }
      throw .usage(
        "The option \(first) stands before a scene or verb; options come after it, "
          + "as in timeline-dump shimmer --fps 60.")
    default:
      let command = try CommandCatalog.command(named: first)
      let arguments = try Arguments(Array(words.dropFirst()), of: command)
      if arguments.wantsHelp {
        try system.writeOutput(Array(command.help.text.utf8))
      } else {
        try command.run(arguments, system)
      }
    }
  }
}
