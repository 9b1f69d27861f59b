// Sine and cosine.
// Layer: Easing/Math. Goals: the same bits everywhere, then accuracy, then speed.
// Method: reduction to a quarter of a turn (Elementary+ArgumentReduction), then the addition
//   theorem around the next of 26 points, with a leading product that is exact (Gal and Bachelis,
//   "An accurate elementary mathematical library for the IEEE floating point standard", 1991);
//   the bound is derived at `sine`.
// Tests: ElementaryTrigonometricTests.

extension Elementary {
  /// The sine of an angle in radians.
  ///
  /// - Domain: every finite number, taken as exact; infinities give NaN.
  /// - Exact: `sin(0)` is 0 and `sin(-0)` is -0.
  /// - Accuracy: below 0.503 units in the last place, next to multiples of π, too.
  package static func sin(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    guard x.magnitude >= 0x1p-27 else { return x }
    let (quadrant, rest) = reducedToQuadrant(x)
    let magnitude = quadrant & 1 == 0 ? sine(rest).high : cosine(rest).high
    return quadrant & 2 == 0 ? magnitude : -magnitude
  }

  /// The cosine of an angle in radians.
  ///
  /// - Domain: every finite number, taken as exact; infinities give NaN.
  /// - Exact: `cos(0)` is 1.
  /// - Accuracy: below 0.503 units in the last place, next to odd multiples of π/2, too.
  package static func cos(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let (quadrant, rest) = reducedToQuadrant(x)
    let magnitude = quadrant & 1 == 0 ? cosine(rest).high : sine(rest).high
    return (quadrant + 1) & 2 == 0 ? magnitude : -magnitude
  }

