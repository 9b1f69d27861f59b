// A stretch of a scroll's motion under one formula.
// Layer: Timeline/Scroll. Tests: ScrollMotionTests, ScrollMotionLawTests.

import Easing

/// The formula of a stretch of motion.
enum ScrollCourse: Hashable, Sendable {
  /// Rests at an offset.
  case still(Double)
  /// Follows the pull of a finger, which the limits resist.
  case finger(EasedMove)
  /// Follows a curve from offset to offset.
  case eased(EasedMove)
  /// Slows down by itself.
  case decay(Deceleration)
  /// Returns to a limit.
  case bounce(BounceSpring, limit: Double)
}

/// A stretch of a scroll's motion: in force from its start until that of the next.
struct ScrollSegment: Hashable, Sendable {
  /// When it comes in force.
  let start: RationalTime
  /// How long before `start` its formula has its time 0, in seconds.
  ///
  /// A motion that begins when another meets a limit begins at a time that is no fraction; the
  /// segment comes in force at the next nanosecond, and `lead` keeps the difference, so that the
  /// offset is that of the true motion, and continuous.
  let lead: Double
  let course: ScrollCourse
  let phase: ScrollPhase
  let snapTarget: Double?

  init(
    from start: RationalTime, lead: Double = 0, _ course: ScrollCourse, _ phase: ScrollPhase,
    snapTarget: Double? = nil
  ) {
    self.start = start
    self.lead = lead
    self.course = course
    self.phase = phase
    self.snapTarget = snapTarget
  }
}

extension ScrollSegment {
  /// The exact time since the start.
  ///
  /// A difference that needs more than 128 bits is rounded to the nanosecond: it takes times with
  /// denominators beyond 10¹⁸.
  private func elapsed(at time: RationalTime) -> RationalTime {
    if let exact = time.seconds.subtractingOrNil(start.seconds) {
      return RationalTime(seconds: exact)
    }
    return RationalTime.nanoseconds(nearestTo: time.doubleValue - start.doubleValue)
  }

  /// The state at a time from the start on.
  func state(at time: RationalTime, side: Side, physics: ScrollPhysics) -> ScrollState {
    let elapsed = elapsed(at: time)
    let seconds = elapsed.doubleValue + lead
    switch course {
    case .still(let offset):
      return state(offset, 0)
    case .finger(let move):
      let pull = move.position(after: elapsed, side: side)
      let velocity = move.velocity(after: elapsed, side: side)
      let slope = physics.slope(atPull: pull, heading: side == .right ? velocity : -velocity)
      return state(physics.offset(ofPull: pull), .product(of: velocity, slope: slope))
    case .eased(let move):
      return state(
        move.position(after: elapsed, side: side), move.velocity(after: elapsed, side: side))
    case .decay(let decay):
      return state(decay.position(after: seconds), decay.velocity(after: seconds))
    case .bounce(let spring, let limit):
      return state(limit + spring.position(after: seconds), spring.velocity(after: seconds))
    }
  }

  private func state(_ offset: Double, _ velocity: Double) -> ScrollState {
    ScrollState(offset: offset, velocity: velocity, phase: phase, snapTarget: snapTarget)
  }

  /// The offset at a number of seconds on the formula's own clock.
  func offset(after seconds: Double, side: Side, physics: ScrollPhysics) -> Double {
    switch course {
    case .still(let offset): offset
    case .finger(let move): physics.offset(ofPull: move.position(after: seconds, side: side))
    case .eased(let move): move.position(after: seconds, side: side)
    case .decay(let decay): decay.position(after: seconds)
    case .bounce(let spring, let limit): limit + spring.position(after: seconds)
    }
  }

  /// The pull of the finger at a time, in points; `nil` if no finger moves the scroll.
  func pull(at time: RationalTime) -> Double? {
    guard case .finger(let move) = course else { return nil }
    return move.position(after: elapsed(at: time), side: .right)
  }

  /// Where on the formula's own clock the offset may turn round, in seconds, in order.
  var turns: [Double] {
    switch course {
    case .still, .decay:
      return []
    case .finger(let move), .eased(let move):
      guard move.start != move.end else { return [] }
      let duration = move.duration.doubleValue
      return move.curve.turns.map { $0 * duration }
    case .bounce(let spring, _):
      return spring.turn.map { [$0] } ?? []
    }
  }
}
