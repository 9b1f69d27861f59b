// What can be wrong with times, rates and keyframes that a user describes.
// Layer: Timeline. Tests: TimelineErrorTests.

/// Says why a time, a rate, a track or a timing cannot be made.
public enum TimelineError: Error, Hashable, Sendable {
  /// A frame rate is not above 0, or too large.
  case frameRateOutOfRange(String)
}
