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
    // Each place in a pixel is counted apart, so that equal bytes that follow each other do not
    // wait for each other; then lengths, from 0 on.
    var counts = [UInt32](repeating: 0, count: 4 * 256 + DeflateTokens.longestMatch + 1)
    var span = counts.mutableSpan
    let words = tokens.words.span
    var index = 0
    while index < tokens.count {
      let word = words[index]
      let value = Int(word & DeflateTokens.Kind.value)
      index += 1
      switch word & ~DeflateTokens.Kind.value {
      case DeflateTokens.Kind.pixels:
        DeflateFrequencies.count(words.extracting(index..<index + value), in: &span)
        index += value
      case DeflateTokens.Kind.literal: span[value] &+= 1
      case DeflateTokens.Kind.match:
        span[1024 + value & 255 + 3] &+= 1
        distances[DeflateSymbols.distance(value >> 8 + 1).symbol] += 1
      default:
        let run = ZeroRun(value)
        span[0] &+= UInt32(truncatingIfNeeded: run.literalCount)
        span[1024 + DeflateTokens.longestMatch] &+= UInt32(truncatingIfNeeded: run.longestCount)
        // A length of 0 is counted and not looked at.
        span[1024 + run.lastLength] &+= 1
        distances[0] += UInt32(run.longestCount + (run.lastLength > 0 ? 1 : 0))
      }
    }
    for byte in 0..<256 {
      for place in 0..<tokens.bytesPerPixel { literals[byte] += counts[place << 8 + byte] }
    }
    for length in 3...DeflateTokens.longestMatch {
      literals[DeflateSymbols.length(length).symbol] += counts[1024 + length]
    }
    literals[DeflateSymbols.endOfBlock] = 1
  }

  /// Counts the bytes of pixels.
  private static func count(_ pixels: Span<UInt32>, in counts: inout MutableSpan<UInt32>) {
    for index in pixels.indices {
      let pixel = pixels[index]
      counts[Int(pixel & 255)] &+= 1
      counts[256 + Int(pixel >> 8 & 255)] &+= 1
      counts[512 + Int(pixel >> 16 & 255)] &+= 1
      counts[768 + Int(pixel >> 24)] &+= 1
    }
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
    // Without a sign the division by a constant is one multiplication.
    let matched = UInt32(truncatingIfNeeded: count) &- 1
    let rest = Int(matched % UInt32(DeflateTokens.longestMatch))
    longestCount = Int(matched / UInt32(DeflateTokens.longestMatch))
    lastLength = rest < 3 ? 0 : rest
    literalCount = 1 &+ rest &- lastLength
  }
}
