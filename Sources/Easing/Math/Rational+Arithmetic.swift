// Overflow-checked arithmetic of fractions.
// Layer: Easing/Math. Tests: RationalTests.

extension Rational {
  /// The sum, or `nil` if it needs more than 128 bits.
  public func addingOrNil(_ other: Rational) -> Rational? {
    if denominator == other.denominator {
      let (sum, overflow) = numerator.addingReportingOverflow(other.numerator)
      return overflow ? nil : Rational(orNil: sum, denominator)
    }
    let divisor = Int128(
      Rational.greatestCommonDivisor(denominator.magnitude, other.denominator.magnitude))
    let (left, overflow1) = numerator.multipliedReportingOverflow(by: other.denominator / divisor)
    let (right, overflow2) = other.numerator.multipliedReportingOverflow(by: denominator / divisor)
    let (sum, overflow3) = left.addingReportingOverflow(right)
    let (bottom, overflow4) = denominator.multipliedReportingOverflow(
      by: other.denominator / divisor)
    return overflow1 || overflow2 || overflow3 || overflow4 ? nil : Rational(orNil: sum, bottom)
  }

  /// The difference, or `nil` if it needs more than 128 bits.
  public func subtractingOrNil(_ other: Rational) -> Rational? {
    addingOrNil(-other)
  }

  /// The product, or `nil` if it needs more than 128 bits.
  public func multipliedOrNil(by other: Rational) -> Rational? {
    let cross1 = Int128(
      Rational.greatestCommonDivisor(numerator.magnitude, other.denominator.magnitude))
    let cross2 = Int128(
      Rational.greatestCommonDivisor(other.numerator.magnitude, denominator.magnitude))
    let (top, overflow1) = (numerator / cross1).multipliedReportingOverflow(
      by: other.numerator / cross2)
    let (bottom, overflow2) = (denominator / cross2).multipliedReportingOverflow(
      by: other.denominator / cross1)
    return overflow1 || overflow2 ? nil : Rational(orNil: top, bottom)
  }

  /// The quotient, or `nil` if `other` is 0 or the result needs more than 128 bits.
  public func dividedOrNil(by other: Rational) -> Rational? {
    guard let inverse = Rational(orNil: other.denominator, other.numerator) else { return nil }
    return multipliedOrNil(by: inverse)
  }

  /// The sum. Precondition: it fits into 128 bits.
  public static func + (left: Rational, right: Rational) -> Rational {
    checked(left.addingOrNil(right))
  }

  /// The difference. Precondition: it fits into 128 bits.
  public static func - (left: Rational, right: Rational) -> Rational {
    checked(left.subtractingOrNil(right))
  }

  /// The product. Precondition: it fits into 128 bits.
  public static func * (left: Rational, right: Rational) -> Rational {
    checked(left.multipliedOrNil(by: right))
  }

  /// The quotient. Precondition: `right` is not 0 and the result fits into 128 bits.
  public static func / (left: Rational, right: Rational) -> Rational {
    checked(left.dividedOrNil(by: right))
  }

  /// The number with the other sign.
  public static prefix func - (value: Rational) -> Rational {
    Rational(-value.numerator, value.denominator)
  }

  private static func checked(_ result: Rational?) -> Rational {
    guard let result else {
      preconditionFailure("The exact result needs more than 128 bits, or divides by 0.")
    }
    return result
  }

  /// The greatest common divisor; that of 0 and `b` is `b`.
  ///
  /// Euclid's algorithm takes at most 185 steps on 128-bit numbers (Lamé).
  static func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    var (larger, smaller) = (a, b)
    while smaller > UInt128(UInt64.max) || larger > UInt128(UInt64.max) {
      if smaller == 0 { return larger }
      (larger, smaller) = (smaller, larger % smaller)
    }
    var (x, y) = (UInt64(larger), UInt64(smaller))
    while y != 0 { (x, y) = (y, x % y) }
    return UInt128(x)
  }
}
