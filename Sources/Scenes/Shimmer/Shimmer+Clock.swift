// From the time since the first cycle began to a cycle and its progress.
// Layer: Scenes. Tests: ShimmerClockTests.

import Easing
import Timeline

extension Shimmer {
  /// The cycles of one presentation.
  ///
  /// Cycles are half open, and counted with integers: where one ends the next one begins.
  struct Clock: Hashable, Sendable {
    let curve: EasingCurve
    let autoreverses: Bool
    /// The number of cycles, or `nil` if there is no end.
    let cycles: Int?
    /// How long the mask waits in each cycle.
    let pause: Rational
    /// How long the mask moves in each cycle, in seconds.
    let duration: Rational
    /// The time from cycle to cycle: the pause and the duration.
    let cycleLength: RationalTime

    /// Creates the cycles of a configuration whose inputs are valid by themselves.
    ///
    /// - Throws: `SceneError` if the delay and the duration add up to no valid time.
    init(_ configuration: Configuration) throws(SceneError) {
      curve = configuration.curve
      autoreverses = configuration.autoreverses
      cycles = configuration.repetition.cycles
      duration = configuration.duration.seconds
      switch configuration.delayMode {
      case .initial: pause = .zero
      case .eachCycle: pause = configuration.delay.seconds
      }
      cycleLength = try Shimmer.validated(
        pause.addingOrNil(duration), because: "delay", configuration.delay)
    }

    /// What the cycles are at one time.
    struct State: Hashable, Sendable {
      var cycle = 0
      var isReversed = false
      var progress = 0.0
      var velocity = 0.0
    }
  }
}

extension Shimmer.Clock {
  /// The state at a number of seconds after the first cycle began; before that, p = 0.
  func state(at elapsed: Rational) -> State {
    guard elapsed >= .zero else { return State() }
    let position = elapsed.nearestQuotient(by: cycleLength.seconds)
    if let cycles, position >= Rational(Int128(cycles)) { return finished(after: cycles) }
    let isReversed = autoreverses && position.floor & 1 == 1
    var state = State(cycle: Int(clamping: position.floor), isReversed: isReversed)
    let part = movingPart(of: position.fraction)
    guard part >= .zero else {
      state.progress = isReversed ? 1 : 0
      return state
    }
    // Where progress runs backwards, its limit from below is the limit from later times.
    let (input, side) = isReversed ? (Rational.one - part, Side.left) : (part, .right)
    state.progress = curve.value(at: input, side: side) + 0
    let slope = curve.velocity(at: input, side: side) / duration.doubleValue
    state.velocity = isReversed ? 0 - slope : slope + 0
    return state
  }

  /// From the part of a cycle that is over to the part of its movement, below 0 in the pause.
  private func movingPart(of fraction: Rational) -> Rational {
    guard pause != .zero else { return fraction }
    return fraction.nearestProduct(with: cycleLength.seconds).nearestDifference(from: pause)
      .nearestQuotient(by: duration)
  }

  /// A finished animation shows its model value, p = 1, even where the last cycle ran back to 0:
  /// views jump there, since nothing animates them any more.
  private func finished(after cycles: Int) -> State {
    State(
      cycle: cycles - 1, isReversed: autoreverses && cycles.isMultiple(of: 2), progress: 1)
  }
}
