// The nearest fraction with a small denominator.
// Expected values: every fraction of the Farey sequence, one after another.

import Easing
import TestSupport
import Testing

@testable import Timeline

struct RationalCoarsenedTests {
  /// The nearest fraction on a side, found by trying every denominator.
  private func nearest(_ value: Rational, limit: Int128, side: Side) -> Rational {
    let candidates = (1...limit).map { denominator in
      let scaled = value * Rational(denominator)
      return Rational(side == .left ? scaled.ceiling : scaled.floor, denominator)
    }
    return side == .left ? candidates.min() ?? value : candidates.max() ?? value
  }

  @Test(arguments: 0..<300)
  func `it is the best of all fractions with that denominator`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let limit = Int128.random(in: 1...40, using: &random)
    let value = Rational(
      Int128.random(in: -2000...2000, using: &random), Int128.random(in: 1...500, using: &random))
    for side in Side.allCases {
      try #require(
        value.coarsened(to: limit, side: side) == nearest(value, limit: limit, side: side))
    }
  }

  @Test func `a fraction with a small denominator is its own`() {
    for side in Side.allCases {
      #expect(Rational(355, 113).coarsened(to: 113, side: side) == Rational(355, 113))
      #expect(Rational(Int128.max).coarsened(to: 1, side: side) == Rational(Int128.max))
    }
  }

  @Test func `the finest fractions have neighbours within a billionth`() throws {
    for value in [
      Rational(1, Int128.max), Rational(Int128.max - 1, Int128.max),
      Rational(-Int128.max, Int128.max - 1),
    ] {
      let below = value.coarsened(to: 1_000_000_000, side: .right)
      let above = value.coarsened(to: 1_000_000_000, side: .left)
      try #require(below < value && value < above)
      try #require(above - below <= Rational(1, 1_000_000_000))
    }
  }

  @Test func `the largest fractions have neighbours`() {
    let value = Rational(Int128.max, 1_000_000_001)
    #expect(value.coarsened(to: 1_000_000_000, side: .right) < value)
    #expect(value.coarsened(to: 1_000_000_000, side: .left) > value)
  }
}
