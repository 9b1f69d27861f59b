// How what is let go slows down: friction.
// Layer: Timeline/Scroll.
// Source: the deceleration rate of iOS scroll views, a factor per millisecond; Flutter's
//   FrictionSimulation, whose drag is a factor per second.
// Tests: DecelerationTests.

import Easing

/// A motion whose speed falls by a constant factor per unit of time: friction, or decay.
///
/// It is how a scroll of iOS coasts, and Flutter's `FrictionSimulation`.
///
/// With the decay constant k: s(t) = s₀ + v/k·(1 - e^(-kt)), v(t) = v·e^(-kt).
public struct Deceleration: Hashable, Sendable {
  /// The offset at time 0, in points.
  public let origin: Double
  /// The velocity at time 0, in points per second.
  public let initialVelocity: Double
  /// How fast the speed falls, per second; above 0.
  public let decayConstant: Double

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - origin: The offset at time 0, in points.
  ///   - velocity: The velocity at time 0, in points per second.
  ///   - decayConstant: How fast the speed falls, per second.
  /// - Precondition: `decayConstant` is above 0.
  public init(from origin: Double, velocity: Double, decayConstant: Double) {
    precondition(decayConstant > 0, "A decay constant is above 0.")
    self.origin = origin
    self.initialVelocity = velocity
    self.decayConstant = decayConstant
  }

  /// Creates the motion from one offset and velocity to another, or `nil` if there is none.
  ///
  /// There is one if the velocity falls on the way, without a change of its sign, and the way leads
  /// where the velocity does. An end velocity of 0 is one that is approached and never reached: the
  /// end is then `rest`. This is Flutter's `FrictionSimulation.through`.
  ///
  /// ```swift
  /// Deceleration(from: 0, velocity: 1000, to: 300, velocity: 400)?.decayConstant  // 2
  /// ```
  ///
  /// - Parameters:
  ///   - origin: The offset at time 0, in points.
  ///   - velocity: The velocity at time 0, in points per second.
  ///   - end: An offset on the way, in points.
  ///   - endVelocity: The velocity at that offset, in points per second.
  public init?(
    from origin: Double, velocity: Double, to end: Double, velocity endVelocity: Double
  ) {
    // ds = -dv/k, so the velocity falls evenly along the way.
    let decayConstant = (velocity - endVelocity) / (end - origin)
    let keepsItsSign = velocity > 0 ? endVelocity >= 0 : velocity < 0 && endVelocity <= 0
    guard keepsItsSign, endVelocity.magnitude < velocity.magnitude, decayConstant > 0,
      decayConstant.isFinite
    else { return nil }
    self.init(from: origin, velocity: velocity, decayConstant: decayConstant)
  }

  /// Creates the motion that comes to rest at a target.
  init(from origin: Double, aimedAt target: Double, decayConstant: Double) {
    self.init(
      from: origin, velocity: (target - origin) * decayConstant, decayConstant: decayConstant)
  }

  /// The decay constant of a rate: -1000·ln r per second, for a factor r per millisecond.
  ///
  /// - Domain: rates between 0 and 1, both excluded; 0.998 is "normal", 0.99 "fast" on iOS.
  public static func decayConstant(ofRate rate: Double) -> Double {
    -1000 * Elementary.log(rate)
  }

  /// The decay constant of a drag: -ln d per second, for a factor d per second, as Flutter has it.
  ///
  /// - Domain: drags between 0 and 1, both excluded; Flutter's scroll views use 0.135 on iOS.
  public static func decayConstant(ofDrag drag: Double) -> Double {
    -Elementary.log(drag)
  }
}

extension Deceleration {
  /// The offset that the motion approaches, in points.
  ///
  /// A scroll that slows down stops half a point short of it, and rests there.
  public var rest: Double { origin + initialVelocity / decayConstant }

  /// The offset after a time in seconds, in points.
  ///
  /// - Domain: every number; NaN gives NaN.
  /// - Exact: the origin at 0.
  /// - Accuracy: 5·2⁻⁵³ of the way gone, and the rounding of the sum with the origin.
  public func position(after time: Double) -> Double {
    origin - initialVelocity / decayConstant * Elementary.expm1(-decayConstant * time)
  }

  /// The velocity after a time in seconds, in points per second.
  ///
  /// - Domain: every number; NaN gives NaN.
  /// - Exact: the initial velocity at 0.
  /// - Accuracy: relative (3 + kt)·2⁻⁵³, k being the decay constant.
  public func velocity(after time: Double) -> Double {
    initialVelocity * Elementary.exp(-decayConstant * time)
  }

  /// When the motion passes an offset, in seconds; `nil` if it never does.
  ///
  /// - Accuracy: the time's error is about 2⁻⁵² of 1/k near the start, and grows as the offset
  ///   nears `rest`, where the motion hardly moves.
  public func time(reaching offset: Double) -> Double? {
    guard offset != origin else { return 0 }
    let share = (offset - origin) * decayConstant / initialVelocity
    guard share > 0, share < 1 else { return nil }
    return -Elementary.log(1 - share) / decayConstant
  }

  /// When what is left to `rest` falls to a distance in points, in seconds; 0 if it is no more
  /// from the start.
  ///
  /// The speed is then `distance` times the decay constant.
  public func time(untilWithin distance: Double) -> Double {
    let ratio = initialVelocity.magnitude / decayConstant / distance
    return ratio > 1 ? Elementary.log(ratio) / decayConstant : 0
  }
}
