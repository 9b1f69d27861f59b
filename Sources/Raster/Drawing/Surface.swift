// The pixels that a canvas, or a group of it, is drawn on.
// Layer: Raster. Tests: CanvasTests.

/// Pixels of a part of a canvas, in the canvas's coordinates.
struct Surface: Sendable {
  /// Which pixels of the canvas they are.
  let bounds: PixelRectangle
  /// The pixels, row by row as those of a `Bitmap`; there may be more, which count for nothing.
  var pixels: [UInt32]
  /// Outside this nothing was drawn.
  var drawn = PixelRectangle(x: 0, y: 0, width: 0, height: 0)

  /// Creates a surface.
  init(bounds: PixelRectangle, pixels: [UInt32]) {
    self.bounds = bounds
    self.pixels = pixels
  }

  /// Where the pixel of a column and row is.
  func index(x: Int, y: Int) -> Int {
    (y - bounds.y) * bounds.width + (x - bounds.x)
  }

  /// Notes that a row was drawn on, from the first to the last of its spans.
  mutating func noteDrawn(_ spans: [CoverageSpan], y: Int) {
    guard let first = spans.first, let last = spans.last else { return }
    let row = PixelRectangle(x: first.x, y: y, width: last.x + last.count - first.x, height: 1)
    drawn = drawn.union(row)
  }
}
