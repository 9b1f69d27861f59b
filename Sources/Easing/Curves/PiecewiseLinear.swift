// Straight lines between points.
// Layer: Easing/Curves.
// Source: CSS Easing 2 (linear(), "calculate linear easing output progress").
// Tests: PiecewiseLinearTests.

/// Straight lines between points: CSS's `linear()`.
///
/// Two or more points with one input make a jump there. Before the first and after the last point
/// the first and the last line go on; where those two points have one input, their outer output
/// is kept.
///
/// ```swift
/// let lines = try PiecewiseLinear(stops: [.init(0), .init(0.25, at: 0.75), .init(1)])
/// lines.value(at: 0.375)      // 0.125
/// lines.velocity(at: 0.875)   // 3
/// ```
public struct PiecewiseLinear: Hashable, Sendable {
  /// A point of the line.
  public struct Point: Hashable, Sendable {
    /// Progress, unitless.
    public let input: Double
    /// Value, unitless.
    public let output: Double

    /// Creates a point.
    public init(input: Double, output: Double) {
      self.input = input
      self.output = output
    }
  }

  /// The points, at least one, all finite, in ascending order of their inputs; equal inputs keep
  /// the order in which the curve passes them.
  public let points: [Point]

  /// Creates the lines through points whose inputs ascend; neighbours may have equal inputs.
  ///
  /// - Throws: `EasingError.noPoints`, `.pointNotFinite` or `.inputBelowPrevious`.
  public init(sorted points: [Point]) throws(EasingError) {
    guard !points.isEmpty else { throw .noPoints }
    for (index, point) in points.enumerated() {
      guard point.input.isFinite, point.output.isFinite else {
        throw .pointNotFinite(index: index, input: point.input, output: point.output)
      }
      guard index == 0 || points[index - 1].input <= point.input else {
        throw .inputBelowPrevious(
          index: index, input: point.input, previous: points[index - 1].input)
      }
    }
    // Adding 0 turns -0 into 0, which has one text only.
    self.points = points.map { Point(input: $0.input + 0, output: $0.output + 0) }
  }
}

extension PiecewiseLinear {
  /// The value at a progress, on the stated side of a jump.
  ///
  /// At the input of one or more points this is the output of the last of them, and of the first
  /// one for `.left`. CSS knows the left side, its "before flag", at the first point only.
  ///
  /// - Domain: every number, outside 0…1 included. NaN gives NaN; an infinity gives what the
  ///   outer line tends to.
  /// - Exact: at the points.
  /// - Accuracy: correctly rounded; so between two points the value is between their outputs and
  ///   monotone.
  /// - Complexity: O(log n) for n points.
  public func value(at progress: Double, side: Side = .right) -> Double {
    guard !progress.isNaN else { return progress }
    let upper = partition(at: progress, side: side)
    // The point that a jump leads to on this side, if there is a point at the progress.
    let candidate = side == .right ? upper - 1 : upper
    if points.indices.contains(candidate), points[candidate].input == progress {
      return points[candidate].output
    }
    guard let line = line(endingAt: upper) else {
      return points[upper == 0 ? 0 : points.count - 1].output
    }
    return line.value(at: progress)
  }

  /// The value at an exact progress, on the stated side of a jump.
  ///
  /// The input of a point stands for every fraction that rounds to it: `1/3` is at the point
  /// with the input `1.0 / 3`, `1/10` at `10%`.
  ///
  /// - Accuracy: that of the value at the nearest double.
  public func value(at progress: Rational, side: Side = .right) -> Double {
    value(at: progress.doubleValue, side: side)
  }

  /// The slope of the line on the stated side of a progress.
  ///
  /// At a jump these are the slopes of the lines that lead to it and from it.
  ///
  /// - Domain: every number. NaN gives NaN.
  /// - Range: infinite where the slope is too large for a double.
  /// - Accuracy: correctly rounded.
  /// - Complexity: O(log n) for n points.
  public func velocity(at progress: Double, side: Side = .right) -> Double {
    guard !progress.isNaN else { return progress }
    return line(endingAt: partition(at: progress, side: side))?.slope ?? 0
  }

  /// The slope of the line on the stated side of an exact progress, as at the nearest double.
  public func velocity(at progress: Rational, side: Side = .right) -> Double {
    velocity(at: progress.doubleValue, side: side)
  }

  /// The index of the first point beyond a progress; for `.left`, of the first not before it.
  private func partition(at progress: Double, side: Side) -> Int {
    points.indices.partitioningIndex {
      side == .right ? points[$0].input > progress : points[$0].input >= progress
    }
  }

  /// The line up to a point, or the outer line for an index at either end of the points;
  /// `nil` if the outer two points have one input, or there is one point only.
  func line(endingAt index: Int) -> StraightLine? {
    let end = min(max(index, 1), points.count - 1)
    guard end > 0, points[end - 1].input < points[end].input else { return nil }
    return StraightLine(start: points[end - 1], end: points[end])
  }
}
