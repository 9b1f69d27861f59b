// The words behind a verb, sorted into operands and options.
// Layer: timeline-dump. Source: GNU Coding Standards, section 4.8 (long options).
// Tests: ArgumentsTests.

import Easing

/// The operands and options of a command line.
struct Arguments: Hashable, Sendable {
  /// The words that belong to no option, in order.
  let operands: [String]

  /// Whether help is asked for, with `--help` or `-h`.
  let wantsHelp: Bool

  /// The options that were given; a dictionary would not be faster for so few.
  private let given: [Option]

  private struct Option: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// The names of all flags, by which one is told from an option without making its definition.
  static let flags = ["facts", "plot"]

  /// Sorts words.
  ///
  /// An option is `--name value` or `--name=value`; its value may begin with a dash, but not be
  /// another option. A flag is `--name` alone. Behind `--` all words are operands.
  ///
  /// - Throws: `.usage` for an option that is unknown, has no value, has one as a flag or comes twice.
  init(_ words: [String], of command: any Command) throws(CommandError) {
    var operands: [String] = []
    var given: [Option] = []
    var wantsHelp = false
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word == "--help" || word == "-h" {
        wantsHelp = true
        continue
      }
      guard word.hasPrefix("--") else {
        if Arguments.looksLikeShortOption(word) {
          throw .usage(
            "There is no option \(word.quoted); options are written --name, with two dashes.")
        }
        operands.append(word)
        continue
      }
      let option = String(decoding: word.utf8.dropFirst(2), as: UTF8.self)
      let parts = option.split(around: "=")
      let name = parts?.0 ?? option
      if name == "help" { throw .usage("The option --help takes no value.") }
      guard command.takesOption(named: name) else {
        throw .unknownOption(name, of: command)
      }
      if Arguments.flags.contains(name) {
        if parts != nil { throw .usage("The option --\(name) takes no value.") }
        if given.contains(where: { $0.name == name }) {
          throw .usage("The option --\(name) is given twice, but each option is given once.")
        }
        given.append(Option(name: name, value: ""))
        continue
      }
      guard let value = parts?.1 ?? Arguments.nextValue(&rest) else {
        let accepted = command.option(named: name)?.accepted ?? "one"
        throw .usage("The option --\(name) has no value, but it takes \(accepted).")
      }
      if let earlier = given.first(where: { $0.name == name }) {
        throw .usage(
          "The option --\(name) is given twice, as \(earlier.value.quoted) and \(value.quoted), "
            + "but each option is given once.")
      }
      given.append(Option(name: name, value: value))
    }
    self.operands = operands
    self.given = given
    self.wantsHelp = wantsHelp
  }

  /// The names of the options that are given, in order.
  var names: [String] { given.map { $0.name } }

  /// The value of an option, or `nil` where it is not given.
  subscript(name: String) -> String? { given.first { $0.name == name }?.value }

  /// The value of an option, or `nil` where it is not given; that of a flag is empty.
  subscript(option: OptionDefinition) -> String? { self[option.name] }

  /// Takes the next word as a value, unless it is an option itself.
  private static func nextValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, !next.hasPrefix("--") else { return nil }
    return rest.removeFirst()
  }

  /// Whether a word is a dash and a letter, as `-f`; `-5` and `-.5` are numbers, `-` is a stream.
  private static func looksLikeShortOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
    return second.isLetter
  }
}
