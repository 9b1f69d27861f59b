// The timing of an effect.
// Layer: Timeline/Timing. Source: Web Animations 1, section 4.7 (repeating) and 4.6 (delays).
// Tests: EffectTimingTests.

public import Easing

/// When an effect starts, how often and how it repeats, and how its progress is eased.
///
/// ```swift
/// let timing = try EffectTiming(iterations: .times(3), duration: .time(.milliseconds(400)))
/// try timing.state(at: .milliseconds(800)).currentIteration  // .finite(2)
/// ```
public struct EffectTiming: Hashable, Sendable {
  /// The time from the effect's start to that of its first iteration; may be below 0, to start
  /// in the middle.
  public let delay: RationalTime

  /// The time from the end of the last iteration to that of the effect; below 0 it cuts off.
  public let endDelay: RationalTime

  /// What shows before and after the active interval.
  public let fill: FillMode

  /// Where in which iteration the effect starts; at least 0, 1 for each iteration.
  public let iterationStart: Rational

  /// How often the effect repeats.
  public let iterations: IterationCount

  /// How long one iteration takes.
  public let duration: IterationDuration

  /// Which iterations run backwards.
  public let direction: PlaybackDirection

  /// The curve of each iteration's progress.
  public let easing: EasingCurve

  /// The length of all iterations: 0 if one takes no time or there is none, else their product.
  public let activeDuration: Extended<RationalTime>

  /// When the effect ends, delays included; never below 0.
  public let endTime: Extended<RationalTime>

  /// The boundary between the before phase and the active one.
  let activeStart: RationalTime

  /// The boundary between the active phase and the after phase.
  let activeEnd: Extended<RationalTime>

  /// Creates a timing; what is left out has the default of Web Animations.
  ///
  /// - Throws: `TimelineError.invalidTiming` if the iteration start, the number of iterations or
  ///   the duration is below 0; `TimelineError.timingNotExact` if the active duration or an end
  ///   needs more than 128 bits, which those of whole nanoseconds and of iterations with six
  ///   decimals never do.
  public init(
    delay: RationalTime = .zero, endDelay: RationalTime = .zero, fill: FillMode = .auto,
    iterationStart: Rational = .zero, iterations: IterationCount = .once,
    duration: IterationDuration = .auto, direction: PlaybackDirection = .normal,
    easing: EasingCurve = .linear
  ) throws(TimelineError) {
    guard iterationStart >= .zero else {
      throw .invalidTiming(
        member: "iteration-start", value: ExactNumber.notation(of: iterationStart),
        accepted: "a number of at least 0")
    }
    if case .finite(let count) = iterations, count < .zero {
      throw .invalidTiming(
        member: "iterations", value: iterations.description,
        accepted: "a number of at least 0, or infinite")
    }
    if case .time(let time) = duration, time < .zero {
      throw .invalidTiming(
        member: "duration", value: time.notation,
        accepted: "a time of at least 0, infinite or auto")
    }
    self.delay = delay
    self.endDelay = endDelay
    self.fill = fill
    self.iterationStart = iterationStart
    self.iterations = iterations
    self.duration = duration
    self.direction = direction
    self.easing = easing

    activeDuration = try EffectTiming.activeDuration(of: iterations, each: duration.computed)
    let lastIterationEnd = try activeDuration.adding(delay, "end")
    endTime = max(try lastIterationEnd.adding(endDelay, "end"), .finite(.zero))
    activeStart = max(min(delay, endTime.finiteValue ?? delay), .zero)
    activeEnd = max(min(lastIterationEnd, endTime), .finite(.zero))
  }

  /// The product of count and length; 0 if either is 0, even if the other is infinite.
  private static func activeDuration(
    of iterations: IterationCount, each duration: Extended<RationalTime>
  ) throws(TimelineError) -> Extended<RationalTime> {
    switch (iterations, duration) {
    case (.finite(.zero), _), (_, .finite(.zero)):
      return .finite(.zero)
    case (.infinite, _), (_, .infinite):
      return .infinite
    case (.finite(let count), .finite(let length)):
      guard let product = length.scaledOrNil(by: count) else {
        throw .timingNotExact(quantity: "active duration")
      }
      return .finite(product)
    }
  }
}

extension Extended<RationalTime> {
  /// The time later by `offset`; `quantity` is what it is, for the error.
  fileprivate func adding(
    _ offset: RationalTime, _ quantity: String
  ) throws(TimelineError) -> Extended {
    switch self {
    case .infinite:
      return .infinite
    case .finite(let time):
      guard let sum = time.addingOrNil(offset) else { throw .timingNotExact(quantity: quantity) }
      return .finite(sum)
    }
  }
}
