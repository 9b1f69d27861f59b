// A row and the one above it, as files hold them.
// Layer: Raster. Tests: PNGEncoderTests.

extension PNGEncoder {
  /// A row and the one above it, their colours not multiplied by alpha.
  struct StraightRows: Sendable {
    /// The row.
    private(set) var row: [UInt32]
    /// The one that was the row before; zeros at first.
    private(set) var above: [UInt32]

    init(width: Int) {
      row = [UInt32](repeating: 0, count: width)
      above = row
    }

    /// Takes a row of zeros.
    mutating func takeNothing() {
      swap(&row, &above)
      for index in row.indices { row[index] = 0 }
    }

    /// Takes another row, whose colours are multiplied by alpha.
    mutating func take(_ premultiplied: Span<UInt32>, by unpremultiplication: Unpremultiplication) {
      swap(&row, &above)
      unpremultiplication.replace(&row, by: premultiplied)
    }
  }
}
