// The natural logarithm and its relatives.
// Layer: Easing/Math. Goals: the same bits everywhere, then accuracy, then speed.
// Method: Tang, "Table-driven implementation of the logarithm function", 1990, with factors of
//   the table so short that every leading step is exact; the bound is derived at `logarithm`.
// Tests: ElementaryLogarithmTests.

extension Elementary {
  /// The natural logarithm.
  ///
  /// - Domain: numbers that are not negative; others give NaN. 0 and -0 give -infinity.
  /// - Exact: `log(1)` is 0.
  /// - Accuracy: below 0.501 units in the last place.
  package static func log(_ x: Double) -> Double {
    guard x > 0 && x < .infinity else {
      return x == 0 ? -.infinity : x == .infinity ? x : .nan
    }
    return logarithm(x, low: 0).high
  }

  /// The natural logarithm of 1 + x, accurate next to 0, too.
  ///
  /// - Domain: numbers from -1 up; others give NaN. -1 gives -infinity.
  /// - Exact: `log1p(0)` is 0 and `log1p(-0)` is -0.
  /// - Accuracy: below 0.501 units in the last place.
  package static func log1p(_ x: Double) -> Double {
    guard x > -1 && x < .infinity else {
      return x == -1 ? -.infinity : x == .infinity ? x : .nan
    }
    if x.magnitude < 0x1p-54 { return x }
    if x.magnitude < 0x1p-8 { return smallLogarithm(x, low: 0).high }
    let sum = DoubleDouble.sum(1, x)
    // From 2^60 on the 1 is below 2^-60 of the result, and its rounding could not be scaled.
    return logarithm(sum.high, low: x < 0x1p60 ? sum.low : 0).high
  }

  /// The logarithm of x + low for a positive finite x and |low| of at most half a unit of x.
  ///
  /// With x = 2ᵏ·m and m in [0.6875, 1.375), and a factor c next to 1/m from a table,
  /// log x = k·ln 2 - log c + log(1 + r), where r = m·c - 1 and |r| < 2⁻⁷·⁷. Steps:
  ///
  /// 1. c is a multiple of 2⁻¹⁰. m is split at 2⁻²⁴ into m₁ + m₂, so m₁·c - 1 and m₂·c are exact:
  ///    r = r₁ + r₂, r₁ a multiple of 2⁻³⁴ of at most 26.3 bits, |r₂| < 2⁻²⁴·⁴.
  /// 2. The heads of ln 2 and -log c are multiples of 2⁻⁴² as r₁ is, so k·ln 2 - log c + r₁ is
  ///    exact in heads; r₁² is exact, and subtracting r₁²/2 leaves an exact remainder.
  /// 3. What is left, the tails, r₂, r₁·r₂, r₂²/2 and r³·P(r), is below 2⁻²³ and is summed in
  ///    plain doubles, in 12 roundings of terms below 2⁻²³ to 2⁻²⁵, which err by less than 2⁻⁷³·⁷;
  ///    the first term left out, r¹⁰/10, is below 2⁻⁸⁰.
  ///
  /// Where |x - 1| < 2⁻⁸ the argument goes to `smallLogarithm`; everywhere else the result is
  /// above 2⁻⁸·¹, so that the error is below 2⁻⁶⁵·⁶ of it, 2⁻¹² units in the last place.
  static func logarithm(_ x: Double, low: Double) -> DoubleDouble {
    let difference = x - 1
    if difference.magnitude < 0x1p-8 { return smallLogarithm(difference, low: low) }
    let isSubnormal = x < 0x1p-1022
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    let offset = Int64(bitPattern: bits &- 0x3fe6_0000_0000_0000)  // less the bits of 0.6875
    let exponent = offset >> 52
    let m = Double(bitPattern: bits &- UInt64(bitPattern: exponent << 52))
    let j = 3 * Int(truncatingIfNeeded: (offset >> 45) & 127)
    let c = logarithms[j]
    let k = Double(exponent &- (isSubnormal ? 54 : 0))

    let m1 = (m + 0x1.8p28) - 0x1.8p28
    let r1 = m1 * c - 1
    let lowScaled = low == 0 ? 0 : low * powerOfTwo(-Int(exponent))
    let r2 = ((m - m1) + lowScaled) * c
    let r = r1 + r2

    let heads = k * 0x1.62e4_2fef_a38p-1 + logarithms[j + 1] + r1
    let leading = DoubleDouble.sum(larger: heads, smaller: -0.5 * (r1 * r1))
    let tails = k * 0x1.ef35_793c_7673p-45 + logarithms[j + 2]
    let rest = leading.low + (tails + (r2 - r2 * (r1 + 0.5 * r2)) + logarithmTail(r))
    return DoubleDouble.sum(larger: leading.high, smaller: rest)
  }

  /// The logarithm of 1 + x + low for |x| < 2⁻⁸ and |low| of at most 2⁻⁵³.
  ///
  /// The square of the upper half of x is exact, so that x - x²/2 is carried in two doubles.
  /// x³/3 is below 2⁻¹⁷ of the result, so its eight roundings add 2⁻¹⁴ units in the last place; the
  /// first term left out, x¹⁰/10, is below 2⁻⁷⁵ of the result.
  static func smallLogarithm(_ x: Double, low: Double) -> DoubleDouble {
    let (upper, lower) = DoubleDouble.split(x)
    let leading = DoubleDouble.sum(larger: x, smaller: -0.5 * (upper * upper))
    let rest = (low - low * x) - 0.5 * lower * (x + upper) + logarithmTail(x)
    return DoubleDouble.sum(larger: leading.high, smaller: leading.low + rest)
  }

  /// log(1 + r) - r + r²/2 for |r| < 2⁻⁷·⁷, by Taylor's series to r⁹/9.
  private static func logarithmTail(_ r: Double) -> Double {
    let square = r * r
    let first = (1.0 / 3 - r * 0.25) + square * (1.0 / 5 - r * (1.0 / 6))
    let last = (1.0 / 7 - r * 0.125) + square * (1.0 / 9)
    return r * square * (first + square * square * last)
  }
}
