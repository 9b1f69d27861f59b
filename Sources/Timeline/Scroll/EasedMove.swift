// A way from one number to another along an easing curve.
// Layer: Timeline/Scroll. Tests: ScrollMotionTests, ScrollMotionLawTests.

import Easing

/// A way from one number to another along an easing curve.
struct EasedMove: Hashable, Sendable {
  let start: Double
  let end: Double
  let duration: RationalTime
  let curve: EasingCurve

  /// A way that stays where it begins.
  init(at place: Double) {
    self.init(from: place, to: place, duration: .zero, curve: .linear)
  }

  init(from start: Double, to end: Double, duration: RationalTime, curve: EasingCurve) {
    self.start = start
    self.end = end
    self.duration = duration
    self.curve = curve
  }

  /// Whether it is on its way; at its end only the left limit is.
  private func isMoving(after time: RationalTime, side: Side) -> Bool {
    guard start != end, duration > .zero else { return false }
    return side == .right ? time < duration : time <= duration
  }

  /// Where it is after an exact time.
  ///
  /// - Exact: the end from the duration on, whatever the curve says at 1.
  func position(after time: RationalTime, side: Side) -> Double {
    guard isMoving(after: time, side: side) else { return end }
    return start + (end - start) * progress(after: time, side: side)
  }

  /// Its first derivative after an exact time, per second.
  func velocity(after time: RationalTime, side: Side) -> Double {
    guard isMoving(after: time, side: side) else { return 0 }
    let slope =
      fraction(after: time).map { curve.velocity(at: $0, side: side) }
      ?? curve.velocity(at: time.doubleValue / duration.doubleValue, side: side)
    return (end - start) * slope / duration.doubleValue
  }

  /// Where it is after a number of seconds.
  func position(after seconds: Double, side: Side) -> Double {
    let length = duration.doubleValue
    guard start != end, length > 0, side == .right ? seconds < length : seconds <= length else {
      return end
    }
    return start + (end - start) * curve.value(at: seconds / length, side: side)
  }

  private func progress(after time: RationalTime, side: Side) -> Double {
    fraction(after: time).map { curve.value(at: $0, side: side) }
      ?? curve.value(at: time.doubleValue / duration.doubleValue, side: side)
  }

  /// The exact progress, or `nil` if it needs more than 128 bits.
  private func fraction(after time: RationalTime) -> Rational? {
    time.seconds.dividedOrNil(by: duration.seconds)
  }
}
