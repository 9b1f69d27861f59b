// Powers with any exponent, and powers and logarithms of 2.
// Layer: Easing/Math. Goals: the same bits everywhere, then accuracy, then speed.
// Tests: ElementaryPowerTests.

extension Elementary {
  /// The power x to the y.
  ///
  /// As IEEE 754's `pow` (section 9.2.1), except that NaN always gives NaN: x⁰ is 1 for every
  /// number x, infinities and zeros included; a negative x needs a whole y, or gives NaN.
  ///
  /// - Exact: where the result is a double, as for small whole powers.
  /// - Accuracy: below 0.505 units in the last place where the result is within 2⁻³⁰...2³⁰, below
  ///   0.62 elsewhere: the logarithm's error, 2⁻⁶⁵·⁶ of it, grows with y·log x, which is below 745.
  ///   The greatest error seen is 0.502.
  package static func pow(_ x: Double, _ y: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if y == 0 || x == 1 { return 1 }
    let isNegative = x.sign == .minus && isOddWhole(y)
    let magnitude = x.magnitude
    if magnitude == 0 || magnitude == .infinity {
      let isZero = (magnitude == 0) == (y > 0)
      return isZero ? (isNegative ? -0.0 : 0) : (isNegative ? -.infinity : .infinity)
    }
    if x < 0 && !isWhole(y) { return .nan }
    let logarithm = logarithm(magnitude, low: 0)
    if logarithm.high == 0 { return isNegative ? -1 : 1 }
    // From 2^64 on every logarithm but 0 is far beyond the bounds below.
    let product = logarithm * max(-0x1p64, min(0x1p64, y))
    guard product.high.magnitude < 750 else {
      let bound = product.high > 0 ? Double.infinity : 0
      return isNegative ? -bound : bound
    }
    let (value, exponent) = exponential(product.high, low: product.low)
    return scaled(isNegative ? -value : value, byPowerOfTwo: exponent)
  }

  /// The power of 2, 2ˣ.
  ///
  /// - Range: 0 for arguments below -1075, infinity from 1024 on.
  /// - Exact: for whole arguments.
  /// - Accuracy: below 0.501 units in the last place.
  package static func exp2(_ x: Double) -> Double {
    guard x.magnitude < 1100 else {
      return x.isNaN ? .nan : x > 0 ? .infinity : 0
    }
    let magicSum = x * 64 + wholeMagic
    let whole = wholeNumber(inMagicSum: magicSum)
    let rest = x - (magicSum - wholeMagic) * 0x1p-6  // exact, at most 1/128
    // rest·ln 2 with an exact leading product of 26 by 26 bits.
    let upper = (rest + headMagic) - headMagic
    let high = upper * 0x1.62e43p-1
    let low = (rest - upper) * 0x1.62e43p-1 + rest * -0x1.05c6_10ca_86c3_9p-29
    let value = exponential(ofSmall: high, low: low, timesRootOfTwo: whole & 63)
    return scaled(value, byPowerOfTwo: whole >> 6)
  }

  /// The logarithm to the base 2.
  ///
  /// - Domain: numbers that are not negative; others give NaN. 0 and -0 give -infinity.
  /// - Exact: for powers of two.
  /// - Accuracy: below 0.501 units in the last place.
  package static func log2(_ x: Double) -> Double {
    guard x > 0 && x < .infinity else {
      return x == 0 ? -.infinity : x == .infinity ? x : .nan
    }
    return (logarithm(x, low: 0) * logarithmOfE).high
  }

  /// log₂ e, 1/ln 2, to 106 bits.
  static let logarithmOfE = DoubleDouble(
    high: 0x1.7154_7652_b82f_ep0, low: 0x1.777d_0ffd_a0d2_4p-56)

  /// Whether a finite or infinite number is whole; all doubles from 2⁵² on are.
  private static func isWhole(_ y: Double) -> Bool {
    y.magnitude >= 0x1p52 || y.floored == y
  }

  /// Whether a number is whole and odd; no double from 2⁵³ on is.
  private static func isOddWhole(_ y: Double) -> Bool {
    y.magnitude < 0x1p53 && isWhole(y) && Int64(y) & 1 == 1
  }
}
