// Tests of Sources/Easing/Math/Elementary+Logarithm.swift.
// Expected values: Tests/Vectors/elementary.csv (400-bit arithmetic) and closed forms.

import Easing
import TestSupport
import Testing

struct ElementaryLogarithmTests {
  @Test func `log errs by less than 0,501 units`() throws {
    try ElementaryVector.expect("log", within: 0.501, Elementary.log)
  }

  @Test func `log of 1 is exactly 0`() {
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.log(1).sign == .plus)
  }

  @Test func `log of negative numbers is NaN`() {
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(-0x1p-1074).isNaN)
  }

  @Test(arguments: [
    0x1p-1074, 0x1p-1022, 0.1, 0.6874999999999999, 0.9921874999999999, 1, 1.374999999999999, 2,
    1e300,
  ])
  func `log rises over adjacent doubles`(start: Double) throws {
    try requireRising(from: start, Elementary.log)
  }

  @Test(arguments: [0.6875, 1 - 0x1p-7, 1, 1 + 0x1p-7, 1.375, 2])
  func `log rises across its switches of method`(at point: Double) throws {
    try requireRising(from: point - 500 * point.ulp, count: 1000, Elementary.log)
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
