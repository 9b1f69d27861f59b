// What happens to a large title.
// Layer: Scenes. Tests: SceneEventTests.

public import Timeline

extension LargeTitle {
  /// What begins within a range of time: a phase of the scroll (`drag`, `decay`, `bounce`, `snap`,
  /// `scroll`, `rest`, with `release:` before it where a finger lets go), and `inline title` or
  /// `large title` where the other one takes over.
  ///
  /// Titles that fade with the offset, as they do over a ramp, take over at no time.
  public func events(within range: ClosedRange<RationalTime>) -> [SceneEvent] {
    var found: [SceneEvent] = []
    var before = ScrollPhase.idle
    for change in motion.phaseChanges {
      let word = change.phase == .idle ? "rest" : change.phase.rawValue
      if change.phase != before {
        let isRelease = before == .drag && change.phase != .scroll
        found.append(SceneEvent(at: change.time, isRelease ? "release: \(word)" : word))
      }
      before = change.phase
    }
    for crossing in handover.switchOffset.map(motion.crossings(above:)) ?? [] {
      found.append(SceneEvent(at: crossing.time, crossing.isAbove ? "inline title" : "large title"))
    }
    return found.told(within: range)
  }
}
