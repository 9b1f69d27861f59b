// Expected values: the same polynomials in exact arithmetic.

import TestSupport
import Testing

@testable import Easing

struct CubicPolynomialTests {
  @Test(arguments: 0..<200)
  func `value and derivative err by 2^-98 of the sums of their terms at most`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let p = (0..<4).map { _ in random.double(exponents: -30...3) }
    let exact = ExactPolynomial(controls: p[0], p[1], p[2], p[3])
    let polynomial = CubicPolynomial(controls: p[0], p[1], p[2], p[3])
    for _ in 0..<5 {
      let w = Double.random(in: 0...0.5, using: &random)
      // 3·|d1|·w + (3·|d2| + 6·|d1|)·w² + (|d3| + 3·|d2| + 3·|d1|)·w³, twice for its own rounding.
      let d = (1...3).map { (p[$0] - p[0]).magnitude }
      let terms = 3 * d[0] + (3 * d[1] + 6 * d[0]) * w + (d[2] + 3 * d[1] + 3 * d[0]) * w * w
      let slopes = terms + (3 * d[1] + 6 * d[0]) * w + 2 * (d[2] + 3 * d[1] + 3 * d[0]) * w * w
      let value = exact.value(at: w) - BinaryFraction(p[0])
      let error = (BinaryFraction(polynomial.value(at: w)) - value).absolute
      try #require(error.isAtMost(BinaryFraction(terms * w * 0x1p-98)), "\(p) at \(w)")
      let slope = exact.derivative.value(at: w)
      let slopeError = (BinaryFraction(polynomial.derivative(at: w)) - slope).absolute
      try #require(slopeError.isAtMost(BinaryFraction(slopes * 0x1p-98)), "\(p) at \(w)")
      let rounded = (BinaryFraction(polynomial.slope(at: w)) - slope).absolute
      try #require(rounded.isAtMost(BinaryFraction(slopes * 0x1p-50)), "\(p) at \(w)")
    }
  }

  @Test(arguments: 0..<200) func `a root is as close as it says`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    func part() -> Double {
      [
        0, 1, Double.random(in: 0...1, using: &random),
        Double.random(in: 0...1e-12, using: &random),
      ]
      .randomElement(using: &random) ?? 0
    }
    let (x1, x2) = (part(), part())
    let polynomial = CubicPolynomial(controls: 0, x1, x2, 1)
    let exact = ExactPolynomial(controls: 0, x1, x2, 1)
    let half = (1 + 3 * (x1 + x2)) / 8
    let target = half * Double.random(in: 0x1p-30...1, using: &random)
    guard let root = polynomial.root(at: DoubleDouble(target), below: 1) else {
      // Only where the curve is almost flat.
      #expect(x1 > 0.9 && x2 < 0.1)
      return
    }
    #expect(root.offset.magnitude <= root.near * 0x1p-37)
    let near = BinaryFraction(root.near) + BinaryFraction(root.offset)
    func value(_ t: BinaryFraction) -> BinaryFraction {
      exact.coefficients.reversed().reduce(.zero) { $0 * t + $1 }
    }
    let (goal, slack) = (BinaryFraction(target), BinaryFraction(root.uncertainty))
    #expect(value(near - slack).isAtMost(goal) && goal.isAtMost(value(near + slack)))
  }

  @Test func `a root of a flat cubic is found from where the slope is 0`() throws {
    let flat = CubicPolynomial(controls: 0, 1, 0, 1)
    let target = 0.5.nextUp
    let root = try #require(flat.root(at: DoubleDouble(target), below: 4))
    // x - ½ = 4·(t - ½)³.
    let distance = root.near + root.offset - 0.5
    #expect((4 * distance * distance * distance / 0x1p-53 - 1).magnitude < 1e-9)
    #expect(flat.root(at: DoubleDouble(.nan), below: 4) == nil)
  }
}
