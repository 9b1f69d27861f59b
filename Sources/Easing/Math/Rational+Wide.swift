// What fractions need of whole numbers: common divisors, exact quotients, 256-bit sums.
// Layer: Easing/Math.
// Source: Knuth, The Art of Computer Programming 2, sections 4.5.1 and 4.5.2 (algorithm A).
// Tests: RationalTests.

extension Rational {
  /// Both parts, if they fit into one word each.
  var words: (numerator: Int64, denominator: Int64)? {
    let top = Int64(truncatingIfNeeded: numerator)
    let bottom = Int64(truncatingIfNeeded: denominator)
    return Int128(top) == numerator && Int128(bottom) == denominator ? (top, bottom) : nil
  }

  /// The greatest common divisor; that of 0 and `b` is `b`.
  ///
  /// Euclid's algorithm takes at most 185 steps on 128-bit numbers (Lamé).
  static func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    var (larger, smaller) = (a, b)
    while (larger | smaller) >> 64 != 0 {
      if smaller == 0 { return larger }
      (larger, smaller) = (smaller, larger % smaller)
    }
    return UInt128(
      greatestCommonDivisor(
        UInt64(truncatingIfNeeded: larger), UInt64(truncatingIfNeeded: smaller)))
  }

  /// The greatest common divisor of two words, in at most 93 steps.
  static func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var (larger, smaller) = (a, b)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return larger
  }

  /// The sum of fractions with parts of any size, by products of 256 bits.
  static func wideSum(_ left: Rational, _ right: Rational) -> Rational? {
    let (leftBottom, rightBottom) = (left.denominator.magnitude, right.denominator.magnitude)
    let common = greatestCommonDivisor(leftBottom, rightBottom)
    let rightScale = leftBottom / common
    let sum = WideInteger(left.numerator, times: rightBottom / common)
      .adding(WideInteger(right.numerator, times: rightScale))
    let divisor = greatestCommonDivisor(sum.magnitudeRemainder(dividingBy: common), common)
    let (bottom, overflow) = rightScale.multipliedReportingOverflow(by: rightBottom / divisor)
    guard !overflow, let denominator = Int128(exactly: bottom),
      let numerator = sum.quotient(dividingBy: divisor)
    else { return nil }
    return Rational(reduced: numerator, denominator)
  }
}

/// A whole number of a sign and 256 bits.
private struct WideInteger {
  let isNegative: Bool
  let high: UInt128
  let low: UInt128

  /// The product of a number and a factor that are both below 2¹²⁷ in magnitude.
  init(_ number: Int128, times factor: UInt128) {
    isNegative = number < 0
    (high, low) = number.magnitude.multipliedFullWidth(by: factor)
  }

  private init(isNegative: Bool, high: UInt128, low: UInt128) {
    (self.isNegative, self.high, self.low) = (isNegative, high, low)
  }

  /// The sum of two products; both are below 2²⁵⁴, so that it fits.
  func adding(_ other: WideInteger) -> WideInteger {
    if isNegative == other.isNegative {
      let (sum, carry) = low.addingReportingOverflow(other.low)
      return WideInteger(
        isNegative: isNegative, high: high + other.high + (carry ? 1 : 0), low: sum)
    }
    if (high, low) < (other.high, other.low) { return other.adding(self) }
    let (difference, borrow) = low.subtractingReportingOverflow(other.low)
    return WideInteger(
      isNegative: isNegative, high: high - other.high - (borrow ? 1 : 0), low: difference)
  }

  /// The remainder of the number without its sign.
  func magnitudeRemainder(dividingBy divisor: UInt128) -> UInt128 {
    divisor.dividingFullWidth((high % divisor, low)).remainder
  }

  /// The quotient, or `nil` if its magnitude is not below 2¹²⁷.
  func quotient(dividingBy divisor: UInt128) -> Int128? {
    guard high < divisor else { return nil }
    let magnitude = Int128(exactly: divisor.dividingFullWidth((high, low)).quotient)
    return magnitude.map { isNegative ? -$0 : $0 }
  }
}

extension Int128 {
  /// The quotient by a divisor that leaves no remainder, for a number above `Int128.min`.
  func quotient(ofMultipleOf divisor: UInt128) -> Int128 {
    if divisor == 1 { return self }
    let magnitude = UInt64(truncatingIfNeeded: self.magnitude)
    let word = UInt64(truncatingIfNeeded: divisor)
    guard UInt128(magnitude) == self.magnitude, UInt128(word) == divisor else {
      return self / Int128(divisor)
    }
    let quotient = Int128(magnitude / word)
    return self < 0 ? -quotient : quotient
  }
}

extension UInt64 {
  /// The quotient, without a division by 1.
  func quotient(by divisor: UInt64) -> UInt64 {
    divisor == 1 ? self : self / divisor
  }
}
