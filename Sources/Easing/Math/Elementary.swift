// Elementary functions that give the same bits on every machine, and what they share.
// Layer: Easing/Math. Goals: the same bits everywhere, then accuracy, then speed.
// Method: reduction with an exact leading product and a small table or a Taylor polynomial; only
//   the leading terms are carried in two doubles. Each file derives its bound.
// Tests: ElementaryTests and one file per family; scripts/elementary measures the errors.

/// The elementary functions, made of `+`, `-`, `*`, `/` and `squareRoot()` alone.
///
/// The platform's functions differ between platforms in the last bits; these do not, because each
/// step is one that IEEE 754 defines to the last bit.
///
/// - Accuracy: below 0.51 units in the last place of the result unless a function says
///   otherwise, subnormal results included.
/// - Exact: NaN gives the one quiet NaN, `Double.nan`; arguments outside a function's domain do
///   too. Overflow gives an infinity, underflow a zero, each with the sign of the result.
package enum Elementary {
  /// Adding this number to one below 2⁵¹ rounds it to a whole number (ties to even), which then
  /// stands in the low bits of the sum.
  static let wholeMagic = 0x1.8p52

  /// The magic number that rounds to multiples of 2⁻³³, for factors of at most 27 bits.
  static let headMagic = 0x1.8p19

  /// The whole number that stands in the low bits of a sum with `wholeMagic`.
  static func wholeNumber(inMagicSum sum: Double) -> Int {
    Int(truncatingIfNeeded: Int64(bitPattern: sum.bitPattern &- wholeMagic.bitPattern))
  }

  /// The double 2ⁿ for an exponent of a normal number, -1022 through 1023.
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) << 52)
  }

  /// The number times 2ⁿ, rounded once, also where the result is subnormal.
  ///
  /// - Domain: `value.high` in ±[2⁻⁶⁰, 4], exponents -2000 through 2000.
  static func scaled(_ value: DoubleDouble, byPowerOfTwo exponent: Int) -> Double {
    if exponent >= -900 && exponent <= 1021 { return value.high * powerOfTwo(exponent) }
    if exponent > 0 { return value.high * 0x1p1021 * powerOfTwo(exponent - 1021) }
    // Below -1200 the result is below a quarter of the least subnormal: keep the factors normal.
    let factor = powerOfTwo(max(exponent, -1200) + 1022)
    let high = value.high * factor
    guard high.magnitude < 1 else { return high * 0x1p-1022 }
    // From ±1 to ±2 a unit in the last place is 2^-52, as that of a subnormal is times 2^1022:
    // so adding to ±1 rounds at the right place, and the rest is exact.
    let anchor = high < 0 ? -1.0 : 1.0
    let sum = DoubleDouble.sum(larger: anchor, smaller: high)
    let rounded = (sum.high + (sum.low + value.low * factor)) - anchor
    return rounded == 0 ? high * 0 : rounded * 0x1p-1022
  }
}
