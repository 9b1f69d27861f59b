// Straight lines between points.
// Layer: Easing/Curves. Source: CSS Easing 2, section 2.1 (linear()). Tests: PiecewiseLinearTests.

/// Straight lines between points: CSS's `linear()`.
public struct PiecewiseLinear: Hashable, Sendable {
  /// A point of the line.
  public struct Point: Hashable, Sendable {
    /// Progress, unitless.
    public let input: Double
    /// Value, unitless.
    public let output: Double

    public init(input: Double, output: Double) {
      self.input = input
      self.output = output
    }
  }

  /// The points, in order of their inputs; at least one.
  public let points: [Point]

  /// Creates the lines through points in order.
  public init(sorted points: [Point]) throws(EasingError) {
    guard !points.isEmpty else { throw .noPoints }
    self.points = points
  }

  public func value(at progress: Double, side: Side = .right) -> Double {
    guard points.count > 1 else { return points[0].output }
    var upper = 1
    while upper < points.count - 1, points[upper].input <= progress { upper += 1 }
    let (a, b) = (points[upper - 1], points[upper])
    guard b.input > a.input else { return progress < a.input ? a.output : b.output }
    return a.output + (b.output - a.output) * ((progress - a.input) / (b.input - a.input))
  }

  public func value(at progress: Rational, side: Side = .right) -> Double {
    value(at: progress.doubleValue, side: side)
  }

  public func velocity(at progress: Double, side: Side = .right) -> Double {
    guard points.count > 1 else { return 0 }
    var upper = 1
    while upper < points.count - 1, points[upper].input <= progress { upper += 1 }
    let (a, b) = (points[upper - 1], points[upper])
    return b.input > a.input ? (b.output - a.output) / (b.input - a.input) : 0
  }

  public func velocity(at progress: Rational, side: Side = .right) -> Double {
    velocity(at: progress.doubleValue, side: side)
  }
}
