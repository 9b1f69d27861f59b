// Rows of pixels to rows of planes.
// Layer: Raster. Tests: PlaneRowsTests.

/// Writes the brightness and the colour differences of parts of rows.
///
/// The pointers start at the first column of the part. They are unsafe because an array cannot be read
/// eight pixels at a time; `VideoPlanes` keeps them within the picture.
enum PlaneRows {
  /// One row, a value of each plane for each pixel.
  static func writeFull(
    _ row: UnsafePointer<UInt32>, count: Int, luma: UnsafeMutablePointer<UInt8>,
    blue: UnsafeMutablePointer<UInt8>, red: UnsafeMutablePointer<UInt8>
  ) {
    var column = 0
    #if _endian(little)
      while column + 8 <= count {
        let lanes = PixelLanes(row + column)
        (luma + column).store(lanes.luma)
        (blue + column).store(lanes.blueDifference)
        (red + column).store(lanes.redDifference)
        column += 8
      }
    #endif
    while column < count {
      let pixel = Components(row[column])
      luma[column] = pixel.luma
      blue[column] = pixel.blueDifference
      red[column] = pixel.redDifference
      column += 1
    }
  }

  /// Two rows, a brightness for each pixel and two differences for each square of two by two.
  ///
  /// `rows` may be the same row twice, where the picture ends after the first; of an odd number of
  /// columns the last one is its own neighbour.
  static func writeSubsampled(
    _ rows: (UnsafePointer<UInt32>, UnsafePointer<UInt32>), count: Int,
    luma: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>),
    blue: UnsafeMutablePointer<UInt8>, red: UnsafeMutablePointer<UInt8>
  ) {
    var column = 0
    #if _endian(little)
      while column + 16 <= count {
        let next = column + 8
        (luma.0 + column).store(PixelLanes(rows.0 + column).luma)
        (luma.0 + next).store(PixelLanes(rows.0 + next).luma)
        (luma.1 + column).store(PixelLanes(rows.1 + column).luma)
        (luma.1 + next).store(PixelLanes(rows.1 + next).luma)
        let squares = PixelLanes(squares: rows.0 + column, rows.1 + column)
        (blue + column / 2).store(squares.blueDifference)
        (red + column / 2).store(squares.redDifference)
        column += 16
      }
    #endif
    while column < count {
      let next = min(column + 1, count - 1)
      let upper = (Components(rows.0[column]), Components(rows.0[next]))
      let lower = (Components(rows.1[column]), Components(rows.1[next]))
      luma.0[column] = upper.0.luma
      luma.0[next] = upper.1.luma
      luma.1[column] = lower.0.luma
      luma.1[next] = lower.1.luma
      let square = Components(averaging: upper.0, upper.1, lower.0, lower.1)
      blue[column / 2] = square.blueDifference
      red[column / 2] = square.redDifference
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
