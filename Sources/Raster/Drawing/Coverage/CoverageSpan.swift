// A run of covered pixels.
// Layer: Raster. Tests: CoverageScannerTests.

/// Pixels of a row, side by side, that an outline covers by the same share.
struct CoverageSpan: Hashable, Sendable {
  /// The first column.
  var x: Int
  /// How many columns.
  var count: Int
  /// How much of each pixel is covered, in 255ths; not 0.
  var coverage: UInt8
}
