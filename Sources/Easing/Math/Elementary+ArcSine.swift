// The inverse of the sine.
// Layer: Easing/Math. Goals: the same bits everywhere, then accuracy; speed comes last.
// Tests: ElementaryArcSineTests.

extension Elementary {
  /// The angle in radians whose sine is x.
  ///
  /// - Domain: -1...1; numbers outside give NaN.
  /// - Range: -π/2...π/2, the ends rounded to doubles.
  /// - Exact: `asin(0)` is 0 and `asin(-0)` is -0.
  /// - Accuracy: below 0.503 units in the last place.
  package static func asin(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    guard x.magnitude >= 0x1p-27 else { return x }
    if x.magnitude <= 0.5 { return arcSine(DoubleDouble(x)).high }
    // asin x = π/2 - 2·asin √((1 - x)/2); the difference is exact from 1/2 to 1.
    let root = DoubleDouble((1 - x.magnitude) * 0.5).squareRoot
    let half = arcSine(root)
    let angle = halfPi - DoubleDouble(high: 2 * half.high, low: 2 * half.low)
    return x < 0 ? -angle.high : angle.high
  }

  /// The arc sine of a number in 0...1/2 (or its negative), by one step of Newton's method.
  ///
  /// The start y errs by less than 2⁻³³ of the result, the first term of the series left out.
  /// The step y + (x - sin y)/cos y leaves tan y/2 < 0.3 times the square of that: below 2⁻⁶⁷ of
  /// the result. The sine errs by less than 2⁻⁶² of itself.
  private static func arcSine(_ x: DoubleDouble) -> DoubleDouble {
    let start = DoubleDouble(arcSineEstimate(x.high))
    let difference = x - sine(start)
    let step = difference.high / cosine(start).high
    return .sum(larger: start.high, smaller: step)
  }

  /// Taylor's series of the arc sine to x²⁵; the coefficient of x²ⁿ⁺¹ is
  /// (2n)!/(4ⁿ·n!²·(2n + 1)).
  private static func arcSineEstimate(_ x: Double) -> Double {
    let s = x * x
    let first = (1.0 / 6 + s * (3.0 / 40)) + s * s * (5.0 / 112 + s * (35.0 / 1152))
    let middle =
      (63.0 / 2816 + s * (231.0 / 13_312)) + s * s * (143.0 / 10_240 + s * (6435.0 / 557_056))
    let last =
      (12_155.0 / 1_245_184 + s * (46_189.0 / 5_505_024))
      + s * s * (88_179.0 / 12_058_624 + s * (676_039.0 / 104_857_600))
    let fourth = s * s * (s * s)
    return x + x * s * (first + fourth * (middle + fourth * last))
  }
}
