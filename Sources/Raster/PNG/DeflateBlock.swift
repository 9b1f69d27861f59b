// The bits of one deflate block.
// Layer: Raster. Source: RFC 1951, sections 3.2.3 to 3.2.7. Tests: DeflateBlockTests.

/// A block with codes of its own, followed by an empty stored block that ends on a whole byte, so
/// that blocks made apart can stand behind each other.
struct DeflateBlock: Sendable {
  /// No word is longer, so that a pixel's four and seven bits before them fill at most 64 bits.
  private static let longestWord = 14

  private let header: DeflateCodeLengths
  /// For every literal, its word and, 16 bits above, the length of that in bits.
  private let literals: [UInt32]
  /// For every length from 3 on, its word with extra bits and, 24 bits above, the length of that.
  private let lengths: [UInt32]
  /// For every length from 3 on, the same with the word of distance 1 behind it, and 56 bits above.
  private let repetitions: [UInt64]
  private let endOfBlock: UInt32
  private let distanceCode: DeflateCode
  private let byteCount: Int

  /// Makes the codes for some tokens.
  init(for tokens: DeflateTokens) {
    let frequencies = DeflateFrequencies(of: tokens)
    let code = DeflateCode(
      frequencies: frequencies.literals, longest: DeflateBlock.longestWord)
    distanceCode = DeflateCode(
      frequencies: frequencies.distances, longest: DeflateBlock.longestWord)
    header = DeflateCodeLengths(literals: code.lengths, distances: distanceCode.lengths)
    let packed = code.words.indices.map { code.words[$0] | UInt32(code.lengths[$0]) << 16 }
    literals = Array(packed[..<256])
    endOfBlock = packed[256]
    lengths = (3...DeflateTokens.longestMatch).map { length in
      let (symbol, extra, extraCount) = DeflateSymbols.length(length)
      let count = UInt32(code.lengths[symbol])
      return code.words[symbol] | extra << count | (count + UInt32(extraCount)) << 24
    }
    let (one, oneCount) = (UInt64(distanceCode.words[0]), UInt64(distanceCode.lengths[0]))
    repetitions = lengths.map { word in
      let count = UInt64(word >> 24)
      return UInt64(word & 0xFF_FFFF) | one << count | (count + oneCount) << 56
    }
    var bitCount = header.bitCount
    for symbol in 0..<DeflateSymbols.literalCount {
      let count = Int(code.lengths[symbol]) + DeflateSymbols.extraCount(ofLengthSymbol: symbol)
      bitCount += Int(frequencies.literals[symbol]) * count
    }
    for symbol in 0..<DeflateSymbols.distanceCount {
      let extraCount = DeflateSymbols.extraCount(ofDistanceSymbol: symbol)
      let count = Int(distanceCode.lengths[symbol]) + extraCount
      bitCount += Int(frequencies.distances[symbol]) * count
    }
    // The empty block: three bits, then from a whole byte on the four bytes of its length.
    byteCount = (bitCount + 3 + 7) / 8 + 4
  }

  /// The bytes of the tokens that the block was made for.
  func encoded(_ tokens: DeflateTokens) -> [UInt8] {
    // Stores are of eight bytes, so the last ones reach behind the end.
    var bytes = [UInt8](repeating: 0, count: byteCount + 8)
    var span = bytes.mutableSpan
    var output = span.mutableBytes
    var bits = BitCursor()
    for field in header.fields { bits.put(UInt64(field.value), field.count, in: &output) }
    put(tokens, at: &bits, in: &output)
    bits.put(UInt64(endOfBlock & 0xFFFF), Int(endOfBlock >> 16), in: &output)
    bits.put(0, 3, in: &output)
    bits.align(in: &output)
    bits.put(0xFFFF_0000, 32, in: &output)
    bytes.removeLast(8)
    return bytes
  }

