// Tests of Sources/Easing/Math/Elementary+Exponential.swift.
// Expected values: closed forms.

import Easing
import TestSupport
import Testing

struct ElementaryExponentialTests {
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
  func `exp, exp2 and expm1 rise over adjacent doubles`(start: Double) throws {
    try requireRising(from: start, Elementary.exp)
    try requireRising(from: start, Elementary.exp2)
    try requireRising(from: start, Elementary.expm1)
  }

  @Test(arguments: [-0x1p-5, 0x1p-5, -0x1p-54, 0x1p-54])
  func `expm1 rises across its switches of method`(at point: Double) throws {
    try requireRising(from: point - 500 * point.ulp, count: 1000, Elementary.expm1)
  }

  @Test func `exp2 of whole numbers is exact, subnormal results included`() throws {
    for exponent in -1074...1023 {
      let expected = Double(sign: .plus, exponent: exponent, significand: 1)
      try #require(Elementary.exp2(Double(exponent)) == expected)
    }
    #expect(Elementary.exp2(-1075) == 0)
    #expect(Elementary.exp2(1024) == .infinity)
  }

  @Test(arguments: 0..<200)
  func `exp of a sum is the product within rounding`(seed: Int) {
    var random = SplitMix64(seed: seed)
    // Multiples of 2^-40 below 512: their sum is exact.
    let a = Double(Int64.random(in: -(1 << 48)...(1 << 48), using: &random)) * 0x1p-40
    let b = Double(Int64.random(in: -(1 << 48)...(1 << 48), using: &random)) * 0x1p-40
    // Three results and their product round by at most 2^-53 each, the quotient once more.
    let quotient = Elementary.exp(a) * Elementary.exp(b) / Elementary.exp(a + b)
    #expect((quotient - 1).magnitude < 5.1 * 0x1p-53)
  }

  @Test(arguments: 0..<200)
  func `expm1 is exp less 1 within rounding`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let x = Double.random(in: -5...5, using: &random)
    let exponential = Elementary.exp(x)
    let error = (Elementary.expm1(x) - (exponential - 1)).magnitude
    #expect(error <= 0.501 * exponential.ulp + 1.01 * (exponential - 1).ulp)
  }
}
