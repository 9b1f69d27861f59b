// Exact numbers as users write them: decimals and ratios.
// Layer: Timeline. Tests: ExactNumberTests.

import Easing

/// What a text says when it is read as an exact number.
enum ExactNumber: Hashable {
  /// The text is this number.
  case value(Rational)
  /// The text is a number that needs more than 128 bits.
  case tooLong
  /// The text is not a number.
  case malformed

  /// Reads a decimal such as `-0.35` or `1e-3`, or a ratio of whole numbers such as `30000/1001`.
  ///
  /// Only the numerator of a ratio has a sign. Nothing may stand before or after the number.
  init(reading text: Substring) {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else {
      self = ExactNumber(decimal: text)
      return
    }
    let top = text[..<slash]
    let bottom = text[text.utf8.index(after: slash)...]
    let isSigned = top.utf8.first == UInt8(ascii: "-") || top.utf8.first == UInt8(ascii: "+")
    let digits = isSigned ? top.dropFirst() : top
    guard ExactNumber.isWhole(digits), ExactNumber.isWhole(bottom) else {
      self = .malformed
      return
    }
    self = ExactNumber(decimal: top).divided(by: ExactNumber(decimal: bottom))
  }

  private init(decimal text: Substring) {
    // Most times and rates are whole, which is read with less ado.
    if let whole = Int(String(text)) {
      self = .value(Rational(Int128(whole)))
      return
    }
    guard let number = DecimalNumber(utf8: Array(text.utf8)) else {
      self = .malformed
      return
    }
    self = number.rational.map { .value($0) } ?? .tooLong
  }

  private func divided(by other: ExactNumber) -> ExactNumber {
    guard case .value(let top) = self, case .value(let bottom) = other else {
      return self == .malformed || other == .malformed ? .malformed : .tooLong
    }
    guard bottom != .zero else { return .malformed }
    return top.dividedOrNil(by: bottom).map { .value($0) } ?? .tooLong
  }

  /// Whether a text is one digit or more, and nothing else.
  private static func isWhole(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// A number as text that reads back to it: `3`, or the ratio `5/2` in lowest terms.
  static func notation(of number: Rational) -> String {
    number.isWhole ? "\(number.numerator)" : "\(number.numerator)/\(number.denominator)"
  }
}
