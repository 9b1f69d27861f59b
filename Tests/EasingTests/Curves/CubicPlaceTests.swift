// Expected values: the same polynomials in exact arithmetic.

import TestSupport
import Testing

@testable import Easing

struct CubicPlaceTests {
  @Test(arguments: 0..<50) func `points are almost exact and slopes rounded`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<10 {
      let (curve, _) = try CubicBezierQuickTests.draw(&random)
      let (p1, p2) = (PlaneVector(curve.x1, curve.y1), PlaneVector(curve.x2, curve.y2))
      let t = CubicPlace.nearestParameter(to: Double.random(in: 0...1, using: &random))
      let place = CubicPlace(at: t, p1, p2, twist: CubicPlace.twist(p1, p2))
      for axis in 0...1 {
        let size = axis == 0 ? 1 : 1 + p1.y.magnitude + p2.y.magnitude
        let exact = ExactPolynomial(controls: 0, p1[axis], p2[axis], 1)
        func isClose(_ sum: BinaryFraction, _ exact: ExactPolynomial, _ bound: Double) -> Bool {
          let value = exact.coefficients.reversed().reduce(.zero) { $0 * BinaryFraction(t) + $1 }
          return (sum - value).absolute.isAtMost(BinaryFraction(bound * size))
        }
        let point = BinaryFraction(place.high[axis]) + BinaryFraction(place.low[axis])
        try #require(isClose(point, exact, 0x1p-75))
        let slope = BinaryFraction(3) * BinaryFraction(place.slope[axis])
        try #require(isClose(slope, exact.derivative, 3 * 0x1p-51))
        let bend = BinaryFraction(6) * BinaryFraction(place.halfBend[axis])
        try #require(isClose(bend, exact.derivative.derivative, 6 * 0x1p-48))
      }
    }
  }
}
