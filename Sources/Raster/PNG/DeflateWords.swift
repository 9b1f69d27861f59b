// What a block writes most, ready to be written.
// Layer: Raster. Source: RFC 1951, section 3.2.5. Tests: DeflateBlockTests.

/// The bits of literals, lengths and short runs of zeros under a block's codes.
///
/// One index finds all three, in one memory: first the bits of each, then how many each has. A pixel's
/// bits are found with few instructions so.
struct DeflateWords: Hashable, Sendable {
  /// `count` bit strings, then their lengths.
  private(set) var table = [UInt64](repeating: 0, count: 2 * count)

  /// How many indices there are, a power of 2; literal bytes are the first ones.
  static let count = 1024

  /// The index of a run of no zeros; those of longer ones follow.
  static let zeroRuns = UInt8.valueCount

  /// Where lengths would begin with that of 0; with extra bits.
  static let lengths = zeroRuns + ZeroRun.longestShort + 1

  /// The words of a code, and of those runs of zeros that were counted; the others have no bits.
  init(_ code: DeflateCode, distances: DeflateCode, counts: [UInt32]) {
    for byte in 0..<UInt8.valueCount { set(byte, to: code.bits(byte)) }
    var matches = [BitString](repeating: BitString(), count: DeflateTokens.shortestMatch)
    for length in DeflateTokens.shortestMatch...DeflateTokens.longestMatch {
      let (symbol, extra, extraCount) = DeflateSymbols.length(length)
      var bits = code.bits(symbol)
      bits.append(BitString(extra, count: extraCount))
      set(DeflateWords.lengths + length, to: bits)
      matches.append(bits)
    }
    let (literal, distance) = (code.bits(0), distances.bits(0))
    for count in 1...ZeroRun.longestShort where counts[DeflateCounts.zeroRuns + count] > 0 {
      let run = ZeroRun(count)
      var bits = BitString()
      for _ in 0..<run.literalCount { bits.append(literal) }
      let match = run.longestCount > 0 ? DeflateTokens.longestMatch : run.lastLength
      if match > 0 {
        bits.append(matches[match])
        bits.append(distance)
      }
      set(DeflateWords.zeroRuns + count, to: bits)
    }
  }

  /// Sets the bits at an index.
  private mutating func set(_ index: Int, to string: BitString) {
    table[index] = string.bits
    table[index + DeflateWords.count] = string.count
  }
}
