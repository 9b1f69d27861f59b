// Two cubic Bézier curves that meet in a midpoint.
// Layer: Easing/Curves. Source: Flutter's ThreePointCubic; Material Design 3, "Easing and duration".
// Goals: the correctly rounded result for every input, then speed. Tests: ThreePointCubicTests.

/// A curve of two cubic Bézier segments from (0, 0) through a midpoint to (1, 1).
///
/// ```swift
/// ThreePointCubic.emphasized.value(at: 0.5)  // 0.9506124626284407
/// ```
public struct ThreePointCubic: Hashable, Sendable {
  /// A point of the curve's plane.
  public struct Point: Hashable, Sendable {
    /// Progress, unitless.
    public let x: Double

    /// Value, unitless.
    public let y: Double

    /// Creates the point with a progress and a value.
    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The control point that the curve leaves (0, 0) towards.
  public let a1: Point

  /// The control point that the curve comes from into the midpoint.
  public let b1: Point

  /// Where the segments meet.
  public let midpoint: Point

  /// The control point that the curve leaves the midpoint towards.
  public let a2: Point

  /// The control point that the curve comes from into (1, 1).
  public let b2: Point

  /// Creates the curve from its control points, in the order in which the curve passes them.
  ///
  /// The segments may meet in a corner: only control points on one line through the midpoint make
  /// the curve smooth there.
  ///
  /// - Parameters:
  ///   - a1: The first control point, with x in 0…`midpoint.x`.
  ///   - b1: The second control point, with x in 0…`midpoint.x`.
  ///   - midpoint: Where the segments meet, with x above 0 and below 1.
  ///   - a2: The third control point, with x in `midpoint.x`…1.
  ///   - b2: The fourth control point, with x in `midpoint.x`…1.
  /// - Throws: `EasingError` if an x is outside its range or a y is not finite; the error calls the
  ///   points x1 y1 to x4 y4, as the curve's notation does.
  public init(
    _ a1: Point, _ b1: Point, midpoint: Point, _ a2: Point, _ b2: Point
  ) throws(EasingError) {
    guard midpoint.x > 0, midpoint.x < 1 else {
      throw .controlPointOutOfRange(name: .midpointX, value: midpoint.x)
    }
    for (name, x) in [(ControlCoordinate.x1, a1.x), (.x2, b1.x)] where !(x >= 0 && x <= midpoint.x)
    {
      throw .controlPointOutsideSegment(name: name, value: x, least: 0, most: midpoint.x)
    }
    for (name, x) in [(ControlCoordinate.x3, a2.x), (.x4, b2.x)] where !(x >= midpoint.x && x <= 1)
    {
      throw .controlPointOutsideSegment(name: name, value: x, least: midpoint.x, most: 1)
    }
    let heights: [(ControlCoordinate, Double)] = [
      (.y1, a1.y), (.y2, b1.y), (.midpointY, midpoint.y), (.y3, a2.y), (.y4, b2.y),
    ]
    for (name, y) in heights where !y.isFinite {
      throw .controlPointOutOfRange(name: name, value: y)
    }
    self.init(valid: a1, b1, midpoint, a2, b2)
  }

  /// Creates a curve whose points are known to be valid.
  private init(valid a1: Point, _ b1: Point, _ midpoint: Point, _ a2: Point, _ b2: Point) {
    self.a1 = a1
    self.b1 = b1
    self.midpoint = midpoint
    self.a2 = a2
    self.b2 = b2
  }
}

extension ThreePointCubic {
  /// The curve's value at a progress.
  ///
  /// - Domain: every number. Outside 0…1 the curve goes on along its tangent at the nearer end as
  ///   `CubicBezier` does. NaN gives NaN.
  /// - Exact: at 0, at 1 and in the midpoint.
  /// - Accuracy: the double nearest to the true value, ties to even.
  public func value(at progress: Double) -> Double {
    segment(at: progress, side: .right).value(at: progress)
  }

  /// The curve's first derivative at a progress, on the stated side of the midpoint.
  ///
  /// - Domain: every number, as for `value(at:)`. NaN gives NaN.
  /// - Range: infinite where the tangent is vertical, with the sign of the direction in which the
  ///   value goes.
  /// - Accuracy: the double nearest to the true derivative, ties to even.
  public func velocity(at progress: Double, side: Side = .right) -> Double {
    segment(at: progress, side: side).velocity(at: progress)
  }

  /// The segments, in order.
  var segments: [CubicSegment] { [first, second] }

  private var first: CubicSegment {
    CubicSegment(0, 0, a1.x, a1.y, b1.x, b1.y, midpoint.x, midpoint.y)
  }

  private var second: CubicSegment {
    CubicSegment(midpoint.x, midpoint.y, a2.x, a2.y, b2.x, b2.y, 1, 1)
  }

  private func segment(at progress: Double, side: Side) -> CubicSegment {
    progress < midpoint.x || (progress == midpoint.x && side == .left) ? first : second
  }
}

extension ThreePointCubic {
  /// Flutter's `fastEaseInToSlowEaseOut`, fitted to the large title of iOS.
  public static let fastEaseInToSlowEaseOut = ThreePointCubic(
    valid: Point(0.056, 0.024), Point(0.108, 0.3085), Point(0.198, 0.541),
    Point(0.3655, 1), Point(0.5465, 0.989))

  /// Material Design 3's emphasized easing, Flutter's `easeInOutCubicEmphasized`.
  public static let emphasized = ThreePointCubic(
    valid: Point(0.05, 0), Point(0.133333, 0.06), Point(0.166666, 0.4),
    Point(0.208333, 0.82), Point(0.25, 1))
}
