// One line's part in one row of pixels.
// Layer: Raster. Tests: CoverageScannerTests.

/// Adds pieces of a line to rows of a `CoverageGrid`.
struct CoverageRow {
  /// The row, 0 for the grid's first.
  var number: Int

  private let width: Int
  private let winding: Int32

  /// Creates the part of a line in a row.
  ///
  /// - Parameters:
  ///   - number: The row, 0 for the grid's first.
  ///   - width: How many columns the grid has.
  ///   - winding: 1 where the outline goes down, −1 where it goes up.
  init(number: Int, _ width: Int, winding: Int32) {
    self.number = number
    self.width = width
    self.winding = winding
  }

  /// Adds a piece that goes from xa down to xb, 256ths of a pixel from the first column.
  ///
  /// - Parameters:
  ///   - xa: Where its upper end is.
  ///   - xb: Where its lower end is.
  ///   - height: How far down it goes, 0…256 256ths.
  ///   - changes: The grid's numbers of areas.
  ///   - touched: The grid's bits.
  func add(
    xa: Int64, xb: Int64, height: Int64, to changes: inout MutableSpan<Int32>,
    _ touched: inout MutableSpan<UInt64>
  ) {
    if height <= 0 { return }
    let (left, right) = (min(xa, xb), max(xa, xb))
    if right <= 0 {
      add(winding &* Int32(truncatingIfNeeded: height), inset: 0, at: 0, to: &changes, &touched)
    } else if left < Int64(width) &<< 8 {
      if left >> 8 == right >> 8 {
        let inset = Int32(truncatingIfNeeded: (left & 255) &+ (right & 255))
        add(
          winding &* Int32(truncatingIfNeeded: height), inset: inset, at: Int(left >> 8),
          to: &changes, &touched)
      } else {
        addSlanted(from: left, to: right, height: height, to: &changes, &touched)
      }
    }
  }

  /// Adds a piece that crosses columns.
  ///
  /// At each column's right side the height so far is rounded down, counted from the piece's left end.
  private func addSlanted(
    from left: Int64, to right: Int64, height: Int64, to changes: inout MutableSpan<Int32>,
    _ touched: inout MutableSpan<UInt64>
  ) {
    let length = right &- left
    var (column, x, done) = (max(0, left >> 8), left, Int64(0))
    if left < 0 {
      done = height &* (0 &- left) / length
      add(winding &* Int32(truncatingIfNeeded: done), inset: 0, at: 0, to: &changes, &touched)
      x = 0
    }
    var next = height &* (((column &+ 1) &<< 8) &- left)
    var (step, stepRest, rest) = (Int64(0), Int64(0), Int64(0))
    if (column &+ 1) &<< 8 < right {
      (next, rest) = next.quotientAndRemainder(dividingBy: length)
      (step, stepRest) = (height &<< 8).quotientAndRemainder(dividingBy: length)
    }
    while column < width {
      let end = (column &+ 1) &<< 8
      let isLast = end >= right
      let part = Int32(truncatingIfNeeded: (isLast ? height : next) &- done)
      let inset = Int32(truncatingIfNeeded: (x &+ min(end, right)) &- (column &<< 9))
      add(winding &* part, inset: inset, at: Int(column), to: &changes, &touched)
      if isLast { return }
      (column, x, done) = (column &+ 1, end, next)
      next &+= step
      rest &+= stepRest
      if rest >= length {
        rest &-= length
        next &+= 1
      }
    }
  }

  /// Adds a piece inside a column, a height times the winding, by the sum of its ends' distances from the
  /// column's left side.
  private func add(
    _ height: Int32, inset: Int32, at column: Int, to changes: inout MutableSpan<Int32>,
    _ touched: inout MutableSpan<UInt64>
  ) {
    let index = number &* (width &+ 2) &+ column
    changes[index] &+= height &* (512 &- inset)
    changes[index &+ 1] &+= height &* inset
    let word = number &* ((width &+ 65) &>> 6) &+ column &>> 6
    let bit = UInt64(truncatingIfNeeded: column & 63)
    touched[word] |= 3 &<< bit
    if bit == 63 { touched[word &+ 1] |= 1 }
  }
}