  private func put(
    _ tokens: DeflateTokens, at bits: inout BitCursor, in output: inout MutableRawSpan
  ) {
    let words = tokens.words.span
    var index = 0
    while index < tokens.count {
      let word = words[index]
      let value = Int(word & DeflateTokens.Kind.value)
      index += 1
      switch word & ~DeflateTokens.Kind.value {
      case DeflateTokens.Kind.pixels:
        let pixels = words.extracting(index..<index + value)
        switch tokens.bytesPerPixel {
        case 3: putThree(pixels, at: &bits, in: &output)
        case 4: putFour(pixels, at: &bits, in: &output)
        default: putAny(pixels, bytes: tokens.bytesPerPixel, at: &bits, in: &output)
        }
        index += value
      case DeflateTokens.Kind.literal: putLiteral(value, at: &bits, in: &output)
      case DeflateTokens.Kind.match:
        putMatch(length: value & 255 + 3, distance: value >> 8 + 1, at: &bits, in: &output)
      default: putZeros(value, at: &bits, in: &output)
      }
    }
  }

  private func putThree(
    _ pixels: Span<UInt32>, at bits: inout BitCursor, in output: inout MutableRawSpan
  ) {
    let literals = literals.span
    for index in pixels.indices {
      let pixel = pixels[index]
      let first = literals[Int(pixel & 255)]
      let second = literals[Int(pixel >> 8 & 255)]
      let third = literals[Int(pixel >> 16 & 255)]
      let one = Int(first >> 16)
      let two = one &+ Int(second >> 16)
      var word = UInt64(first & 0xFFFF)
      word |= UInt64(second & 0xFFFF) &<< one
      word |= UInt64(third & 0xFFFF) &<< two
      bits.put(word, two &+ Int(third >> 16), in: &output)
    }
  }

  private func putFour(
    _ pixels: Span<UInt32>, at bits: inout BitCursor, in output: inout MutableRawSpan
  ) {
    let literals = literals.span
    for index in pixels.indices {
      let pixel = pixels[index]
      let first = literals[Int(pixel & 255)]
      let second = literals[Int(pixel >> 8 & 255)]
      let third = literals[Int(pixel >> 16 & 255)]
      let fourth = literals[Int(pixel >> 24)]
      let one = Int(first >> 16)
      let two = one &+ Int(second >> 16)
      let three = two &+ Int(third >> 16)
      var word = UInt64(first & 0xFFFF)
      word |= UInt64(second & 0xFFFF) &<< one
      word |= UInt64(third & 0xFFFF) &<< two
      word |= UInt64(fourth & 0xFFFF) &<< three
      bits.put(word, three &+ Int(fourth >> 16), in: &output)
    }
  }

  private func putAny(
    _ pixels: Span<UInt32>, bytes: Int, at bits: inout BitCursor, in output: inout MutableRawSpan
  ) {
    for index in pixels.indices {
      for place in 0..<bytes {
        putLiteral(Int(pixels[index] >> UInt32(8 * place) & 255), at: &bits, in: &output)
      }
    }
  }

  private func putLiteral(
    _ byte: Int, at bits: inout BitCursor, in output: inout MutableRawSpan
  ) {
    bits.put(UInt64(literals[byte] & 0xFFFF), Int(literals[byte] >> 16), in: &output)
  }

  private func putMatch(
    length: Int, distance: Int, at bits: inout BitCursor, in output: inout MutableRawSpan
  ) {
    let lengthWord = lengths[length - 3]
    let (symbol, extra, extraCount) = DeflateSymbols.distance(distance)
    let distanceCount = Int(distanceCode.lengths[symbol])
    let distanceWord = UInt64(distanceCode.words[symbol] | extra << UInt32(distanceCount))
    let lengthCount = Int(lengthWord >> 24)
    bits.put(
      UInt64(lengthWord & 0xFF_FFFF) | distanceWord << lengthCount,
      lengthCount + distanceCount + extraCount, in: &output)
  }

  private func putZeros(
    _ count: Int, at bits: inout BitCursor, in output: inout MutableRawSpan
  ) {
    let run = ZeroRun(count)
    for _ in 0..<run.literalCount { putLiteral(0, at: &bits, in: &output) }
    for _ in 0..<run.longestCount {
      putRepetition(of: DeflateTokens.longestMatch, at: &bits, in: &output)
    }
    if run.lastLength > 0 { putRepetition(of: run.lastLength, at: &bits, in: &output) }
  }

  /// Writes a match at distance 1.
  private func putRepetition(
    of length: Int, at bits: inout BitCursor, in output: inout MutableRawSpan
  ) {
    let word = repetitions[length &- 3]
    bits.put(word & (1 << 56 - 1), Int(word >> 56), in: &output)
  }
}
