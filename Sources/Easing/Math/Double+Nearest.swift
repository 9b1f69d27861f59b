// The double nearest to a binary number of up to 128 bits.
// Layer: Easing/Math. Source: IEEE 754-2019, section 4.3.1 (round to nearest, ties to even).
// Tests: DoubleNearestTests.

extension Double {
  /// Creates the double nearest to `significand × 2^exponent`, ties to even.
  ///
  /// - Accuracy: correctly rounded, subnormal results included; a number that rounds beyond the
  ///   largest double is infinity.
  /// - Parameters:
  ///   - significand: The number's leading bits; leading zeros do no harm.
  ///   - hasMore: Whether the number is larger by less than one unit of the significand. It has
  ///     to have at least 55 significant bits then, or 0 may be given for 0 and a bit more.
  ///   - exponent: The power of two that a unit of the significand is worth, within ±2²⁰.
  init(nearestTo significand: UInt128, hasMore: Bool = false, exponent: Int) {
    let width = 128 - significand.leadingZeroBitCount
    // How many bits to drop: all but 53, or all below the least subnormal.
    let drop = Swift.max(width - 53, Double.leastUnitExponent - exponent)
    guard significand != 0, drop <= 128 else {
      self = 0
      return
    }
    let unitExponent = exponent + drop
    guard unitExponent <= Double.mostUnitExponent else {
      self = .infinity
      return
    }
    let units =
      drop < 0
      ? significand << -drop
      : significand.shiftedRightToNearestEven(by: drop, hasMore: hasMore)
    // A normal number's leading bit counts one more into the exponent's field, as does a carry
    // out of the rounding; beyond the largest double they make the pattern of infinity.
    let field = UInt64(unitExponent - Double.leastUnitExponent)
    self.init(bitPattern: (field << 52) + UInt64(truncatingIfNeeded: units))
  }

  /// The power of two that the last place of a subnormal number is worth.
  static let leastUnitExponent = -1074

  /// The power of two that the last place of the largest double is worth.
  static let mostUnitExponent = 971
}

extension UInt128 {
  /// The number divided by `2^count` to the nearest whole number, ties to even, for `0...128`.
  ///
  /// With `hasMore` the number is larger by less than 1, so that it is not halfway.
  func shiftedRightToNearestEven(by count: Int, hasMore: Bool = false) -> UInt128 {
    guard count > 0 else { return self }
    let halves = self &>> UInt128(truncatingIfNeeded: count - 1)
    let isWhole = halves &<< UInt128(truncatingIfNeeded: count - 1) == self
    let kept = halves &>> 1
    let isAbove = halves & 1 == 1 && (!isWhole || hasMore || kept & 1 == 1)
    return kept + (isAbove ? 1 : 0)
  }
}
