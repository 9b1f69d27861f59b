// Fractions to and from binary floating point, exactly rounded.
// Layer: Easing/Math. Source: IEEE 754-2019, section 4.3.1 (round to nearest, ties to even).
// Tests: RationalDoubleTests.

extension Rational {
  /// The double nearest to the number, ties to even.
  ///
  /// - Accuracy: correctly rounded for every fraction, and exact for every double that a fraction
  ///   can be made from.
  /// - Complexity: one division of doubles where both parts are at most 2⁵³, one of 256-bit
  ///   integers otherwise.
  public var doubleValue: Double {
    // A division of two exact doubles rounds once.
    let exact: UInt64 = 1 << 53
    if let words, words.numerator.magnitude <= exact, words.denominator.magnitude <= exact {
      return Double(words.numerator) / Double(words.denominator)
    }
    let magnitude = Rational.nearestDouble(numerator.magnitude, denominator.magnitude)
    return numerator < 0 ? -magnitude : magnitude
  }

  /// The double nearest to `numerator / denominator`, for parts above 0 and below 2¹²⁷.
  private static func nearestDouble(_ numerator: UInt128, _ denominator: UInt128) -> Double {
    // The numerator is shifted so far that the quotient has 56 bits or more: enough for one
    // rounding, with the remainder saying only whether there is more. It then is below
    // 2^57 × denominator, so that the quotient fits; no shift is above 126 + 56.
    let missing = numerator.leadingZeroBitCount - denominator.leadingZeroBitCount
    let shift = max(missing + 56, 0)
    let high = shift < 128 ? numerator >> (128 - shift) : numerator << (shift - 128)
    let low = shift < 128 ? numerator << shift : 0
    let (quotient, remainder) = denominator.dividingFullWidth((high, low))
    return Double(nearestTo: quotient, hasMore: remainder != 0, exponent: -shift)
  }

  /// Creates the number that a double stands for, or `nil` if it is not finite or needs more
  /// than 128 bits.
  ///
  /// All doubles from 2⁻⁷⁴ to below 2¹²⁷ in magnitude fit, and smaller ones whose last bit that is
  /// set is worth at least 2⁻¹²⁶.
  public init?(exactly value: Double) {
    guard value.isFinite else { return nil }
    guard value != 0 else {
      self = .zero
      return
    }
    let units = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    let zeros = units.trailingZeroBitCount
    let odd = Int128(units >> UInt64(zeros))
    let exponent = Int(max(value.exponentBitPattern, 1)) - 1 + Double.leastUnitExponent + zeros
    let width = 64 - units.leadingZeroBitCount - zeros
    guard exponent > -127, exponent + width < 128 else { return nil }
    let numerator = odd << Int128(max(exponent, 0))
    let denominator: Int128 = 1 << Int128(max(-exponent, 0))
    self.init(reduced: value < 0 ? -numerator : numerator, denominator)
  }
}
