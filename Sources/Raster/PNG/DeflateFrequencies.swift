// How often each symbol of a deflate block occurs.
// Layer: Raster. Source: RFC 1951, section 3.2.5. Tests: DeflateBlockTests.

/// How often each symbol of a block occurs.
struct DeflateFrequencies: Hashable, Sendable {
  /// Of literals, the end of the block, and lengths.
  private(set) var literals = [UInt32](repeating: 0, count: DeflateSymbols.literalCount)

  /// Of distances.
  private(set) var distances = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)

  /// Counts the symbols of some tokens and of the end of the block.
  init(of tokens: DeflateTokens) {
    literals[DeflateSymbols.endOfBlock] = 1
    countPixels(of: tokens)
    var index = 0
    while index < tokens.count {
      let word = tokens.words[index]
      let value = Int(word & DeflateTokens.Kind.value)
      index += 1
      switch word & ~DeflateTokens.Kind.value {
      case DeflateTokens.Kind.pixels: index += value
      case DeflateTokens.Kind.literal: literals[value] += 1
      case DeflateTokens.Kind.match: countMatch(length: value & 255 + 3, distance: value >> 8 + 1)
      default: countZeros(value)
      }
    }
  }

  /// Counts the bytes of pixels, each place in a pixel apart, so that equal bytes that follow each
  /// other do not wait for each other.
  private mutating func countPixels(of tokens: DeflateTokens) {
    var counts = [UInt32](repeating: 0, count: 4 * 256)
    var span = counts.mutableSpan
    let words = tokens.words.span
    var index = 0
    while index < tokens.count {
      let word = words[index]
      index += 1
      guard word & ~DeflateTokens.Kind.value == DeflateTokens.Kind.pixels else { continue }
      let end = index + Int(word)
      while index < end {
        let pixel = words[index]
        span[Int(pixel & 255)] &+= 1
        span[256 + Int(pixel >> 8 & 255)] &+= 1
        span[512 + Int(pixel >> 16 & 255)] &+= 1
        span[768 + Int(pixel >> 24)] &+= 1
        index += 1
      }
    }
    for byte in 0..<256 {
      for place in 0..<tokens.bytesPerPixel { literals[byte] += counts[place << 8 + byte] }
    }
  }

  private mutating func countMatch(length: Int, distance: Int, times: Int = 1) {
    literals[DeflateSymbols.length(length).symbol] += UInt32(times)
    distances[DeflateSymbols.distance(distance).symbol] += UInt32(times)
  }

  private mutating func countZeros(_ count: Int) {
    let run = ZeroRun(count)
    literals[0] += UInt32(run.literalCount)
    if run.longestCount > 0 {
      countMatch(length: DeflateTokens.longestMatch, distance: 1, times: run.longestCount)
    }
    if run.lastLength > 0 { countMatch(length: run.lastLength, distance: 1) }
  }
}

/// Zero bytes in a row as a block says them: one or more literals, then matches at distance 1.
struct ZeroRun: Hashable, Sendable {
  /// Zeros that are literals; the first of all, and up to two that no match is short enough for.
  let literalCount: Int
  /// Matches of the greatest length.
  let longestCount: Int
  /// The length of one more match, or 0.
  let lastLength: Int

  /// A run of at least one zero.
  init(_ count: Int) {
    let rest = (count - 1) % DeflateTokens.longestMatch
    longestCount = (count - 1) / DeflateTokens.longestMatch
    lastLength = rest < 3 ? 0 : rest
    literalCount = 1 + rest - lastLength
  }
}
