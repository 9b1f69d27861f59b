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
  private var between: [SIMD4<UInt32>] = []

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
      between = [SIMD4<UInt32>](repeating: SIMD4(repeating: 0), count: rows.count * area.width)
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
        for x in 0..<needed.count {
          line.set(Self.components(surface.pixels[start + x]), at: needed.lowerBound + x)
        }
        line.blur()
      }
      for x in 0..<area.width {
        between[x * rows.count + y - rows.lowerBound] = line.value(at: area.x + x)
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
        for y in 0..<rows.count { line.set(between[start + y], at: rows.lowerBound + y) }
        line.blur()
      }
      for y in 0..<area.height {
        pixels[y * area.width + x] = Self.pixel(line.value(at: area.y + y))
      }
    }
  }

  /// Whether two runs of values are the same.
  private static func areEqual<Value: Equatable>(
    _ values: [Value], _ one: Int, _ other: Int, count: Int
  ) -> Bool {
    for index in 0..<count where values[one + index] != values[other + index] { return false }
    return true
  }

  /// A pixel's components in 16ths.
  private static func components(_ pixel: UInt32) -> SIMD4<UInt32> {
    (SIMD4(repeating: pixel) &>> SIMD4(0, 8, 16, 24) & SIMD4(repeating: 255)) &<< 4
  }

  private static func pixel(_ components: SIMD4<UInt32>) -> UInt32 {
    let bytes = (components &+ SIMD4(repeating: 8)) &>> 4
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }
}
