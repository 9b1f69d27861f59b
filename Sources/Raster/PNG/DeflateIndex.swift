// Where bytes stood before.
// Layer: Raster. Source: RFC 1951, section 4 (chains of equal hashes). Tests: PNGEncoderTests.

/// Finds the run of earlier bytes that best stands for the bytes at a place.
///
/// The bytes have `padding` more behind them, so that a word can be read at each place.
struct DeflateIndex: Sendable {
  /// A repetition.
  struct Match: Hashable, Sendable {
    /// How many bytes; 0 for none.
    var length = 0
    /// How many bytes back.
    var distance = 1

    /// What the match is worth, in bits: four for each byte, less those of its distance.
    var worth: Int { 4 * length - (Int.bitWidth - distance.leadingZeroBitCount) }
  }

  /// How many bytes there are behind those that are looked at.
  static let padding = 8

  /// How many places with equal hashes are compared at most.
  static let depth = 12

  /// A match of three bytes from farther away takes more bits than the bytes.
  private static let farthestOfThree = 4096

  private static let hashBits: UInt32 = 15

  /// Where the three parts of the memory begin.
  ///
  /// They are the last place of four bytes with a hash; that of three bytes; and for each of the last
  /// places, the one before it with the same hash of four. All places are plus 1, so that 0 is none.
  private static let (fours, threes, chains) = (0, 1 << 15, 2 << 15)

  /// The memory of an index, empty.
  static var emptyTable: [UInt32] {
    [UInt32](repeating: 0, count: chains + DeflateTokens.greatestDistance)
  }

  /// Remembers a place.
  static func insert(_ place: Int, of bytes: RawSpan, in table: inout MutableSpan<UInt32>) {
    let word = word(at: place, of: bytes)
    let number = UInt32(truncatingIfNeeded: place &+ 1)
    let four = fours + hash(word)
    table[threes + hash(word << 8)] = number
    table[chains + place & (DeflateTokens.greatestDistance - 1)] = table[four]
    table[four] = number
  }

  /// Remembers the places of a match; of a long one the first and last only, since what begins
  /// inside is found again from there.
  static func insert(
    _ places: Range<Int>, of bytes: RawSpan, in table: inout MutableSpan<UInt32>
  ) {
    if places.count <= 48 {
      for place in places { insert(place, of: bytes, in: &table) }
    } else {
      for place in places.prefix(16) { insert(place, of: bytes, in: &table) }
      for place in places.suffix(16) { insert(place, of: bytes, in: &table) }
    }
  }

  /// The match at a place that is worth most, or one of length 0.
  ///
  /// - Parameters:
  ///   - place: The place; the ones before it that `insert` was given are looked at.
  ///   - end: Where the bytes end.
  ///   - depth: How many places are compared at most.
  ///   - likely: Two distances that are looked at first, the nearer one before.
  ///   - bytes: The bytes, and behind them the padding.
  ///   - table: The memory of the index.
  /// - Returns: The match; of those of one worth, the first that was found.
  static func bestMatch(
    at place: Int, end: Int, depth: Int, likely: (near: Int, last: Int), of bytes: RawSpan,
    in table: borrowing MutableSpan<UInt32>
  ) -> Match {
    let limit = min(DeflateTokens.longestMatch, end - place)
    guard limit >= 4 else { return Match() }
    let word = self.word(at: place, of: bytes)
    var best = Match()
    improve(&best, at: place, distance: likely.near, limit: limit, of: bytes)
    if best.length == limit { return best }
    improve(&best, at: place, distance: likely.last, limit: limit, of: bytes)
    if best.length == limit { return best }
    let three = Int(table[threes + hash(word << 8)])
    if three > 0, place &- three < farthestOfThree,
      (self.word(at: three &- 1, of: bytes) ^ word) << 8 == 0
    {
      let match = Match(
        length: length(at: place, from: three &- 1, limit: limit, of: bytes),
        distance: place &- three &+ 1)
      if match.worth > best.worth { best = match }
    }
    var next = Int(table[fours + hash(word)])
    for _ in 0..<depth {
      let other = next &- 1
      guard next > 0, place &- other <= DeflateTokens.greatestDistance else { break }
      // Only places where as many bytes are equal as those of the best match are looked at.
      let last = max(0, best.length &- 4)
      if self.word(at: other &+ last, of: bytes) == self.word(at: place &+ last, of: bytes),
        self.word(at: other, of: bytes) == word
      {
        let length = length(at: place, from: other, limit: limit, of: bytes)
        let match = Match(length: length, distance: place &- other)
        if match.worth > best.worth {
          best = match
          if length == limit { break }
        }
      }
      next = Int(table[chains + other & (DeflateTokens.greatestDistance - 1)])
    }
    return best
  }

  /// Takes a distance for the best match if more bytes are equal there, four at least.
  private static func improve(
    _ best: inout Match, at place: Int, distance: Int, limit: Int, of bytes: RawSpan
  ) {
    let other = place &- distance
    guard other >= 0, distance <= DeflateTokens.greatestDistance,
      word(at: other, of: bytes) == word(at: place, of: bytes)
    else { return }
    let length = length(at: place, from: other, limit: limit, of: bytes)
    let match = Match(length: length, distance: distance)
    if match.worth > best.worth { best = match }
  }

  /// How many bytes at two places are equal, at most a limit.
  private static func length(
    at place: Int, from other: Int, limit: Int, of bytes: RawSpan
  ) -> Int {
    var length = 0
    while length < limit {
      let one = bytes.unsafeLoadUnaligned(fromByteOffset: place &+ length, as: UInt64.self)
      let two = bytes.unsafeLoadUnaligned(fromByteOffset: other &+ length, as: UInt64.self)
      let difference = (one ^ two).littleEndian
      if difference != 0 {
        length &+= difference.trailingZeroBitCount &>> 3
        break
      }
      length &+= 8
    }
    return min(length, limit)
  }

  /// Four bytes as one number, the first one lowest.
  private static func word(at place: Int, of bytes: RawSpan) -> UInt32 {
    // The bounds are checked; unsafe is that bytes are taken for numbers, which all bytes are.
    bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt32.self).littleEndian
  }

  private static func hash(_ word: UInt32) -> Int {
    Int((word &* 0x9E37_79B1) >> (32 - hashBits))
  }
}
