// A spring as a curve from progress to progress.
// Layer: Easing/Springs. Source: Spring.Motion; the choices below are this module's own.
// Tests: SpringCurveTests.

/// Maps progress 0…1 to the motion of a spring from 0 to 1.
///
/// ```swift
/// try SpringCurve(bounce: 0.3).value(at: 1)  // exactly 1
/// ```
///
/// Progress 1 is the time at which the spring has come to rest, `duration`: from there on it stays
/// within `epsilon` of its target. It is not the spring's perceptual duration, at which a lively
/// spring is anywhere. A curve has no seconds: an animation that is to move at the pace of the
/// spring takes `duration` for its own, and any other one stretches the spring.
///
/// At progress 1 the spring is still off by `epsilon`, so the curve is the motion divided by its
/// last value: it ends on 1 without a jump, differs from the motion by less than `epsilon` of its
/// value, and keeps the times of its turns. Below 0 the curve is 0, from 1 on it is 1.
///
/// Two curves are equal if they are written the same.
public struct SpringCurve: Hashable, Sendable {
  /// What the spring is described by.
  public let written: SpringDescription

  /// The velocity at the start, ways per second of the spring.
  public let initialVelocity: Double

  /// The distance that counts as rest, as a share of the way.
  public let epsilon: Double

  /// The time in which the spring comes to rest, in seconds: that of the whole curve.
  public let duration: Double

  /// The motion from 0 to 1 in the time of the curve, not divided yet.
  let motion: Spring.Motion

  /// The motion's position at progress 1, `1 - epsilon` or `1 + epsilon`.
  let last: Double

  /// The least value on the curve.
  public let minimum: Double

  /// The greatest value on the curve.
  public let maximum: Double

  /// Creates the curve of a spring with a bounce and a perceptual duration of 0.5 s.
  ///
  /// - Parameters:
  ///   - bounce: How lively the spring is, above -1 and at most 0.999: a spring that never comes to
  ///     rest is no curve.
  ///   - initialVelocity: The velocity at the start, ways per second.
  ///   - epsilon: The distance that counts as rest, in 1e-12…0.1.
  /// - Throws: `EasingError.spring` if a number is outside its range.
  public init(
    bounce: Double, initialVelocity: Double = 0, epsilon: Double = Spring.restingDistance
  ) throws(EasingError) {
    try self.init(.duration(bounce: bounce), initialVelocity: initialVelocity, epsilon: epsilon)
  }

  /// Creates the curve of a spring.
  ///
  /// Without a velocity only the damping ratio matters for values.
  ///
  /// - Parameters:
  ///   - description: The spring, with a damping ratio in 1e-3…1e9.
  ///   - initialVelocity: The velocity at the start, ways per second: 1 for the whole way in a
  ///     second. Times the response it is in ±1e6.
  ///   - epsilon: The distance that counts as rest, in 1e-12…0.1, also for the settling duration of
  ///     a description.
  /// - Throws: `EasingError.spring` if a number is outside its range.
  public init(
    _ description: SpringDescription, initialVelocity: Double = 0,
    epsilon: Double = Spring.restingDistance
  ) throws(EasingError) {
    try SpringFault.check(.epsilon, epsilon)
    let spring = try Spring(description, epsilon: epsilon)
    try description.checkCurve()
    let greatest = 1e6 / spring.response
    try SpringFault.check(.initialVelocity, initialVelocity, in: -greatest...greatest)
    written = description
    self.initialVelocity = initialVelocity
    self.epsilon = epsilon
    duration = spring.motion(initialVelocity: initialVelocity).settlingTime(within: epsilon)
    motion = spring.faster(by: duration).motion(initialVelocity: initialVelocity * duration)
    last = motion.position(at: 1)
    let range = motion.range(in: 0...1)
    minimum = range.lowerBound / last
    maximum = max(1, range.upperBound / last)
  }
}

extension SpringCurve {
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
  ///
  /// No curve has as many as 16384: at the least damping ratio and `epsilon` and the greatest
  /// velocity there are log(10¹⁸)/(π·10⁻³), some 13 200.
  public func turns(limit: Int = 16_384) -> [Double] {
    let velocity = motion.displacement.derivative
    var turns: [Double] = []
    for index in 0..<max(0, limit) {
      guard let turn = velocity.zero(index), turn < 1 else { break }
      turns.append(turn)
    }
    return turns
  }

  /// Whether the curve never falls.
  public var isMonotone: Bool { turns(limit: 1).isEmpty && motion.initialVelocity >= 0 }

  /// The largest error of a value, against the motion in exact numbers over a time of `duration`.
  ///
  /// Position and last position are within 0.51 units in the last place and 2⁻⁵⁸·(1 + |v|/ω), the
  /// last position is at least 0.9, and the quotient is rounded.
  var errorBound: Double {
    let greatest = max(maximum, minimum.magnitude)
    let start = 1 + motion.initialVelocity.magnitude / motion.spring.naturalFrequency
    return greatest * (0x1.1p-52 + 0x1.3p-57 * start) + 0.5 * greatest.ulp
  }
}
