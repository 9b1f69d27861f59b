// The codes of one deflate block.
// Layer: Raster. Source: RFC 1951, sections 3.2.3 to 3.2.7. Tests: DeflateBlockTests.

/// A block with codes of its own, followed by an empty stored block that ends on a whole byte, so
/// that blocks made apart can stand behind each other.
struct DeflateBlock: Sendable {
  /// No word is longer, so that four, a pixel's, can be written with few bits pending.
  static let longestWord = 14

  /// How the block says its codes.
  let header: DeflateCodeLengths
  /// What the tokens say most.
  let words: DeflateWords
  let endOfBlock: BitString
  let distanceCode: DeflateCode
  /// How many bytes the block has.
  let byteCount: Int

  /// Makes the codes for some tokens.
  init(for tokens: DeflateTokens) {
    let frequencies = DeflateFrequencies(of: tokens)
    let code = DeflateCode(
      frequencies: frequencies.literals, longest: DeflateBlock.longestWord)
    distanceCode = DeflateCode(
      frequencies: frequencies.distances, longest: DeflateBlock.longestWord)
    header = DeflateCodeLengths(literals: code.lengths, distances: distanceCode.lengths)
    words = DeflateWords(code, distances: distanceCode, counts: tokens.counts)
    endOfBlock = code.bits(DeflateSymbols.endOfBlock)
    let bitCount =
      header.bitCount + code.bitCount(frequencies.literals)
      + distanceCode.bitCount(frequencies.distances) + frequencies.extraBitCount
    // The empty block: three bits, then from a whole byte on the four bytes of its length.
    byteCount = (bitCount + 3 + 7) / 8 + 4
  }
}
