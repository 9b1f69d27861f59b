// From a time to an effect's phase, iteration, progress and velocity.
// Layer: Timeline/Timing. Source: Web Animations 1, section 4 (timing model); Web Animations 2 for
// the overall progress of an animation.
// Goals: exact up to the easing; both sides of every jump; no state.
// Tests: EffectTimingStateTests, TimingVectorTests, TimingChromiumTests, TimingLawTests.

public import Easing

extension EffectTiming {
  /// The effect at a local time, as Web Animations defines it.
  ///
  /// A boundary belongs to the later phase and a whole number of iterations to the later iteration;
  /// with a negative playback rate, a boundary of phases belongs to the earlier phase.
  ///
  /// - Parameters:
  ///   - localTime: The time since the effect's start; without one the effect is idle.
  ///   - playbackRate: How fast local time runs, and whether backwards.
  /// - Returns: The phase, and the iteration if the effect shows a value.
  /// - Exact: Everything but the eased progress and the velocity; steps are decided by integers.
  /// - Throws: `TimelineError.timingNotExact` if a fraction needs more than 128 bits. None does
  ///   where the timing is in whole nanoseconds, the iteration start is below 1000 with at most six
  ///   decimals, and the time is that of a frame, or in whole nanoseconds, and below 10⁹ s.
  public func state(
    at localTime: RationalTime?, playbackRate: Rational = .one
  ) throws(TimelineError) -> EffectState {
    guard let localTime else { return .idle }
    let side: Side = playbackRate < .zero ? .left : .right
    return try EffectEvaluation(self, localTime, side, playbackRate, isLimit: false).state
  }

  /// The limit of the effect's state as local time approaches a time from one side.
  ///
  /// ```swift
  /// let timing = try EffectTiming(iterations: .times(2), duration: .time(RationalTime(1)))
  /// try timing.limit(at: RationalTime(1), from: .left).progress  // 1, in iteration 0
  /// ```
  ///
  /// Both limits are equal wherever the progress is continuous. At a jump, `state` gives the limit
  /// from the right, but for two rules of the standard: steps that run backwards, or in a fill,
  /// jump just after their time; and with a negative playback rate a phase still holds at its end.
  ///
  /// - Parameters:
  ///   - localTime: The time that is approached.
  ///   - side: `.left` from earlier, `.right` from later local times.
  ///   - playbackRate: How fast local time runs, which scales the velocity and nothing else.
  /// - Returns: The phase on that side, and the iteration if the effect shows a value there.
  /// - Exact: Everything but the eased progress and the velocity.
  /// - Throws: `TimelineError.timingNotExact`, as `state(at:playbackRate:)` does.
  public func limit(
    at localTime: RationalTime, from side: Side, playbackRate: Rational = .one
  ) throws(TimelineError) -> EffectState {
    try EffectEvaluation(self, localTime, side, playbackRate, isLimit: true).state
  }

  /// How much of the whole effect is over, in 0…1: the overall progress of an animation.
  ///
  /// 0 if the effect has no end; 1 from time 0 on if it takes no time at all.
  ///
  /// - Throws: `TimelineError.timingNotExact` if the ratio needs more than 128 bits.
  public func overallProgress(at localTime: RationalTime) throws(TimelineError) -> Rational {
    guard case .finite(let end) = endTime else { return .zero }
    guard localTime >= .zero else { return .zero }
    guard localTime < end else { return .one }
    guard let ratio = localTime.dividedOrNil(by: end) else {
      throw .timingNotExact(quantity: "overall progress")
    }
    return ratio
  }
}
