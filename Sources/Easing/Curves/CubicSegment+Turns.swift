// Where a cubic Bézier curve, and where its slope may turn round.
// Layer: Easing/Curves. Source: derived below. Tests: EasingCurveTurnsTests, CurveSpeedTests.

extension CubicSegment {
  /// The places x within at which y may turn round, in order: the roots of the parabola y′(t), as x(t).
  ///
  /// With the steps r, s, t of y from point to point, y′(t)/3 is
  /// (r − 2·s + t)·t² + 2·(s − r)·t + r.
  var turns: [Double] {
    let (a, b, c) = slope(of: scaledY)
    return x(at: RootFinding.quadratic(a: a, halfB: b / 2, c: c)).sorted()
  }

  /// The places x within at which the slope dy/dx may turn round, in no order.
  ///
  /// With x′(t)/3 = D·t² + E·t + F and y′(t)/3 = A·t² + B·t + C the derivative of y′/x′ is 0 where
  /// y″·x′ − y′·x″ = (A·E − B·D)·t² + 2·(A·F − C·D)·t + (B·F − C·E) is.
  var slopeTurns: [Double] {
    let (a, b, c) = slope(of: scaledY)
    let (d, e, f) = slope(of: [x0, x1, x2, x3])
    let parameters = RootFinding.quadratic(a: a * e - b * d, halfB: a * f - c * d, c: b * f - c * e)
    // At a vertical tangent within, x′ is 0, which is where its own slope is.
    return x(at: parameters + (d == 0 ? [] : [-e / (2 * d)]))
  }

  /// The values, scaled so that no step and no square overflows.
  private var scaledY: [Double] {
    let scale = max(1, largestY)
    return [y0 / scale, y1 / scale, y2 / scale, y3 / scale]
  }

  /// A third of the derivative of the Bézier curve of four values, by the powers of its parameter.
  private func slope(of values: [Double]) -> (Double, Double, Double) {
    let steps = (0..<3).map { values[$0 + 1] - values[$0] }
    return (steps[0] - 2 * steps[1] + steps[2], 2 * (steps[1] - steps[0]), steps[0])
  }

  /// The places of those parameters that are within.
  private func x(at parameters: [Double]) -> [Double] {
    parameters.filter { $0 > 0 && $0 < 1 }.map { t in
      let u = 1 - t
      return u * u * (u * x0 + 3 * t * x1) + t * t * (3 * u * x2 + t * x3)
    }
  }
}
