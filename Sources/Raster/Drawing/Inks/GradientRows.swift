// Linear gradients.
// Layer: Raster. Tests: GradientRowsTests.

/// The pixels of a linear gradient.
///
/// A pixel's place on the ramp is that of its centre, rounded to a 65536th; for bitmaps up to 16384 pixels
/// wide and high it is no more than that off.
struct GradientRows: InkRows {
  /// How many bits finer than 65536ths places are summed.
  private static let extraBits: Int64 = 16

  private var ramp: GradientRamp
  /// How the place changes from column to column.
  private let perColumn: Int64
  /// How the place changes from row to row.
  private let perRow: Int64
  /// The place of the centre of the first pixel.
  private let first: Int64
  /// The row that all rows are like, where they are, from the column `columns.lowerBound` on.
  private var everyRow: [UInt32] = []
  private let columns: Range<Int>

  /// Creates the pixels of some columns.
  init(_ gradient: GradientInk, columns: Range<Int>) {
    ramp = GradientRamp(gradient.stops)
    self.columns = columns
    let (start, end) = (FinePoint(gradient.start), FinePoint(gradient.end))
    var (x, y) = (end.x - start.x, end.y - start.y)
    var halvings: Int64 = 0
    while max(x.magnitude, y.magnitude) > 1 << 22 {
      (x, y, halvings) = (x / 2, y / 2, halvings + 1)
    }
    let square = x * x + y * y
    guard square > 0 else {
      // Without a direction all is after the end.
      (perColumn, perRow, first) = (0, 0, 65536 << Self.extraBits)
      return
    }
    // A column is 256 steps: 256 · x / square of the line, times 65536 and 2¹⁶.
    (perColumn, perRow) = (
      (x << 40).quotient(nearestOver: square) >> halvings,
      (y << 40).quotient(nearestOver: square) >> halvings
    )
    let inset = Int128(start.x - 128) * Int128(perColumn) + Int128(start.y - 128) * Int128(perRow)
    // A bitmap is crossed in less than 2⁵⁶, so that a start beyond 2⁶⁰ is never reached.
    let farthest = Int128(1) << 60
    first =
      1 << (Self.extraBits - 1) - Int64(max(-farthest, min(farthest, inset >> 8)))
  }

  mutating func write(y: Int, columns: Range<Int>, to pixels: inout [UInt32]) {
    if perRow == 0, perColumn != 0 {
      if everyRow.isEmpty {
        var row = [UInt32](repeating: 0, count: self.columns.count)
        compute(y: y, columns: self.columns, to: &row)
        everyRow = row
      }
      let offset = columns.lowerBound - self.columns.lowerBound
      for index in 0..<columns.count { pixels[index] = everyRow[offset + index] }
    } else {
      compute(y: y, columns: columns, to: &pixels)
    }
  }

  private mutating func compute(y: Int, columns: Range<Int>, to pixels: inout [UInt32]) {
    var place = first &+ Int64(y) &* perRow &+ Int64(columns.lowerBound) &* perColumn
    if perColumn == 0 {
      let pixel = ramp.pixel(at: Self.limited(place))
      for index in 0..<columns.count { pixels[index] = pixel }
    } else {
      for index in 0..<columns.count {
        pixels[index] = ramp.pixel(at: Self.limited(place))
        place &+= perColumn
      }
    }
  }

  private static func limited(_ place: Int64) -> Int32 {
    Int32(max(0, min(65536, place >> extraBits)))
  }
}
