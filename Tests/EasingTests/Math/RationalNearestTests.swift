import Easing
import Testing

/// Expected values: exact arithmetic where it fits, and that of doubles where it does not.
struct RationalNearestTests {
  @Test func `what fits into 128 bits is exact`() {
    let (a, b) = (Rational(1, 3), Rational(2, 7))
    #expect(a.nearestDifference(from: b) == Rational(1, 21))
    #expect(a.nearestProduct(with: b) == Rational(2, 21))
    #expect(a.nearestQuotient(by: b) == Rational(7, 6))
  }

  @Test func `what does not fit is near`() {
    let (a, b) = (Rational(1, (1 << 120) - 1), Rational(3, (1 << 119) + 1))
    #expect(a.nearestDifference(from: b) == Rational(-5, 1 << 120))
    #expect(a.nearestProduct(with: b) == .zero)
    let (c, d) = (Rational((1 << 120) - 1, 1 << 121), Rational((1 << 119) + 1, 3))
    #expect(c.nearestDifference(from: d) == Rational(nearest: 0.5 - d.doubleValue))
    #expect(abs(c.nearestProduct(with: d).doubleValue / (0.5 * d.doubleValue) - 1) <= 0x1p-51)
    #expect(c.nearestQuotient(by: .zero) == Rational(1 << 126))
  }

  @Test(arguments: [
    (1e300, Rational(1 << 126)), (-.infinity, Rational(-(1 << 126))), (1e-300, .zero),
    (.nan, .zero), (-0.75, Rational(-3, 4)),
  ])
  func `a double becomes the nearest fraction that fits`(_ value: Double, _ expected: Rational) {
    #expect(Rational(nearest: value) == expected)
  }
}
