// Values of options and of lines of input, from text.
// Layer: timeline-dump. Tests: ValuesTests.

import Easing
import Timeline

/// A number that a user gave, exact where it was a decimal.
struct InputNumber: Hashable, Sendable {
  /// The nearest double; always finite.
  let value: Double

  /// The exact value, or `nil` where only the double is known.
  let exact: Rational?

  /// What is accepted, to end a sentence with.
  static let accepted = "finite numbers such as 0.25, -1e-3 or 0x1.8p-2"

  /// Reads a decimal or a C hexadecimal float; `nil` for anything else and beyond the doubles.
  init?(_ text: some StringProtocol) {
    if let decimal = DecimalNumber(Substring(text)) {
      value = decimal.doubleValue
      exact = decimal.rational
    } else if let hexadecimal = HexFloat(text) {
      value = hexadecimal.doubleValue
      exact = nil
    } else {
      return nil
    }
    guard value.isFinite else { return nil }
  }
}
