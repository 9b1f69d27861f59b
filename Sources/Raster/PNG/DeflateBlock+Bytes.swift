// The bits of one deflate block.
// Layer: Raster. Source: RFC 1951, sections 3.2.3 to 3.2.7. Tests: DeflateBlockTests.

extension DeflateBlock {
  /// Writes the tokens that the block was made for behind other bytes.
  func append(_ tokens: DeflateTokens, to bytes: inout [UInt8]) {
    var bits = BitCursor(at: bytes.count)
    // Stores are of eight bytes, so the last ones reach behind the end.
    bytes.append(contentsOf: repeatElement(0, count: byteCount + 8))
    var span = bytes.mutableSpan
    var output = span.mutableBytes
    for field in header.fields {
      bits.put(BitString(field.value, count: field.count))
      bits.flush(to: &output)
    }
    put(tokens, at: &bits, in: &output)
    bits.put(endOfBlock)
    // The empty block.
    bits.put(BitString(0, count: 3))
    bits.flush(to: &output)
    bits.align(in: &output)
    bits.put(BitString(0xFFFF_0000, count: 32))
    bits.flush(to: &output)
    bytes.removeLast(8)
  }

  /// Writes all tokens.
  ///
  /// What it calls becomes part of it, so that the place in the output need not be stored after
  /// each pixel.
  @inline(__always)
  private func put(
    _ tokens: DeflateTokens, at bits: inout BitCursor, in output: inout MutableRawSpan
  ) {
    let tokenWords = tokens.words.span
    let table = words.table.span
    // Known here, many indices need not be checked.
    precondition(
      table.count == 2 * DeflateWords.count, "There are bits and a length for each word.")
    var index = 0
    while index < tokens.count {
      let word = tokenWords[index]
      let (low, high) = DeflateTokens.values(word)
      index += 1
      switch word & DeflateTokens.Kind.all {
      case DeflateTokens.Kind.pixels:
        let pixels = tokenWords.extracting(index..<index + low)
        switch tokens.bytesPerPixel {
        case 1: put(pixels, bytes: 1, of: table, at: &bits, in: &output)
        case 2: put(pixels, bytes: 2, of: table, at: &bits, in: &output)
        case 3: put(pixels, bytes: 3, of: table, at: &bits, in: &output)
        default: put(pixels, bytes: 4, of: table, at: &bits, in: &output)
        }
        index += low
        put(zeros: high, of: table, at: &bits, in: &output)
      case DeflateTokens.Kind.literal:
        bits.put(low, of: table)
        bits.flush(to: &output)
      default:
        put(
          length: low + DeflateTokens.shortestMatch, distance: high + 1, of: table, at: &bits,
          in: &output)
      }
    }
  }

  /// Writes pixels and the zeros before each.
  @inline(__always)
  private func put(
    _ pixels: Span<UInt64>, bytes: Int, of table: Span<UInt64>, at bits: inout BitCursor,
    in output: inout MutableRawSpan
  ) {
    for index in pixels.indices {
      let word = pixels[index]
      let zeros = Int(truncatingIfNeeded: word) & (DeflateWords.count / 2 - 1)
      let pixel = Int(truncatingIfNeeded: word &>> 32)
      bits.put(DeflateWords.zeroRuns &+ zeros, of: table)
      if !bits.hasRoom(forWords: bytes) { bits.flush(to: &output) }
      bits.put(pixel & 255, of: table)
      if bytes > 1 { bits.put(pixel &>> 8 & 255, of: table) }
      if bytes > 2 { bits.put(pixel &>> 16 & 255, of: table) }
      if bytes > 3 { bits.put(pixel &>> 24 & 255, of: table) }
      bits.flush(to: &output)
    }
  }

  /// Writes a match.
  @inline(__always)
  private func put(
    length: Int, distance: Int, of table: Span<UInt64>, at bits: inout BitCursor,
    in output: inout MutableRawSpan
  ) {
    let (symbol, extra, extraCount) = DeflateSymbols.distance(distance)
    bits.put(DeflateWords.lengths + length, of: table)
    bits.put(distanceCode.bits(symbol))
    bits.put(BitString(extra, count: extraCount))
    bits.flush(to: &output)
  }

  /// Writes zeros.
  @inline(__always)
  private func put(
    zeros count: Int, of table: Span<UInt64>, at bits: inout BitCursor,
    in output: inout MutableRawSpan
  ) {
    guard count > ZeroRun.longestShort else {
      bits.put(DeflateWords.zeroRuns + count, of: table)
      bits.flush(to: &output)
      return
    }
    let run = ZeroRun(count)
    for _ in 0..<run.literalCount {
      bits.put(0, of: table)
      bits.flush(to: &output)
    }
    for _ in 0..<run.longestCount {
      put(
        length: DeflateTokens.longestMatch, distance: 1, of: table, at: &bits, in: &output)
    }
    if run.lastLength > 0 {
      put(length: run.lastLength, distance: 1, of: table, at: &bits, in: &output)
    }
  }
}
