// From rows of pixels to filtered bytes and their repetitions, the quick way.
// Layer: Raster. Source: PNG (Third Edition), section 9 (filters). Tests: PNGEncoderTests.

extension PNGEncoder {
  /// Looks for rows that equal the one above and for pixels that equal the one above or to the
  /// left, and for nothing else: what drawn interfaces are made of.
  struct Scan: Sendable {
    /// What the rows say.
    private(set) var tokens: DeflateTokens
    /// What the rows' bytes add to the checksum.
    private(set) var checksum = Adler32.Part()

    private let form: Form
    private let width: Int
    private var line: Line

    init(form: Form, width: Int) {
      self.form = form
      self.width = width
      tokens = DeflateTokens(bytesPerPixel: form.bytesPerPixel)
      line = Line(width: width)
    }

    /// Scans rows.
    ///
    /// - Parameters:
    ///   - pixels: The rows, the one above them first if there is one.
    ///   - hasRowAbove: Whether there is a row above.
    mutating func scan(_ pixels: Span<UInt32>, hasRowAbove: Bool) {
      let rowCount = pixels.count / width
      tokens.removeAll()
      var words: [UInt32] = []
      var counts: [UInt32] = []
      swap(&words, &tokens.words)
      swap(&counts, &tokens.counts)
      var writer = Writer(form: form)
      var frequencies = counts.mutableSpan
      for row in (hasRowAbove ? 1 : 0)..<rowCount {
        words.grow(to: writer.count + Writer.room(forWidth: width))
        var output = words.mutableSpan
        let current = pixels.extracting(row * width..<(row + 1) * width)
        let above = pixels.extracting(max(0, row - 1) * width..<max(1, row) * width)
        if row > 0, current.isEqual(to: above) {
          writer.appendRow(ofZeros: width, filter: .up, to: &output, counts: &frequencies)
          continue
        }
        var filter = PNGRowFilter.sub
        if row == 0 {
          line.subtractLeft(from: current, mask: form.mask)
        } else {
          filter = Scan.filter(current, above: above, mask: form.mask, line: &line)
        }
        writer.append(line, filter: filter, to: &output, counts: &frequencies)
      }
      checksum = writer.checksum(counts.span)
      tokens.count = writer.count
      swap(&words, &tokens.words)
      swap(&counts, &tokens.counts)
    }

    /// Filters a row by the filter that predicts more of its pixels, or by the one that predicts
    /// nearly all; where neither predicts many, by the one above if that leaves longer runs.
    private static func filter(
      _ row: Span<UInt32>, above: Span<UInt32>, mask: UInt32, line: inout Line
    ) -> PNGRowFilter {
      let up = line.subtract(above, from: row, mask: mask)
      if up < row.count / 16 { return .up }
      let last = row.count - 1
      let sub = row.extracting(1...).differenceCount(to: row.extracting(..<last))
      if up <= sub { return .up }
      if sub > row.count / 4, 2 * line.changeCount < sub { return .up }
      line.subtractLeft(from: row, mask: mask)
      return .sub
    }
  }
}
