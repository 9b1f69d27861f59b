// Tests of Sources/Easing/Math/Elementary+Exponential.swift.
// Expected values: Tests/Vectors/elementary.csv (400-bit arithmetic) and closed forms.

import Easing
import TestSupport
import Testing

struct ElementaryExponentialTests {
  @Test func `exp errs by less than 0,501 units`() throws {
    try ElementaryVector.expect("exp", within: 0.501, Elementary.exp)
  }

  @Test func `expm1 errs by less than 0,503 units`() throws {
    try ElementaryVector.expect("expm1", within: 0.503, Elementary.expm1)
  }

  @Test func `exp of zeros is exactly 1`() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-0.0) == 1)
  }

  @Test func `exp overflows and underflows at its thresholds`() {
    let last = 0x1.62e4_2fef_a39e_fp9  // just below ln(2^1024 - 2^970)
    #expect(Elementary.exp(last) == 0x1.ffff_ffff_fff2_ap1023)
    #expect(Elementary.exp(last.nextUp) == .infinity)
    let first = -0x1.7491_0d52_d305_1p9  // just above ln(2^-1075), where results round to 0
    #expect(Elementary.exp(first) == 0x1p-1074)
    #expect(Elementary.exp(first.nextDown) == 0)
    #expect(Elementary.exp(.greatestFiniteMagnitude) == .infinity)
    #expect(Elementary.exp(-.greatestFiniteMagnitude) == 0)
  }

  @Test(arguments: [-745.0, -720, -708.4, -1, -0x1p-7, 0x1p-30, 0.00541, 0.5, 1, 30, 709.78])
  func `exp and expm1 rise over adjacent doubles`(start: Double) throws {
    try requireRising(from: start, Elementary.exp)
    try requireRising(from: start, Elementary.expm1)
  }

  @Test(arguments: [-0x1p-6, 0x1p-6, -0x1p-54, 0x1p-54])
  func `expm1 rises across its switches of method`(at point: Double) throws {
    try requireRising(from: point - 500 * point.ulp, count: 1000, Elementary.expm1)
  }

  @Test(arguments: 0..<200)
  func `exp of a sum is the product within rounding`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let a = Double.random(in: -300...300, using: &random)
    let b = (Double.random(in: -300...300, using: &random) + a) - a
    let sum = a + b
    try #require(sum - a == b)
    // Three results of half a unit each and a product: two units of relative 2^-52.
    let product = Elementary.exp(a) * Elementary.exp(b)
    let isExact = sum - b == a
    #expect(!isExact || (product / Elementary.exp(sum) - 1).magnitude < 4 * 0x1p-52)
  }
}
