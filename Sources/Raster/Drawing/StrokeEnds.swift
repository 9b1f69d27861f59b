// How lines end.
// Layer: Raster. Tests: StrokerTests.

/// How a stroked line ends and turns.
public enum StrokeEnds: Hashable, Sendable {
  /// Round ends and round joins.
  case round
  /// Ends at the last point, and sharp joins, mitred up to four times the width.
  case butt
}
