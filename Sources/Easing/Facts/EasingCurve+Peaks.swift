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
      curve.segment.slopeTurns
    case .threePointCubic(let curve):
      curve.segments.flatMap { $0.slopeTurns } + [curve.midpoint.x]
    case .catmullRom(let curve):
      curve.peaks
    case .family(let curve):
      curve.peaks
    case .formula(let curve):
      curve.formula.peaks
    case .composed:
      speedPeaks(in: interval).places
    case .spring(let curve):
      curve.peaks(in: interval)
    case .steps, .piecewiseLinear, .rough:
      // Straight lines have corners only.
      turns
    }
  }
}

extension CatmullRomCurve {
  /// As `EasingCurve.peaks(in:)`, for every interval.
  fileprivate var peaks: [Double] {
    points.map { $0.x } + segments.flatMap { $0.slopeTurns }
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
