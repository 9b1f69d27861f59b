// What happens to a toast.
// Layer: Scenes. Tests: SceneEventTests.

public import Timeline

extension Toast {
  /// The calls and removals within a range of time: `shown`, `fades` after a delay, `dismissed`,
  /// `shown again`, `removed`; with several instances each starts with a number, as in `2 shown`.
  public func events(within range: ClosedRange<RationalTime>) -> [SceneEvent] {
    lives.flatMap { happenings(in: $0) }.told(within: range)
  }

  private func happenings(in life: Life) -> [SceneEvent] {
    let prefix = lives.count > 1 ? "\(life.number) " : ""
    let calls = configuration.events.filter { call in
      call.show == life.number && life.removal.map { call.time <= $0 } ?? true
    }
    var found = [SceneEvent(at: life.start, prefix + "shown")]
    let fade = life.start.addingOrNil(configuration.delay)
    if let fade, fade > life.start, calls.allSatisfy({ $0.time >= fade }) {
      found.append(SceneEvent(at: fade, prefix + "fades"))
    }
    for call in calls {
      switch call.action {
      case .dismiss: found.append(SceneEvent(at: call.time, prefix + "dismissed"))
      case .reshow: found.append(SceneEvent(at: call.time, prefix + "shown again"))
      }
    }
    if let removal = life.removal { found.append(SceneEvent(at: removal, prefix + "removed")) }
    return found
  }
}
