// Hyperbolic sine and cosine.
// Layer: Easing/Math. Goals: the same bits everywhere, then accuracy, then speed.
// Tests: ElementaryHyperbolicTests.

extension Elementary {
  /// The hyperbolic sine, (eˣ - e⁻ˣ)/2.
  ///
  /// - Range: infinite from ±710.4758600739439 on.
  /// - Exact: `sinh(0)` is 0 and `sinh(-0)` is -0.
  /// - Accuracy: below 0.505 units in the last place.
  package static func sinh(_ x: Double) -> Double {
    if x.magnitude < 0x1p-27 { return x }
    if x.magnitude < 0x1p-4 { return x + x * hyperbolicSineTail(x * x) }
    guard x.magnitude < 750 else { return x.isNaN ? .nan : x * .infinity }
    let (value, exponent) = exponentials(x.magnitude, subtracting: true)
    return scaled(x < 0 ? -value : value, byPowerOfTwo: exponent - 1)
  }

  /// The hyperbolic cosine, (eˣ + e⁻ˣ)/2.
  ///
  /// - Range: at least 1, infinite from ±710.4758600739439 on.
  /// - Exact: `cosh(0)` is 1.
  /// - Accuracy: below 0.501 units in the last place.
  package static func cosh(_ x: Double) -> Double {
    guard x.magnitude < 750 else { return x.isNaN ? .nan : .infinity }
    let (value, exponent) = exponentials(x.magnitude, subtracting: false)
    return scaled(value, byPowerOfTwo: exponent - 1)
  }

  /// The hyperbolic sine divided by its argument, 1 at 0: sinh(ω·t)/ω is `t * sinhOverX(ω * t)`,
  /// also where ω vanishes.
  ///
  /// For large arguments beside a decay, e⁻ᵃ·sinh(x)/x, use `exp(x - a) * -expm1(-2 * x) / (2 * x)`
  /// instead, which does not overflow.
  ///
  /// - Range: at least 1, infinite from about ±717.05 on.
  /// - Accuracy: below 0.505 units in the last place.
  package static func sinhOverX(_ x: Double) -> Double {
    if x.magnitude < 0x1p-4 { return 1 + hyperbolicSineTail(x * x) }
    guard x.magnitude < 750 else { return x.isNaN ? .nan : .infinity }
    let (value, exponent) = exponentials(x.magnitude, subtracting: true)
    return scaled(value / DoubleDouble(x.magnitude), byPowerOfTwo: exponent - 1)
  }

  /// eˣ ± e⁻ˣ for 0 ≤ x < 1000, as `value` times a power of two.
  ///
  /// Both exponentials err by less than 2⁻⁶⁵·⁶ of themselves. Their difference is above 2·x: for
  /// x ≥ 2⁻⁴ it errs by less than 2⁻⁶¹·⁶ of itself, 2⁻⁸·⁶ units in the last place.
  private static func exponentials(
    _ x: Double, subtracting: Bool
  ) -> (value: DoubleDouble, exponent: Int) {
    let (rising, exponent) = exponential(x, low: 0)
    guard x < 40 else { return (rising, exponent) }  // e^-2x is below 2^-115
    let (falling, fallingExponent) = exponential(-x, low: 0)
    let scale = powerOfTwo(fallingExponent - exponent) * (subtracting ? -1 : 1)
    let other = DoubleDouble(high: falling.high * scale, low: falling.low * scale)
    return (rising + other, exponent)
  }

  /// sinh(x)/x - 1 by Taylor's series in x², |x| < 2⁻⁴.
  ///
  /// It is below 2⁻¹⁰·⁵, so its six roundings add less than 2⁻⁷·⁹ units in the last place of sinh;
  /// the first term left out is below 2⁻⁸⁰.
  private static func hyperbolicSineTail(_ square: Double) -> Double {
    square
      * (1.0 / 6 + square
        * (1.0 / 120 + square
          * (1.0 / 5040 + square
            * (1.0 / 362_880
              + square * (1.0 / 39_916_800)))))
  }
}
