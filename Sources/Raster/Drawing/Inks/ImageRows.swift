// Pictures laid over a canvas.
// Layer: Raster. Tests: ImageRowsTests.

/// The pixels of a picture that is moved, scaled or turned.
///
/// The place of a pixel's centre in the picture is rounded to a 256th of the picture's pixels. The pixels
/// around it are mixed by that: first the upper with the lower, then the left with the right one, each
/// rounded to the nearest, and up from halfway.
struct ImageRows: InkRows {
  private let map: ImageMap
  private let picture: Bitmap
  /// How often the picture was halved.
  private let (halvingsX, halvingsY): (Int64, Int64)
  /// Two rows of the picture, mixed.
  private var mixedRow: [UInt32] = []

  /// Takes up an ink; a picture that is shown at half its size or less is first reduced.
  init(_ ink: ImageInk) {
    let reduced = ink.reduced
    (map, picture) = (ink.map, reduced.bitmap)
    (halvingsX, halvingsY) = (Int64(reduced.halvingsX), Int64(reduced.halvingsY))
  }

  mutating func write(y: Int, columns: Range<Int>, to pixels: inout [UInt32]) {
    let first = place(x: columns.lowerBound, y: y)
    if map.b == 0, map.c == 0 {
      writeUpright(first, columns: columns, y: y, to: &pixels)
    } else {
      for (index, x) in columns.enumerated() {
        let (u, v) = place(x: x, y: y)
        pixels[index] = pixel(u, v)
      }
    }
  }

  /// Where a pixel's centre is in the picture, in 256ths from the centre of its first pixel.
  private func place(x: Int, y: Int) -> (Int64, Int64) {
    let (x, y) = (Int64(x) &* 2 &+ 1, Int64(y) &* 2 &+ 1)
    let u = (map.a &* x &+ map.c &* y) >> 1 &+ map.tx
    let v = (map.b &* x &+ map.d &* y) >> 1 &+ map.ty
    return (
      (u >> halvingsX &- (32768 - 128)) >> 8, (v >> halvingsY &- (32768 - 128)) >> 8
    )
  }

  private func pixel(_ u: Int64, _ v: Int64) -> UInt32 {
    let (x0, x1) = neighbors(u >> 8, limit: picture.size.width)
    let (y0, y1) = neighbors(v >> 8, limit: picture.size.height)
    let (upper, lower) = (y0 * picture.size.width, y1 * picture.size.width)
    let weight = UInt32(truncatingIfNeeded: v & 255)
    let left = PixelArithmetic.mixed256(
      picture.pixels[upper + x0], picture.pixels[lower + x0], weight: weight)
    let right = PixelArithmetic.mixed256(
      picture.pixels[upper + x1], picture.pixels[lower + x1], weight: weight)
    return PixelArithmetic.mixed256(left, right, weight: UInt32(truncatingIfNeeded: u & 255))
  }

  /// A place and the next one, limited to those that there are.
  private func neighbors(_ place: Int64, limit: Int) -> (Int, Int) {
    let last = Int64(limit - 1)
    return (Int(max(0, min(last, place))), Int(max(0, min(last, place &+ 1))))
  }

  /// A row of a picture that is not turned: two of its rows are mixed first, then neighbours in that.
  private mutating func writeUpright(
    _ first: (u: Int64, v: Int64), columns: Range<Int>, y: Int, to pixels: inout [UInt32]
  ) {
    let width = picture.size.width
    let (y0, y1) = neighbors(first.v >> 8, limit: picture.size.height)
    let weight = UInt32(truncatingIfNeeded: first.v & 255)
    let last = place(x: columns.upperBound - 1, y: y).0
    let lowest = neighbors(min(first.u, last) >> 8, limit: width).0
    let highest = neighbors(max(first.u, last) >> 8, limit: width).1
    if mixedRow.isEmpty { mixedRow = [UInt32](repeating: 0, count: width) }
    for x in lowest...highest {
      mixedRow[x] = PixelArithmetic.mixed256(
        picture.pixels[y0 * width + x], picture.pixels[y1 * width + x], weight: weight)
    }
    for (index, x) in columns.enumerated() {
      let u = place(x: x, y: y).0
      let (x0, x1) = neighbors(u >> 8, limit: width)
      pixels[index] = PixelArithmetic.mixed256(
        mixedRow[x0], mixedRow[x1], weight: UInt32(truncatingIfNeeded: u & 255))
    }
  }
}
