// Fractions to and from binary floating point, exactly rounded.
// Layer: Easing/Math. Source: IEEE 754-2019, section 4.3.1 (round to nearest, ties to even).
// Tests: RationalTests.

extension Rational {
  /// The double nearest to the number, ties to even.
  ///
  /// - Accuracy: correctly rounded for every fraction.
  /// - Complexity: one division where both parts are below 2⁵³, at most 129 steps otherwise.
  public var doubleValue: Double {
    let exact: Int128 = 1 << 53
    if numerator.magnitude <= exact.magnitude && denominator <= exact {
      // Through 64 bits, which convert in one instruction.
      return Double(Int64(truncatingIfNeeded: numerator))
        / Double(Int64(truncatingIfNeeded: denominator))
    }
    let magnitude = Rational.nearestDouble(numerator.magnitude, denominator.magnitude)
    return numerator < 0 ? -magnitude : magnitude
  }

  /// The double nearest to `numerator / denominator`, by long division to 55 bits and a sticky bit.
  ///
  /// Neither part is above 2¹²⁷, so the exponent is within ±128: no overflow, no subnormals.
  private static func nearestDouble(_ numerator: UInt128, _ denominator: UInt128) -> Double {
    var (bits, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    var exponent = 0
    // The remainder is below the denominator, itself at most 2^127 - 1: doubling cannot overflow.
    while bits < 1 << 55 {
      remainder <<= 1
      bits <<= 1
      exponent -= 1
      if remainder >= denominator {
        remainder -= denominator
        bits |= 1
      }
      if exponent <= -256 { break }
    }
    let excess = 128 - bits.leadingZeroBitCount - 56
    let sticky = remainder != 0 || (excess > 0 && bits & ((1 << UInt128(excess)) - 1) != 0)
    let kept = UInt64(excess > 0 ? bits >> UInt128(excess) : bits) | (sticky ? 1 : 0)
    // 56 bits with a sticky end round once, in this conversion; the scaling is exact.
    return Double(sign: .plus, exponent: exponent + max(excess, 0), significand: Double(kept))
  }

  /// Creates the number that a double stands for, or `nil` if it is not finite or needs more
  /// than 128 bits.
  public init?(exactly value: Double) {
    guard value.isFinite else { return nil }
    guard value != 0 else {
      self = .zero
      return
    }
    let significand = Int128(value.significandBitPattern | (value.isNormal ? 1 << 52 : 0))
    let shift = Int(max(value.exponentBitPattern, 1)) - 1075
    let trailing = significand.trailingZeroBitCount
    let odd = significand >> Int128(trailing)
    let scale = shift + trailing
    let signed = value < 0 ? -odd : odd
    if scale >= 0 {
      guard scale + 53 < 127 else { return nil }
      self.init(signed << Int128(scale), 1)
    } else {
      guard scale > -127 else { return nil }
      self.init(signed, 1 << Int128(-scale))
    }
  }
}
