// What the first word of the command line can name.
// Layer: timeline-dump. Tests: CommandLineToolTests.

/// A scene or verb of the command line.
protocol Command: Sendable {
  /// The first word of the command line.
  var name: String { get }

  /// One sentence of what it does.
  var summary: String { get }

  /// Its page of help.
  var help: HelpPage { get }

  /// The options that it takes.
  var options: [OptionDefinition] { get }

  /// Whether it takes an option of a name: whether one of `options` has it.
  func takesOption(named name: String) -> Bool

  /// Does its work.
  ///
  /// - Throws: `CommandError`; where the command line is wrong, before anything is written.
  func run(_ arguments: Arguments, _ system: SystemServices) throws(CommandError)
}

extension Command {
  func takesOption(named name: String) -> Bool { option(named: name) != nil }

  /// The option of a name, or `nil` if it takes none.
  func option(named name: String) -> OptionDefinition? {
    options.first { $0.name == name }
  }
}