  /// The sine and the cosine of one angle in radians, the same bits as `sin` and `cos`.
  package static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    let (quadrant, rest) = reducedToQuadrant(x)
    let (sine, cosine) = (sine(rest).high, cosine(rest).high)
    return switch quadrant & 3 {
    case 0: (x.magnitude >= 0x1p-27 ? sine : x, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// The sine of r for |r| ≤ 0.79, not rounded yet; 0 keeps no sign.
  ///
  /// Let a = j/32 be next to |r|, b = |r| - a, so |b| ≤ 2⁻⁶; with S = sin a and C = cos a,
  /// sin |r| = S + C·b + S·(cos b - 1) + C·(sin b - b). Steps:
  ///
  /// 1. b is split at 2⁻³³ into an upper part of at most 27 bits and the rest, S and C into heads
  ///    of at most 26 bits and tails. The head of C times the upper part is exact, and so is its
  ///    sum with the head of S in two doubles.
  /// 2. What is left is summed in plain doubles, in eight roundings of a term below 2⁻¹³·S and as
  ///    many of one below 2⁻²⁰·⁵. The result is above S/2 and above 2⁻⁶, so the error is below
  ///    2⁻⁶¹·⁹ of it, 2⁻⁸·⁹ units in the last place. The first terms left out, b¹⁰/10! and b⁹/9!,
  ///    are below 2⁻⁷² of S and C.
  ///
  /// For j = 0, r³/6 is below 2⁻¹⁴ of the result, so its six roundings add 2⁻¹¹ units in the last
  /// place; of the low part of r, the cosine's factor is left out, 2⁻¹³ of 2⁻⁵³.
  static func sine(_ r: DoubleDouble) -> DoubleDouble {
    if r.high.magnitude < 0x1p-6 {
      let square = r.high * r.high
      return .sum(larger: r.high, smaller: r.low + r.high * sineTail(square))
    }
    let (j, upper, rest) = nextPoint(to: r)
    let (s, sTail, c, cTail) = (sines[j], sines[j + 1], sines[j + 2], sines[j + 3])
    let b = upper + rest
    let leading = DoubleDouble.sum(larger: s, smaller: c * upper)
    let higher = (s + sTail) * cosineTail(b * b) + (c + cTail) * (rest + b * sineTail(b * b))
    let sum = leading.low + (sTail + (cTail * upper + higher))
    let magnitude = DoubleDouble.sum(larger: leading.high, smaller: sum)
    return r.high < 0 ? -magnitude : magnitude
  }

  /// The cosine of r for |r| ≤ 0.79, not rounded yet.
  ///
  /// As `sine`, by cos |r| = C - S·b + C·(cos b - 1) - S·(sin b - b), which is above 0.7.
  static func cosine(_ r: DoubleDouble) -> DoubleDouble {
    let (j, upper, rest) = nextPoint(to: r)
    let (s, sTail, c, cTail) = (sines[j], sines[j + 1], sines[j + 2], sines[j + 3])
    let b = upper + rest
    let leading = DoubleDouble.sum(larger: c, smaller: -(s * upper))
    let higher = (c + cTail) * cosineTail(b * b) - (s + sTail) * (rest + b * sineTail(b * b))
    let sum = leading.low + (cTail + (higher - sTail * upper))
    return .sum(larger: leading.high, smaller: sum)
  }

  /// The place in `sines` of the point j/32 next to |r|, and |r| less that point in two parts,
  /// the upper one a multiple of 2⁻³³.
  private static func nextPoint(
    to r: DoubleDouble
  ) -> (index: Int, upper: Double, rest: Double) {
    let magnitude = r.high < 0 ? -r : r
    let magicSum = magnitude.high * 32 + wholeMagic
    let b = magnitude.high - (magicSum - wholeMagic) * 0x1p-5
    let upper = (b + headMagic) - headMagic
    return (4 * wholeNumber(inMagicSum: magicSum), upper, (b - upper) + magnitude.low)
  }

  /// (sin b - b)/b by Taylor's series in the square of b, |b| ≤ 2⁻⁶.
  private static func sineTail(_ square: Double) -> Double {
    square * (-1.0 / 6 + square * (1.0 / 120 - square * (1.0 / 5040)))
  }

  /// cos b - 1 by Taylor's series in the square of b, |b| ≤ 2⁻⁶.
  private static func cosineTail(_ square: Double) -> Double {
    square
      * (-0.5 + square * (1.0 / 24 + square * (-1.0 / 720 + square * (1.0 / 40_320))))
  }

  /// The sine and the cosine of j/32 for j from 0 through 25, each as a head, which is a multiple
  /// of 2⁻²⁶, and a tail.
  ///
  /// Printed by `scripts/elementary/tables.py sine`.
  static let sines: [Double] = [
    0x0p0, 0x0p0, 0x1p0, 0x0p0,
    0x1.ffeabp-6, -0x1.44445e45cd407p-28, 0x1.ffc0018p-1, -0x1.556c16a76a892p-28,
    0x1.ffaabp-5, -0x1.112b1254b45b5p-29, 0x1.ff00158p-1, -0x1.5b059659af8f1p-28,
    0x1.7f701p-4, 0x1.92a8720d7e169p-31, 0x1.fdc06cp-1, -0x1.0328c96737ea5p-30,
    0x1.feaafp-4, -0x1.17911ca35f965p-28, 0x1.fc0155p-1, 0x1.3eade9b6d1e6ap-28,
    0x1.3eb312p-3, 0x1.8bacd96a3eb33p-28, 0x1.f9c3408p-1, 0x1.3e621438b6d61p-28,
    0x1.7dc102p-3, 0x1.f75e56a2b56a2p-28, 0x1.f706bep-1, -0x1.84c791698c80cp-31,
    0x1.bc6f84p-3, 0x1.db8c332ce0d2bp-28, 0x1.f3cc7cp-1, 0x1.d9e8b6f6f2e29p-28,
    0x1.faaeeep-3, -0x1.619d5128aec43p-28, 0x1.f0154ap-1, -0x1.0422bd161f0b3p-30,
    0x1.1c37d6p-2, 0x1.31ae1d946077p-28, 0x1.ebe215p-1, -0x1.1220b0817cf89p-30,
    0x1.3ad129p-2, 0x1.da74f600207abp-28, 0x1.e733eap-1, 0x1.93d3fa6f5d32bp-33,
    0x1.591bcap-2, -0x1.7429a341c5a2ap-32, 0x1.e20bf48p-1, 0x1.acd6c0f4cfa8ap-29,
    0x1.771025p-2, 0x1.5d9084f48a946p-28, 0x1.dc6b7e8p-1, 0x1.ccac89052cd92p-28,
    0x1.94a6bfp-2, -0x1.82ae4ed69ce14p-28, 0x1.d653f08p-1, -0x1.837f80bb11b22p-30,
    0x1.b1d83p-2, 0x1.4c8585a51dbd3p-28, 0x1.cfc6cf8p-1, 0x1.2956cfb16b6aap-28,
    0x1.ce9d2ep-2, 0x1.ea528f6d0375fp-29, 0x1.c8c5bf8p-1, 0x1.9c35086acf468p-30,
    0x1.eaee87p-2, 0x1.12c17bfa1d92fp-28, 0x1.c152808p-1, -0x1.a482b06248445p-29,
    0x1.0362938p-1, 0x1.c69954b49cca2p-29, 0x1.b96eefp-1, -0x1.4ef7e3eba5c34p-30,
    0x1.110d0c8p-1, -0x1.a4b1e244dcecdp-28, 0x1.b11d04p-1, 0x1.62a4c623baac4p-29,
    0x1.1e7343p-1, 0x1.1b2ba6122a3fap-28, 0x1.a85ed4p-1, 0x1.b9f0168cdf032p-28,
    0x1.2b91de8p-1, 0x1.44210ec0b91c5p-28, 0x1.9f368fp-1, -0x1.37683da3a4019p-28,
    0x1.3865978p-1, -0x1.d4ebea910fadbp-28, 0x1.95a67ep-1, 0x1.963f97a0812efp-34,
    0x1.44eb38p-1, 0x1.cf386ab04a4f8p-29, 0x1.8bb1058p-1, 0x1.2ee48030c7c08p-28,
    0x1.511fap-1, -0x1.4265722b81d0cp-28, 0x1.8158a3p-1, 0x1.916d5ce21746fp-29,
    0x1.5cffc18p-1, -0x1.4070f29a4d324p-29, 0x1.769fec8p-1, -0x1.aadee11827d5dp-29,
    0x1.6888a5p-1, -0x1.ecb4d15adf4dep-29, 0x1.6b898f8p-1, 0x1.4f7dae915ac78p-28,
  ]
}
