// Numbers below 512 with 118 binary places.
// Layer: Easing/Math. Goals: the same bits everywhere, then speed. Tests: FixedPointTests.

/// A number in units of 2⁻¹¹⁸, below 2⁹ in magnitude.
///
/// One multiplication costs as much as a few of doubles, and keeps twice as many bits.
struct FixedPoint {
  private let units: Int128

  private init(units: Int128) {
    self.units = units
  }

  /// Creates the number nearest to a double.
  ///
  /// - Domain: magnitudes below 32; the result is meaningless outside, but does not trap.
  /// - Accuracy: an error of at most 2⁻⁹⁹.
  @inline(__always)
  init(_ value: Double) {
    // Next to 96 the last place of a double is worth 2^-46, next to 1.5·2^-46 it is worth 2^-98:
    // the sums round to whole numbers of these units, and patterns of bits count them.
    let high = FixedPoint.unitsBeyond(96, value)
    let rest = value - ((value + 96) - 96)
    let low = FixedPoint.unitsBeyond(0x1.8p-46, rest)
    units = Int128(high) &<< 72 &+ Int128(low) &<< 20
  }

  /// The number `base + value` less `base`, in units of the last place of `base`.
  private static func unitsBeyond(_ base: Double, _ value: Double) -> Int64 {
    Int64(bitPattern: (base + value).bitPattern &- base.bitPattern)
  }

  static func + (left: FixedPoint, right: FixedPoint) -> FixedPoint {
    FixedPoint(units: left.units &+ right.units)
  }

  static func - (left: FixedPoint, right: FixedPoint) -> FixedPoint {
    FixedPoint(units: left.units &- right.units)
  }

  /// The product with a fraction given in units of 2⁻⁶⁴, rounded down.
  @inline(__always)
  static func * (left: FixedPoint, fraction: UInt64) -> FixedPoint {
    let high = Int64(truncatingIfNeeded: left.units >> 64)
    let carried = fraction.multipliedFullWidth(by: UInt64(truncatingIfNeeded: left.units)).high
    let product = Int64(bitPattern: fraction).multipliedFullWidth(by: high)
    // The fraction read with a sign is 2^64 less where its first bit is set.
    let missing = Int64(bitPattern: fraction) >> 63 & high
    let upper = Int128(truncatingIfNeeded: product.high &+ missing) << 64
    return FixedPoint(
      units: (upper | Int128(truncatingIfNeeded: product.low))
        &+ Int128(truncatingIfNeeded: carried))
  }

  /// The number times three.
  var tripled: FixedPoint { self + self + self }

  /// The number to about 53 bits.
  var doubleValue: Double {
    let high = Int64(truncatingIfNeeded: units >> 64)
    let low = Int64(truncatingIfNeeded: UInt64(truncatingIfNeeded: units) >> 1)
    return Double(high) * 0x1p-54 + Double(low) * 0x1p-117
  }

  /// The number to 2⁻⁹⁶.
  var doubleDouble: DoubleDouble {
    let high = Int64(truncatingIfNeeded: units >> 75)
    let low = Int64(truncatingIfNeeded: UInt64(truncatingIfNeeded: units >> 12) & (.max >> 1))
    return DoubleDouble.sum(Double(high) * 0x1p-43, Double(low) * 0x1p-106)
  }
}
