// Tests of Sources/Easing/Math/Elementary+ArcSine.swift.
// Expected values: closed forms.

import Easing
import TestSupport
import Testing

struct ElementaryArcSineTests {
  @Test func `the ends are a quarter turn, the middle 0`() {
    #expect(Elementary.asin(1) == Double.pi / 2)
    #expect(Elementary.asin(-1) == -Double.pi / 2)
    #expect(Elementary.asin(0).bitPattern == 0)
    #expect(Elementary.asin(-0.0).bitPattern == (-0.0).bitPattern)
  }

  @Test func `numbers outside -1...1 give NaN`() {
    #expect(Elementary.asin(1.0.nextUp).isNaN)
    #expect(Elementary.asin(-1.0.nextUp).isNaN)
    #expect(Elementary.asin(.infinity).isNaN)
  }

  @Test(arguments: 0..<500)
  func `asin undoes sin within rounding`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let angle = Double.random(in: -1.5...1.5, using: &random)
    let (sin, cos) = Elementary.sincos(angle)
    // sin rounds by half a unit, which moves the angle by that over the cosine (at least 0.07,
    // changing by less than a hundredth on the way), then asin rounds.
    let bound = 0.501 * sin.ulp / cos * 1.01 + 0.501 * angle.ulp
    #expect((Elementary.asin(sin) - angle).magnitude <= bound)
    #expect(Elementary.asin(-sin) == -Elementary.asin(sin))
  }

  @Test(arguments: [-1, -0.5, -0x1p-6, 0x1p-27, 0.3, 0.5, 0.999])
  func `asin rises over adjacent doubles`(at point: Double) throws {
    try requireRising(from: max(-1, point - 500 * point.ulp), count: 1000, Elementary.asin)
  }
}
