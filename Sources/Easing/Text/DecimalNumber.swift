// A number as people write it, kept exact.
// Layer: Easing/Text. Source: CSS Values 4, section 4.3 (the form of a number).
// Tests: DecimalNumberTests.

/// An exact decimal: sign, digits, power of ten.
public struct DecimalNumber: Hashable, Sendable {
  /// The exact value, or `nil` if it needs more than 128 bits.
  public let rational: Rational?

  /// The nearest double, ties to even.
  public let doubleValue: Double

  /// Reads `12`, `-0.35`, `.5`, `+1e-3`; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    guard let value = Double(String(text)), value.isFinite else { return nil }
    rational = Rational(exactly: value)
    doubleValue = value
  }
}
