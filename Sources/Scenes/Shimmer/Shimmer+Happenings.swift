// What happens to a shimmer.
// Layer: Scenes. Tests: SceneEventTests.

import Easing
public import Timeline

extension Shimmer {
  /// What begins and ends within a range of time: `presented`, `cycle 1` where it waits for an initial
  /// delay, `cycle 2` and so on, `finished`, `dismissed`.
  public func events(within range: ClosedRange<RationalTime>) -> [SceneEvent] {
    var found: [SceneEvent] = []
    for (index, presentation) in presentations.enumerated() {
      let next = index + 1 < presentations.count ? presentations[index + 1].start : nil
      found.append(SceneEvent(at: presentation.start, "presented"))
      found += cycles(of: presentation, before: presentation.end ?? next, within: range)
      if let end = presentation.end { found.append(SceneEvent(at: end, "dismissed")) }
    }
    return found.told(within: range)
  }

  /// The starts of cycles and the end of the last one, from the first that is within the range.
  private func cycles(
    of presentation: Presentation, before end: RationalTime?,
    within range: ClosedRange<RationalTime>
  ) -> [SceneEvent] {
    let start = presentation.cycleStart.seconds
    let length = clock.cycleLength.seconds
    let passed = range.lowerBound.seconds.nearestDifference(from: start).nearestQuotient(by: length)
    let isDelayed = presentation.cycleStart > presentation.start
    let first = max(isDelayed ? 0 : 1, Int(clamping: passed.floor))
    var found: [SceneEvent] = []
    // One more than are told of, as the first may be before the range.
    for step in 0...SceneEvent.greatestCount {
      let (number, isTooLarge) = first.addingReportingOverflow(step)
      guard !isTooLarge, number <= clock.cycles ?? .max - 1,
        let seconds = length.multipliedOrNil(by: Rational(Int128(number)))
          .flatMap(start.addingOrNil)
      else { break }
      let time = RationalTime(seconds: seconds)
      guard time <= range.upperBound, end.map({ time < $0 }) ?? true else { break }
      let isLast = number == clock.cycles
      found.append(SceneEvent(at: time, isLast ? "finished" : "cycle \(number + 1)"))
    }
    return found
  }
}
