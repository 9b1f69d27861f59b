// The last word on a cubic segment: comparisons without rounding.
// Layer: Easing/Curves. Tests: CubicSegmentTests.

extension CubicSegment {
  /// The value at `x`, of which two doubles are known that are not above and not below it.
  ///
  /// Where the curve meets `x` there is one root of x(t) - x; the sign of y(t) - m in it says on
  /// which side of m the value is.
  func exactValue(at x: Double, between lowest: Double, _ highest: Double) -> Double {
    if lowest == highest { return lowest + 0 }
    let root = exactHorizontal - ExactPolynomial([BinaryFraction(x)])
    let vertical = exactVertical
    return Double(nearestBetween: lowest, highest) { bound in
      root.sumOfSigns(of: vertical - ExactPolynomial([bound]))
    }
  }

  /// The slope at `x`, of which two doubles are known that are not above and not below it.
  ///
  /// With x'(t) above 0 the sign of y'(t) - m·x'(t) says on which side of m the slope is.
  func exactVelocity(at x: Double, between lowest: Double, _ highest: Double) -> Double {
    if lowest == highest { return lowest + 0 }
    let root = exactHorizontal - ExactPolynomial([BinaryFraction(x)])
    let (run, rise) = (exactHorizontal.derivative, exactVertical.derivative)
    return Double(nearestBetween: lowest, highest) { bound in
      root.sumOfSigns(of: rise - ExactPolynomial([bound]) * run)
    }
  }

  private var exactHorizontal: ExactPolynomial {
    ExactPolynomial(controls: x0, x1, x2, x3)
  }

  private var exactVertical: ExactPolynomial {
    ExactPolynomial(controls: y0, y1, y2, y3)
  }
}
