// Tests of Sources/Easing/Math/Elementary+Trigonometric.swift and +ArgumentReduction.swift.
// Expected values: closed forms; `elementary.csv` has the multiples of π/2.

import Easing
import TestSupport
import Testing

struct ElementaryTrigonometricTests {
  @Test func `sin and cos of zeros are exact`() {
    #expect(Elementary.sin(0).bitPattern == 0)
    #expect(Elementary.sin(-0.0).bitPattern == (-0.0).bitPattern)
    #expect(Elementary.cos(-0.0) == 1)
    #expect(Elementary.sincos(-0.0).sin.bitPattern == (-0.0).bitPattern)
  }

  @Test(arguments: 0..<500)
  func `sincos has the bits of sin and cos`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let any = Double(bitPattern: random.next())
    for x in [any, Double.random(in: -10...10, using: &random), 0x1p-27, -0x1p-28] {
      let (sin, cos) = Elementary.sincos(x)
      #expect(sin.bitPattern == Elementary.sin(x).bitPattern)
      #expect(cos.bitPattern == Elementary.cos(x).bitPattern)
    }
  }

  @Test(arguments: 0..<500)
  func `sin is odd and cos is even`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for x in [Double(bitPattern: random.next() >> 1), .random(in: 0...100, using: &random)] {
      guard x.isFinite else { continue }
      #expect(Elementary.sin(-x) == -Elementary.sin(x))
      #expect(Elementary.cos(-x) == Elementary.cos(x))
    }
  }

  @Test(arguments: 0..<500)
  func `the squares add up to 1 within rounding`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let any = Double(bitPattern: random.next() & 0x7fef_ffff_ffff_ffff)
    for x in [any, .random(in: -1e6...1e6, using: &random)] {
      let (sin, cos) = Elementary.sincos(x)
      // Each square moves by 2·0.501 of its half unit, rounds once; so does the sum: 4 in all.
      #expect((sin * sin + cos * cos - 1).magnitude <= 4 * 0x1p-53)
    }
  }

  @Test(arguments: 0..<300)
  func `the sine of a double angle is twice sine times cosine within rounding`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let x = Double.random(in: -7e5...7e5, using: &random)
    let (sin, cos) = Elementary.sincos(x)
    let double = Elementary.sin(2 * x)
    #expect((2 * sin * cos - double).magnitude <= 4.1 * 0x1p-53 * double.magnitude)
  }

  @Test(arguments: [
    -1.57, -0.785, -0x1p-6, -0x1p-27, 0, 0x1p-27, 0x1p-6, 0.046875, 0.785, 1.5, 400 * 6.283_185_3,
  ])
  func `sin rises over adjacent doubles`(start: Double) throws {
    try requireRising(from: start - 1000 * start.ulp, Elementary.sin)
  }

  @Test(arguments: [-3.14, -0.785, -0x1p-6, 3.15, 5.5, 6.28])
  func `cos rises over adjacent doubles`(start: Double) throws {
    try requireRising(from: start - 1000 * start.ulp, Elementary.cos)
  }
}
