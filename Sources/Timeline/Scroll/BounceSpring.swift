// How a scroll returns from past a limit.
// Layer: Timeline/Scroll. Source: a critically damped spring, fitted to iOS scroll views.
// Tests: BounceSpringTests.

import Easing

/// A critically damped spring towards 0: z(t) = e^(-10t)·(z₀ + (v + 10·z₀)·t).
///
/// It turns round at most once and passes 0 at most once.
public struct BounceSpring: Hashable, Sendable {
  /// The displacement at time 0, in points.
  public let displacement: Double
  /// The velocity at time 0, in points per second.
  public let initialVelocity: Double

  /// The spring's angular frequency and decay, per second.
  public static let rate = 10.0

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - displacement: The displacement at time 0, in points.
  ///   - velocity: The velocity at time 0, in points per second.
  public init(displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.initialVelocity = velocity
  }

  /// The factor of t in the formula.
  private var drift: Double { initialVelocity + BounceSpring.rate * displacement }
}

extension BounceSpring {
  /// The displacement after a time in seconds, in points.
  ///
  /// - Domain: finite numbers; NaN gives NaN.
  /// - Exact: the initial displacement at 0.
  /// - Accuracy: (7 + 10·t)·2⁻⁵³ of e^(-10t)·(|z₀| + (|v| + 10·|z₀|)·t), the terms' sizes; they
  ///   cancel near a crossing.
  public func position(after time: Double) -> Double {
    Elementary.exp(-BounceSpring.rate * time) * (displacement + drift * time)
  }

  /// The velocity after a time in seconds, in points per second.
  ///
  /// - Domain: finite numbers; NaN gives NaN.
  /// - Exact: the initial velocity at 0.
  /// - Accuracy: (8 + 10·t)·2⁻⁵³ of e^(-10t)·(|v| + 10·(|v| + 10·|z₀|)·t), the terms' sizes; they
  ///   cancel near a turn.
  public func velocity(after time: Double) -> Double {
    Elementary.exp(-BounceSpring.rate * time)
      * (initialVelocity - BounceSpring.rate * drift * time)
  }

  /// When the displacement passes through 0 after time 0, in seconds; `nil` if it never does.
  public var crossing: Double? {
    // -z₀/(v + 10·z₀): above 0 exactly where the two have opposite signs.
    guard displacement * drift < 0 else { return nil }
    return -displacement / drift
  }

  /// When the displacement turns round after time 0, in seconds; `nil` if it never does.
  public var turn: Double? {
    guard initialVelocity * drift > 0 else { return nil }
    return initialVelocity / (BounceSpring.rate * drift)
  }

  /// From when on the displacement stays below a distance in points for good, in seconds.
  ///
  /// - Precondition: `distance` is above 0.
  /// - Accuracy: to the last place but a few; found by bisection on a stretch where the
  ///   displacement only falls.
  public func time(untilWithin distance: Double) -> Double {
    precondition(distance > 0, "A distance to settle within is above 0.")
    let turn = turn ?? 0
    if position(after: turn).magnitude >= distance {
      return lastTime(
        beyond: distance, from: turn, through: tailEnd(after: turn, within: distance))
    }
    guard displacement.magnitude >= distance else { return 0 }
    return lastTime(beyond: distance, from: 0, through: turn)
  }

  /// A time after the turn at which the displacement is below the distance.
  ///
  /// Past the turn each half second takes more than half of it, so 2100 of them span all doubles.
  private func tailEnd(after turn: Double, within distance: Double) -> Double {
    var end = turn + 0.5
    for _ in 0..<2100 where position(after: end).magnitude >= distance { end += 0.5 }
    return end
  }

  /// The end of the stretch beyond the distance, between a time beyond and a time within.
  private func lastTime(
    beyond distance: Double, from start: Double, through end: Double
  ) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<1100 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if position(after: middle).magnitude >= distance { low = middle } else { high = middle }
    }
    return high
  }
}
