import Easing
import TestSupport
import Testing
import Timeline

@Suite struct RationalTimeArithmeticTests {
  @Test func `thirds and frames add up without a rest`() {
    let third = RationalTime(1, 3)
    #expect(third + third + third == RationalTime(1))
    #expect(RationalTime(1001, 30000) * 30000 == RationalTime(1001))
    #expect(RationalTime(1) - RationalTime(9, 10) == RationalTime(1, 10))
    #expect(-RationalTime(1, 3) == RationalTime.zero - third)
  }

  @Test func `a ratio of times is a number`() {
    #expect(RationalTime(6, 5) / .milliseconds(400) == Rational(3))
    #expect(RationalTime(2).scaled(by: Rational(1000, 1001)) == RationalTime(2000, 1001))
  }

  @Test func `what needs more than 128 bits is nil`() {
    let long = RationalTime(seconds: Rational(Int128.max))
    let fine = RationalTime(seconds: Rational(1, Int128.max))
    #expect(long.addingOrNil(long) == nil)
    #expect(long.addingOrNil(fine) == nil)
    #expect((-long).subtractingOrNil(long) == nil)
    #expect(long.scaledOrNil(by: Rational(2)) == nil)
    #expect(long.dividedOrNil(by: fine) == nil)
    #expect(RationalTime(1).dividedOrNil(by: .zero) == nil)
  }

  @Test(arguments: 0..<200)
  func `times within the limits can be added, subtracted and divided`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let (a, b) = (RationalTime.random(using: &random), RationalTime.random(using: &random))
    let sum = try #require(a.addingOrNil(b))
    #expect(sum.subtractingOrNil(b) == a)
    #expect(sum == a + b && sum == b + a)
    if !b.isZero {
      let ratio = try #require(a.dividedOrNil(by: b))
      #expect(b.scaledOrNil(by: ratio) == a)
    }
  }
}

extension RationalTime {
  /// A time within a user's limits; edge values are as frequent as common ones.
  static func random(using random: inout SplitMix64) -> RationalTime {
    let parts = [0, 1, -1, 999_999_999, 1_000_000_000, -999_999_937]
    let denominators = [1, 1000, 30000, 1_000_000_000, 999_999_937, 536_870_912]
    let denominator =
      Bool.random(using: &random)
      ? denominators[Int.random(in: 0..<6, using: &random)]
      : Int.random(in: 1...1_000_000_000, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return RationalTime(parts[Int.random(in: 0..<6, using: &random)])
    case 1: return RationalTime(Int.random(in: -9999...9999, using: &random), denominator)
    default:
      let greatest = 1_000_000_000 * denominator
      return RationalTime(Int.random(in: -greatest...greatest, using: &random), denominator)
    }
  }
}
