// Expected values: the same sums and products in exact arithmetic.

import TestSupport
import Testing

@testable import Easing

struct DoubleDoubleTests {
  /// Whether a result differs from an exact value by 2⁻⁹⁷ of it at most.
  static func isClose(_ result: DoubleDouble, to exact: BinaryFraction) -> Bool {
    ((BinaryFraction(result) - exact).absolute * BinaryFraction(0x1p97)).isAtMost(exact.absolute)
  }

  @Test(arguments: 0..<100) func `sums and products of two doubles are exact`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let a = random.double(exponents: -60...60)
      let b = random.double(exponents: -60...60)
      let (exactA, exactB) = (BinaryFraction(a), BinaryFraction(b))
      try #require(BinaryFraction(DoubleDouble.sum(a, b)) == exactA + exactB)
      try #require(BinaryFraction(DoubleDouble.product(a, b)) == exactA * exactB)
      let (large, small) = a.magnitude >= b.magnitude ? (a, b) : (b, a)
      let sum = DoubleDouble.sum(larger: large, smaller: small)
      try #require(BinaryFraction(sum) == exactA + exactB)
      try #require(sum.high == a + b && DoubleDouble.product(a, b).high == a * b)
    }
  }

  @Test(arguments: 0..<100)
  func `operations on pairs err by 2^-97 of the result at most`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let a = random.pair(exponents: -40...40)
      let b = random.pair(exponents: -40...40)
      let c = random.double(exponents: -40...40)
      let (exactA, exactB) = (BinaryFraction(a), BinaryFraction(b))
      let exactC = BinaryFraction(c)
      try #require(Self.isClose(a + b, to: exactA + exactB), "\(a) + \(b)")
      try #require(Self.isClose(a - b, to: exactA - exactB), "\(a) - \(b)")
      try #require(Self.isClose(a + c, to: exactA + exactC), "\(a) + \(c)")
      try #require(Self.isClose(a - c, to: exactA - exactC), "\(a) - \(c)")
      try #require(Self.isClose(a * b, to: exactA * exactB), "\(a) * \(b)")
      try #require(Self.isClose(a * c, to: exactA * exactC), "\(a) * \(c)")
      // q = a/b to 2^-97 is q·b = a to as much.
      try #require(Self.isClose(a / b, times: exactB, is: exactA), "\(a) / \(b)")
    }
  }

  private static func isClose(
    _ result: DoubleDouble, times factor: BinaryFraction, is exact: BinaryFraction
  ) -> Bool {
    let error = (BinaryFraction(result) * factor - exact).absolute
    return (error * BinaryFraction(0x1p97)).isAtMost(exact.absolute)
  }

  @Test(arguments: 0..<100) func `sums that cancel keep their accuracy`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let a = random.pair(exponents: 0...0)
      let b = DoubleDouble.sum(-a.high, random.double(exponents: -100 ... -50))
      let exact = BinaryFraction(a) + BinaryFraction(b)
      try #require(Self.isClose(a + b, to: exact), "\(a) + \(b)")
      try #require(Self.isClose(a - -b, to: exact), "\(a) - \(b)")
    }
  }

  @Test(arguments: 0..<100) func `a square root errs by 2^-97 of it at most`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let pair = random.pair(exponents: -40...40)
      let square = pair.high > 0 ? pair : -pair
      let root = BinaryFraction(square.squareRoot)
      // The square errs twice as much.
      let error = (root * root - BinaryFraction(square)).absolute
      try #require((error * BinaryFraction(0x1p96)).isAtMost(BinaryFraction(square)))
    }
    #expect(DoubleDouble(0).squareRoot == DoubleDouble(0))
    #expect(DoubleDouble(2.25).squareRoot == DoubleDouble(1.5))
    #expect(DoubleDouble(-1).squareRoot.high.isNaN)
  }

  @Test func `a number as a double is the nearest one`() {
    #expect(DoubleDouble(0.1).doubleValue == 0.1)
    #expect(DoubleDouble.sum(1, 0x1p-54).doubleValue == 1)
    #expect(DoubleDouble(high: 1, low: 0x1.8p-53).doubleValue == 1.0.nextUp)
    #expect((-DoubleDouble(high: 1, low: 0x1p-60)) == DoubleDouble(high: -1, low: -0x1p-60))
  }
}
