// The ends of a track's animations.
// Layer: Timeline/Tracks. Tests: PropertyTrackCompletionTests.

import Easing

extension PropertyTrack {
  /// The end of one animation.
  public struct Completion: Hashable, Sendable {
    /// Which event's animation ended: its index in `events`.
    public let event: Int
    /// When it ended.
    public let time: RationalTime
    /// Whether it ran to its end.
    public let finished: Bool
  }

  /// The completions at or before a time, in the order in which they fire.
  ///
  /// - Returns: the first elements of `completions`.
  /// - Complexity: the logarithm of the number of completions, and a copy.
  public func completions(through time: RationalTime) -> [Completion] {
    Array(completions.prefix(completions.indices.partitioningIndex { completions[$0].time > time }))
  }
}

/// Collects the ends of animations while the calls of a track are folded.
struct CompletionLog {
  /// The animations that no call has replaced, in order of their events.
  private var running: [(event: Int, end: RationalTime)] = []
  private var ended: [PropertyTrack.Completion] = []

  /// Notes the animation of an event, and when it ends unless it is replaced.
  mutating func start(event: Int, end: RationalTime) {
    running.append((event, end))
  }

  /// Notes that a call replaces all that runs: what has not ended by then ends unfinished.
  ///
  /// - Complexity: constant for each animation of a track, as it is replaced once.
  mutating func replaceAll(at time: RationalTime) {
    for animation in running {
      ended.append(
        PropertyTrack.Completion(
          event: animation.event, time: min(animation.end, time), finished: animation.end <= time))
    }
    running.removeAll(keepingCapacity: true)
  }

  /// All completions, in order of time, then of events.
  func completions() -> [PropertyTrack.Completion] {
    let last = running.map {
      PropertyTrack.Completion(event: $0.event, time: $0.end, finished: true)
    }
    return (ended + last).sorted { ($0.time, $0.event) < ($1.time, $1.event) }
  }
}
