// Solved times on the grid of nanoseconds.
// Layer: Timeline/Scroll. Tests: ScrollCrossingTests, ScrollMotionTests.

import Easing

extension RationalTime {
  /// The longest time between a start and an event that is solved for, in seconds.
  static let longestSolved = 1e6

  private static let perSecond = 1e9

  /// The multiple of a nanosecond nearest to a number of seconds; halves round up.
  ///
  /// - Domain: within ± `longestSolved`, to which others are clamped; NaN gives 0.
  static func nanoseconds(nearestTo seconds: Double) -> RationalTime {
    let clamped = min(max(seconds, -longestSolved), longestSolved)
    let count = (clamped * perSecond + 0.5).floored
    return RationalTime(count.isNaN ? 0 : Int(count), 1_000_000_000)
  }

  /// The multiple of a nanosecond nearest to a time a number of seconds after this one.
  ///
  /// Only the part of this time below a second is rounded to a double.
  func nearestNanosecond(after seconds: Double) -> RationalTime {
    let whole = self.seconds.floor
    let rest = self.seconds.fraction.doubleValue + seconds
    return RationalTime(seconds: Rational(whole)) + .nanoseconds(nearestTo: rest)
  }

  /// The least multiple of a nanosecond that is not below a number of seconds, and how much it is
  /// above it, in seconds; `nil` for a time beyond `longestSolved` and for NaN.
  ///
  /// - Domain: numbers below 0 give 0 nanoseconds.
  static func nanoseconds(notBelow seconds: Double) -> (time: RationalTime, excess: Double)? {
    guard seconds <= longestSolved else { return nil }
    var count = max((seconds * perSecond).floored, 0)
    // The product is below 2⁵³ and its rounding below half a unit, so one step may be needed.
    if count / perSecond < seconds { count += 1 }
    return (RationalTime(Int(count), 1_000_000_000), count / perSecond - seconds)
  }
}
