// The area under an outline's lines, pixel by pixel of some rows.
// Layer: Raster. Tests: CoverageScannerTests.

/// Gathers, for some rows, how much of each pixel lies to the right of an outline's lines.
///
/// A line that goes down by h 256ths within a pixel, and there lies u to v 256ths from the pixel's left
/// side, has on its right h·(512 − u − v) of the 2·256·256 parts of that pixel, and h·512 of every pixel
/// farther right. So it adds the former to the pixel's number, and h·(u + v) to the next one's; then the
/// running sum along the row is each pixel's area, exactly, on the grid of 256ths.
struct CoverageGrid {
  /// The parts of a pixel, twice 256 · 256, are 2 to this.
  static let wholePixelBits: Int32 = 17
  /// The parts of a pixel.
  static let wholePixel: Int32 = 1 << wholePixelBits

  /// The pixels.
  private(set) var area = PixelRectangle(x: 0, y: 0, width: 0, height: 0)
  /// Row by row, by how much each pixel's area differs from that of the one on its left.
  ///
  /// Each row has two more, since what lies right of the last pixel is noted too. All are 0 between two
  /// outlines.
  private var changes: [Int32] = []
  /// Row by row, which of `changes` may differ from 0, a bit each.
  private var touched: [UInt64] = []

  /// How many of `changes` a row has.
  private var columnCount: Int { area.width + 2 }
  /// How many numbers of `touched` a row has.
  private var wordCount: Int { (area.width + 65) / 64 }

  /// Makes room for some pixels.
  ///
  /// - Precondition: all rows were taken.
  mutating func reset(to area: PixelRectangle) {
    self.area = area
    if changes.count < area.height * columnCount {
      changes = [Int32](repeating: 0, count: area.height * columnCount)
    }
    if touched.count < area.height * wordCount {
      touched = [UInt64](repeating: 0, count: area.height * wordCount)
    }
  }

  /// Adds the part of a line that matters to the pixels.
  ///
  /// What is above, below or to the right changes nothing. To the left only the height counts, so such a
  /// line is set upright at the pixels' side.
  mutating func add(from start: FinePoint, to end: FinePoint) {
    guard start.y != end.y else { return }
    let isDown = start.y < end.y
    let (top, left) = (Int64(area.y) &<< 8, Int64(area.x) &<< 8)
    let (height, width) = (Int64(area.height) &<< 8, Int64(area.width) &<< 8)
    let (y0, y1) = ((isDown ? start.y : end.y) &- top, (isDown ? end.y : start.y) &- top)
    guard y1 > 0, y0 < height else { return }
    var (x0, x1) = ((isDown ? start.x : end.x) &- left, (isDown ? end.x : start.x) &- left)
    if x0 >= width, x1 >= width { return }
    if x0 <= 0, x1 <= 0 { (x0, x1) = (0, 0) }
    let edge = CoverageEdge(x0: x0, y0: y0, x1: x1, y1: y1)
    let row = CoverageRow(number: Int(edge.y >> 8), area.width, winding: isDown ? 1 : -1)
    Self.add(edge, from: row, through: area.height - 1, to: &changes, &touched)
  }

  private static func add(
    _ edge: CoverageEdge, from row: CoverageRow, through lastRow: Int, to changes: inout [Int32],
    _ touched: inout [UInt64]
  ) {
    var (edge, row) = (edge, row)
    var changes = changes.mutableSpan
    var touched = touched.mutableSpan
    while true {
      let (xa, ya) = (edge.x, edge.y)
      edge.advance(to: Int64(row.number &+ 1) &<< 8)
      row.add(xa: xa, xb: edge.x, height: edge.y &- ya, to: &changes, &touched)
      if edge.y >= edge.y1 || row.number == lastRow { break }
      row.number &+= 1
    }
  }

  /// Reads a row as spans, from left to right, and empties it.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - rule: Which points are inside.
  ///   - spans: What is replaced by the row's.
  mutating func take(y: Int, rule: Outline.FillRule, into spans: inout [CoverageSpan]) {
    spans.removeAll(keepingCapacity: true)
    let row = y - area.y
    let (left, width, firstColumn) = (area.x, area.width, row * columnCount)
    var share: Int32 = 0
    var span = CoverageSpan(x: area.x, count: 0, coverage: 0)
    for word in 0..<wordCount {
      var bits = touched[row * wordCount + word]
      if bits == 0 { continue }
      touched[row * wordCount + word] = 0
      var changes = self.changes.mutableSpan
      while bits != 0 {
        let column = word &<< 6 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        let index = firstColumn &+ column
        let change = changes[index]
        if change == 0 { continue }
        changes[index] = 0
        share &+= change
        let coverage = Self.coverage(of: share, rule)
        if coverage == span.coverage { continue }
        let x = left &+ min(column, width)
        span.count = x &- span.x
        if span.coverage > 0, span.count > 0 { spans.append(span) }
        span = CoverageSpan(x: x, count: 0, coverage: coverage)
      }
    }
    span.count = area.right - span.x
    if span.coverage > 0, span.count > 0 { spans.append(span) }
  }

  /// An area in 255ths of the pixel, rounded to the nearest, and up from halfway.
  ///
  /// Where an outline winds around several times, an area is counted as often: by `nonZero` up to the
  /// whole pixel, by `evenOdd` forth and back.
  static func coverage(of area: Int32, _ rule: Outline.FillRule) -> UInt8 {
    var share = area < 0 ? 0 &- area : area
    switch rule {
    case .nonZero:
      share = share < 0 ? wholePixel : min(share, wholePixel)
    case .evenOdd:
      share &= 2 * wholePixel - 1
      if share > wholePixel { share = 2 * wholePixel - share }
    }
    return UInt8(truncatingIfNeeded: (share &* 255 &+ wholePixel / 2) >> wholePixelBits)
  }
}
