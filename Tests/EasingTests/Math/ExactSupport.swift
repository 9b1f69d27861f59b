// Exact values of what the tests of Easing/Math compare.

import TestSupport

@testable import Easing

extension BinaryFraction {
  /// The number without its sign.
  var absolute: BinaryFraction { isNegative ? -self : self }

  /// Whether the number is at most another.
  func isAtMost(_ other: BinaryFraction) -> Bool { (self - other).signum <= 0 }

  /// The exact sum of a pair of doubles.
  init(_ pair: DoubleDouble) {
    self = BinaryFraction(pair.high) + BinaryFraction(pair.low)
  }
}

extension ExactPolynomial {
  /// The exact value at a double.
  func value(at t: Double) -> BinaryFraction {
    coefficients.reversed().reduce(.zero) { $0 * BinaryFraction(t) + $1 }
  }
}

extension SplitMix64 {
  /// A double of either sign with an exponent within `exponents`; 0 now and then.
  mutating func double(exponents: ClosedRange<Int>) -> Double {
    guard Int.random(in: 0..<20, using: &self) > 0 else { return 0 }
    let exponent = Int.random(in: exponents, using: &self)
    let magnitude = Double(
      sign: .plus, exponent: exponent, significand: Double.random(in: 1..<2, using: &self))
    return Bool.random(using: &self) ? magnitude : -magnitude
  }

  /// A normalised pair of doubles that is not 0.
  mutating func pair(exponents: ClosedRange<Int>) -> DoubleDouble {
    var high = 0.0
    while high == 0 { high = double(exponents: exponents) }
    return DoubleDouble.sum(high, high.ulp * Double.random(in: -0.5...0.5, using: &self))
  }
}
