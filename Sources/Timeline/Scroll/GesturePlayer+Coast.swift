// What a scroll does when the finger lets it go.
// Layer: Timeline/Scroll. Tests: ScrollMotionTests, ScrollMotionLawTests.

import Easing

extension GesturePlayer {
  /// Where a motion hands over to the next: the time, and how far the formula is past it.
  private struct Moment {
    var time: RationalTime
    var lead = 0.0
  }

  /// Adds the segments of a free motion that begins at the clock, to its rest.
  ///
  /// There are at most four: a bounce that runs into the content, its decay, and the bounce at the
  /// other limit, or a snap after the decay; and the rest.
  mutating func coast(from offset: Double, velocity: Double) throws(TimelineError) {
    let start = Moment(time: clock)
    let overscroll = physics.overscroll(at: offset)
    if overscroll == 0 {
      try decay(from: offset, velocity: velocity, at: start)
    } else {
      try bounce(displacement: overscroll, velocity: velocity, at: start)
    }
  }

  /// Returns to a limit, or leaves it for the content.
  private mutating func bounce(
    displacement: Double, velocity: Double, at start: Moment
  ) throws(TimelineError) {
    let isFar = displacement == 0 ? velocity > 0 : displacement > 0
    let limit = isFar ? physics.length : 0
    let spring = BounceSpring(displacement: displacement, velocity: velocity)
    let settled = spring.time(untilWithin: physics.settlingDistance)
    add(
      ScrollSegment(from: start.time, lead: start.lead, .bounce(spring, limit: limit), .bounce))
    if let crossing = spring.crossing, crossing < settled {
      let end = try moment(crossing, after: start)
      try decay(from: limit, velocity: spring.velocity(after: crossing), at: end)
    } else {
      add(ScrollSegment(from: try moment(settled, after: start).time, .still(limit), .idle))
    }
  }

  /// Slows down within the limits, and snaps, bounces or rests.
  ///
  /// It snaps if it may not rest at the offset that it approaches, or not where it stops, which is
  /// short of that.
  private mutating func decay(
    from offset: Double, velocity: Double, at start: Moment
  ) throws(TimelineError) {
    let decay = Deceleration(
      from: offset, velocity: velocity, decayConstant: physics.decayConstant)
    if let target = physics.snapTarget(forRest: decay.rest) {
      return try snap(decay, to: target, at: start)
    }
    let free = ScrollSegment(from: start.time, lead: start.lead, .decay(decay), .decay)
    let stop = decay.time(untilWithin: GesturePlayer.stoppingDistance)
    let limit = velocity < 0 ? 0 : physics.length
    if velocity != 0, let arrival = decay.time(reaching: limit), arrival <= stop {
      let end = try moment(arrival, after: start)
      add(free)
      return try bounce(displacement: 0, velocity: decay.velocity(after: arrival), at: end)
    }
    let end = try moment(stop, after: start)
    let rest = free.state(at: end.time, side: .left, physics: physics).offset
    if let target = physics.snapTarget(forRest: rest) {
      return try snap(decay, to: target, at: start)
    }
    add(free)
    add(ScrollSegment(from: end.time, .still(rest), .idle))
  }

  /// Comes to rest at an offset at which the scroll may rest.
  private mutating func snap(
    _ decay: Deceleration, to target: Double, at start: Moment
  ) throws(TimelineError) {
    switch physics.snap {
    case .none:
      break
    case .curve(let duration, let curve) where decay.origin <= physics.snapOffset:
      try snap(to: target, duration: duration, curve: curve, from: start.time)
    case .curve, .decay:
      let aimed = Deceleration(
        from: decay.origin, aimedAt: target, decayConstant: physics.decayConstant)
      let end = try moment(aimed.time(untilWithin: physics.settlingDistance), after: start)
      add(
        ScrollSegment(
          from: start.time, lead: start.lead, .decay(aimed), .snap, snapTarget: target))
      add(ScrollSegment(from: end.time, .still(target), .idle))
    case .settleThenCurve(let duration, let curve):
      let end = try moment(decay.time(untilWithin: GesturePlayer.stoppingDistance), after: start)
      add(
        ScrollSegment(
          from: start.time, lead: start.lead, .decay(decay), .decay, snapTarget: target))
      try snap(to: target, duration: duration, curve: curve, from: end.time)
    }
  }

  /// Follows a curve to an offset from where the scroll is.
  private mutating func snap(
    to target: Double, duration: RationalTime, curve: EasingCurve, from start: RationalTime
  ) throws(TimelineError) {
    let move = EasedMove(
      from: lastOffset(at: start), to: target, duration: duration, curve: curve)
    add(ScrollSegment(from: start, .eased(move), .snap, snapTarget: target))
    add(ScrollSegment(from: try time(duration, after: start), .still(target), .idle))
  }

  /// The offset at a time according to the last segment.
  private func lastOffset(at time: RationalTime) -> Double {
    segments.last?.state(at: time, side: .left, physics: physics).offset ?? 0
  }

  /// The moment a number of seconds after the start of a formula's clock.
  private func moment(_ seconds: Double, after start: Moment) throws(TimelineError) -> Moment {
    guard let (duration, excess) = RationalTime.nanoseconds(notBelow: seconds - start.lead) else {
      throw .scroll(.timeOutOfRange(step: position))
    }
    return Moment(time: try time(duration, after: start.time), lead: excess)
  }
}
