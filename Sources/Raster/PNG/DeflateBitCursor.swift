// A place between bits in bytes that are being written.
// Layer: Raster. Source: RFC 1951, section 3.1.1. Tests: DeflateBlockTests.

/// The end of the bits written so far, and those of them that do not fill a byte yet.
struct BitCursor: Hashable, Sendable {
  private var pending: UInt64 = 0
  private var pendingCount = 0
  private var position = 0

  /// The most bits that are written at once: with seven from before they fit into 64.
  static let most = 56

  /// Writes the lowest bits of a word; those above must be 0.
  ///
  /// Eight bytes are stored from the last whole one on, so those must be there.
  ///
  /// - Precondition: `count` is at most `most`.
  mutating func put(_ word: UInt64, _ count: Int, in bytes: inout MutableRawSpan) {
    pending |= word &<< pendingCount
    bytes.storeBytes(of: pending.littleEndian, toByteOffset: position, as: UInt64.self)
    let total = pendingCount &+ count
    position &+= total &>> 3
    pending &>>= total & ~7
    pendingCount = total & 7
  }

  /// Fills the last byte with zeros.
  mutating func align(in bytes: inout MutableRawSpan) {
    put(0, (8 - pendingCount) & 7, in: &bytes)
  }
}
