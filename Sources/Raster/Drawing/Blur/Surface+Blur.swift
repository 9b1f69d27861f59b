// Blurring what was drawn.
// Layer: Raster. Tests: SurfaceBlurTests.

extension Surface {
  /// The pixels of a part of the surface, blurred along the rows and then along the columns.
  ///
  /// Beyond the sides of the surface its outermost pixels go on. Components are rounded to the nearest, and
  /// up from halfway.
  ///
  /// - Parameters:
  ///   - area: The part, inside the bounds.
  ///   - kernel: The box that is applied three times each way.
  /// - Returns: Its pixels, row by row.
  func blurred(in area: PixelRectangle, by kernel: BoxKernel) -> [UInt32] {
    let columns = area.x..<area.right
    var row = BlurLine(kernel, places: columns, of: bounds.x..<bounds.right)
    var column = BlurLine(kernel, places: area.y..<area.bottom, of: bounds.y..<bounds.bottom)
    let rows = column.needed
    // Column by column, so that each one's pixels are next to each other.
    var between = [SIMD4<UInt32>](repeating: SIMD4(repeating: 0), count: rows.count * area.width)
    for y in rows {
      for x in row.needed {
        row.set(Self.components(pixels[index(x: x, y: y)]), at: x)
      }
      row.blur()
      for x in columns {
        between[(x - area.x) * rows.count + y - rows.lowerBound] = row.value(at: x)
      }
    }
    var result = [UInt32](repeating: 0, count: area.width * area.height)
    for x in 0..<area.width {
      for y in rows {
        column.set(between[x * rows.count + y - rows.lowerBound], at: y)
      }
      column.blur()
      for y in 0..<area.height {
        result[y * area.width + x] = Self.pixel(column.value(at: area.y + y))
      }
    }
    return result
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
