// The rows of a PNG picture, one after the other.
// Layer: Raster. Source: PNG (Third Edition), sections 7.3, 9 and 10. Tests: PNGDecoderTests.

/// Decompresses a picture's rows and undoes their filters.
struct PNGRows {
  private let filterDistance: Int
  private var reader: ZlibReader

  /// What was decompressed and not yet used, within the reader's window.
  private var unused = 0..<0

  /// The row that was read last: `PNGRowFilter.lead` zeros and its bytes.
  private(set) var row: [UInt8] = []

  /// The row before it.
  private var above: [UInt8] = []

  /// How many rows were read, over all passes.
  private(set) var count = 0

  /// Starts at the first row.
  init(
    _ contents: PNGContents, of bytes: [UInt8], checksSums: Bool
  ) throws(PNGError) {
    filterDistance = contents.header.filterDistance
    do throws(InflateError) {
      reader = try ZlibReader(
        InflateSource(
          bytes, chunksFrom: contents.dataStart, chunkCount: contents.dataChunkCount),
        checksIt: checksSums)
    } catch {
      throw .imageDataDamaged(error)
    }
  }

  /// Starts a pass: the row above its first one is zeros.
  mutating func startPass(byteCount: Int) {
    row = [UInt8](repeating: 0, count: PNGRowFilter.lead + byteCount)
    above = row
  }

  /// Reads a row; `false` if the image data ends before it.
  mutating func next() throws(PNGError) -> Bool {
    let length = row.count
    swap(&row, &above)
    row.removeAll(keepingCapacity: true)
    // The filter's number stands in the place of the last zero until it is known.
    let numberPlace = PNGRowFilter.lead - 1
    row.append(contentsOf: repeatElement(0, count: numberPlace))
    while row.count < length {
      if unused.isEmpty { unused = try decompressed() }
      if unused.isEmpty { return false }
      let end = min(unused.lowerBound + length - row.count, unused.upperBound)
      row.append(contentsOf: reader.window[unused.lowerBound..<end])
      unused = end..<unused.upperBound
    }
    guard let filter = PNGRowFilter(rawValue: row[numberPlace]) else {
      throw .rowFilter(row[numberPlace], row: count)
    }
    row[numberPlace] = 0
    filter.undo(on: &row, above: above, distance: filterDistance)
    count += 1
    return true
  }

  /// Checks what follows the last row.
  ///
  /// As in libpng, more image data than the picture needs is passed over; its checksum is then not
  /// looked for, so that no more than the picture needs is decompressed.
  mutating func finish() throws(PNGError) {
    if unused.isEmpty { unused = try decompressed() }
  }

  private mutating func decompressed() throws(PNGError) -> Range<Int> {
    do throws(InflateError) { return try reader.next() } catch { throw .imageDataDamaged(error) }
  }
}
