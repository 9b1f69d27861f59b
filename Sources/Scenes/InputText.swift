// The values of inputs to and from text.
// Layer: Scenes. Tests: SceneInputTests.

import Easing
import Timeline

/// Reads and writes the values that the inputs of scenes have.
enum InputText {
  /// A number; what is not finite, which no input takes, is written for the sake of its error.
  static func number(_ value: Double) -> String {
    value.isFinite ? NumberFormat.shortest.text(of: value) : "\(value)"
  }

  static func time(_ time: RationalTime) -> String {
    time.notation
  }

  static func time(parsing text: String) -> RationalTime? {
    // The input's own error says what it takes.
    try? RationalTime(parsing: text)
  }

  static func flag(parsing text: String) -> Bool? {
    switch text {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }

  /// The case of a raw name, or else of the only one that differs in upper and lower case alone.
  static func choice<Choice: CaseIterable & RawRepresentable>(parsing text: String) -> Choice?
  where Choice.RawValue == String {
    if let choice = Choice(rawValue: text) { return choice }
    let choices = Choice.allCases.filter { $0.rawValue.isEqualIgnoringCase(to: text) }
    return choices.count == 1 ? choices.first : nil
  }

  /// How many Unicode scalars a line of text may have.
  static let greatestLineLength = 100

  /// Checks that a text is one that every renderer can show and every format can hold: at most 100
  /// scalars, without controls, ends of lines and what XML does not take, and not spaces alone.
  ///
  /// - Throws: `SceneError` in the name of an input, with the first character that is not accepted.
  static func checkLine(_ text: String, of input: String) throws(SceneError) {
    let scalars = text.unicodeScalars
    guard scalars.prefix(greatestLineLength + 1).count <= greatestLineLength,
      scalars.contains(where: { $0 != " " })
    else { throw .invalid(input: input, value: text, accepted: line) }
    for (index, scalar) in scalars.enumerated() where !canShow(scalar) {
      throw .unprintable(
        input: input, text: text, position: index + 1, codePoint: codePoint(scalar))
    }
  }

  /// What a line of text accepts.
  static var line: String { "a line of 1 to \(greatestLineLength) characters, not spaces alone" }

  private static func canShow(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// A character that cannot be shown, in Unicode's manner: `U+000A`.
  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// Names as the end of a sentence: `a`, `a or b`, `a, b or c`.
  static func alternatives(_ names: [String]) -> String {
    guard let last = names.last else { return "nothing" }
    var others = ""
    for name in names.dropLast() { others += others.isEmpty ? name : ", " + name }
    return others.isEmpty ? last : "\(others) or \(last)"
  }

  /// The parts of a list that commas separate, without the spaces around them.
  static func list(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
  }

  /// The text without the spaces around it.
  static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}

extension InputText {
  /// What a list of times accepts.
  static var timesFromZero: String {
    "times from \(time(.zero)) to \(time(InputRange<RationalTime>.greatestTime)), "
      + "separated by commas"
  }

  /// What a sum of times must be, to end a sentence with.
  static var limitsOfTime: String {
    "at most 10^9 s, in a fraction with a denominator of at most 10^9"
  }

  /// Times, separated by commas.
  static func times(_ times: [RationalTime]) -> String {
    times.map(time).joined(separator: ",")
  }

  static func times(parsing text: String) -> [RationalTime]? {
    var times: [RationalTime] = []
    for part in list(text) {
      guard let time = time(parsing: part) else { return nil }
      times.append(time)
    }
    return times
  }

  /// Times, separated by commas, with `never` for `nil`; the last ones are left out.
  static func dismissals(_ times: [RationalTime?]) -> String {
    let used = times.reversed().drop { $0 == nil }.reversed()
    return used.isEmpty ? "never" : used.map { $0.map(time) ?? "never" }.joined(separator: ",")
  }

  static func dismissals(parsing text: String) -> [RationalTime?]? {
    var times: [RationalTime?] = []
    for part in list(text) {
      if part == "never" {
        times.append(nil)
      } else {
        guard let time = time(parsing: part) else { return nil }
        times.append(time)
      }
    }
    return times
  }
}
