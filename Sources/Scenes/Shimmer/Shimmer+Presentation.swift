// When the view is there, and how long that makes the scene.
// Layer: Scenes. Tests: ShimmerPresentationTests.

import Easing
import Timeline

extension Shimmer {
  /// One time that the view is presented: from its start to its end, half open.
  struct Presentation: Hashable, Sendable {
    let start: RationalTime
    /// When it is dismissed, or `nil` if never.
    let end: RationalTime?
    /// When the first cycle begins: at the start, or after the initial delay.
    let cycleStart: RationalTime

    /// Whether the view is there at a time that is not before the start.
    func isPresented(at time: RationalTime) -> Bool {
      end.map { time < $0 } ?? true
    }
  }

  /// The presentations of a configuration whose inputs are valid by themselves, in order of time.
  ///
  /// - Throws: `SceneError` if one is dismissed before it is presented or after the next one is.
  static func presentations(
    of configuration: Configuration
  ) throws(SceneError) -> [Presentation] {
    let (starts, ends) = (configuration.presentedAt, configuration.dismissedAt)
    let lead: RationalTime =
      switch configuration.delayMode {
      case .initial: configuration.delay
      case .eachCycle: .zero
      }
    guard ends.count <= starts.count else { throw dismissalError(configuration) }
    var presentations: [Presentation] = []
    for (index, start) in starts.enumerated() {
      let end = index < ends.count ? ends[index] : nil
      let next = index + 1 < starts.count ? starts[index + 1] : nil
      if let end, end < start || end > next ?? end { throw dismissalError(configuration) }
      let cycleStart = try validated(
        start.seconds.addingOrNil(lead.seconds), because: "presented-at", start)
      presentations.append(Presentation(start: start, end: end, cycleStart: cycleStart))
    }
    return presentations
  }

  private static func dismissalError(_ configuration: Configuration) -> SceneError {
    .invalid(
      input: "dismissed-at", value: InputText.dismissals(configuration.dismissedAt),
      accepted:
        "for each presentation never, or a time that is not before it and not after the next "
        + "one, where presented-at is \(InputText.times(configuration.presentedAt))")
  }
}

extension Shimmer {
  /// How long the scene runs.
  ///
  /// - Throws: `SceneError` if its end is no valid time.
  static func extent(
    of presentations: [Presentation], _ clock: Clock
  ) throws(SceneError) -> SceneExtent {
    guard let last = presentations.last else { return .finite(end: .zero) }
    if let end = last.end { return .finite(end: end) }
    let length = clock.cycleLength
    let count = clock.cycles ?? (clock.autoreverses ? 2 : 1)
    let span = length.seconds.multipliedOrNil(by: Rational(Int128(count)))
    let end = try validated(
      span.flatMap(last.cycleStart.seconds.addingOrNil), because: "duration", length)
    return clock.cycles == nil
      ? .endless(period: length * count, start: last.cycleStart) : .finite(end: end)
  }

  /// A sum of times, unless it is beyond the limits of what a user can give.
  static func validated(
    _ sum: Rational?, because input: String, _ time: RationalTime
  ) throws(SceneError) -> RationalTime {
    guard let sum, RationalTime(seconds: sum).isWithinLimits else {
      throw .invalid(
        input: input, value: InputText.time(time),
        accepted: "a time that adds up with the others to \(InputText.limitsOfTime)")
    }
    return RationalTime(seconds: sum)
  }
}
