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
    private var matcher = DeflateMatcher()
    /// A row's filtered pixels.
    private var line: [UInt32]
    /// The bytes of all rows, each with its filter in front, and the matcher's padding.
    private var bytes: [UInt8] = []
    /// What is filtered if the file holds alpha.
    private var straight: StraightRows
    private let unpremultiplication = Unpremultiplication()
    /// What stands above the first row of a picture.
    private let nothing: [UInt32]

    init(form: Form, width: Int) {
      self.form = form
      self.width = width
      nothing = [UInt32](repeating: 0, count: width)
      line = nothing
      straight = StraightRows(width: form == .rgba ? width : 0)
    }

    /// What the rows say.
    var tokens: DeflateTokens { matcher.tokens }

    /// Searches rows.
    ///
    /// - Parameters:
    ///   - pixels: The premultiplied rows, the one above them first if there is one.
    ///   - hasRowAbove: Whether there is a row above.
    mutating func search(_ pixels: Span<UInt32>, hasRowAbove: Bool) {
      let first = hasRowAbove ? 1 : 0
      let rowCount = pixels.count / width - first
      let rowBytes = width * form.bytesPerPixel + 1
      let byteCount = rowCount * rowBytes + DeflateIndex.padding
      if bytes.count != byteCount { bytes = [UInt8](repeating: 0, count: byteCount) }
      checksum = Adler32.Part()
      var bytes: [UInt8] = []
      var line: [UInt32] = []
      swap(&bytes, &self.bytes)
      swap(&line, &self.line)
      var span = bytes.mutableSpan
      var output = span.mutableBytes
      var filter = PNGRowFilter.none
      for row in first..<first + rowCount {
        let current = pixels.extracting(row * width..<(row + 1) * width)
        var lineSpan = line.mutableSpan
        let previous = pixels.extracting(max(0, row - 1) * width..<max(1, row) * width)
        switch form {
        case .rgb where row == 0: filter = filtered(current, above: nothing.span, to: &lineSpan)
        case .rgb: filter = filtered(current, above: previous, to: &lineSpan)
        case .rgba:
          if row == 0 {
            straight.takeNothing()
          } else if row == first {
            straight.take(previous, by: unpremultiplication)
          }
          straight.take(current, by: unpremultiplication)
          filter = filtered(straight.row.span, above: straight.above.span, to: &lineSpan)
        }
        put(filter, line.span, to: &output, at: (row - first) * rowBytes)
        let number = UInt64(filter.rawValue)
        checksum.append(Adler32.Part(count: 1, sum: number, weighted: number))
        checksum.append(Adler32.Part(line.span, bytesPerPixel: form.bytesPerPixel))
      }
      matcher.match(bytes.span, pixel: form.bytesPerPixel)
      swap(&bytes, &self.bytes)
      swap(&line, &self.line)
    }

    /// Writes the bytes of a row.
    private func put(
      _ filter: PNGRowFilter, _ line: Span<UInt32>, to bytes: inout MutableRawSpan, at start: Int
    ) {
      bytes.storeBytes(of: filter.rawValue, toByteOffset: start, as: UInt8.self)
      var place = start + 1
      // Four bytes are written for three; what is too much is written over, or is the padding.
      for index in line.indices {
        bytes.storeBytes(of: line[index].littleEndian, toByteOffset: place, as: UInt32.self)
        place &+= form.bytesPerPixel
      }
    }

    /// Filters a row by the filter of the least cost, and says which.
    private func filtered(
      _ row: Span<UInt32>, above: Span<UInt32>, to output: inout MutableSpan<UInt32>
    ) -> PNGRowFilter {
      if row.isEqual(to: above) {
        for index in output.indices { output[index] = 0 }
        return .up
      }
      var (best, last, least, fewest) = (PNGRowFilter.none, PNGRowFilter.none, Int.max, Int.max)
      func attempt(_ filter: PNGRowFilter) {
        filter.apply(to: row, above: above, mask: form.mask, output: &output, at: 0)
        let cost = PNGRowFilter.Cost(of: output.span)
        last = filter
        fewest = min(fewest, cost.changeCount)
        if cost.total < least { (best, least) = (filter, cost.total) }
      }
      attempt(.none)
      attempt(.sub)
      attempt(.up)
      // A photograph, whose pixels repeat under no filter.
      if fewest > width / 2 {
        attempt(.average)
        attempt(.paeth)
      }
      if last != best {
        best.apply(to: row, above: above, mask: form.mask, output: &output, at: 0)
      }
      return best
    }
  }
}
