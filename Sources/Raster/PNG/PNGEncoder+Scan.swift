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

    init(form: Form, width: Int) {
      self.form = form
      self.width = width
      tokens = DeflateTokens(bytesPerPixel: form.bytesPerPixel)
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
      swap(&words, &tokens.words)
      var writer = Writer(form: form)
      var output = words.mutableSpan
      for row in (hasRowAbove ? 1 : 0)..<rowCount {
        let current = pixels.extracting(row * width..<(row + 1) * width)
        let left = current.extracting(..<(width - 1))
        let behind = current.extracting(1...)
        if row == 0 {
          writer.beginRow(of: width, filter: .sub, in: &output)
          writer.append(current[0], then: behind, minus: left, to: &output)
        } else {
          let above = pixels.extracting((row - 1) * width..<row * width)
          if Scan.areEqual(current, above) {
            writer.beginRow(of: width, filter: .up, in: &output)
            writer.appendZeros(width, to: &output)
          } else if Scan.differences(current, above) <= Scan.differences(behind, left) {
            writer.beginRow(of: width, filter: .up, in: &output)
            writer.append(nil, then: current, minus: above, to: &output)
          } else {
            writer.beginRow(of: width, filter: .sub, in: &output)
            writer.append(current[0], then: behind, minus: left, to: &output)
          }
        }
        checksum.append(writer.checksumOfRow)
      }
      swap(&words, &tokens.words)
      tokens.count = writer.count
    }

    /// Whether two rows of one length are the same.
    private static func areEqual(_ one: Span<UInt32>, _ other: Span<UInt32>) -> Bool {
      // Whole blocks without a branch inside, for the machine's wide registers.
      var index = 0
      while index + 32 <= one.count {
        let left = one.extracting(index..<index + 32)
        let right = other.extracting(index..<index + 32)
        var different: UInt32 = 0
        for place in 0..<32 { different |= left[place] ^ right[place] }
        if different != 0 { return false }
        index += 32
      }
      while index < one.count {
        if one[index] != other[index] { return false }
        index += 1
      }
      return true
    }

    /// How many pixels of two rows of one length differ.
    private static func differences(_ one: Span<UInt32>, _ other: Span<UInt32>) -> UInt32 {
      precondition(one.count == other.count, "Rows of one picture have one length.")
      var count: UInt32 = 0
      for index in 0..<one.count { count &+= one[index] == other[index] ? 0 : 1 }
      return count
    }
  }
}
