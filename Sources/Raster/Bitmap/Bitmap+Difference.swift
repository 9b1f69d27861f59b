// Where two bitmaps differ.
// Layer: Raster. Tests: BitmapDifferenceTests.

extension Bitmap {
  /// Takes the pixels of a rectangle from another bitmap.
  ///
  /// - Parameters:
  ///   - rectangle: Which pixels; those outside both bitmaps do not count.
  ///   - other: A bitmap whose upper left corner lies on this one's.
  /// - Complexity: linear in the pixels of the rectangle.
  public mutating func copy(_ rectangle: PixelRectangle, of other: Bitmap) {
    let area = rectangle.intersection(PixelRectangle(size))
      .intersection(PixelRectangle(other.size))
    let width = size.width
    let source = other.pixels.span
    var target = pixels.mutableSpan
    for y in area.y..<area.y + area.height {
      for x in area.x..<area.x + area.width {
        target[y * width + x] = source[y * other.size.width + x]
      }
    }
  }

  /// The smallest rectangle that holds every pixel in which this bitmap differs from another one.
  ///
  /// - Parameters:
  ///   - other: A bitmap of the same size.
  ///   - rectangle: Where to look; outside it the two must be equal for the result to be right.
  /// - Returns: An empty rectangle if nothing differs.
  /// - Precondition: both have one size.
  /// - Complexity: linear in the pixels of the rectangle.
  public func difference(from other: Bitmap, within rectangle: PixelRectangle) -> PixelRectangle {
    precondition(size == other.size, "Bitmaps that are compared have one size.")
    let area = rectangle.intersection(PixelRectangle(size))
    let columns = area.x..<area.x + area.width
    func differs(_ x: Int, _ y: Int) -> Bool {
      pixels[y * size.width + x] != other.pixels[y * size.width + x]
    }
    let rows = area.y..<area.y + area.height
    guard let top = rows.first(where: { y in columns.contains { differs($0, y) } }),
      let bottom = rows.last(where: { y in columns.contains { differs($0, y) } })
    else { return PixelRectangle(x: area.x, y: area.y, width: 0, height: 0) }
    // Each row needs only be searched outside what is known to differ.
    var (left, right) = (columns.upperBound, columns.lowerBound)
    for y in top...bottom {
      left = (columns.lowerBound..<left).first { differs($0, y) } ?? left
      let beyond = max(right, columns.lowerBound)..<columns.upperBound
      right = beyond.last { differs($0, y) }.map { $0 + 1 } ?? right
    }
    return PixelRectangle(x: left, y: top, width: right - left, height: bottom + 1 - top)
  }
}
