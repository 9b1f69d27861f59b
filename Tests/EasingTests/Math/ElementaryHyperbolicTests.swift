// Tests of Sources/Easing/Math/Elementary+Hyperbolic.swift.
// Expected values: closed forms.

import Easing
import TestSupport
import Testing

struct ElementaryHyperbolicTests {
  @Test func `the values at zeros are exact`() {
    #expect(Elementary.sinh(0).bitPattern == 0)
    #expect(Elementary.sinh(-0.0).bitPattern == (-0.0).bitPattern)
    #expect(Elementary.cosh(-0.0) == 1)
    #expect(Elementary.sinhOverX(-0.0) == 1)
  }

  @Test func `sinh and cosh overflow together`() {
    let last = 0x1.633c_e8fb_9f87_dp9  // just below ln(2^1025 - 2^971)
    for function in [Elementary.sinh, Elementary.cosh] {
      #expect(function(last) == 0x1.ffff_ffff_ffd3_bp1023)
      #expect(function(last.nextUp) == .infinity)
    }
    #expect(Elementary.sinh(-1e300) == -.infinity)
    #expect(Elementary.sinhOverX(-1e300) == .infinity)
  }

  @Test(arguments: 0..<300)
  func `sinh is odd, cosh and sinhOverX are even`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for x in [Double.random(in: 0...1, using: &random), .random(in: 1...710, using: &random)] {
      #expect(Elementary.sinh(-x) == -Elementary.sinh(x))
      #expect(Elementary.cosh(-x) == Elementary.cosh(x))
      #expect(Elementary.sinhOverX(-x) == Elementary.sinhOverX(x))
    }
  }

  @Test(arguments: 0..<300)
  func `their sum is exp and their quotient sinhOverX within rounding`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let x = Double.random(in: 0.001...700, using: &random)
    let (sinh, cosh) = (Elementary.sinh(x), Elementary.cosh(x))
    #expect(((sinh + cosh) / Elementary.exp(x) - 1).magnitude <= 4.1 * 0x1p-53)
    #expect((x * Elementary.sinhOverX(x) / sinh - 1).magnitude <= 4.1 * 0x1p-53)
  }

  @Test(arguments: [0x1p-27, 0x1p-4, 0.5, 5, 40, 700])
  func `all three rise over adjacent doubles`(at point: Double) throws {
    let start = point - 500 * point.ulp
    try requireRising(from: start, count: 1000, Elementary.sinh)
    try requireRising(from: start, count: 1000, Elementary.cosh)
    try requireRising(from: start, count: 1000, Elementary.sinhOverX)
  }
}
