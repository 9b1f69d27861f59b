// Expected values: the same sums and products in exact arithmetic.

import TestSupport
import Testing

@testable import Easing

struct FixedPointTests {
  /// The exact number, by way of the pair of doubles that holds its first 106 bits and of the rest.
  static func isClose(
    _ number: FixedPoint, to exact: BinaryFraction, within bound: Double
  ) -> Bool {
    (BinaryFraction(number.doubleDouble) - exact).absolute.isAtMost(BinaryFraction(bound))
  }

  @Test(arguments: 0..<100) func `a double is kept to 2^-99`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let value = random.double(exponents: -120...4)
      // The pair of doubles takes 2^-96 more.
      try #require(Self.isClose(FixedPoint(value), to: BinaryFraction(value), within: 0x1.2p-96))
      let double = FixedPoint(value).doubleValue
      try #require((double - value).magnitude <= value.magnitude * 0x1p-52 + 0x1p-98)
    }
  }

  @Test(arguments: 0..<100) func `sums are exact and products are rounded down`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      // Multiples of 2^-52, which fixed point holds exactly.
      func number() -> Double { (random.double(exponents: -3...3) * 0x1p52).floored * 0x1p-52 }
      let (a, b) = (number(), number())
      let fraction = random.next()
      let exact =
        BinaryFraction(a)
        * BinaryFraction(
          magnitude: BigNatural(fraction), exponent: -64, isNegative: false)
      try #require(Self.isClose(FixedPoint(a) * fraction, to: exact, within: 0x1.1p-96))
      let (sum, difference) = (FixedPoint(a) + FixedPoint(b), FixedPoint(a) - FixedPoint(b))
      try #require(
        Self.isClose(sum, to: BinaryFraction(a) + BinaryFraction(b), within: 0x1p-96))
      try #require(
        Self.isClose(difference, to: BinaryFraction(a) - BinaryFraction(b), within: 0x1p-96))
      let three = BinaryFraction(3) * BinaryFraction(a)
      try #require(Self.isClose(FixedPoint(a).tripled, to: three, within: 0x1p-96))
    }
  }

  @Test func `what is out of range does not trap`() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -32.5] {
      _ = (FixedPoint(value) + FixedPoint(value)) * .max
      _ = FixedPoint(value).doubleDouble
    }
  }
}

struct FixedPointCubicTests {
  @Test(arguments: 0..<100)
  func `a cubic in fixed point and in doubles is the exact one but for rounding`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let p = (0..<4).map { _ in Double.random(in: -16...16, using: &random) }
    let exact = ExactPolynomial(controls: p[0], p[1], p[2], p[3])
    let fixed = FixedPointCubic(
      controls: FixedPoint(p[0]), FixedPoint(p[1]), FixedPoint(p[2]), FixedPoint(p[3]))
    let rounded = RoundedCubic(controls: p[0], p[1], p[2], p[3])
    for _ in 0..<10 {
      let bits = random.next() >> 12
      let t = Double(bits) * 0x1p-52
      let value = exact.value(at: t)
      // The bounds that `CubicSegment` is built on, before they are multiplied with distances.
      try #require(
        FixedPointTests.isClose(fixed.value(at: bits << 12), to: value, within: 0x1p-93))
      let third = fixed.thirdOfSlope(at: bits << 12).tripled
      let slope = exact.derivative.value(at: t)
      try #require(FixedPointTests.isClose(third, to: slope, within: 0x1p-92))
      let bend = exact.derivative.derivative.value(at: t)
      let errors = [
        value - BinaryFraction(p[0]) - BinaryFraction(rounded.change(at: t)),
        slope - BinaryFraction(rounded.slope(at: t)),
        bend - BinaryFraction(2 * rounded.halfBend(at: t)),
      ]
      for error in errors { try #require(error.absolute.isAtMost(BinaryFraction(32 * 0x1p-46))) }
      let offset = Double.random(in: -0x1p-20...0x1p-20, using: &random)
      let moved = t + offset
      let change = exact.derivative.value(at: moved) - slope
      let claimed = 3 * rounded.thirdOfSlopeChange(from: t, by: moved - t)
      try #require((change - BinaryFraction(claimed)).absolute.isAtMost(BinaryFraction(0x1p-60)))
    }
  }
}
