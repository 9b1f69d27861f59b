// The steps from a local time to an effect's state, each named as in the standard.
// Layer: Timeline/Timing. Source: Web Animations 1, section 4 (phases, active time, overall, simple,
// directed and transformed progress); the limits are derived below.
// Tests: EffectTimingStateTests, TimingVectorTests, TimingChromiumTests, TimingLawTests.

import Easing

/// The evaluation of a timing at a time or, as a limit, on one side of it.
struct EffectEvaluation {
  let state: EffectState

  /// Evaluates a timing.
  ///
  /// `side` settles which phase a boundary belongs to: the later one for `.right`, the earlier one
  /// for `.left`, which is the standard's backwards animation direction.
  init(
    _ timing: EffectTiming, _ localTime: RationalTime, _ side: Side, _ playbackRate: Rational,
    isLimit: Bool
  ) throws(TimelineError) {
    let phase = timing.phase(at: localTime, side)
    guard phase.shows(with: timing.fill) else {
      state = EffectState(phase: phase, iteration: nil)
      return
    }
    guard let offset = localTime.subtractingOrNil(timing.delay) else {
      throw .timingNotExact(quantity: "active time")
    }
    let activeTime = timing.activeTime(after: offset, phase)
    let overall = try timing.overallProgress(at: activeTime, phase)
    let isMoving = timing.isMoving(at: offset, phase, side)

    var simple: Rational
    var number: Extended<Int64>
    switch overall {
    case .infinite:
      // Only after iterations without end that take no time.
      (simple, number) = (timing.iterationStart.fraction, .infinite)
    case .finite(let overall):
      guard let whole = Int64(exactly: overall.floor) else {
        throw .timingNotExact(quantity: "current iteration")
      }
      (simple, number) = (overall.fraction, .finite(whole))
    }
    // On its way up to a whole number, progress comes to the end of an iteration; it stays there
    // if that is where the effect ends.
    let isAtEnd =
      phase != .before && .finite(activeTime) == timing.activeDuration
      && timing.iterations != .finite(.zero)
    if simple == .zero, isLimit && isMoving ? side == .left : isAtEnd {
      simple = .one
      if case .finite(let whole) = number { number = .finite(whole - 1) }
    }

    let isReversed = timing.direction.isReversed(inIteration: number)
    // Where time moves progress, a limit comes from the side that progress comes from; where
    // progress stands still, the before flag names the side from which it came or will leave.
    let easingSide: Side =
      isLimit && isMoving
      ? (isReversed ? side.opposite : side)
      : (phase == (isReversed ? .after : .before) ? .left : .right)
    let directed = isReversed ? .one - simple : simple
    state = EffectState(
      phase: phase,
      iteration: IterationState(
        activeTime: activeTime, overallProgress: overall, simpleProgress: simple, number: number,
        isReversed: isReversed, side: easingSide,
        progress: timing.easing.value(at: directed, side: easingSide),
        velocity: isMoving
          ? timing.velocity(at: simple, side, isReversed: isReversed, playbackRate) : 0))
  }
}

extension EffectTiming {
  fileprivate func phase(at localTime: RationalTime, _ side: Side) -> EffectPhase {
    switch side {
    case .right:
      localTime < activeStart ? .before : .finite(localTime) < activeEnd ? .active : .after
    case .left:
      localTime <= activeStart ? .before : .finite(localTime) <= activeEnd ? .active : .after
    }
  }

  fileprivate func activeTime(after offset: RationalTime, _ phase: EffectPhase) -> RationalTime {
    switch phase {
    case .idle, .before: max(offset, .zero)
    case .active: offset
    case .after: max(min(offset, activeDuration.finiteValue ?? offset), .zero)
    }
  }

  fileprivate func overallProgress(
    at activeTime: RationalTime, _ phase: EffectPhase
  ) throws(TimelineError) -> Extended<Rational> {
    let done: Rational?
    switch duration.computed {
    case .infinite:
      done = .zero
    case .finite(let length) where !length.isZero:
      done = activeTime.dividedOrNil(by: length)
    case .finite:
      switch iterations {
      case .infinite where phase != .before: return .infinite
      case .finite(let count) where phase != .before: done = count
      case .infinite, .finite: done = .zero
      }
    }
    guard let overall = done?.addingOrNil(iterationStart) else {
      throw .timingNotExact(quantity: "overall progress")
    }
    return .finite(overall)
  }

  /// Whether progress moves with time on the stated side of a time.
  ///
  /// It does so in a fill, too, where a negative delay has cut off the start of the iterations or
  /// a negative end delay their end.
  fileprivate func isMoving(at offset: RationalTime, _ phase: EffectPhase, _ side: Side) -> Bool {
    guard case .finite(let length) = duration.computed, !length.isZero else { return false }
    let hasBegun = side == .right ? offset >= .zero : offset > .zero
    let offset = Extended.finite(offset)
    switch phase {
    case .idle: return false
    case .before: return hasBegun
    case .active: return true
    case .after:
      return hasBegun && (side == .right ? offset < activeDuration : offset <= activeDuration)
    }
  }

  /// The derivative of eased progress by the viewer's time, within the iteration.
  fileprivate func velocity(
    at simple: Rational, _ side: Side, isReversed: Bool, _ playbackRate: Rational
  ) -> Double {
    guard case .finite(let length) = duration.computed, playbackRate != .zero else { return 0 }
    // An iteration has only one side at either end.
    let inner: Side = simple == .zero ? .right : simple == .one ? .left : side
    let slope = easing.velocity(
      at: isReversed ? .one - simple : simple, side: isReversed ? inner.opposite : inner)
    let rate = playbackRate.doubleValue / length.doubleValue
    return isReversed ? -slope * rate : slope * rate
  }
}

extension EffectPhase {
  /// Whether an effect with a fill mode shows a value in this phase.
  fileprivate func shows(with fill: FillMode) -> Bool {
    switch self {
    case .idle: false
    case .before: fill.fillsBackwards
    case .active: true
    case .after: fill.fillsForwards
    }
  }
}

extension Side {
  fileprivate var opposite: Side {
    switch self {
    case .left: .right
    case .right: .left
    }
  }
}
