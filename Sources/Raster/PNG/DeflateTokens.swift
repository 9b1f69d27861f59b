// What a deflate block says, before it is coded.
// Layer: Raster. Source: RFC 1951, section 3.2.5. Tests: DeflateBlockTests.

/// Literal bytes and repetitions in the order of a block, packed in words.
///
/// The two highest bits of a word say what it is; the rest is its value:
///
/// | bits | value |
/// |---|---|
/// | 00 | a number of words that follow, each a pixel: its lowest bytes are literals |
/// | 01 | one literal byte |
/// | 10 | a match: length − 3 in 8 bits, distance − 1 in the 15 bits above |
/// | 11 | a number of zero bytes, at least 1 |
struct DeflateTokens: Hashable, Sendable {
  /// The words; only the first `count` are part of the block.
  var words: [UInt32] = []

  /// How many words there are.
  var count = 0

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
    static let zeros: UInt32 = 3 << 30
    static let value: UInt32 = 1 << 30 - 1
  }

  /// The longest match.
  static let longestMatch = 258

  /// The greatest distance of a match.
  static let greatestDistance = 32768

  /// Removes all tokens, and makes room for some words.
  mutating func removeAll(roomFor room: Int) {
    count = 0
    if words.count < room { words = [UInt32](repeating: 0, count: room) }
  }

  /// The word of a match.
  static func match(length: Int, distance: Int) -> UInt32 {
    Kind.match | UInt32(length - 3) | UInt32(distance - 1) << 8
  }
}
