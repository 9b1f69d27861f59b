// An option as help and the parser know it.
// Layer: timeline-dump. Tests: ArgumentsTests.

/// One option, which takes a value unless it is a flag.
struct OptionDefinition: Hashable, Sendable {
  /// The name, without the dashes.
  let name: String

  /// What stands for the value in help: `RATE`; empty for a flag.
  let valueName: String

  /// One sentence of what it does.
  let summary: String

  /// What it takes, to end a sentence with: `a number above 0`.
  let accepted: String

  /// The value that holds without the option, or `nil`.
  let standard: String?

  init(
    _ name: String, _ valueName: String, _ summary: String, accepted: String,
    standard: String? = nil
  ) {
    self.name = name
    self.valueName = valueName
    self.summary = summary
    self.accepted = accepted
    self.standard = standard
  }

  /// An option without a value.
  static func flag(_ name: String, _ summary: String) -> OptionDefinition {
    OptionDefinition(name, "", summary, accepted: "no value")
  }

  /// Whether the option takes no value.
  var isFlag: Bool { valueName.isEmpty }

  /// The error that a value of the option is.
  func invalid(_ value: String) -> CommandError {
    .invalid(name, value, accepted: accepted)
  }
}
