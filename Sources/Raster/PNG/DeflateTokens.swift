// What a deflate block says, before it is coded.
// Layer: Raster. Source: RFC 1951, section 3.2.5. Tests: DeflateBlockTests.

/// Literal bytes and repetitions in the order of a block, packed in words.
///
/// The two highest bits of a word say what it is; the 30 bits behind and the lowest 31 are two numbers:
///
/// | bits | low number | high number |
/// |---|---|---|
/// | 00 | how many pixels follow | how many zero bytes stand behind those |
/// | 01 | one literal byte | |
/// | 10 | the length of a match, less 3 | its distance, less 1 |
///
/// A pixel is a word of another kind: its lowest bytes, the literals, are the upper 32 bits; the lower ones
/// say how many zero bytes stand before it, at most `ZeroRun.longestShort`. That all have such a number, most
/// often 0, spares a decision for each.
struct DeflateTokens: Hashable, Sendable {
  /// The words; only the first `count` are part of the block.
  var words: [UInt64] = []

  /// How many words there are.
  var count = 0

  /// How often what the words say occurs.
  var counts = DeflateCounts.empty

  /// The bytes of a pixel that are literals: 1…4.
  let bytesPerPixel: Int

  /// No tokens.
  init(bytesPerPixel: Int) {
    self.bytesPerPixel = bytesPerPixel
  }

  /// Which kind a word is, in its two highest bits.
  enum Kind {
    static let pixels: UInt64 = 0
    static let literal: UInt64 = 1 << 62
    static let match: UInt64 = 2 << 62
    static let all: UInt64 = 3 << 62
  }

  /// The shortest match.
  static let shortestMatch = 3

  /// The longest match.
  static let longestMatch = 258

  /// The greatest distance of a match.
  static let greatestDistance = 32768

  /// The word of a literal byte.
  static func literal(_ byte: UInt8) -> UInt64 {
    Kind.literal | UInt64(byte)
  }

  /// The word of a match.
  static func match(length: Int, distance: Int) -> UInt64 {
    Kind.match | UInt64(length - shortestMatch) | UInt64(distance - 1) << 32
  }

  /// The word of a number of pixels, less than 2³¹, and of zeros, less than 2³⁰.
  static func pixels(_ count: Int, zerosBehind zeros: Int) -> UInt64 {
    Kind.pixels | UInt64(count) | UInt64(zeros) << 32
  }

  /// The two numbers of a word.
  static func values(_ word: UInt64) -> (low: Int, high: Int) {
    (Int(word & 0x7FFF_FFFF), Int((word & ~Kind.all) >> 32))
  }

  /// The word of one of them.
  @inline(__always)
  static func pixel(_ pixel: UInt32, zerosBefore zeros: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: zeros) | UInt64(pixel) << 32
  }

  /// Writes matches of a number of bytes in all, at least three, and counts them.
  ///
  /// - Returns: The index of the next word.
  static func putMatches(
    of count: Int, distance: Int, at start: Int, in words: inout MutableSpan<UInt64>,
    counts: inout MutableSpan<UInt32>
  ) -> Int {
    var (next, rest) = (start, count)
    while rest > 0 {
      // All but the last leave enough for one more.
      let length = rest <= longestMatch ? rest : min(longestMatch, rest - shortestMatch)
      words[next] = match(length: length, distance: distance)
      DeflateCounts.add(length: length, distance: distance, to: &counts)
      next += 1
      rest -= length
    }
    return next
  }

  /// Removes all tokens.
  mutating func removeAll() {
    count = 0
    for index in counts.indices { counts[index] = 0 }
  }
}

extension [UInt64] {
  /// Makes an array of at least so many elements; new ones are 0.
  mutating func grow(to room: Int) {
    guard count < room else { return }
    // Twice as many at least, so that growing step by step copies little.
    let grown = Swift.max(room, 2 * count, 1 << 13)
    reserveCapacity(grown)
    append(contentsOf: repeatElement(0, count: grown - count))
  }
}
