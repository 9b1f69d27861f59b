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
    /// A row's filtered pixels, and two that are 0.
    private var line: [UInt32]

    init(form: Form, width: Int) {
      self.form = form
      self.width = width
      tokens = DeflateTokens(bytesPerPixel: form.bytesPerPixel)
      line = [UInt32](repeating: 0, count: width + 2)
    }

    /// Scans rows.
    ///
    /// - Parameters:
    ///   - pixels: The rows, the one above them first if there is one.
    ///   - hasRowAbove: Whether there is a row above.
    mutating func scan(_ pixels: Span<UInt32>, hasRowAbove: Bool) {
      let rowCount = pixels.count / width
      // A row is a filter, and at most a word for each pixel and one for each change between
      // pixels that differ and pixels that do not.
      tokens.removeAll(roomFor: rowCount * (2 * width + 2))
      checksum = Adler32.Part()
      var words: [UInt32] = []
      var line: [UInt32] = []
      swap(&words, &tokens.words)
      swap(&line, &self.line)
      var writer = Writer(form: form)
      var output = words.mutableSpan
      for row in (hasRowAbove ? 1 : 0)..<rowCount {
        let current = pixels.extracting(row * width..<(row + 1) * width)
        let above = pixels.extracting(max(0, row - 1) * width..<max(1, row) * width)
        if row > 0, current.isEqual(to: above) {
          writer.appendRow(ofZeros: width, filter: .up, to: &output)
          continue
        }
        if row == 0 {
          Scan.apply(.sub, to: current, above: above, mask: form.mask, line: &line)
          writer.appendRow(line.span, filter: .sub, to: &output)
          continue
        }
        let filter = Scan.filter(current, above: above, mask: form.mask, line: &line)
        writer.appendRow(line.span, filter: filter, to: &output)
      }
      swap(&words, &tokens.words)
      swap(&line, &self.line)
      tokens.count = writer.count
      checksum = writer.checksum
    }

    /// Filters a row by the filter that predicts more of its pixels, or by the one that predicts
    /// nearly all; where neither predicts many, by the one above if that leaves longer runs.
    private static func filter(
      _ row: Span<UInt32>, above: Span<UInt32>, mask: UInt32, line: inout [UInt32]
    ) -> Filter {
      let last = row.count - 1
      let up = row.differenceCount(to: above)
      let sub =
        up < row.count / 16
        ? row.count : row.extracting(1...).differenceCount(to: row.extracting(..<last))
      if up <= sub || sub > row.count / 4 {
        apply(.up, to: row, above: above, mask: mask, line: &line)
        let pixels = line.span
        if up <= sub
          || 2 * pixels.extracting(1..<row.count).differenceCount(to: pixels.extracting(..<last))
            < sub
        {
          return .up
        }
      }
      apply(.sub, to: row, above: above, mask: mask, line: &line)
      return .sub
    }

    /// Filters a row.
    private static func apply(
      _ filter: Filter, to row: Span<UInt32>, above: Span<UInt32>, mask: UInt32,
      line: inout [UInt32]
    ) {
      var output = line.mutableSpan
      switch filter {
      case .up: row.subtract(above, mask: mask, to: &output, at: 0)
      case .sub:
        output[0] = row[0] & mask
        let left = row.extracting(..<(row.count - 1))
        row.extracting(1...).subtract(left, mask: mask, to: &output, at: 1)
      }
    }
  }
}
