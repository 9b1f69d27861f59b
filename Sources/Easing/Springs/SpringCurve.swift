// A spring as a curve from progress to progress.
// Layer: Easing/Springs. Source: Spring.Motion; the choices below are this module's own.
// Tests: SpringCurveTests.

/// Maps progress 0…1 to the motion of a spring from 0 to 1.
///
/// ```swift
/// try SpringCurve(bounce: 0.3).value(at: 1)  // exactly 1
/// ```
///
/// Progress 1 is the time at which the spring has come to rest: from there on it stays within
/// `epsilon` of its target. It is not the spring's perceptual duration, at which a lively spring
/// is anywhere. A curve has no seconds: an animation that is to move at the pace of a spring takes
/// `spring.settlingDuration` for its duration, or `duration(of:)` with a velocity.
///
/// At progress 1 the spring is still off by `epsilon`, so the curve is the motion divided by its
/// last value: it ends on 1 without a jump, differs from the motion by less than `epsilon` of its
/// value, and keeps the times of its turns. Below 0 the curve is 0, from 1 on it is 1.
public struct SpringCurve: Hashable, Sendable {
  /// The distance that counts as rest.
  public let epsilon: Double

  /// The motion from 0 to 1 in the time of the curve, not divided yet.
  let motion: Spring.Motion

  /// The motion's position at progress 1, `1 - epsilon` or `1 + epsilon`.
  private let last: Double

  /// The least value on the curve.
  public let minimum: Double

  /// The greatest value on the curve.
  public let maximum: Double

  /// Creates the curve of a spring with a bounce.
  ///
  /// - Parameters:
  ///   - bounce: How lively the spring is, above -1 and at most 1 - 1e-9: a spring that never
  ///     comes to rest is no curve.
  ///   - initialVelocity: The velocity at the start, per response: 0 at rest, 1 for the whole way
  ///     in the time of one swing without friction.
  ///   - epsilon: The distance that counts as rest, in 1e-12…0.1.
  /// - Throws: `EasingError.spring` if a number is outside its range.
  public init(
    bounce: Double, initialVelocity: Double = 0, epsilon: Double = Spring.restingDistance
  ) throws(EasingError) {
    try self.init(
      Spring(duration: 1, bounce: bounce), initialVelocity: initialVelocity, epsilon: epsilon)
  }

  /// Creates the curve of a spring, whose pace is lost: only the damping ratio matters.
  ///
  /// - Parameters:
  ///   - spring: The spring, with a damping ratio in 1e-9…1e9.
  ///   - initialVelocity: The velocity at the start, per response of the spring.
  ///   - epsilon: The distance that counts as rest, in 1e-12…0.1.
  /// - Throws: `EasingError.spring` if a number is outside its range.
  public init(
    _ spring: Spring, initialVelocity: Double = 0, epsilon: Double = Spring.restingDistance
  ) throws(EasingError) {
    try SpringFault.check(.settlingDampingRatio, spring.dampingRatio)
    try SpringFault.check(.initialVelocity, initialVelocity)
    try SpringFault.check(.epsilon, epsilon)
    let perSecond = initialVelocity / spring.response
    let time = spring.motion(initialVelocity: perSecond).settlingTime(within: epsilon)
    self.epsilon = epsilon
    motion = spring.faster(by: time).motion(initialVelocity: perSecond * time)
    last = motion.position(at: 1)
    let range = motion.range(in: 0...1)
    minimum = range.lowerBound / last
    maximum = max(1, range.upperBound / last)
  }
}

extension SpringCurve {
  /// The spring that moves at the pace of the curve: it comes to rest after 1 second.
  public var spring: Spring { motion.spring }

  /// The velocity at the start, per response of the spring.
  public var initialVelocity: Double { motion.initialVelocity * spring.response }

  /// The curve's value at a progress.
  ///
  /// - Domain: every number. NaN gives NaN.
  /// - Range: `minimum...maximum`, which includes 0 and 1 and is reached.
  /// - Exact: 0 at 0 and below, 1 at 1 and above.
  /// - Accuracy: that of `Spring.Motion.position(at:)`, and one division.
  public func value(at progress: Double) -> Double {
    if progress >= 1 { return 1 }
    let value = motion.position(at: progress) / last
    return value < minimum ? minimum : value > maximum ? maximum : value
  }

  /// The curve's first derivative at a progress, on the stated side of the corners at 0 and 1.
  ///
  /// - Domain: every number. NaN gives NaN.
  /// - Exact: 0 outside 0…1.
  /// - Accuracy: that of `Spring.Motion.velocity(at:)`, and one division.
  public func velocity(at progress: Double, side: Side = .right) -> Double {
    if progress < 0 || progress > 1 { return 0 }
    if progress == (side == .left ? 0 : 1) { return 0 }
    return motion.velocity(at: progress) / last
  }

  /// The progresses at which the curve has a value, in order, 0 and 1 included; at most `limit`.
  ///
  /// - Accuracy: as `Spring.Motion.times(at:through:limit:)`.
  public func progresses(at value: Double, limit: Int = 1000) -> [Double] {
    guard limit > 0 else { return [] }
    var inner = motion.times(at: value * last, through: 1, limit: limit)
    // Next to 1 the motion has its last value but for rounding: that is the end itself.
    inner.removeAll { $0 >= 1 || (value == 1 && $0 > 1 - 0x1p-40) }
    if value == 1, inner.count < limit { inner.append(1) }
    return inner
  }

  /// The greatest speed on the curve, and the progress at which the curve has it as its `time`.
  ///
  /// Where the speed of the motion is greatest after progress 1, the curve's is at one of its ends.
  public var maximumSpeed: Spring.Event {
    let event = motion.maximumSpeed
    if event.time <= 1 { return Spring.Event(time: event.time, value: event.value / last) }
    let (start, end) = (motion.initialVelocity.magnitude, motion.velocity(at: 1).magnitude)
    return Spring.Event(time: start < end ? 1 : 0, value: max(start, end) / last)
  }

  /// The progresses within 0…1 at which the curve turns round, in order; at most `limit`.
  public func turns(limit: Int = 1000) -> [Double] {
    var turns: [Double] = []
    for index in 0..<max(0, limit) {
      guard let turn = motion.turn(index), turn.time < 1 else { break }
      turns.append(turn.time)
    }
    return turns
  }

  /// Whether the curve never falls.
  public var isMonotone: Bool { turns(limit: 1).isEmpty && motion.initialVelocity >= 0 }

  /// How many seconds the curve must take for a spring of the same damping to keep its pace.
  public func duration(of spring: Spring) -> Double {
    spring.response / self.spring.response
  }
}
