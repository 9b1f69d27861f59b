// A place between bits in bytes that are being written.
// Layer: Raster. Source: RFC 1951, section 3.1.1. Tests: DeflateBlockTests.

/// Some bits of a stream: a code word, or several words and their extra bits one behind the other.
struct BitString: Hashable, Sendable {
  /// The bits, the first one lowest; those above all are 0.
  private(set) var bits: UInt64 = 0

  /// How many bits there are.
  private(set) var count: UInt64 = 0

  /// No bits.
  init() {}

  /// The lowest bits of a word; those above must be 0.
  init(_ bits: UInt32, count: Int) {
    self.bits = UInt64(bits)
    self.count = UInt64(count)
  }

  /// Puts other bits behind these; all must not be more than 64.
  mutating func append(_ next: BitString) {
    bits |= next.bits << count
    count += next.count
  }
}

/// The end of the bits written so far, and those of them that are not stored yet.
///
/// What `put` is given must leave no more than 63 bits pending; behind `flush`, at most seven are.
struct BitCursor: Hashable, Sendable {
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0
  private var position: Int

  /// The beginning of a byte.
  init(at position: Int) {
    self.position = position
  }

  /// Whether so many words of a block more can be pending.
  @inline(__always)
  func hasRoom(forWords count: Int) -> Bool {
    pendingCount <= 63 - UInt64(count * DeflateBlock.longestWord)
  }

  /// Writes bits.
  mutating func put(_ string: BitString) {
    pending |= string.bits &<< pendingCount
    pendingCount &+= string.count
  }

  /// Writes the bits that a table has at an index.
  @inline(__always)
  mutating func put(_ index: Int, of table: Span<UInt64>) {
    pending |= table[index] &<< pendingCount
    pendingCount &+= table[index &+ DeflateWords.count]
  }

  /// Stores the bits that are pending, but for those that do not fill a byte.
  ///
  /// Eight bytes are stored from the last whole one on, so those must be there.
  @inline(__always)
  mutating func flush(to bytes: inout MutableRawSpan) {
    bytes.storeBytes(of: pending.littleEndian, toByteOffset: position, as: UInt64.self)
    position &+= Int(truncatingIfNeeded: pendingCount &>> 3)
    pending &>>= pendingCount & ~7
    pendingCount &= 7
  }

  /// Stores the bits that are pending, at most 56, and fills the last byte with zeros.
  mutating func align(in bytes: inout MutableRawSpan) {
    pendingCount = (pendingCount + 7) & ~7
    flush(to: &bytes)
  }
}
