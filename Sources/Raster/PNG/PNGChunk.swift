// A piece of a PNG file.
// Layer: Raster. Source: PNG (Third Edition), section 5.3. Tests: PNGDecoderErrorTests.

/// Where a chunk lies in a file, and what it is called.
struct PNGChunk: Hashable, Sendable {
  /// The bytes in front of the data: its length and its name.
  static let leaderByteCount = 8

  /// The bytes behind the data: its checksum.
  static let trailerByteCount = 4

  /// The four bytes of the name, the first one highest.
  let name: UInt32

  /// Where the data is.
  let data: Range<Int>

  /// Where the next chunk begins.
  var end: Int { data.upperBound + PNGChunk.trailerByteCount }

  /// Finds the chunk that begins at a place, or `nil` if the file ends before it does.
  init?(_ bytes: [UInt8], at start: Int) {
    guard bytes.count - start >= PNGChunk.leaderByteCount + PNGChunk.trailerByteCount else {
      return nil
    }
    let length = Int(truncatingIfNeeded: PNGChunk.bigEndian(bytes, at: start) & 0x7FFF_FFFF)
    name = PNGChunk.bigEndian(bytes, at: start + 4)
    let first = start + PNGChunk.leaderByteCount
    guard length <= bytes.count - first - PNGChunk.trailerByteCount else { return nil }
    data = first..<first + length
  }

  /// The four bytes at a position as one number, the first one highest.
  static func bigEndian(_ bytes: [UInt8], at position: Int) -> UInt32 {
    bytes[position..<position + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
