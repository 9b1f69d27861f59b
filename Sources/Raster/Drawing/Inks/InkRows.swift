// The pixels of an ink.
// Layer: Raster. Tests: GradientRowsTests, ImageRowsTests.

/// Works out an ink's premultiplied pixels, a part of a row at a time.
///
/// A pixel depends on its place alone, not on what else is asked for.
protocol InkRows {
  /// Writes the pixels of some columns of a row to the start of an array, which has room for them.
  mutating func write(y: Int, columns: Range<Int>, to pixels: inout [UInt32])
}
