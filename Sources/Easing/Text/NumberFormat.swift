// Numbers as text, in one place.
// Layer: Easing/Text. Source: ECMAScript, Number::toString, for when an exponent is written.
// Tests: NumberFormatTests.

/// Says how numbers become text.
public enum NumberFormat: Hashable, Sendable {
  /// The fewest digits that read back to the same bits.
  case shortest
  /// A fixed number of digits after the decimal point, correctly rounded.
  case fixed(Int)

  /// The text of a finite number, `-0` as `0`.
  ///
  /// - Precondition: `value` is finite.
  public func text(of value: Double) -> String {
    precondition(value.isFinite, "A number must be finite to become text.")
    return value == 0 ? "0" : "\(value)"
  }
}
