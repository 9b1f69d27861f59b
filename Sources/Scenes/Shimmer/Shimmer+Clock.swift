// From the time since a presentation to the cycle and its progress.
// Layer: Scenes. Tests: ShimmerClockTests.

import Easing
import Timeline

extension Shimmer {
  /// The animation of one presentation.
  ///
  /// Cycles are half open, and counted with integers: where a cycle ends the next one begins.
  struct Clock: Hashable, Sendable {
    let curve: EasingCurve
    /// The seconds before the first cycle.
    let lead: Rational
    /// The seconds before the mask moves, in each cycle.
    let pause: Rational
    /// The seconds in which the mask moves, in each cycle.
    let duration: Rational
    /// The seconds from cycle to cycle: the pause and the duration.
    let cycleLength: Rational
    /// The number of cycles, or `nil` if there is no end.
    let cycles: Int?
    let autoreverses: Bool

    /// - Throws: `SceneError` if a cycle's length needs more than 128 bits.
    init(_ configuration: Configuration) throws(SceneError) {
      curve = configuration.curve
      duration = configuration.duration.seconds
      autoreverses = configuration.autoreverses
      cycles = configuration.repetition.cycles
      switch configuration.delayMode {
      case .initial: (lead, pause) = (configuration.delay.seconds, .zero)
      case .eachCycle: (lead, pause) = (.zero, configuration.delay.seconds)
      }
      cycleLength = try Shimmer.exact(pause.addingOrNil(duration), configuration.delay)
    }
  }

  /// What the animation of a presentation is at one time.
  struct ClockState: Hashable, Sendable {
    var cycle = 0
    var isReversed = false
    var progress = 0.0
    var velocity = 0.0
  }

  /// A sum of times, which fits into 128 bits unless times have very many digits.
  static func exact(
    _ sum: Rational?, _ time: RationalTime, input: String = "delay"
  ) throws(SceneError) -> Rational {
    guard let sum else {
      throw .invalid(
        input: input, value: InputText.time(time),
        accepted: "a time with fewer digits: its sum with the other times needs over 128 bits")
    }
    return sum
  }
}

extension Shimmer.Clock {
  /// The animation at a number of seconds after the view was presented.
  func state(at elapsed: Rational) -> Shimmer.ClockState {
    let running = elapsed.nearestDifference(from: lead)
    guard running >= .zero else { return Shimmer.ClockState() }
    let position = running.nearestQuotient(by: cycleLength)
    if let cycles, position >= Rational(Int128(cycles)) { return finished(after: cycles) }
    let isReversed = autoreverses && position.floor & 1 == 1
    var state = Shimmer.ClockState(
      cycle: Int(clamping: position.floor), isReversed: isReversed, progress: isReversed ? 1 : 0)
    let moving = position.fraction.nearestProduct(with: cycleLength).nearestDifference(from: pause)
    guard moving >= .zero else { return state }
    let part = moving.nearestQuotient(by: duration)
    // Backwards in progress, the limit from later times is the limit from smaller progress.
    let (input, side) = isReversed ? (Rational.one - part, Side.left) : (part, .right)
    state.progress = curve.value(at: input, side: side)
    let slope = curve.velocity(at: input, side: side) / duration.doubleValue
    state.velocity = isReversed ? 0 - slope : slope
    return state
  }

  /// A finished animation shows its model value, p = 1, even where the last cycle ran back to 0:
  /// views jump there, since nothing animates them any more.
  private func finished(after cycles: Int) -> Shimmer.ClockState {
    Shimmer.ClockState(
      cycle: cycles - 1, isReversed: autoreverses && cycles % 2 == 0, progress: 1, velocity: 0)
  }

  /// How long the scene runs.
  func extent(of presentations: [Shimmer.Presentation]) throws(SceneError) -> SceneExtent {
    guard let last = presentations.last else { return .finite(end: .zero) }
    if let end = last.end { return .finite(end: end) }
    let start = try Shimmer.exact(
      last.start.seconds.addingOrNil(lead), last.start, input: "presented-at")
    let length = RationalTime(seconds: cycleLength)
    guard let cycles else {
      let period = cycleLength.multipliedOrNil(by: Rational(autoreverses ? 2 : 1))
      let sum = period.flatMap(start.addingOrNil)
      _ = try Shimmer.exact(sum, length, input: "duration")
      return .endless(
        period: length * (autoreverses ? 2 : 1), start: RationalTime(seconds: start))
    }
    let end = cycleLength.multipliedOrNil(by: Rational(Int128(cycles))).flatMap(start.addingOrNil)
    return .finite(
      end: RationalTime(seconds: try Shimmer.exact(end, length, input: "duration")))
  }
}
