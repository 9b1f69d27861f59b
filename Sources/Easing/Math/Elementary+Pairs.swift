// Sine, powers of 2 and their like for arguments and results of two doubles.
// Layer: Easing/Math. Goals: the same bits everywhere, then accuracy, then speed.
// Method: the reductions of the functions of one double, with the rest of the argument kept.
// Tests: ElementaryPairsTests.

extension Elementary {
  /// The sine of an angle given in half turns, sin(π·x), not rounded to a double.
  ///
  /// - Domain: magnitudes below 2⁴⁰.
  /// - Accuracy: 2⁻⁶¹ of the result, and 2⁻⁹⁵ of x beside its multiples of 1.
  static func sinPi(_ x: DoubleDouble) -> DoubleDouble {
    let magicSum = 2 * x.high + wholeMagic
    let quadrant = wholeNumber(inMagicSum: magicSum)
    let rest = x - 0.5 * (magicSum - wholeMagic)
    guard rest.high != 0 || quadrant & 1 == 1 else { return DoubleDouble(0) }
    let angle = halfTurn * rest
    let magnitude = quadrant & 1 == 0 ? sine(angle) : cosine(angle)
    return quadrant & 2 == 0 ? magnitude : -magnitude
  }

  /// The cosine of an angle given in half turns, cos(π·x), not rounded to a double.
  ///
  /// - Domain: magnitudes below 2⁴⁰.
  /// - Accuracy: as that of `sinPi`.
  static func cosPi(_ x: DoubleDouble) -> DoubleDouble { sinPi(x + 0.5) }

  /// The power of 2, 2ˣ, not rounded to a double.
  ///
  /// - Domain: -900...900.
  /// - Exact: for whole numbers.
  /// - Accuracy: 2⁻⁶⁵ of the result.
  static func exp2(_ x: DoubleDouble) -> DoubleDouble {
    let magicSum = x.high * 64 + wholeMagic
    let whole = wholeNumber(inMagicSum: magicSum)
    let rest = (x - (magicSum - wholeMagic) * 0x1p-6) * logarithmOfTwo
    let value = exponential(ofSmall: rest.high, low: rest.low, timesRootOfTwo: whole & 63)
    let scale = powerOfTwo(whole >> 6)
    return DoubleDouble(high: value.high * scale, low: value.low * scale)
  }

  /// The power of 2 less 1, 2ˣ - 1, not rounded to a double, accurate next to 0, too.
  ///
  /// - Domain: numbers up to 900.
  /// - Accuracy: 2⁻⁶⁰ of the result.
  static func exp2Minus1(_ x: DoubleDouble) -> DoubleDouble {
    // Far below 0 the power is beyond what two doubles can tell from 0.
    guard x.high > -200 else { return DoubleDouble(-1) }
    guard x.high.magnitude < 0x1p-5 else { return exp2(x) - 1 }
    // y + y²/2 in pairs; y³·P(y) is below 2⁻¹² of the result, and its first term left out, y¹⁰/11!,
    // below 2⁻⁸⁰.
    let y = x * logarithmOfTwo
    let r = y.high
    let square = r * r
    let first = (1.0 / 6 + r * (1.0 / 24)) + square * (1.0 / 120 + r * (1.0 / 720))
    let last =
      (1.0 / 5040 + r * (1.0 / 40_320)) + square * (1.0 / 362_880 + r * (1.0 / 3_628_800))
    let cubic = first + square * square * last
    return y + (y * y * 0.5 + r * square * cubic)
  }

  /// The power x to the y of a number that is not negative, not rounded to a double.
  ///
  /// - Domain: y·log x within ±600, or the result is 0 below it.
  /// - Accuracy: 2⁻⁶⁵ of the result times 1 + y·|log x|.
  static func pow(_ x: DoubleDouble, _ y: Double) -> DoubleDouble {
    guard x.high > 0 else { return DoubleDouble(0) }
    let product = logarithm(x.high, low: x.low) * y
    guard product.high > -600 else { return DoubleDouble(0) }
    let (value, exponent) = exponential(product.high, low: product.low)
    let scale = powerOfTwo(exponent)
    return DoubleDouble(high: value.high * scale, low: value.low * scale)
  }

  /// π to 106 bits.
  static let halfTurn = DoubleDouble(high: 0x1.921f_b544_42d1_8p1, low: 0x1.1a62_6331_45c0_7p-53)

  /// ln 2 to 106 bits.
  static let logarithmOfTwo = DoubleDouble(
    high: 0x1.62e4_2fef_a39e_fp-1, low: 0x1.abc9_e3b3_9803_fp-56)
}
