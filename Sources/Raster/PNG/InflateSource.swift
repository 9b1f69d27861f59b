// Compressed bytes, and the bits in them.
// Layer: Raster. Source: RFC 1951, section 3.1.1; PNG (Third Edition), section 10.1. Tests: InflateTests.

/// A stream of bits: a range of bytes, and the data of chunks that follow it in the same array.
///
/// Bits come lowest first. Behind the last byte come zeros that are not counted, so that a look at
/// bits that are not there is harmless; taking them is refused.
struct InflateSource: Sendable {
  /// The array that holds the stream.
  let bytes: [UInt8]

  /// The bits that were loaded and not yet taken, the next one lowest.
  var bits: UInt64 = 0

  /// How many of them count.
  var bitCount = 0

  /// The next byte to load.
  var position: Int

  /// The end of the range of bytes that `position` is in.
  private(set) var end: Int

  /// How many chunks are still to come.
  private var laterChunks: Int

  /// Creates a stream of one range of bytes.
  ///
  /// - Precondition: the range is within the array.
  init(_ bytes: [UInt8], range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= bytes.count, "The range is within the bytes.")
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    laterChunks = 0
  }

  /// Creates a stream of the data of chunks that follow each other.
  ///
  /// - Parameters:
  ///   - bytes: What holds the chunks.
  ///   - start: Where the first chunk begins, with its length.
  ///   - chunkCount: How many there are; they are complete.
  init(_ bytes: [UInt8], chunksFrom start: Int, chunkCount: Int) {
    self.bytes = bytes
    // As if another chunk, without data, ended there.
    position = start
    end = start - PNGChunk.trailerByteCount
    laterChunks = chunkCount
  }

  /// Loads bytes until 56 bits are there, or all that there are.
  mutating func refill() {
    while bitCount <= 56 {
      if position >= end && !startNextChunk() { return }
      bits |= UInt64(bytes[position]) << UInt64(bitCount)
      position += 1
      bitCount += 8
    }
  }

  /// Goes to the next chunk that has data.
  private mutating func startNextChunk() -> Bool {
    while laterChunks > 0 {
      laterChunks -= 1
      let start = end + PNGChunk.trailerByteCount
      guard let chunk = PNGChunk(bytes, at: start) else { return false }
      position = chunk.data.lowerBound
      end = chunk.data.upperBound
      if position < end { return true }
    }
    return false
  }

  /// Takes some bits, at most 32.
  mutating func take(_ count: Int) throws(InflateError) -> Int {
    if bitCount < count { refill() }
    guard bitCount >= count else { throw .truncated }
    let value = bits & (1 << UInt64(count) - 1)
    bits >>= UInt64(count)
    bitCount -= count
    return Int(value)
  }

  /// Passes over the bits to the next whole byte.
  mutating func alignToByte() {
    bits >>= UInt64(bitCount & 7)
    bitCount &= ~7
  }

  /// Copies whole bytes from the stream, as many as there are in a row, and says how many.
  ///
  /// - Precondition: `alignToByte` was called before, and `refill` since, unless bytes are there.
  mutating func copy(_ count: Int, to output: inout [UInt8], at place: Int) -> Int {
    var copied = 0
    while copied < count && bitCount > 0 {
      output[place + copied] = UInt8(truncatingIfNeeded: bits)
      bits >>= 8
      bitCount -= 8
      copied += 1
    }
    let run = min(count - copied, end - position)
    guard run > 0 else { return copied }
    let target = place + copied
    output.replaceSubrange(target..<target + run, with: bytes[position..<position + run])
    position += run
    return copied + run
  }

  /// The next entry of a table, with the entry that a link leads to; its bits are not yet taken.
  mutating func entry(in table: InflateTable) throws(InflateError) -> UInt32 {
    if bitCount < 48 { refill() }
    var entry = table.entries[Int(bits & (1 << UInt64(table.rootBits) - 1))]
    if entry & InflateTable.isLink != 0 {
      let index = bits >> UInt64(table.rootBits) & (1 << UInt64(entry >> 8 & 15) - 1)
      entry = table.entries[Int(entry >> 16) + Int(index)]
    }
    if entry & (InflateTable.isSpecial | InflateTable.isEnd) == InflateTable.isSpecial {
      // Bits that are not there may look like a symbol that does not exist.
      throw bitCount < 15 ? .truncated : .symbol
    }
    return entry
  }
}
