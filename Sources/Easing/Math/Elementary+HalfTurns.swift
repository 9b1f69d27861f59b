// Sine and cosine of multiples of π.
// Layer: Easing/Math. Goals: the same bits everywhere, then accuracy, then speed.
// Source: IEEE 754-2019, section 9.2 (sinPi, cosPi and the signs of their zeros).
// Tests: ElementaryHalfTurnsTests.

extension Elementary {
  /// The sine of an angle given in half turns, sin(π·x).
  ///
  /// - Domain: every finite number; infinities give NaN.
  /// - Exact: 0, 1 and -1 at multiples of 1/2; a zero has the sign of x.
  /// - Accuracy: below 0.503 units in the last place.
  package static func sinPi(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    guard x.magnitude >= 0x1p-500 else { return smallSinPi(x) }
    let (quadrant, rest) = halfTurnsReducedToQuadrant(x)
    if rest == 0 && quadrant & 1 == 0 { return x < 0 ? -0.0 : 0 }
    let angle = halfTurn * rest
    let magnitude = quadrant & 1 == 0 ? sine(angle).high : cosine(angle).high
    return quadrant & 2 == 0 ? magnitude : -magnitude
  }

  /// The cosine of an angle given in half turns, cos(π·x).
  ///
  /// - Domain: every finite number; infinities give NaN.
  /// - Exact: 0, 1 and -1 at multiples of 1/2; a zero has no minus sign.
  /// - Accuracy: below 0.503 units in the last place.
  package static func cosPi(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let (quadrant, rest) = halfTurnsReducedToQuadrant(x)
    if rest == 0 && quadrant & 1 == 1 { return 0 }
    let angle = halfTurn * rest
    let magnitude = quadrant & 1 == 0 ? cosine(angle).high : sine(angle).high
    return (quadrant + 1) & 2 == 0 ? magnitude : -magnitude
  }

  /// The quadrant k, modulo 4, and rest f of a finite x = k/2 + f, with |f| ≤ 1/4; all exact.
  private static func halfTurnsReducedToQuadrant(
    _ x: Double
  ) -> (quadrant: Int, rest: Double) {
    guard x.magnitude < 0x1p52 else {
      // A whole number; from 2^53 on it is even.
      let isOdd = x.magnitude < 0x1p53 && x.significandBitPattern & 1 == 1
      return (isOdd ? 2 : 0, 0)
    }
    let turns = (x * 0.5 + wholeMagic) - wholeMagic
    let fraction = x - 2 * turns  // in -1...1
    let magicSum = 2 * fraction + wholeMagic
    return (wholeNumber(inMagicSum: magicSum), fraction - 0.5 * (magicSum - wholeMagic))
  }

  /// π·x rounded once, also where it is subnormal: sin(π·x) for |x| < 2⁻⁵⁰⁰.
  private static func smallSinPi(_ x: Double) -> Double {
    guard x != 0 else { return x }
    let product = halfPi * (x < 0 ? -x.significand : x.significand)
    return scaled(product, byPowerOfTwo: Int(x.exponent) + 1)
  }
}
