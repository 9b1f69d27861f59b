// Blurring what was drawn.
// Layer: Raster. Tests: SurfaceBlurTests.

/// Blurs a part of a surface along the rows and then along the columns.
///
/// A row or column that is like the one before is not blurred again. What it holds is kept from one blur to
/// the next, so that the memory is there already.
struct SurfaceBlur {
  /// The blurred pixels, row by row; there may be more, which count for nothing.
  private(set) var pixels: [UInt32] = []
  /// The pixels blurred along the rows, column by column, so that each one's are next to each other.
  private var between: [BlurPixel] = []

  /// Blurs the pixels of a part of a surface.
  ///
  /// Beyond the sides of the surface its outermost pixels go on. Components are rounded to the nearest, and
  /// up from halfway.
  ///
  /// - Parameters:
  ///   - surface: What was drawn.
  ///   - area: The part, inside the surface's bounds; `pixels` then has its pixels.
  ///   - kernel: The box that is applied three times each way.
  mutating func blur(_ surface: Surface, in area: PixelRectangle, by kernel: BoxKernel) {
    let bounds = surface.bounds
    let rows = BlurLine(kernel, places: area.y..<area.bottom, of: bounds.y..<bounds.bottom).needed
    if between.count < rows.count * area.width {
      between = [BlurPixel](repeating: BlurPixel(0), count: rows.count * area.width)
    }
    if pixels.count < area.width * area.height {
      pixels = [UInt32](repeating: 0, count: area.width * area.height)
    }
    blurRows(rows, of: surface, in: area, by: kernel)
    blurColumns(rows, in: area, of: bounds.y..<bounds.bottom, by: kernel)
  }

  private mutating func blurRows(
    _ rows: Range<Int>, of surface: Surface, in area: PixelRectangle, by kernel: BoxKernel
  ) {
    let bounds = surface.bounds
    var line = BlurLine(kernel, places: area.x..<area.right, of: bounds.x..<bounds.right)
    let needed = line.needed
    for y in rows {
      let start = surface.index(x: needed.lowerBound, y: y)
      let isLikeLast =
        y > rows.lowerBound
        && Self.areEqual(surface.pixels, start - bounds.width, start, count: needed.count)
      if !isLikeLast {
        line.set(surface.pixels, from: start)
        line.blur()
      }
      var target = between.mutableSpan
      for x in 0..<area.width {
        target[x * rows.count + y - rows.lowerBound] = line.pixel(at: area.x + x)
      }
    }
  }

  private mutating func blurColumns(
    _ rows: Range<Int>, in area: PixelRectangle, of whole: Range<Int>, by kernel: BoxKernel
  ) {
    var line = BlurLine(kernel, places: area.y..<area.bottom, of: whole)
    for x in 0..<area.width {
      let start = x * rows.count
      if x == 0 || !Self.areEqual(between, start - rows.count, start, count: rows.count) {
        line.set(between, from: start)
        line.blur()
      }
      var target = pixels.mutableSpan
      for y in 0..<area.height {
        target[y * area.width + x] = line.pixel(at: area.y + y).rounded
      }
    }
  }

  /// Whether two runs of values are the same.
  private static func areEqual<Value: Equatable>(
    _ values: [Value], _ one: Int, _ other: Int, count: Int
  ) -> Bool {
    let values = values.span
    for index in 0..<count where values[one + index] != values[other + index] { return false }
    return true
  }
}
