// Turns the steps of a gesture into segments of motion.
// Layer: Timeline/Scroll. Tests: ScrollMotionGestureTests.

import Easing

/// Plays the steps of a gesture in order, and keeps the segments of motion that they make.
struct GesturePlayer {
  /// A finger that is down.
  struct Finger {
    /// When it came down.
    let start: RationalTime
    /// The pull when it came down, in points.
    let pull: Double
    /// How far below that place it is, in points.
    var height: Double
  }

  /// How far back the velocity of a release looks.
  static let velocityWindow = RationalTime(1, 10)

  /// What is left to a decay, in points, when it stops.
  ///
  /// There its speed is half the decay constant. It rests there: making up for what is left would be
  /// a jump.
  static let stoppingDistance = 0.5

  /// Beyond it a time of the script is an error; times up to it add and subtract in 128 bits.
  static let greatestDenominator: Int128 = 1_000_000_000_000

  let physics: ScrollPhysics
  /// The segments so far, those of a motion under way to its end included; their starts rise.
  private(set) var segments = [ScrollSegment(from: .zero, .still(0), .idle)]
  /// When the next step happens.
  private(set) var clock = RationalTime.zero
  /// The finger, if one is down.
  private(set) var finger: Finger?
  /// The number of the step that is played, from 1.
  private(set) var position = 0

  init(physics: ScrollPhysics) {
    self.physics = physics
  }

  /// Plays the next step.
  mutating func play(
    _ step: GestureScript.Step, position: Int
  ) throws(TimelineError) {
    self.position = position
    switch step {
    case .hold(let duration):
      clock = try time(duration, after: clock)
    case .drag(let height, let duration, let curve):
      try drag(to: height, duration: duration, curve: curve)
    case .release(let velocity):
      try release(velocity: velocity)
    case .touch:
      _ = try touch()
    case .setOffset(let offset):
      finger = nil
      add(ScrollSegment(from: clock, .still(offset), .idle))
    case .scroll(let offset, let duration, let curve):
      try scroll(to: offset, duration: duration, curve: curve)
    case .settle:
      clock = max(clock, segments.last?.start ?? clock)
    }
  }
}

extension GesturePlayer {
  /// The offset at the clock.
  ///
  /// It is not finite where a curve of a scroll overshoots beyond all numbers.
  private func offset() throws(TimelineError) -> Double {
    let segment = segments.last(startingBy: clock)
    let offset = segment?.state(at: clock, side: .right, physics: physics).offset ?? 0
    guard offset.isFinite else {
      throw .scroll(
        .invalidStep(
          position, name: "start", value: ScrollFault.text(offset), accepted: "a finite offset"))
    }
    return offset
  }

  /// Adds a segment in the place of all that start at its start or later.
  mutating func add(_ segment: ScrollSegment) {
    while let last = segments.last, last.start >= segment.start { segments.removeLast() }
    segments.append(segment)
  }

  /// The sum of two times.
  func time(
    _ duration: RationalTime, after start: RationalTime
  ) throws(TimelineError) -> RationalTime {
    guard let sum = start.seconds.addingOrNil(duration.seconds),
      sum.denominator <= GesturePlayer.greatestDenominator, sum <= Rational(1_000_000_000)
    else { throw .scroll(.timeOutOfRange(step: position)) }
    return RationalTime(seconds: sum)
  }

  /// Puts the finger down, if it is not, which holds the scroll where it is.
  private mutating func touch() throws(TimelineError) -> Finger {
    if let finger { return finger }
    let offset = try offset()
    guard let pull = physics.pull(showing: offset) else {
      throw .scroll(
        .overscrollOutOfReach(
          step: position, overscroll: physics.overscroll(at: offset).magnitude,
          dimension: physics.band.dimension))
    }
    let finger = Finger(start: clock, pull: pull, height: 0)
    self.finger = finger
    add(ScrollSegment(from: clock, .finger(EasedMove(at: pull)), .drag))
    return finger
  }

  private mutating func drag(
    to height: Double, duration: RationalTime, curve: EasingCurve
  ) throws(TimelineError) {
    let finger = try touch()
    let move = EasedMove(
      from: finger.pull - finger.height, to: finger.pull - height, duration: duration, curve: curve)
    add(ScrollSegment(from: clock, .finger(move), .drag))
    clock = try time(duration, after: clock)
    add(ScrollSegment(from: clock, .finger(EasedMove(at: move.end)), .drag))
    self.finger?.height = height
  }

  private mutating func release(velocity given: Double?) throws(TimelineError) {
    let finger = try touch()
    let velocity = given ?? measuredVelocity(of: finger)
    guard GestureScript.lengths.contains(velocity) else {
      throw .scroll(
        .invalidStep(
          position, name: "measured velocity", value: ScrollFault.text(velocity),
          accepted: ScrollFault.accepted(GestureScript.lengths)))
    }
    let offset = try offset()
    self.finger = nil
    try coast(from: offset, velocity: velocity)
  }

  /// The slope of the pull over the last 0.1 s, or over the whole touch if it is shorter.
  private func measuredVelocity(of finger: Finger) -> Double {
    guard let back = clock.seconds.subtractingOrNil(GesturePlayer.velocityWindow.seconds) else {
      return 0
    }
    let start = max(RationalTime(seconds: back), finger.start)
    guard start < clock, let earlier = segments.last(startingBy: start)?.pull(at: start),
      let window = clock.seconds.subtractingOrNil(start.seconds)
    else { return 0 }
    return (finger.pull - finger.height - earlier) / window.doubleValue
  }

  private mutating func scroll(
    to offset: Double, duration: RationalTime, curve: EasingCurve
  ) throws(TimelineError) {
    let move = EasedMove(from: try self.offset(), to: offset, duration: duration, curve: curve)
    finger = nil
    add(ScrollSegment(from: clock, .eased(move), .scroll))
    add(ScrollSegment(from: try time(duration, after: clock), .still(offset), .idle))
  }
}
