// The area under pieces of an outline, pixel by pixel of one row.
// Layer: Raster. Tests: CoverageScannerTests.

/// Pixels of a row, side by side, that an outline covers by the same share.
struct CoverageSpan: Hashable, Sendable {
  /// The first column.
  var x: Int
  /// How many columns.
  var count: Int
  /// How much of each pixel is covered, in 255ths; not 0.
  var coverage: UInt8
}

/// Gathers, for one row, how much of each pixel lies to the right of an outline's pieces.
///
/// A piece that goes down by h 256ths within a pixel's column, and there lies u to v 256ths from the
/// pixel's left side, has on its right h·(512 − u − v) of the 2·256·256 parts of that pixel, and h·512 of
/// every pixel farther right. So it adds the former to the pixel's number, and h·(u + v) to the next
/// one's; then the running sum along the row is each pixel's area, exactly, on the grid of 256ths.
struct CoverageRow {
  /// The parts of a pixel: twice 256 · 256.
  static let wholePixel: Int32 = 2 * 256 * 256

  /// How many columns there are.
  private(set) var width = 0
  /// By how much each pixel's area differs from that of the one on its left.
  private var changes: [Int32] = []
  /// Which of `changes` may differ from 0, a bit each.
  private var touched: [UInt64] = []

  /// Makes room for a number of columns.
  mutating func resize(to width: Int) {
    guard width != self.width else { return }
    self.width = width
    if changes.count < width + 2 {
      changes = [Int32](repeating: 0, count: width + 2)
      touched = [UInt64](repeating: 0, count: (width + 65) / 64)
    }
  }

  /// Adds a piece that goes from (xa, ya) to (xb, yb), 256ths of a pixel from the first column.
  ///
  /// - Precondition: 0 ≤ ya ≤ yb ≤ 256: places within the row.
  mutating func add(xa: Int64, ya: Int64, xb: Int64, yb: Int64, winding: Int32) {
    let height = yb &- ya
    guard height > 0 else { return }
    let (left, right) = (min(xa, xb), max(xa, xb))
    let limit = Int64(width) &<< 8
    if right <= 0 { return add(winding &* Int32(height) &* 512, at: 0) }
    if left >= limit { return }
    if left >> 8 == right >> 8 {
      let inset = Int32(truncatingIfNeeded: (left & 255) &+ (right & 255))
      return add(height: winding &* Int32(height), inset: inset, at: Int(left >> 8))
    }
    addSlanted(from: left, to: right, height: height, winding: winding)
  }

  /// Adds a piece that crosses columns.
  ///
  /// At each column's right side the height so far is rounded down, counted from the piece's left end.
  private mutating func addSlanted(
    from left: Int64, to right: Int64, height: Int64, winding: Int32
  ) {
    let length = right &- left
    var (column, x, done) = (max(0, left >> 8), left, Int64(0))
    if left < 0 {
      done = height &* (0 &- left) / length
      add(winding &* Int32(done) &* 512, at: 0)
      x = 0
    }
    let (step, stepRest) = (height &<< 8).quotientAndRemainder(dividingBy: length)
    var (next, rest) = (height &* (((column &+ 1) &<< 8) &- left)).quotientAndRemainder(
      dividingBy: length)
    while column < width {
      let end = (column &+ 1) &<< 8
      let isLast = end >= right
      let part = Int32((isLast ? height : next) &- done)
      let inset = (x &+ min(end, right)) &- (column &<< 9)
      add(height: winding &* part, inset: Int32(inset), at: Int(column))
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

  private mutating func add(height: Int32, inset: Int32, at column: Int) {
    add(height &* (512 &- inset), at: column)
    add(height &* inset, at: column + 1)
  }

  private mutating func add(_ change: Int32, at column: Int) {
    changes[column] &+= change
    touched[column >> 6] |= 1 &<< UInt64(column & 63)
  }

  /// Reads the row as spans, from left to right, and empties it.
  ///
  /// - Parameters:
  ///   - rule: Which points are inside.
  ///   - x: The first column, which is added to each span's.
  ///   - spans: What is replaced by the row's.
  mutating func take(rule: Outline.FillRule, x: Int, into spans: inout [CoverageSpan]) {
    spans.removeAll(keepingCapacity: true)
    var (area, start) = (Int32(0), 0)
    for word in 0..<(width + 65) / 64 {
      var bits = touched[word]
      if bits == 0 { continue }
      touched[word] = 0
      while bits != 0 {
        let column = word << 6 + bits.trailingZeroBitCount
        bits &= bits &- 1
        if changes[column] == 0 { continue }
        Self.append(area, rule, from: x + start, to: x + min(column, width), into: &spans)
        area &+= changes[column]
        changes[column] = 0
        start = column
      }
    }
    Self.append(area, rule, from: x + start, to: x + width, into: &spans)
  }

  private static func append(
    _ area: Int32, _ rule: Outline.FillRule, from start: Int, to end: Int,
    into spans: inout [CoverageSpan]
  ) {
    guard start < end, area != 0 else { return }
    let coverage = coverage(of: area, rule)
    if coverage == 0 { return }
    if let last = spans.last, last.coverage == coverage, last.x + last.count == start {
      spans[spans.count - 1].count += end - start
    } else {
      spans.append(CoverageSpan(x: start, count: end - start, coverage: coverage))
    }
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
    return UInt8((share * 255 + wholePixel / 2) / wholePixel)
  }
}
