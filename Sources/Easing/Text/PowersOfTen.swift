// Powers of ten as 128-bit numbers, for reading and writing decimals.
// Layer: Easing/Text.
// Source: derived; the two tables are written by scripts/generate-powers-of-ten.py.
// Tests: PowersOfTenTests.

/// The powers of ten that a double's decimal digits can need.
enum PowersOfTen {
  /// The exponents that have a row.
  static let exponents = -342...324

  /// The leading 128 bits of `10^exponent`, cut off, for an exponent within `exponents`.
  ///
  /// With `b` the `binaryExponent`, `high × 2⁶⁴ + low` is `floor(10^exponent / 2^b)`. It is exact
  /// from 10⁰ to 10⁵⁵.
  @inline(__always) static func significand(of exponent: Int) -> (high: UInt64, low: UInt64) {
    // Apart, each table is read where it lies, without counting a reference to it.
    guard exponent >= 0 else {
      let index = 2 &* (exponent &- exponents.lowerBound)
      return (negative[index], negative[index &+ 1])
    }
    return (positive[2 &* exponent], positive[2 &* exponent &+ 1])
  }

  /// The power of two that a unit of the significand of `10^exponent` is worth.
  static func binaryExponent(of exponent: Int) -> Int {
    floorLog2(ofPowerOfTen: exponent) - 127
  }

  /// The largest whole number not above `log2(10^exponent)`, for an exponent within `exponents`.
  ///
  /// The factor is `log2(10) × 2³⁸`; the script has tried every exponent.
  static func floorLog2(ofPowerOfTen exponent: Int) -> Int {
    Int((Int64(exponent) * 913_124_641_741) >> 38)
  }

  /// The largest whole number not above `log10(2^exponent)`, for an exponent within ±1100.
  ///
  /// The factor is `log10(2) × 2⁴¹`; the script has tried every exponent.
  static func floorLog10(ofPowerOfTwo exponent: Int) -> Int {
    Int((Int64(exponent) * 661_971_961_083) >> 41)
  }

  /// The largest whole number not above `log10(3/4 × 2^exponent)`, for an exponent within ±1100.
  ///
  /// The summand is `log10(3/4) × 2⁴¹`; the script has tried every exponent.
  static func floorLog10(ofThreeQuartersOfPowerOfTwo exponent: Int) -> Int {
    Int((Int64(exponent) * 661_971_961_083 - 274_743_187_321) >> 41)
  }
}
