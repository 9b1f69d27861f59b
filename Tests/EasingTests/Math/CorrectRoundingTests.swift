// Expected values: numbers that are made half way between doubles or next to that.

import TestSupport
import Testing

@testable import Easing

struct CorrectRoundingTests {
  /// The double nearest to an exact number, looked for among all doubles.
  static func nearest(_ number: BinaryFraction) -> Double {
    Double(nearestBetween: -.infinity, .infinity) { (number - $0).signum }
  }

  @Test(arguments: 0..<200) func `numbers go to the nearest double, ties to even`(seed: Int) throws
  {
    var random = SplitMix64(seed: seed)
    var double = random.double(exponents: -1074...1023)
    if double == 0 { double = Double.leastNonzeroMagnitude }
    let middle = BinaryFraction(halfwayAbove: double)
    let hair = BinaryFraction(.leastNonzeroMagnitude) * BinaryFraction(.leastNonzeroMagnitude)
    let even = double.significandBitPattern & 1 == 0 ? double : double.nextUp
    #expect(Self.nearest(BinaryFraction(double)) == double)
    #expect(Self.nearest(middle) == even)
    #expect(Self.nearest(middle - hair) == double)
    #expect(Self.nearest(middle + hair) == double.nextUp)
  }

  @Test func `the ends of the range of doubles round as IEEE 754 says`() {
    let most = Double.greatestFiniteMagnitude
    let edge = BinaryFraction(halfwayAbove: most)
    let hair = BinaryFraction(.leastNonzeroMagnitude)
    #expect(Self.nearest(edge) == .infinity)
    #expect(Self.nearest(edge - hair) == most)
    #expect(Self.nearest(-edge) == -.infinity)
    #expect(Self.nearest(hair - edge) == -most)
    let half = hair * BinaryFraction(0.5)
    #expect(Self.nearest(half) == 0)
    #expect(Self.nearest(-half).bitPattern == 0)
    #expect(Self.nearest(half + half * half) == .leastNonzeroMagnitude)
    #expect(Self.nearest(-half - half * half) == -Double.leastNonzeroMagnitude)
  }

  @Test func `bounds that agree are the result without a comparison`() {
    let result = Double(nearestBetween: 0.1, 0.1) { _ in
      Issue.record("No comparison is needed.")
      return 0
    }
    #expect(result == 0.1)
  }

  @Test(arguments: 0..<300)
  func `bounds that are scaled enclose the double nearest to the scaled number`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    // From subnormal results to normal ones, with ties and powers of two among them.
    let exponent = Int.random(in: -1080 ... -1000, using: &random)
    let bits = Int.random(in: 1...53, using: &random)
    let scale = Double(sign: .plus, exponent: bits, significand: 1)
    let high = (Double.random(in: 1..<2, using: &random) * scale).floored / scale
    let error = high.ulp * Double.random(in: 0...0x1p-20, using: &random)
    let low = high.ulp * Double.random(in: -0.5...0.5, using: &random)
    let enclosure = Enclosure(high: high, low: low, error: error)
    let bounds = enclosure.bounds(scaledByPowerOfTwo: exponent)
    let unit = BinaryFraction(
      magnitude: BigNatural(1), exponent: exponent, isNegative: false)
    let middle = BinaryFraction(high) + BinaryFraction(low)
    for number in [middle - BinaryFraction(error), middle, middle + BinaryFraction(error)] {
      for sign in [BinaryFraction(1), BinaryFraction(-1)] {
        let nearest = Self.nearest(number * unit * sign)
        let (lowest, highest) =
          sign.isNegative ? (-bounds.highest, -bounds.lowest) : (bounds.lowest, bounds.highest)
        try #require(lowest <= nearest && nearest <= highest, "\(enclosure) \(exponent)")
      }
    }
  }

  @Test func `a bound that rounds up to the least normal double is not taken for exact`() {
    // 2^-1022 less two thirds of the least double.
    let enclosure = Enclosure(high: -1.0.nextDown, low: 0x1.55p-55, error: 0x1p-90)
    let bounds = enclosure.bounds(scaledByPowerOfTwo: -1022)
    let nearest = -(0x1p-1022).nextDown
    #expect(bounds.lowest <= nearest && nearest <= bounds.highest)
  }
}
