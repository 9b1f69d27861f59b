// Something that happens in a scene at one time.
// Layer: Scenes. Tests: SceneEventTests.

public import Timeline

/// Something that happens in a scene at one time: a mark on the axis of a plot.
public struct SceneEvent: Hashable, Sendable {
  /// When.
  public let time: RationalTime

  /// What, in a word or a few: `dismissed`.
  public let label: String

  /// Creates an event.
  public init(at time: RationalTime, _ label: String) {
    self.time = time
    self.label = label
  }

  /// The most events that a scene tells of a range of time; the rest, which come later, are left out.
  public static let greatestCount = 200
}

extension [SceneEvent] {
  /// Those within a range, in order of time and then as they stand, as many as a scene tells of.
  func told(within range: ClosedRange<RationalTime>) -> [SceneEvent] {
    let order = enumerated().filter { range.contains($0.element.time) }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    return order.prefix(SceneEvent.greatestCount).map { $0.element }
  }
}
