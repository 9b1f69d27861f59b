// Tests of Sources/Easing/Math/Elementary+Logarithm.swift.
// Expected values: closed forms.

import Easing
import TestSupport
import Testing

struct ElementaryLogarithmTests {
  @Test func `log of 1 is exactly 0`() {
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.log(1).sign == .plus)
  }

  @Test func `log of negative numbers is NaN`() {
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(-0x1p-1074).isNaN)
  }

  @Test(arguments: [
    0x1p-1074, 0x1p-1022, 0.1, 0.6874999999999999, 0.9960937499999999, 1, 1.374999999999999, 2,
    1e300,
  ])
  func `log and log2 rise over adjacent doubles`(start: Double) throws {
    try requireRising(from: start, Elementary.log)
    try requireRising(from: start, Elementary.log2)
  }

  @Test(arguments: [0.6875, 1 - 0x1p-8, 1, 1 + 0x1p-8, 1.375, 2])
  func `log rises across its switches of method`(at point: Double) throws {
    try requireRising(from: point - 500 * point.ulp, count: 1000, Elementary.log)
  }

  @Test(arguments: [-0.9999, -0x1p-8, -0x1p-54, 0x1p-54, 0x1p-8, 0.375, 1, 0x1p53, 0x1p60])
  func `log1p rises across its switches of method`(at point: Double) throws {
    try requireRising(from: point - 500 * point.ulp, count: 1000, Elementary.log1p)
  }

  @Test func `log2 of powers of two is exact, subnormal ones included`() throws {
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      try #require(Elementary.log2(power) == Double(exponent))
    }
  }

  @Test(arguments: 0..<200)
  func `log of exp is the argument within rounding`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let x = Double.random(in: -700...700, using: &random)
    // exp rounds by 2^-53 of its result, which moves the logarithm by 2^-53.
    let error = (Elementary.log(Elementary.exp(x)) - x).magnitude
    #expect(error <= 0x1.1p-53 + 0.51 * x.ulp)
  }
}
