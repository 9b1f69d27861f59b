// The direction in which iterations run.
// Layer: Timeline/Timing. Source: Web Animations 1, section 4.9.2 (the directed progress).
// Tests: PlaybackDirectionTests.

/// Says which iterations run from the start to the end, and which the other way.
///
/// Raw values are the words of Web Animations and CSS.
public enum PlaybackDirection: String, Hashable, Sendable, CaseIterable {
  /// All iterations run forwards.
  case normal
  /// All iterations run backwards.
  case reverse
  /// Even iterations run forwards, odd ones backwards; the first is number 0.
  case alternate
  /// Even iterations run backwards, odd ones forwards; the first is number 0.
  case alternateReverse = "alternate-reverse"
}

extension PlaybackDirection {
  /// Reads `normal`, `reverse`, `alternate` or `alternate-reverse`.
  ///
  /// - Throws: `TimelineError.invalidTiming` if the text says something else.
  public init(parsing text: String) throws(TimelineError) {
    guard let direction = PlaybackDirection(rawValue: text) else {
      throw .invalidTiming(
        member: "direction", value: text,
        accepted: "normal, reverse, alternate or alternate-reverse")
    }
    self = direction
  }

  /// Whether an iteration runs backwards; the one that is infinitely far off counts as even.
  ///
  /// That last rule is the standard's: it says that an infinite iteration of either alternating
  /// direction runs forwards.
  public func isReversed(inIteration iteration: Extended<Int64>) -> Bool {
    switch (self, iteration) {
    case (.normal, _): false
    case (.reverse, _): true
    case (.alternate, .finite(let number)): !number.isMultiple(of: 2)
    case (.alternateReverse, .finite(let number)): number.isMultiple(of: 2)
    case (.alternate, .infinite), (.alternateReverse, .infinite): false
    }
  }
}
