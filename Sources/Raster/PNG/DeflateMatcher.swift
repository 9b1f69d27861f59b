// Repetitions in bytes, searched for thoroughly.
// Layer: Raster. Source: RFC 1951, section 4 (chains of equal hashes, lazy matching).
// Tests: PNGEncoderTests.

/// Turns bytes to literals and matches.
struct DeflateMatcher: Sendable {
  /// What the bytes say.
  private(set) var tokens = DeflateTokens(bytesPerPixel: 1)

  /// The memory of the index, kept from call to call; none before the first.
  private var table: [UInt32] = []

  /// A match so long is improved on with half the effort.
  private static let good = 16

  /// A match so long is taken at once.
  private static let long = 64

  /// Looks at bytes.
  ///
  /// - Parameters:
  ///   - padded: The bytes, and behind them the padding of `DeflateIndex`.
  ///   - pixel: How many bytes a pixel has.
  mutating func match(_ padded: Span<UInt8>, pixel: Int) {
    let end = padded.count - DeflateIndex.padding
    tokens.removeAll()
    var words: [UInt64] = []
    var counts: [UInt32] = []
    var table: [UInt32] = []
    swap(&words, &tokens.words)
    swap(&counts, &tokens.counts)
    swap(&table, &self.table)
    if table.isEmpty { table = DeflateIndex.emptyTable }
    for place in table.indices { table[place] = 0 }
    var frequencies = counts.mutableSpan
    var index = table.mutableSpan
    var progress = Progress(last: pixel)
    while progress.place < end {
      // There are seldom nearly as many words as bytes, so room is made when it is needed.
      words.grow(to: progress.count + 1)
      var output = words.mutableSpan
      DeflateMatcher.match(
        padded.bytes, end: end, pixel: pixel, index: &index, from: &progress, to: &output,
        counts: &frequencies)
    }
    tokens.count = progress.count
    swap(&words, &tokens.words)
    swap(&counts, &tokens.counts)
    swap(&table, &self.table)
  }

  /// How far the bytes were looked at.
  private struct Progress {
    /// The first byte that no word stands for.
    var place = 0
    /// How many words there are.
    var count = 0
    /// The best match at the place, if it was found already.
    var match = DeflateIndex.Match()
    /// The distance of the last match.
    var last: Int
  }

  /// Writes words until the bytes end or the room for words does.
  private static func match(
    _ bytes: RawSpan, end: Int, pixel: Int, index: inout MutableSpan<UInt32>,
    from progress: inout Progress, to output: inout MutableSpan<UInt64>,
    counts: inout MutableSpan<UInt32>
  ) {
    var (place, next) = (progress.place, progress.count)
    var (match, last) = (progress.match, progress.last)
    while place < end, next < output.count {
      if match.length == 0 {
        match = DeflateIndex.bestMatch(
          at: place, end: end, depth: DeflateIndex.depth, likely: (pixel, last), of: bytes,
          in: index)
      }
      DeflateIndex.insert(place, of: bytes, in: &index)
      var later = DeflateIndex.Match()
      if match.length > 0, match.length < long {
        // A match one byte on may be better than this one.
        later = DeflateIndex.bestMatch(
          at: place + 1, end: end,
          depth: match.length < good ? DeflateIndex.depth : DeflateIndex.depth / 2,
          likely: (pixel, last), of: bytes, in: index)
      }
      if match.length > 0, later.length < match.length || later.worth <= match.worth + 2 {
        output[next] = DeflateTokens.match(length: match.length, distance: match.distance)
        DeflateCounts.add(length: match.length, distance: match.distance, to: &counts)
        DeflateIndex.insert(place + 1..<place + match.length, of: bytes, in: &index)
        place += match.length
        last = match.distance
        match = DeflateIndex.Match()
      } else {
        let byte = bytes.unsafeLoad(fromByteOffset: place, as: UInt8.self)
        output[next] = DeflateTokens.literal(byte)
        DeflateCounts.add(literal: byte, to: &counts)
        place += 1
        match = later
      }
      next += 1
    }
    progress = Progress(place: place, count: next, match: match, last: last)
  }
}
