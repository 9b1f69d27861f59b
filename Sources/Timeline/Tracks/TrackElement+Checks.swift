// The checks that turn a user's numbers into parts of a track.
// Layer: Timeline/Tracks. Tests: TrackErrorTests.

extension TrackElement {
  /// A value that is finite.
  @discardableResult
  func checked(_ value: Double) throws(TimelineError) -> Double {
    guard value.isFinite else { throw .valueNotFinite(self, value) }
    return value
  }

  /// A time that a user can give.
  @discardableResult
  func checked(_ time: RationalTime, as role: Time) throws(TimelineError) -> RationalTime {
    guard time.isWithinLimits else { throw .trackTimeOutOfRange(self, role, time) }
    return time
  }

  /// A stretch of time whose progress fits into 128 bits.
  func interval(
    from start: RationalTime, lasting duration: RationalTime
  ) throws(TimelineError) -> ProgressInterval {
    guard let interval = ProgressInterval(start: start.seconds, duration: duration.seconds) else {
      throw .trackTimesTooFine(self, start: start, duration: duration)
    }
    return interval
  }
}
