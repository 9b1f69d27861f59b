// What a finger and calls do to a scroll, one after the other.
// Layer: Timeline/Scroll. Tests: GestureScriptTests.

public import Easing

/// The steps of a gesture: touches, drags, releases and calls that scroll.
///
/// Steps run one after the other. `hold` and `drag` take their time, and all others none: a motion
/// that `release` or `scroll` starts runs on while later steps go by, until it comes to rest or a
/// later step takes over. `settle` waits for its rest.
public struct GestureScript: Hashable, Sendable {
  /// One step.
  public enum Step: Hashable, Sendable {
    /// Lets time pass; a finger that is down stays where it is.
    case hold(RationalTime)
    /// Moves the finger to a height in points below where it came down: upwards is below 0 and
    /// scrolls on. A finger that is not down comes down first.
    case drag(to: Double, duration: RationalTime, curve: EasingCurve = .linear)
    /// Lifts the finger with a velocity of the offset in points per second, or `nil` for the one
    /// that it had over the last 0.1 s. A finger that is not down comes down first.
    case release(velocity: Double? = nil)
    /// Puts the finger down, which catches a motion under way.
    case touch
    /// Jumps to an offset in points, where the scroll then rests; lifts the finger.
    case setOffset(Double)
    /// Scrolls to an offset in points, where the scroll then rests; lifts the finger.
    case scroll(to: Double, duration: RationalTime, curve: EasingCurve = .easeInOut)
    /// Waits until a motion under way has come to rest.
    case settle
  }

  /// The steps, in order.
  public let steps: [Step]

  /// The largest number of steps.
  public static let greatestStepCount = 1000

  /// The heights, offsets and velocities that steps take, in points and points per second.
  public static let lengths = -1_000_000.0...1_000_000

  /// The longest duration of a step: a thousand seconds.
  public static let longestDuration = RationalTime(1000)

  /// Creates a script.
  ///
  /// - Parameter steps: At most `greatestStepCount`; none leaves the scroll at rest at 0.
  /// - Throws: `TimelineError` if there are too many steps or a number is outside its range.
  public init(_ steps: [Step]) throws(TimelineError) {
    guard steps.count <= GestureScript.greatestStepCount else {
      throw .scroll(.tooManySteps(steps.count))
    }
    for (index, step) in steps.enumerated() { try step.check(position: index + 1) }
    self.steps = steps
  }
}

extension GestureScript {
  /// Whether a duration is one that steps take.
  static func takes(_ duration: RationalTime) -> Bool {
    duration >= .zero && duration <= longestDuration && duration.isWithinLimits
  }

  /// The durations that steps take, to end a sentence with.
  package static var acceptedDuration: String {
    "a time from \(RationalTime.zero.notation) to \(longestDuration.notation)"
  }
}

extension GestureScript.Step {
  /// Checks the numbers of a step.
  fileprivate func check(position: Int) throws(TimelineError) {
    func check(_ value: Double, _ name: String) throws(TimelineError) {
      guard GestureScript.lengths.contains(value) else {
        throw .scroll(
          .invalidStep(
            position, name: name, value: ScrollFault.text(value),
            accepted: ScrollFault.accepted(GestureScript.lengths)))
      }
    }
    func check(_ duration: RationalTime) throws(TimelineError) {
      guard GestureScript.takes(duration) else {
        throw .scroll(
          .invalidStep(
            position, name: "duration", value: duration.notation,
            accepted: GestureScript.acceptedDuration))
      }
    }
    switch self {
    case .hold(let duration):
      try check(duration)
    case .drag(let height, let duration, _):
      try check(height, "height")
      try check(duration)
    case .release(let velocity):
      if let velocity { try check(velocity, "velocity") }
    case .setOffset(let offset):
      try check(offset, "offset")
    case .scroll(let offset, let duration, _):
      try check(offset, "offset")
      try check(duration)
    case .touch, .settle:
      break
    }
  }
}
