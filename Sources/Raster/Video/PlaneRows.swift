// Rows of pixels to rows of planes.
// Layer: Raster. Tests: PlaneRowsTests.

/// Writes the brightness and the colour differences of parts of rows.
///
/// Places in the loops of vectors wrap, having been checked for a whole run: with a check in between the
/// compiler does not find that a product's upper half is one instruction, and 4:4:4 takes 1.4 times as long
/// (video-benchmark).
enum PlaneRows {
  /// Where parts of rows of the planes start.
  struct Places {
    /// In the plane Y.
    let luma: Int
    /// In the plane Cb.
    let blue: Int
    /// In the plane Cr.
    let red: Int
  }

  /// One row, a value of each plane for each pixel.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - start: The first one of the part.
  ///   - count: How many pixels it has.
  ///   - bytes: The planes.
  ///   - places: Where the part starts in them.
  static func writeFull(
    _ pixels: Span<UInt32>, from start: Int, count: Int, to bytes: inout MutableSpan<UInt8>,
    at places: Places
  ) {
    pixels.checkRun(at: start, count: count)
    bytes.checkRun(at: places.luma, count: count)
    bytes.checkRun(at: places.blue, count: count)
    bytes.checkRun(at: places.red, count: count)
    var column = 0
    #if _endian(little)
      while column + 8 <= count {
        let lanes = PixelLanes(pixels, at: start &+ column)
        bytes.set(lanes.luma, unchecked: places.luma &+ column)
        bytes.set(lanes.blueDifference, unchecked: places.blue &+ column)
        bytes.set(lanes.redDifference, unchecked: places.red &+ column)
        column &+= 8
      }
    #endif
    while column < count {
      let pixel = Components(pixels[start + column])
      bytes[places.luma + column] = pixel.luma
      bytes[places.blue + column] = pixel.blueDifference
      bytes[places.red + column] = pixel.redDifference
      column += 1
    }
  }

  /// Two rows, a brightness for each pixel and two differences for each square of two by two.
  ///
  /// The rows may be the same one twice, where the picture ends after the first; of an odd number of
  /// columns the last one is its own neighbour.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - start: The first one of the part in the upper row.
  ///   - below: How many pixels later the lower row is.
  ///   - count: How many pixels of each row the part has.
  ///   - bytes: The planes.
  ///   - places: Where the part starts in them, in the upper row.
  static func writeSubsampled(
    _ pixels: Span<UInt32>, from start: Int, below: Int, count: Int,
    to bytes: inout MutableSpan<UInt8>, at places: Places
  ) {
    pixels.checkRun(at: start, count: below + count)
    bytes.checkRun(at: places.luma, count: below + count)
    bytes.checkRun(at: places.blue, count: (count + 1) / 2)
    bytes.checkRun(at: places.red, count: (count + 1) / 2)
    var column = 0
    #if _endian(little)
      while column + 16 <= count {
        let (upper, luma) = (start &+ column, places.luma &+ column)
        for offset in stride(from: 0, to: 16, by: 8) {
          let lanes = PixelLanes(pixels, at: upper &+ offset)
          bytes.set(lanes.luma, unchecked: luma &+ offset)
          let lower = PixelLanes(pixels, at: upper &+ below &+ offset)
          bytes.set(lower.luma, unchecked: luma &+ below &+ offset)
        }
        let squares = PixelLanes(squares: pixels, at: upper, upper &+ below)
        bytes.set(squares.blueDifference, unchecked: places.blue &+ column / 2)
        bytes.set(squares.redDifference, unchecked: places.red &+ column / 2)
        column &+= 16
      }
    #endif
    while column < count {
      let next = min(column + 1, count - 1)
      let upper = (Components(pixels[start + column]), Components(pixels[start + next]))
      let lower = (
        Components(pixels[start + below + column]), Components(pixels[start + below + next])
      )
      bytes[places.luma + column] = upper.0.luma
      bytes[places.luma + next] = upper.1.luma
      bytes[places.luma + below + column] = lower.0.luma
      bytes[places.luma + below + next] = lower.1.luma
      let square = Components(averaging: upper.0, upper.1, lower.0, lower.1)
      bytes[places.blue + column / 2] = square.blueDifference
      bytes[places.red + column / 2] = square.redDifference
      column += 2
    }
  }

  /// The components of one pixel, times 256.
  private struct Components {
    let red: UInt16
    let green: UInt16
    let blue: UInt16

    init(_ pixel: UInt32) {
      red = UInt16(truncatingIfNeeded: pixel << 8)
      green = UInt16(truncatingIfNeeded: pixel & 0xFF00)
      blue = UInt16(truncatingIfNeeded: pixel >> 8 & 0xFF00)
    }

    init(averaging one: Components, _ two: Components, _ three: Components, _ four: Components) {
      red = one.red / 4 + two.red / 4 + three.red / 4 + four.red / 4
      green = one.green / 4 + two.green / 4 + three.green / 4 + four.green / 4
      blue = one.blue / 4 + two.blue / 4 + three.blue / 4 + four.blue / 4
    }

    var luma: UInt8 { VideoMatrix.luma(red: red, green: green, blue: blue) }

    var blueDifference: UInt8 { VideoMatrix.blueDifference(red: red, green: green, blue: blue) }

    var redDifference: UInt8 { VideoMatrix.redDifference(red: red, green: green, blue: blue) }
  }
}
