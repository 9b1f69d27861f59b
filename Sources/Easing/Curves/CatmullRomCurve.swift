// A smooth curve through points.
// Layer: Easing/Curves.
// Source: Flutter's CatmullRomCurve; Yuksel, Schaefer and Keyser, "Parameterization and
//   applications of Catmull-Rom curves", 2011 (centripetal: exponent 1/2).
// Goals: the right point for every input, then speed. Tests: CatmullRomCurveTests.

/// A centripetal Catmull-Rom spline from (0, 0) through points to (1, 1).
///
/// It is the exact spline, where Flutter takes a polygon of samples.
public struct CatmullRomCurve: Hashable, Sendable {
  /// A point of the curve's plane.
  public typealias Point = ThreePointCubic.Point

  /// The points between (0, 0) and (1, 1), at least two, in ascending order of their progress.
  public let points: [Point]

  /// How straight the curve is, in 0…1: 0 for the spline itself, 1 for straight lines.
  public let tension: Double

  /// The spline as cubic Bézier segments, in order.
  let segments: [CubicSegment]

  /// Creates the curve.
  ///
  /// - Parameters:
  ///   - points: At least two points whose x are above 0, below 1 and ascend; y is within ±10⁶.
  ///   - tension: How straight the curve is, in 0…1.
  /// - Throws: `EasingError.tooFewPoints`, `.parameterOutOfRange` for the tension or a coordinate,
  ///   or `.pointsTurnBack` if the points lie so that the progress could run backwards.
  public init(_ points: [Point], tension: Double = 0) throws(EasingError) {
    guard points.count >= 2 else { throw .tooFewPoints(points.count, least: 2) }
    try EasingFamily.Parameter("tension", tension, 0...1).check()
    var last = 0.0
    for (index, point) in points.enumerated() {
      let number = index + 1
      try EasingFamily.Parameter("x\(number)", point.x, last.nextUp...1.0.nextDown).check()
      try EasingFamily.Parameter("y\(number)", point.y, -1e6...1e6).check()
      last = point.x
    }
    let segments = CatmullRomCurve.segments(
      through: [Point(0, 0)] + points + [Point(1, 1)], tension)
    for (index, segment) in segments.enumerated() {
      let range = segment.x0...segment.x3
      guard range.contains(segment.x1), range.contains(segment.x2) else {
        throw .pointsTurnBack(segment: index + 1)
      }
    }
    self.points = points.map { Point($0.x + 0, $0.y + 0) }
    self.tension = tension + 0
    self.segments = segments
  }
}

extension CatmullRomCurve {
  /// The curve's value at a progress.
  ///
  /// - Domain: every number. Outside 0…1 the curve goes on along its tangent at the nearer end. NaN
  ///   gives NaN.
  /// - Exact: at 0, at 1 and in the points.
  /// - Accuracy: that of the segments' control points, which are rounded; `EasingCurve.errorBound`
  ///   has the bound.
  /// - Complexity: O(log n) for n points.
  public func value(at progress: Double) -> Double {
    segment(at: progress, side: .right).value(at: progress)
  }

  /// The curve's first derivative at a progress, on the stated side of a point.
  ///
  /// Both sides differ by rounding only, but for a tension of 1.
  ///
  /// - Domain: every number. NaN gives NaN.
  public func velocity(at progress: Double, side: Side = .right) -> Double {
    segment(at: progress, side: side).velocity(at: progress)
  }

  /// The progresses within 0…1 at which the curve may turn round, in order.
  var turns: [Double] {
    (segments.flatMap { $0.turns } + points.map { $0.x }).sorted()
  }

  private func segment(at progress: Double, side: Side) -> CubicSegment {
    let index = points.indices.partitioningIndex {
      side == .right ? points[$0].x > progress : points[$0].x >= progress
    }
    return segments[index]
  }

  /// The segments between points.
  ///
  /// With d for the differences of neighbouring points and t for the square roots of their
  /// lengths, the tangent of the segment d₁ at its start is
  /// (1 − tension)·(d₁ + t₁·(d₀/t₀ − (d₀ + d₁)/(t₀ + t₁))), and likewise at its end. The handles
  /// beyond the ends mirror the second and the last but one point.
  static func segments(through all: [Point], _ tension: Double) -> [CubicSegment] {
    var d = zip(all, all.dropFirst()).map { Point($1.x - $0.x, $1.y - $0.y) }
    d = [d[0]] + d + [d[d.count - 1]]
    let t = d.map { ($0.x * $0.x + $0.y * $0.y).squareRoot().squareRoot() }
    let loose = (1 - tension) / 3
    func third(_ near: Double, _ far: Double, _ tNear: Double, _ tFar: Double) -> Double {
      loose * (near + tNear * (far / tFar - (far + near) / (tFar + tNear)))
    }
    return all.indices.dropLast().map { i in
      let (start, end) = (all[i], all[i + 1])
      let (d0, d1, d2) = (d[i], d[i + 1], d[i + 2])
      return CubicSegment(
        start.x, start.y, start.x + third(d1.x, d0.x, t[i + 1], t[i]),
        start.y + third(d1.y, d0.y, t[i + 1], t[i]),
        end.x - third(d1.x, d2.x, t[i + 1], t[i + 2]),
        end.y - third(d1.y, d2.y, t[i + 1], t[i + 2]), end.x, end.y)
    }
  }
}
