// An easing curve stretched over an interval of time.
// Layer: Timeline/Tracks. Tests: EasedIntervalTests.

import Easing

/// An easing curve that runs once over a stretch of time.
struct EasedInterval: Hashable, Sendable {
  /// Maps the progress through the interval.
  let curve: EasingCurve
  /// When the curve runs.
  let interval: ProgressInterval

  /// The curve's value at a time: 0 before the start and at its left.
  ///
  /// - Domain: up to the end. Past it, whatever is on the side of the end.
  func value(at time: Rational, side: Side) -> Double {
    guard let progress = interval.progress(at: time, side: side) else { return 0 }
    return curve.value(at: progress, side: side)
  }

  /// The first derivative of `value`, per second: 0 before the start and after the end.
  func velocity(at time: Rational, side: Side) -> Double {
    guard !hasEnded(by: time, side: side),
      let progress = interval.progress(at: time, side: side)
    else { return 0 }
    return curve.velocity(at: progress, side: side) / interval.duration.doubleValue
  }

  /// Whether a time is at or past the end; from the left, the end itself is not.
  func hasEnded(by time: Rational, side: Side) -> Bool {
    interval.hasEnded(by: time, side: side)
  }
}

extension Double {
  /// The product of a distance and a slope, 0 if there is no distance or no slope.
  ///
  /// A vertical tangent has an infinite slope, but carries equal ends nowhere.
  static func product(of distance: Double, slope: Double) -> Double {
    distance == 0 || slope == 0 ? 0 : distance * slope
  }
}
