// What a deflate block says, before it is coded.
// Layer: Raster. Source: RFC 1951, section 3.2.5. Tests: DeflateBlockTests.

/// Literal bytes and repetitions in the order of a block, packed in words.
///
/// The two highest bits of a word say what it is; the rest is its value:
///
/// | bits | value |
/// |---|---|
/// | 00 | a number of pixels, which follow |
/// | 01 | one literal byte |
/// | 10 | a match: length − 3 in 8 bits, distance − 1 in the 15 bits above |
///
/// Pixels are a word that says how many zero bytes stand before them, then two words for each: the
/// pixel, whose lowest bytes are literals, and how many zero bytes stand behind it. That all have such
/// a number, most often 0, spares a decision for each.
struct DeflateTokens: Hashable, Sendable {
  /// The words; only the first `count` are part of the block.
  var words: [UInt32] = []

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
    static let pixels: UInt32 = 0
    static let literal: UInt32 = 1 << 30
    static let match: UInt32 = 2 << 30
    static let value: UInt32 = 1 << 30 - 1
  }

  /// The longest match.
  static let longestMatch = 258

  /// The greatest distance of a match.
  static let greatestDistance = 32768

  /// The word of a match.
  static func match(length: Int, distance: Int) -> UInt32 {
    Kind.match | UInt32(length - 3) | UInt32(distance - 1) << 8
  }

  /// Removes all tokens.
  mutating func removeAll() {
    count = 0
    for index in counts.indices { counts[index] = 0 }
  }
}

extension [UInt32] {
  /// Makes an array of at least so many elements; new ones are 0.
  mutating func grow(to room: Int) {
    guard count < room else { return }
    // Twice as many at least, so that growing step by step copies little.
    let grown = Swift.max(room, 2 * count, 1 << 14)
    reserveCapacity(grown)
    append(contentsOf: repeatElement(0, count: grown - count))
  }
}
