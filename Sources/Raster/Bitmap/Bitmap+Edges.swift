// What lies beyond the part of a bitmap that is drawn.
// Layer: Raster. Tests: BitmapEdgeTests.

extension Bitmap {
  /// Fills what lies to the right of and below a part at the upper left with the part's last column and
  /// row.
  ///
  /// - Parameter part: The size of the part.
  /// - Precondition: the part is no larger than the bitmap.
  public mutating func repeatEdges(of part: PixelSize) {
    precondition(
      part.width <= size.width && part.height <= size.height, "A part is no larger than the whole.")
    let size = self.size
    var target = pixels.mutableSpan
    for y in 0..<size.height {
      let (row, source) = (y * size.width, min(y, part.height - 1) * size.width)
      let first = y < part.height ? part.width : 0
      for x in first..<size.width {
        target[row + x] = target[source + min(x, part.width - 1)]
      }
    }
  }
}
