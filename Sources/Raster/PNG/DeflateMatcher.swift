// Repetitions in pixels, searched for thoroughly.
// Layer: Raster. Source: RFC 1951, section 4 (chains of equal hashes, lazy matching).
// Tests: PNGEncoderTests.

/// Turns rows of pixels to literals and matches of whole pixels.
///
/// A picture repeats itself pixel by pixel, so only a third or a quarter of the places in its bytes
/// are looked at. The byte before each row, its filter, is part of the bytes, but of no match except
/// those of whole rows.
struct DeflateMatcher: Sendable {
  /// What the rows say.
  private(set) var tokens: DeflateTokens

  private let bytesPerPixel: Int
  private let width: Int
  private var index: PixelIndex
  private var next = 0
  /// The word before the literal pixels that were written last, if nothing else was since.
  private var header: Int?
  /// The distance of the match that was written last, and the place behind it.
  private var last: (distance: Int, end: Int)?

  init(bytesPerPixel: Int, width: Int) {
    self.bytesPerPixel = bytesPerPixel
    self.width = width
    index = PixelIndex(bytesPerPixel: bytesPerPixel, width: width)
    tokens = DeflateTokens(bytesPerPixel: bytesPerPixel)
  }

  /// Looks at rows.
  ///
  /// - Parameters:
  ///   - pixels: The filtered pixels of the rows.
  ///   - filters: The byte before each row.
  mutating func match(_ pixels: Span<UInt32>, filters: [UInt8]) {
    // A row is its filter, and for each pixel at most itself and the word before a run of pixels.
    let byteCount = filters.count * rowBytes
    tokens.removeAll(
      roomFor: filters.count * (2 * width + 2) + byteCount / DeflateTokens.longestMatch + 2)
    index.removeAll(roomFor: pixels.count)
    (next, header, last) = (0, nil, nil)
    var words: [UInt32] = []
    swap(&words, &tokens.words)
    var output = words.mutableSpan
    var row = 0
    while row < filters.count {
      var repeated = row
      while isRepeated(repeated, in: pixels, filters: filters) { repeated += 1 }
      if repeated > row {
        appendMatches((repeated - row) * rowBytes, distance: rowBytes, to: &output)
        row = repeated
      } else {
        let length = startLength(of: row, in: pixels, filters: filters)
        let start = row * width
        if length > 0 {
          appendMatches(length * bytesPerPixel + 1, distance: rowBytes, to: &output)
          index.insert(start..<start + length, in: pixels, end: start + width)
        } else {
          header = nil
          output[next] = DeflateTokens.Kind.literal | UInt32(filters[row])
          next += 1
        }
        matchRow(row, from: start + length, of: pixels, to: &output)
        row += 1
      }
    }
    swap(&words, &tokens.words)
    tokens.count = next
  }

  /// The bytes of a row, its filter included.
  private var rowBytes: Int { width * bytesPerPixel + 1 }

  /// Whether the bytes of a row are those of the row above, and that is near enough.
  private func isRepeated(_ row: Int, in pixels: Span<UInt32>, filters: [UInt8]) -> Bool {
    guard row < filters.count, isAboveNear(row, filters: filters) else { return false }
    let above = pixels.extracting((row - 1) * width..<row * width)
    return pixels.extracting(row * width..<(row + 1) * width).isEqual(to: above)
  }

  /// Whether the row above has the same filter, and is near enough for matches.
  private func isAboveNear(_ row: Int, filters: [UInt8]) -> Bool {
    row > 0 && rowBytes <= DeflateTokens.greatestDistance && filters[row] == filters[row - 1]
  }

  /// How many pixels at the start of a row, its filter before them, are those of the row above; 0
  /// for fewer bytes than a match has.
  private func startLength(of row: Int, in pixels: Span<UInt32>, filters: [UInt8]) -> Int {
    guard isAboveNear(row, filters: filters) else { return 0 }
    var length = 0
    while length < width, pixels[row * width + length] == pixels[(row - 1) * width + length] {
      length += 1
    }
    return length * bytesPerPixel < 2 ? 0 : length
  }

  private mutating func matchRow(
    _ row: Int, from start: Int, of pixels: Span<UInt32>, to output: inout MutableSpan<UInt32>
  ) {
    let end = (row + 1) * width
    var place = start
    var found: PixelIndex.Match?
    while place < end {
      let match = found ?? index.longestMatch(at: place, row: row, in: pixels)
      found = nil
      guard match.length > 0 else {
        index.insert(place, in: pixels, end: end)
        appendLiteral(pixels[place], to: &output)
        place += 1
        continue
      }
      index.insert(place, in: pixels, end: end)
      if match.length < PixelIndex.satisfying, place + 1 < end {
        // A longer match one pixel on is better than this one.
        let later = index.longestMatch(at: place + 1, row: row, in: pixels)
        if later.length > match.length {
          appendLiteral(pixels[place], to: &output)
          place += 1
          found = later
          continue
        }
      }
      appendMatches(match.length * bytesPerPixel, distance: match.byteDistance, to: &output)
      index.insert(place + 1..<place + match.length, in: pixels, end: end)
      place += match.length
    }
  }

  private mutating func appendLiteral(_ pixel: UInt32, to output: inout MutableSpan<UInt32>) {
    if let header {
      output[header] += 1
    } else {
      header = next
      output[next] = DeflateTokens.Kind.pixels | 1
      next += 1
    }
    output[next] = pixel
    next += 1
  }

  /// Writes a match of at least three bytes, as many as are needed, together with the one before it
  /// if that has the same distance.
  private mutating func appendMatches(
    _ length: Int, distance: Int, to output: inout MutableSpan<UInt32>
  ) {
    header = nil
    var rest = length
    if let last, last.distance == distance, last.end == next {
      rest += Int(output[next - 1] & 255) + 3
      next -= 1
    }
    while rest > 0 {
      // No match has fewer than three bytes, so the last but one leaves three at least.
      let part =
        rest <= DeflateTokens.longestMatch
        ? rest : min(DeflateTokens.longestMatch, rest - 3)
      output[next] = DeflateTokens.match(length: part, distance: distance)
      next += 1
      rest -= part
    }
    last = (distance, next)
  }
}
