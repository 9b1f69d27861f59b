// Names the part of a track that an error is about.
// Layer: Timeline/Tracks. Tests: TrackErrorTests.

/// A part of a track that can be wrong.
public enum TrackElement: Hashable, Sendable {
  /// The value before the first event.
  case initialValue
  /// The value of a property without the track.
  case underlying
  /// An event, by its index in the list that was given.
  case event(Int)
  /// A keyframe, by its index in the list that was given.
  case keyframe(Int)

  /// A time that belongs to the part.
  public enum Time: String, Hashable, Sendable, CaseIterable {
    /// When it happens.
    case time
    /// How long it takes.
    case duration
    /// How long it waits.
    case delay
  }
}

extension TrackElement: CustomStringConvertible {
  /// The part with its index, counted from 0: `event 3`.
  public var description: String {
    switch self {
    case .initialValue: "the track before its events"
    case .underlying: "the underlying property"
    case .event(let index): "event \(index)"
    case .keyframe(let index): "keyframe \(index)"
    }
  }
}
