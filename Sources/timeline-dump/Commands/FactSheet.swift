// What is known of a curve or a spring, beside its samples.
// Layer: timeline-dump. Tests: FactSheetTests.

import Easing
import Export
import Scenes

/// Facts with names, to read or for a program.
struct FactSheet: Hashable, Sendable {
  /// One quantity.
  struct Fact: Hashable, Sendable {
    /// The name in snake case, with its unit.
    let name: String
    /// What it is; empty for what there is not, such as the end of a motion without one.
    let value: CellValue
    /// One sentence of what it means.
    let meaning: String

    init(_ name: String, _ value: CellValue, _ meaning: String) {
      self.name = name
      self.value = value
      self.meaning = meaning
    }

    /// A number; none if it is `nil` or not finite.
    init(_ name: String, _ number: Double?, _ meaning: String) {
      self.init(name, number.map(CellValue.init(finite:)) ?? .empty, meaning)
    }

    /// A word.
    init(_ name: String, _ word: String, _ meaning: String) {
      self.init(name, .text(word), meaning)
    }
  }

  /// The facts, in the order in which they are written.
  var facts: [Fact]

  /// The option that asks for facts.
  static let option = OptionDefinition.flag(
    "facts", "Facts instead of samples, as text to read, or as --format json, ndjson, csv or tsv.")

  /// The formats in which a program takes facts: an object, or a table of one row.
  private static let formats: [any TableEncoder] = [JSONObject()] + ExporterCatalog.tables

  /// Writes the facts as the options say.
  ///
  /// - Throws: `.usage` for a format that is none of facts, and what writing throws.
  func write(_ arguments: Arguments, _ system: SystemServices) throws(CommandError) {
    guard let format = try Self.format(arguments) else {
      let output = try TableOutput(arguments, in: JSONObject())
      return try output.write(system) { write throws(CommandError) in
        try write(Array(text(output.numbers).utf8))
      }
    }
    let output = try TableOutput(arguments, in: format)
    try output.write(headings: facts.map { $0.name }, system) { rows throws(CommandError) in
      try rows.append(facts.map { $0.value })
    }
  }

  /// The format that the options ask for, or `nil` for text.
  private static func format(_ arguments: Arguments) throws(CommandError) -> (any TableEncoder)? {
    let ending = OutputForm.ending(of: arguments[TableOutput.outputOption] ?? "-")
    guard arguments[TableOutput.formatName] != nil || ending.map(OutputForm.promises) == true else {
      return nil
    }
    let forms = formats.map { OutputForm.table($0) }
    switch try OutputForm(arguments, of: "--facts", offering: { forms }) {
    case .table(let format): return format
    case .pictures: preconditionFailure("No pictures are offered.")
    }
  }

  /// The facts as lines: the name, the value and, beside a short one, what it means.
  func text(_ numbers: NumberFormat) -> String {
    let rows = facts.map { ($0.name, Self.text(of: $0.value, numbers), $0.meaning) }
    let longest = rows.reduce((0, 0)) {
      (max($0.0, $1.0.count), max($0.1, min($1.1.count, Self.valueWidth)))
    }
    var text = ""
    for (name, value, meaning) in rows {
      text += Self.padded(name, to: longest.0) + "  "
      text +=
        value.count > Self.valueWidth
        ? value + "\n" : Self.padded(value, to: longest.1) + "  " + meaning + "\n"
    }
    return text
  }

  /// The width of numbers; a longer value, such as a curve's notation, stands alone.
  private static let valueWidth = 24

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func text(of value: CellValue, _ numbers: NumberFormat) -> String {
    switch value {
    case .number(let number): numbers.text(of: number)
    case .integer(let number): String(number)
    case .flag(let isSet): isSet ? "yes" : "no"
    case .text(let word): word
    case .empty: "none"
    }
  }
}
