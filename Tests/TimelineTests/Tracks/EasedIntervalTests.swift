// An easing curve over time.
// Expected values: the definition of steps, and slopes in closed form.

import Easing
import Testing

@testable import Timeline

struct EasedIntervalTests {
  private func interval(_ curve: EasingCurve) throws -> EasedInterval {
    EasedInterval(
      curve: curve,
      interval: try #require(ProgressInterval(start: Rational(1), duration: Rational(1, 2))))
  }

  @Test func `nothing has started at the left of the start`() throws {
    let eased = try interval(.named(.stepStart))
    #expect(eased.value(at: Rational(1), side: .left) == 0)
    #expect(eased.value(at: Rational(1), side: .right) == 1)
  }

  @Test func `a jump at the end is still to come at its left`() throws {
    let eased = try interval(.named(.stepEnd))
    #expect(eased.value(at: Rational(3, 2), side: .left) == 0)
    #expect(eased.value(at: Rational(3, 2), side: .right) == 1)
  }

  @Test func `velocity is per second, and 0 outside`() throws {
    // ease-in ends with the slope 1/0.58, over half a second.
    let eased = try interval(.easeIn)
    let slope = 1 / 0.58 / 0.5
    #expect(abs(eased.velocity(at: Rational(3, 2), side: .left) - slope) <= 1e-12)
    #expect(eased.velocity(at: Rational(3, 2), side: .right) == 0)
    #expect(eased.velocity(at: Rational(1), side: .left) == 0)
    #expect(eased.velocity(at: Rational(1, 2), side: .right) == 0)
  }

  @Test func `a vertical tangent carries equal values nowhere`() {
    #expect(Double.product(of: 0, slope: .infinity) == 0)
    #expect(Double.product(of: .infinity, slope: 0) == 0)
    #expect(Double.product(of: -2, slope: .infinity) == -.infinity)
  }
}
