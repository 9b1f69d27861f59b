// Overflow-checked arithmetic of fractions.
// Layer: Easing/Math. Source: Knuth, The Art of Computer Programming 2, section 4.5.1.
// Tests: RationalTests.

extension Rational {
  /// The sum, or `nil` if it needs more than 128 bits.
  ///
  /// It is `nil` only if the result in lowest terms does not fit, whatever the size of the numbers
  /// on the way.
  public func addingOrNil(_ other: Rational) -> Rational? {
    guard let a = words, let b = other.words else { return Rational.wideSum(self, other) }
    // With g the common divisor of the denominators, g and the sum over their least common
    // multiple have the only factors that can be cancelled.
    let (aBottom, bBottom) = (a.denominator.magnitude, b.denominator.magnitude)
    let common = aBottom == bBottom ? aBottom : Rational.greatestCommonDivisor(aBottom, bBottom)
    let (aScale, bScale) = (bBottom.quotient(by: common), aBottom.quotient(by: common))
    // Each product is below 2^126 in magnitude.
    let sum = Int128(a.numerator) * Int128(aScale) + Int128(b.numerator) * Int128(bScale)
    guard common > 1 else { return Rational(reduced: sum, Int128(aBottom) * Int128(bBottom)) }
    let divisor = Rational.greatestCommonDivisor(sum.magnitude % UInt128(common), UInt128(common))
    return Rational(
      reduced: sum.quotient(ofMultipleOf: divisor),
      Int128(bScale) * Int128(bBottom).quotient(ofMultipleOf: divisor))
  }

  /// The difference, or `nil` if it needs more than 128 bits.
  public func subtractingOrNil(_ other: Rational) -> Rational? {
    addingOrNil(-other)
  }

  /// The product, or `nil` if it needs more than 128 bits.
  public func multipliedOrNil(by other: Rational) -> Rational? {
    let cross1 = Rational.greatestCommonDivisor(numerator.magnitude, other.denominator.magnitude)
    let cross2 = Rational.greatestCommonDivisor(other.numerator.magnitude, denominator.magnitude)
    let (top, overflow1) = numerator.quotient(ofMultipleOf: cross1)
      .multipliedReportingOverflow(by: other.numerator.quotient(ofMultipleOf: cross2))
    let (bottom, overflow2) = denominator.quotient(ofMultipleOf: cross2)
      .multipliedReportingOverflow(by: other.denominator.quotient(ofMultipleOf: cross1))
    guard !overflow1, !overflow2, top != .min else { return nil }
    return Rational(reduced: top, bottom)
  }

  /// The quotient, or `nil` if `other` is 0 or the result needs more than 128 bits.
  public func dividedOrNil(by other: Rational) -> Rational? {
    guard other.numerator != 0 else { return nil }
    let top = other.numerator < 0 ? -other.denominator : other.denominator
    return multipliedOrNil(by: Rational(reduced: top, Int128(other.numerator.magnitude)))
  }

  /// The sum.
  ///
  /// - Precondition: It fits into 128 bits.
  public static func + (left: Rational, right: Rational) -> Rational {
    checked(left.addingOrNil(right))
  }

  /// The difference.
  ///
  /// - Precondition: It fits into 128 bits.
  public static func - (left: Rational, right: Rational) -> Rational {
    checked(left.subtractingOrNil(right))
  }

  /// The product.
  ///
  /// - Precondition: It fits into 128 bits.
  public static func * (left: Rational, right: Rational) -> Rational {
    checked(left.multipliedOrNil(by: right))
  }

  /// The quotient.
  ///
  /// - Precondition: `right` is not 0, and the result fits into 128 bits.
  public static func / (left: Rational, right: Rational) -> Rational {
    checked(left.dividedOrNil(by: right))
  }

  /// The number with the other sign, for any number.
  public static prefix func - (value: Rational) -> Rational {
    Rational(reduced: -value.numerator, value.denominator)
  }

  private static func checked(_ result: Rational?) -> Rational {
    guard let result else {
      preconditionFailure("The exact result needs more than 128 bits, or divides by 0.")
    }
    return result
  }
}
