// From rows of pixels to filtered bytes and their repetitions, the thorough way.
// Layer: Raster. Source: PNG (Third Edition), sections 9 (filters) and 12.7 (their choice).
// Tests: PNGEncoderTests.

extension PNGEncoder {
  /// Chooses a filter for every row, and looks for repetitions everywhere.
  struct Search: Sendable {
    /// What the rows' bytes add to the checksum.
    private(set) var checksum = Adler32.Part()

    private let form: Form
    private let width: Int
    private var matcher: DeflateMatcher
    /// The filtered pixels of all rows.
    private var lines: [UInt32] = []
    /// What stands above the first row of a picture.
    private let nothing: [UInt32]

    init(form: Form, width: Int) {
      self.form = form
      self.width = width
      nothing = [UInt32](repeating: 0, count: width)
      matcher = DeflateMatcher(bytesPerPixel: form.bytesPerPixel, width: width)
    }

    /// What the rows say.
    var tokens: DeflateTokens { matcher.tokens }

    /// Searches rows.
    ///
    /// - Parameters:
    ///   - pixels: The rows, the one above them first if there is one.
    ///   - hasRowAbove: Whether there is a row above.
    mutating func search(_ pixels: Span<UInt32>, hasRowAbove: Bool) {
      let first = hasRowAbove ? 1 : 0
      let rowCount = pixels.count / width - first
      if lines.count != rowCount * width {
        lines = [UInt32](repeating: 0, count: rowCount * width)
      }
      checksum = Adler32.Part()
      var lines: [UInt32] = []
      swap(&lines, &self.lines)
      var filters: [UInt8] = []
      var output = lines.mutableSpan
      var filter = RowFilter.none
      for row in first..<first + rowCount {
        if (row - first) % Search.groupHeight == 0 {
          let end = min(first + rowCount, row + Search.groupHeight)
          filter = bestFilter(for: row..<end, of: pixels, after: row == first ? nil : filter)
        }
        let start = (row - first) * width
        let current = pixels.extracting(row * width..<(row + 1) * width)
        if row == 0 {
          filter.apply(
            to: current, above: nothing.span, mask: form.mask, output: &output, at: start)
        } else {
          let above = pixels.extracting((row - 1) * width..<row * width)
          filter.apply(to: current, above: above, mask: form.mask, output: &output, at: start)
        }
        filters.append(filter.rawValue)
        let number = UInt64(filter.rawValue)
        checksum.append(Adler32.Part(count: 1, sum: number, weighted: number))
        let line = output.span.extracting(start..<start + width)
        checksum.append(Adler32.Part(line, bytesPerPixel: form.bytesPerPixel))
      }
      matcher.match(lines.span, filters: filters)
      swap(&lines, &self.lines)
    }

    /// Rows that have one filter, since a row repeats what is near it only where both are filtered
    /// alike.
    private static let groupHeight = 32

    /// The filter for some rows.
    ///
    /// What repeats is found best as it is. Where many pixels are like none of their neighbours, as
    /// in a photograph, the filter is taken that leaves the smallest numbers. The first row that is
    /// left as it is has nothing to repeat: rows with fewer changes than it has are better off as
    /// differences to the rows above.
    private func bestFilter(
      for rows: Range<Int>, of pixels: Span<UInt32>, after previous: RowFilter?
    ) -> RowFilter {
      var newCount = 0
      for row in rows where row > 0 {
        newCount += RowFilter.newPixelCount(
          in: pixels.extracting(row * width..<(row + 1) * width),
          above: pixels.extracting((row - 1) * width..<row * width))
      }
      guard newCount >= rows.count * width / 24 else {
        if previous == RowFilter.none || rows.lowerBound == 0 { return .none }
        let start = pixels.extracting(rows.lowerBound * width..<(rows.lowerBound + 1) * width)
        var changes = -start.extracting(1...).differenceCount(
          to: start.extracting(..<(width - 1)))
        for row in rows {
          changes += pixels.extracting(row * width..<(row + 1) * width).differenceCount(
            to: pixels.extracting((row - 1) * width..<row * width))
        }
        return changes <= 0 ? .up : .none
      }
      var (best, least) = (RowFilter.none, Int.max)
      for filter in [RowFilter.sub, .up, .average] {
        var size = 0
        for row in rows where row > 0 {
          size += filter.size(
            of: pixels.extracting(row * width..<(row + 1) * width),
            above: pixels.extracting((row - 1) * width..<row * width), mask: form.mask)
        }
        if size < least { (best, least) = (filter, size) }
      }
      return best
    }
  }
}
