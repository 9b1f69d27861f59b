// Pictures made smaller by averaging.
// Layer: Raster. Tests: BitmapReductionTests.

extension Bitmap {
  /// The picture with each block of 2^`x` columns and 2^`y` rows replaced by one pixel: the average of its
  /// components, rounded to the nearest, and up from halfway.
  ///
  /// Blocks at the right and lower side are of the pixels that are there.
  func reduced(x: Int, y: Int) -> Bitmap {
    if x == 0, y == 0 { return self }
    let (columns, rows) = (1 << x, 1 << y)
    let width = (size.width + columns - 1) >> x
    let height = (size.height + rows - 1) >> y
    guard let smaller = PixelSize(width: width, height: height) else { return self }
    var result: [UInt32] = []
    result.reserveCapacity(width * height)
    var sums = [SIMD4<UInt64>](repeating: SIMD4(repeating: 0), count: width)
    for row in 0..<height {
      let (top, bottom) = (row << y, min((row + 1) << y, size.height))
      for column in 0..<width { sums[column] = SIMD4(repeating: 0) }
      for line in top..<bottom {
        for column in 0..<size.width {
          sums[column >> x] &+= Self.components(pixels[line * size.width + column])
        }
      }
      for column in 0..<width {
        let count = UInt64(bottom - top) * UInt64(min(columns, size.width - column << x))
        let mean = (sums[column] &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
        result.append(UInt32(mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24))
      }
    }
    return Bitmap(size: smaller, pixels: result)
  }

  private static func components(_ pixel: UInt32) -> SIMD4<UInt64> {
    SIMD4(
      UInt64(pixel & 255), UInt64(pixel >> 8 & 255), UInt64(pixel >> 16 & 255), UInt64(pixel >> 24))
  }
}
