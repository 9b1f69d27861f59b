// The bits of one deflate block.
// Layer: Raster. Source: RFC 1951, sections 3.2.3 to 3.2.7. Tests: DeflateBlockTests.

/// A block with codes of its own, followed by an empty stored block that ends on a whole byte, so
/// that blocks made apart can stand behind each other.
struct DeflateBlock: Sendable {
  /// No word is longer, so that four, a pixel's, fit into what `BitCursor` takes at once.
  private static let longestWord = 14

  /// The bits of a short run of zeros that are its words.
  private static let runBits: UInt64 = 1 << 56 - 1

  private let header: DeflateCodeLengths
  /// For every literal, its word and, 16 bits above, the length of that in bits.
  private let literals: [UInt32]
  /// For every length from 3 on, its word with extra bits and, 24 bits above, the length of that.
  private let lengths: [UInt32]
  /// For every short run of zeros from 0 on, its words and, 56 bits above, the length of those.
  private let zeroRuns: [UInt64]
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
    literals = Array(packed[..<UInt8.valueCount])
    endOfBlock = packed[DeflateSymbols.endOfBlock]
    lengths = (3...DeflateTokens.longestMatch).map { length in
      let (symbol, extra, extraCount) = DeflateSymbols.length(length)
      let count = UInt32(code.lengths[symbol])
      return code.words[symbol] | extra << count | (count + UInt32(extraCount)) << 24
    }
    zeroRuns = DeflateBlock.zeroRuns(
      literal: packed[0], lengths: lengths, distance: distanceCode.words[0],
      distanceLength: distanceCode.lengths[0])
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

  /// The words of all short runs of zeros.
  private static func zeroRuns(
    literal: UInt32, lengths: [UInt32], distance: UInt32, distanceLength: UInt8
  ) -> [UInt64] {
    [0]
      + (1...ZeroRun.longestShort).map { count in
        let run = ZeroRun(count)
        var (word, length): (UInt64, UInt64) = (0, 0)
        func append(_ bits: UInt32, _ count: UInt32) {
          word |= UInt64(bits) << length
          length += UInt64(count)
        }
        for _ in 0..<run.literalCount { append(literal & 0xFFFF, literal >> 16) }
        let match = run.longestCount > 0 ? DeflateTokens.longestMatch : run.lastLength
        if match > 0 {
          append(lengths[match - 3] & 0xFF_FFFF, lengths[match - 3] >> 24)
          append(distance, UInt32(distanceLength))
        }
        return word | length << 56
      }
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
        let group = words.extracting(index..<index + 2 * value + 1)
        putZeros(Int(group[0]), at: &bits, in: &output)
        switch tokens.bytesPerPixel {
        case 1: putPixels(group, bytes: 1, at: &bits, in: &output)
        case 2: putPixels(group, bytes: 2, at: &bits, in: &output)
        case 3: putPixels(group, bytes: 3, at: &bits, in: &output)
        default: putPixels(group, bytes: 4, at: &bits, in: &output)
        }
        index += group.count
      case DeflateTokens.Kind.literal: putLiteral(value, at: &bits, in: &output)
      default:
        putMatch(length: value & 255 + 3, distance: value >> 8 + 1, at: &bits, in: &output)
      }
    }
  }

  /// Writes pixels and the zeros behind each.
  @inline(__always)
  private func putPixels(
    _ group: Span<UInt32>, bytes: Int, at bits: inout BitCursor, in output: inout MutableRawSpan
  ) {
    let literals = literals.span
    let zeroRuns = zeroRuns.span
    // Known here, no index below needs to be checked.
    precondition(
      literals.count == UInt8.valueCount && zeroRuns.count == ZeroRun.longestShort + 1)
    // A copy, so that it need not be stored after each pixel.
    var cursor = bits
    var index = 1
    while index &+ 1 < group.count {
      let pixel = group[index]
      let zeros = Int(group[index &+ 1])
      index &+= 2
      let first = literals[Int(pixel & 255)]
      var word = UInt64(first & 0xFFFF)
      var length = Int(first >> 16)
      if bytes > 1 {
        let second = literals[Int(pixel >> 8 & 255)]
        word |= UInt64(second & 0xFFFF) &<< length
        length &+= Int(second >> 16)
      }
      if bytes > 2 {
        let third = literals[Int(pixel >> 16 & 255)]
        word |= UInt64(third & 0xFFFF) &<< length
        length &+= Int(third >> 16)
      }
      if bytes > 3 {
        let fourth = literals[Int(pixel >> 24)]
        word |= UInt64(fourth & 0xFFFF) &<< length
        length &+= Int(fourth >> 16)
      }
      if zeros <= ZeroRun.longestShort {
        let run = zeroRuns[zeros]
        let runLength = Int(run >> 56)
        if length &+ runLength <= BitCursor.most {
          word |= (run & DeflateBlock.runBits) &<< length
          length &+= runLength
          cursor.put(word, length, in: &output)
        } else {
          cursor.put(word, length, in: &output)
          cursor.put(run & DeflateBlock.runBits, runLength, in: &output)
        }
      } else {
        cursor.put(word, length, in: &output)
        bits = cursor
        putZeros(zeros, at: &bits, in: &output)
        cursor = bits
      }
    }
    bits = cursor
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
    if count <= ZeroRun.longestShort {
      let run = zeroRuns[count]
      bits.put(run & DeflateBlock.runBits, Int(run >> 56), in: &output)
      return
    }
    let run = ZeroRun(count)
    for _ in 0..<run.literalCount { putLiteral(0, at: &bits, in: &output) }
    for _ in 0..<run.longestCount {
      putMatch(length: DeflateTokens.longestMatch, distance: 1, at: &bits, in: &output)
    }
    if run.lastLength > 0 {
      putMatch(length: run.lastLength, distance: 1, at: &bits, in: &output)
    }
  }
}
