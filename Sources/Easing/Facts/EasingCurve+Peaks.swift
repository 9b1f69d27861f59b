// Where the speed of a curve may be greatest.
// Layer: Easing/Facts. Source: derived below. Tests: CurveSpeedTests.

extension EasingCurve {
  /// The progresses at which the speed on an interval within 0…1 may be greatest, beside its ends:
  /// the zeros of the second derivative, and the corners.
  ///
  /// A superset, in no order; some may be outside the interval. Between two of them the velocity
  /// only rises or only falls, but in a nesting, where the greatest speed is at one of them.
  func peaks(in interval: ClosedRange<Double>) -> [Double] {
    switch self {
    case .named(let name):
      name.definition.peaks(in: interval)
    case .cubicBezier(let curve):
      EasingCurve.peaks(x: [0, curve.x1, curve.x2, 1], y: [0, curve.y1, curve.y2, 1])
    case .threePointCubic(let curve):
      EasingCurve.peaks(
        x: [0, curve.a1.x, curve.b1.x, curve.midpoint.x],
        y: [0, curve.a1.y, curve.b1.y, curve.midpoint.y])
        + [curve.midpoint.x]
        + EasingCurve.peaks(
          x: [curve.midpoint.x, curve.a2.x, curve.b2.x, 1],
          y: [curve.midpoint.y, curve.a2.y, curve.b2.y, 1])
    case .catmullRom(let curve):
      curve.peaks
    case .family(let curve):
      curve.peaks
    case .formula(let curve):
      curve.formula.peaks
    case .composed(let curve):
      curve.peaks(in: interval)
    case .spring(let curve):
      curve.peaks(in: interval)
    case .steps, .piecewiseLinear, .rough:
      // Straight lines have corners only.
      turns
    }
  }

  /// The progresses at which the slope of a cubic Bézier segment of four control points turns
  /// round, as x(t).
  ///
  /// With x′(t)/3 = D·t² + E·t + F and y′(t)/3 = A·t² + B·t + C the derivative of y′/x′ is 0 where
  /// y″·x′ − y′·x″ = (A·E − B·D)·t² + 2·(A·F − C·D)·t + (B·F − C·E) is.
  static func peaks(x: [Double], y: [Double]) -> [Double] {
    let scale = y.reduce(1) { max($0, $1.magnitude) }
    let (a, b, c) = derivative(of: y.map { $0 / scale })
    let (d, e, f) = derivative(of: x)
    let parameters = roots(a: a * e - b * d, halfB: a * f - c * d, c: b * f - c * e)
    // At a vertical tangent within, x′ is 0, which is where its own slope is.
    let flat = d == 0 ? [] : [-e / (2 * d)]
    return (parameters + flat).filter { $0 > 0 && $0 < 1 }.map { point(x, at: $0) }
  }

  /// A third of the derivative of a Bézier curve of four values, by the powers of its parameter.
  private static func derivative(of values: [Double]) -> (Double, Double, Double) {
    let steps = (0..<3).map { values[$0 + 1] - values[$0] }
    return (steps[0] - 2 * steps[1] + steps[2], 2 * (steps[1] - steps[0]), steps[0])
  }

  /// The real roots of a·t² + 2·halfB·t + c.
  static func roots(a: Double, halfB: Double, c: Double) -> [Double] {
    let discriminant = halfB * halfB - a * c
    guard discriminant >= 0 else { return [] }
    // The larger of the two roots times a, without cancellation; the other from their product c/a.
    let root = discriminant.squareRoot()
    let q = -(halfB + (halfB < 0 ? -root : root))
    return [q / a, c / q].filter { $0.isFinite }
  }
}

extension CatmullRomCurve {
  /// As `EasingCurve.peaks(in:)`, for every interval.
  fileprivate var peaks: [Double] {
    points.map { $0.x }
      + segments.flatMap { segment in
        EasingCurve.peaks(
          x: [segment.x0, segment.x1, segment.x2, segment.x3],
          y: [segment.y0, segment.y1, segment.y2, segment.y3])
      }
  }
}

extension SpringCurve {
  /// As `EasingCurve.peaks(in:)`: the zeros of the acceleration, the first of them if there are
  /// thousands, as the speeds at them shrink.
  fileprivate func peaks(in interval: ClosedRange<Double>) -> [Double] {
    let acceleration = motion.displacement.derivative.derivative
    guard let first = acceleration.firstZero else { return [] }
    let earlier = ((interval.lowerBound - first) / motion.spring.rates.halfPeriod).floored
    let index = earlier > 0 ? Int(min(earlier, 0x1p52)) : 0
    var peaks: [Double] = []
    for offset in 0..<ComposedCurve.mostTurns {
      guard let zero = acceleration.zero(index + offset), zero <= interval.upperBound else { break }
      peaks.append(zero)
    }
    return peaks
  }
}
