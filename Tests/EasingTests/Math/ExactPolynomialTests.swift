// Expected values: polynomials made from roots that are known.

import TestSupport
import Testing

@testable import Easing

struct ExactPolynomialTests {
  static func polynomial(_ coefficients: [Double]) -> ExactPolynomial {
    ExactPolynomial(coefficients.map { BinaryFraction($0) })
  }

  /// The product of `t - root` over the roots.
  static func withRoots(_ roots: [Double]) -> ExactPolynomial {
    roots.reduce(polynomial([1])) { $0 * polynomial([-$1, 1]) }
  }

  @Test(arguments: 0..<100)
  func `signs at the roots between 0 and 1 are summed, each root once`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    func root() -> Double { Double(Int.random(in: -16...32, using: &random)) / 16 }
    let own = (0..<Int.random(in: 1...4, using: &random)).map { _ in root() }
      .filter { $0 != 0 && $0 != 1 }
    let other = (0..<Int.random(in: 0...3, using: &random)).map { _ in root() }
    let query = Self.withRoots(other)
    let expected = Set(own.filter { $0 > 0 && $0 < 1 })
      .reduce(0) { $0 + query.value(at: $1).signum }
    // A square without roots does not change the sum.
    let polynomial = Self.withRoots(own) * Self.polynomial([2, 0, 1])
    try #require(polynomial.sumOfSigns(of: query) == expected, "\(own) in \(other)")
    let turned = Self.polynomial([-3]) * polynomial
    try #require(turned.sumOfSigns(of: query) == expected, "\(own) in \(other)")
  }

  @Test func `a root of both has sign 0`() {
    let triple = Self.withRoots([0.5, 0.5, 0.5])
    #expect(triple.sumOfSigns(of: Self.withRoots([0.5])) == 0)
    #expect(triple.sumOfSigns(of: Self.polynomial([-0.5, 1.5])) == 1)
    #expect(triple.sumOfSigns(of: Self.polynomial([0.25, -1])) == -1)
    #expect(triple.sumOfSigns(of: triple) == 0)
    #expect(triple.sumOfSigns(of: Self.polynomial([])) == 0)
  }

  @Test func `roots that no double is close enough to are told from it`() {
    // The cube root of 1/2, and the two doubles around it.
    let cube = Self.polynomial([-0.5, 0, 0, 1])
    let below = 0.7937005259840997
    #expect(cube.sumOfSigns(of: Self.withRoots([below])) == 1)
    #expect(cube.sumOfSigns(of: Self.withRoots([below.nextUp])) == -1)
  }

  @Test func `a remainder is that of a division times a positive number`() {
    // t³ + 2·t + 1 = (t² - t + 3)·(t + 1) - 2.
    let dividend = Self.polynomial([1, 2, 0, 1])
    #expect(dividend.remainder(dividingBy: Self.polynomial([1, 1])) == Self.polynomial([-2]))
    #expect(
      dividend.remainder(dividingBy: Self.polynomial([-2, -2])) == Self.polynomial([-16]))
    #expect(Self.withRoots([0.5, 0.25]).remainder(dividingBy: Self.withRoots([0.5])) == .init([]))
    #expect(Self.polynomial([3]).remainder(dividingBy: dividend) == Self.polynomial([3]))
  }

  @Test func `a cubic from controls passes its ends and has Bézier's derivative there`() {
    let cubic = ExactPolynomial(controls: 0.25, 1.5, -2, 7)
    #expect(cubic.value(at: 0) == BinaryFraction(0.25))
    #expect(cubic.value(at: 1) == BinaryFraction(7))
    #expect(cubic.derivative.value(at: 0) == BinaryFraction(3.75))
    #expect(cubic.derivative.value(at: 1) == BinaryFraction(27))
    #expect(cubic.value(at: 0.5) == BinaryFraction((0.25 + 4.5 - 6 + 7) / 8))
    #expect(ExactPolynomial(controls: 1, 1, 1, 1) == Self.polynomial([1]))
  }
}
