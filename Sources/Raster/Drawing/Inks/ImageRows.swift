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
  /// How often the picture's width was halved.
  private let halvingsX: Int64
  /// How often its height was halved.
  private let halvingsY: Int64
  /// The columns that are asked for at most.
  private let columns: Range<Int>
  /// For each of them, where in `mixedRow` the pixel on its left is, if the picture is not turned.
  private var left: [Int32] = []
  /// For each of them, how much of the pixel on its right is seen, in 256ths.
  private var weights: [UInt32] = []
  /// Two rows of the picture, mixed, with the first and the last pixel repeated.
  private var mixedRow: [UInt32] = []

  /// Takes up an ink and its picture, reduced as its `halvings` say.
  init(_ ink: ImageInk, reduced picture: Bitmap, columns: Range<Int>) {
    (map, self.picture, self.columns) = (ink.map, picture, columns)
    (halvingsX, halvingsY) = (Int64(ink.halvings.x), Int64(ink.halvings.y))
    guard isUpright else { return }
    mixedRow = [UInt32](repeating: 0, count: picture.size.width + 2)
    let last = Int64(picture.size.width - 1)
    for x in columns {
      let u = place(x: x, y: 0).0
      left.append(Int32(max(-1, min(last, u >> 8)) + 1))
      weights.append(UInt32(truncatingIfNeeded: u & 255))
    }
  }

  /// Whether rows of the canvas are rows of the picture.
  private var isUpright: Bool { map.b == 0 && map.c == 0 }

  mutating func write(y: Int, columns: Range<Int>, to pixels: inout [UInt32]) {
    if isUpright {
      writeUpright(place(x: 0, y: y).1, columns: columns, y: y, to: &pixels)
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
    _ place: Int64, columns: Range<Int>, y: Int, to pixels: inout [UInt32]
  ) {
    let width = picture.size.width
    let (y0, y1) = neighbors(place >> 8, limit: picture.size.height)
    Self.mixRows(
      of: picture, y0 * width, y1 * width, weight: UInt32(truncatingIfNeeded: place & 255),
      to: &mixedRow)
    let offset = columns.lowerBound - self.columns.lowerBound
    let whole = columns.count / PixelVector.count * PixelVector.count
    let row = mixedRow.span
    let left = self.left.span
    left.checkRun(at: offset, count: columns.count)
    let weights = self.weights.span
    weights.checkRun(at: offset, count: columns.count)
    var target = pixels.mutableSpan
    target.checkRun(at: 0, count: columns.count)
    for index in stride(from: 0, to: whole, by: PixelVector.count) {
      var (lefts, rights) = (PixelVector.Pixels(), PixelVector.Pixels())
      for lane in 0..<PixelVector.count {
        let column = Int(left[unchecked: offset + index + lane])
        lefts[lane] = row[column]
        rights[lane] = row[column + 1]
      }
      let weight = PixelVector.spread(weights.vector(unchecked: offset + index))
      target.set(PixelVector.mixed256(lefts, rights, weights: weight), unchecked: index)
    }
    for index in whole..<columns.count {
      let column = Int(left[offset + index])
      target[index] = PixelArithmetic.mixed256(
        row[column], row[column + 1], weight: weights[offset + index])
    }
  }

  /// Mixes two rows of a picture, and repeats the first and last pixel.
  private static func mixRows(
    of picture: Bitmap, _ upper: Int, _ lower: Int, weight: UInt32, to row: inout [UInt32]
  ) {
    let width = picture.size.width
    let whole = width / PixelVector.count * PixelVector.count
    let weights = PixelVector.Lanes(repeating: UInt16(truncatingIfNeeded: weight))
    let pixels = picture.pixels.span
    pixels.checkRun(at: upper, count: width)
    pixels.checkRun(at: lower, count: width)
    var target = row.mutableSpan
    target.checkRun(at: 1, count: width)
    for x in stride(from: 0, to: whole, by: PixelVector.count) {
      let (one, other) = (pixels.vector(unchecked: upper + x), pixels.vector(unchecked: lower + x))
      target.set(PixelVector.mixed256(one, other, weights: weights), unchecked: x + 1)
    }
    for x in whole..<width {
      target[x + 1] = PixelArithmetic.mixed256(
        pixels[upper + x], pixels[lower + x], weight: weight)
    }
    target[0] = target[1]
    target[width + 1] = target[width]
  }
}
