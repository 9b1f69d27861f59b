// The values of an option such as `--at`: separated by commas, or one a line of standard input.
// Layer: timeline-dump. Tests: InputValuesTests.

import Easing

/// Values that are given on the command line or come line by line.
struct InputValues<Value> {
  private enum Origin {
    case list([Value])
    case standardInput
  }

  private let origin: Origin
  private let system: SystemServices
  private let what: String
  private let read: (String) throws(CommandError) -> Value?

  /// Checks the values of an option; lines of standard input are checked as they come.
  ///
  /// - Parameters:
  ///   - text: The option's value: a list separated by commas, or `-` for standard input.
  ///   - option: The option, for errors.
  ///   - what: One value, with its article and an example, for errors of a line.
  ///   - system: Where standard input comes from.
  ///   - read: Reads one value, or gives `nil` for what is none; throws `.usage` for a value that is
  ///     wrong in another way.
  /// - Throws: `.usage` for a list with anything but values.
  init(
    _ text: String, option: OptionDefinition, what: String, _ system: SystemServices,
    read: @escaping (String) throws(CommandError) -> Value?
  ) throws(CommandError) {
    self.system = system
    self.what = what
    self.read = read
    if text == "-" {
      origin = .standardInput
      return
    }
    var values: [Value] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = try read(Self.trimmed(String(part))) else { throw option.invalid(text) }
      values.append(value)
    }
    origin = .list(values)
  }

  /// Takes each value in order; empty lines are passed over.
  ///
  /// - Parameters:
  ///   - beforeWaiting: Called before more input is waited for.
  ///   - body: Takes one value.
  /// - Throws: `.badData` for a line that is no value, and what the closures throw.
  func forEach(
    beforeWaiting: () throws(CommandError) -> Void,
    _ body: (Value) throws(CommandError) -> Void
  ) throws(CommandError) {
    switch origin {
    case .list(let values):
      for value in values {
        try system.checkInterruption()
        try body(value)
      }
    case .standardInput:
      var lines = InputLines(system)
      while true {
        if !lines.hasNext { try beforeWaiting() }
        guard let line = try lines.next() else { break }
        let text = Self.trimmed(line)
        if text.isEmpty { continue }
        try system.checkInterruption()
        try body(try value(of: text, line: lines.number))
      }
    }
  }

  /// The value of a line; what is wrong is wrong data, and said with the line's number.
  private func value(of text: String, line: Int) throws(CommandError) -> Value {
    do throws(CommandError) {
      if let value = try read(text) { return value }
    } catch {
      guard case .usage(let sentence) = error else { throw error }
      throw .badData("Line \(line) of standard input is \(text.quoted): \(sentence)")
    }
    throw .badData("Line \(line) of standard input is \(text.quoted), but each line takes \(what).")
  }

  /// The text without spaces and tabs at its ends.
  private static func trimmed(_ text: String) -> String {
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
    let start = text.drop(while: isBlank)
    guard let end = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(start[...end])
  }
}
