// Rows of times and values that a track is expected to show.

import Testing
import Timeline

/// Expects a track to show a value at each of some times in milliseconds.
func expect(
  _ rows: [(Int, Double)], of track: PropertyTrack, tolerance: Double = 5e-7,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for (time, value) in rows {
    let shown = track.state(at: .milliseconds(time)).value
    try #require(
      abs(shown - value) <= tolerance, "\(shown) at \(time) ms", sourceLocation: sourceLocation)
  }
}
