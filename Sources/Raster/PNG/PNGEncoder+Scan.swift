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
        let filter = row == 0 ? .sub : Scan.filter(for: current, above: above)
        Scan.apply(filter, to: current, above: above, mask: form.mask, line: &line)
        writer.appendRow(line.span, filter: filter, to: &output)
      }
      swap(&words, &tokens.words)
      swap(&line, &self.line)
      tokens.count = writer.count
      checksum = writer.checksum
    }

    /// The filter that predicts more pixels of a row, or the one that predicts nearly all.
    private static func filter(for row: Span<UInt32>, above: Span<UInt32>) -> Filter {
      let left = row.extracting(..<(row.count - 1))
      let up = row.differenceCount(to: above)
      if up < row.count / 16 { return .up }
      return up <= row.extracting(1...).differenceCount(to: left) ? .up : .sub
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
