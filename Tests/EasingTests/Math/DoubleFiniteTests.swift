// Expected values: the definition.

import Easing
import Testing

struct DoubleFiniteTests {
  @Test(arguments: [0, 1, -.leastNonzeroMagnitude, .greatestFiniteMagnitude, -1e300])
  func `a finite number is its own`(number: Double) {
    #expect(number.nearestFinite.bitPattern == number.bitPattern)
  }

  @Test func `an infinity becomes the largest number of its sign, and NaN stays`() {
    #expect(Double.infinity.nearestFinite == .greatestFiniteMagnitude)
    #expect((-Double.infinity).nearestFinite == -.greatestFiniteMagnitude)
    #expect(Double.nan.nearestFinite.isNaN)
  }
}
