// A cubic Bézier timing function.
// Layer: Easing/Curves.
// Source: CSS Easing 2, section 2.2; outside 0…1 as browsers apply it (see `value(at:)`).
// Goals: the correctly rounded result for every input, then speed.
// Tests: CubicBezierTests, CubicBezierExtrapolationTests.

/// A cubic Bézier curve from (0, 0) to (1, 1): CSS's `cubic-bezier(x1, y1, x2, y2)`.
///
/// ```swift
/// let curve = try CubicBezier(x1: 0.34, y1: 1.56, x2: 0.64, y2: 1)
/// curve.value(at: 0.5)     // 1.0874006702186978
/// curve.velocity(at: 0.5)  // 0.30188675777157903
/// ```
///
/// With both y1 and y2 in 0…1 the value never falls as progress rises, not even between
/// neighbouring doubles.
public struct CubicBezier: Hashable, Sendable {
  /// The progress of the first control point, unitless, in 0…1.
  public let x1: Double

  /// The value of the first control point, unitless; any finite number.
  public let y1: Double

  /// The progress of the second control point, unitless, in 0…1.
  public let x2: Double

  /// The value of the second control point, unitless; any finite number.
  public let y2: Double

  /// Creates the curve with two control points.
  ///
  /// - Parameters:
  ///   - x1: The progress of the first control point, in 0…1.
  ///   - y1: The value of the first control point; below 0 the curve starts backwards.
  ///   - x2: The progress of the second control point, in 0…1.
  ///   - y2: The value of the second control point; above 1 the curve overshoots.
  /// - Throws: `EasingError.controlPointOutOfRange` if an x is outside 0…1 or a y is not finite.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(EasingError) {
    guard x1 >= 0, x1 <= 1 else { throw .controlPointOutOfRange(name: .x1, value: x1) }
    guard x2 >= 0, x2 <= 1 else { throw .controlPointOutOfRange(name: .x2, value: x2) }
    guard y1.isFinite else { throw .controlPointOutOfRange(name: .y1, value: y1) }
    guard y2.isFinite else { throw .controlPointOutOfRange(name: .y2, value: y2) }
    self.init(valid: x1, y1, x2, y2)
  }

  /// Creates a curve whose numbers are known to be valid.
  init(valid x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

extension CubicBezier {
  /// The curve's value at a progress.
  ///
  /// - Domain: every number. Outside 0…1 the curve goes on along its tangent at the nearer end, as
  ///   in browsers: constant where the tangent is vertical, and with slope 1 if both control
  ///   points are in that end. NaN gives NaN; an infinity gives what the line tends to.
  /// - Range: within 0…1 between the least and the largest of 0, y1, y2 and 1. Outside, a value
  ///   that is too large for a double is infinite.
  /// - Exact: at 0 and 1; everywhere if x1 = y1 and x2 = y2, where the value is the progress.
  /// - Accuracy: the double nearest to the true value, ties to even; zero is +0.
  /// - Complexity: constant; a few dozen nanoseconds, and up to milliseconds where only exact
  ///   arithmetic can tell two doubles apart, once in about 10⁹ samples of ordinary curves. A curve
  ///   that is all but flat in its middle, as with x1 = 1 and x2 = 1e-300, takes a tenth of a second
  ///   there.
  public func value(at progress: Double) -> Double {
    if isLinear { return progress + 0 }
    if progress > 0, progress < 1, let enclosure = quickValue(at: progress) {
      let (lowest, highest) = (enclosure.lowest, enclosure.highest)
      if lowest == highest { return lowest }
    }
    return closerValue(at: progress)
  }

  /// The curve's first derivative at a progress: values per unit of progress.
  ///
  /// - Domain: every number. At 0 and 1 it is that of the curve, outside that of the line which
  ///   `value(at:)` follows. NaN gives NaN.
  /// - Range: infinite where the tangent is vertical, with the sign of the direction in which the
  ///   value goes; also where the slope is too large for a double.
  /// - Exact: 1 everywhere if x1 = y1 and x2 = y2.
  /// - Accuracy: the double nearest to the true derivative, ties to even; zero is +0.
  /// - Complexity: as that of `value(at:)`.
  public func velocity(at progress: Double) -> Double {
    guard isLinear else { return segment.velocity(at: progress) }
    return progress.isNaN ? progress : 1
  }

  /// The value at any progress, with more digits.
  ///
  /// Not inlined, as it is rarely called.
  @inline(never)
  private func closerValue(at progress: Double) -> Double { segment.value(at: progress) }

  /// Whether x and y are the same polynomial of the parameter.
  private var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The curve as one between any two points.
  var segment: CubicSegment { CubicSegment(0, 0, x1, y1, x2, y2, 1, 1) }
}

extension CubicBezier {
  /// No easing: the value is the progress.
  public static let linear = CubicBezier(valid: 0, 0, 1, 1)

  /// A quick start and a slow end: CSS's `ease`, Core Animation's `default`.
  public static let ease = CubicBezier(valid: 0.25, 0.1, 0.25, 1)

  /// A slow start: CSS's `ease-in`, UIKit's `curveEaseIn`.
  public static let easeIn = CubicBezier(valid: 0.42, 0, 1, 1)

  /// A slow end: CSS's `ease-out`, UIKit's `curveEaseOut`.
  public static let easeOut = CubicBezier(valid: 0, 0, 0.58, 1)

  /// A slow start and a slow end: CSS's `ease-in-out`, UIKit's `curveEaseInOut`.
  public static let easeInOut = CubicBezier(valid: 0.42, 0, 0.58, 1)

  /// A quick start and a slow end, slower than `ease`: Material Design 2's standard easing.
  public static let fastOutSlowIn = CubicBezier(valid: 0.4, 0, 0.2, 1)
}
