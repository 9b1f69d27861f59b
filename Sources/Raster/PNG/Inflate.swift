// Decompresses DEFLATE data, a piece at a time.
// Layer: Raster. Source: RFC 1951. Tests: InflateTests.
// Goals, ranked: memory safety and a bound on memory; the same errors as zlib; speed.

/// Decompresses a DEFLATE stream through a window of constant size.
///
/// The caller asks for a piece, uses the new bytes, and asks again. However large the result is, the
/// memory stays below 200 kB.
package struct Inflate: Sendable {
  /// What comes next in the stream.
  enum State: Hashable, Sendable {
    /// A block's header.
    case header
    /// So many bytes of a stored block.
    case stored(Int)
    /// Symbols of a block.
    case symbols
    /// Nothing.
    case finished
  }

  /// The longest distance back.
  static let history = 32768

  /// The most bytes that one symbol gives, and what a copy of eight bytes at a time may write too far.
  static let margin = 258 + 8

  /// The stream.
  var source: InflateSource

  /// What comes next.
  var state = State.header

  /// The last bytes of the result.
  var window: [UInt8]

  /// Where the next byte goes in the window.
  var end = 0

  /// Whether the block that is read is the last.
  private var isLastBlock = false

  /// The code of the block's literals and lengths.
  var literals = InflateTable()

  /// The code of the block's distances.
  var distances = InflateTable()

  /// Whether these are the codes of fixed blocks.
  var hasFixedCodes = false

  /// Starts at the beginning of a stream.
  init(_ source: InflateSource) {
    self.source = source
    window = [UInt8](repeating: 0, count: 4 * Inflate.history + Inflate.margin)
  }

  /// Whether all of the stream was decompressed.
  var isFinished: Bool { state == .finished }

  /// Whether any symbol fits into the window.
  private var hasRoom: Bool { end + Inflate.margin <= window.count }

  /// Decompresses some more, as much as the window has room for.
  ///
  /// - Returns: Where in `window` the new bytes are; empty only at the end of the stream.
  mutating func next() throws(InflateError) -> Range<Int> {
    if end > 2 * Inflate.history { dropOldest() }
    let start = end
    // Each turn takes bits of the stream, or ends with the window full.
    while !isFinished && hasRoom {
      switch state {
      case .header: try startBlock()
      case .stored(let count): try copyStored(count)
      case .symbols:
        try decodeSymbols()
        if state == .symbols && hasRoom { try decodeSymbol() }
      case .finished: break
      }
    }
    return start..<end
  }

  /// Keeps what a distance can reach back to.
  private mutating func dropOldest() {
    let count = end - Inflate.history
    window.removeSubrange(0..<count)
    window.append(contentsOf: repeatElement(0, count: count))
    end = Inflate.history
  }

  /// Reads a block's header.
  private mutating func startBlock() throws(InflateError) {
    if isLastBlock {
      state = .finished
      return
    }
    isLastBlock = try source.take(1) == 1
    switch try source.take(2) {
    case 0:
      source.alignToByte()
      let length = UInt16(truncatingIfNeeded: try source.take(16))
      let complement = UInt16(truncatingIfNeeded: try source.take(16))
      guard length == ~complement else {
        throw .storedLength(length, complement: complement)
      }
      state = .stored(Int(length))
    case 1:
      try buildFixedCodes()
      state = .symbols
    case 2:
      try readCodes()
      state = .symbols
    default:
      throw .blockType
    }
  }

  /// Copies bytes of a stored block.
  private mutating func copyStored(_ count: Int) throws(InflateError) {
    if count == 0 {
      state = .header
      return
    }
    if source.bitCount == 0 { source.refill() }
    let copied = source.copy(min(count, window.count - end), to: &window, at: end)
    guard copied > 0 else { throw .truncated }
    end += copied
    state = .stored(count - copied)
  }

  /// Decodes most of the symbols that are there.
  private mutating func decodeSymbols() throws(InflateError) {
    var loop = InflateLoop(
      bits: source.bits, bitCount: source.bitCount, position: source.position, place: end)
    try loop.run(
      over: source.bytes, upTo: source.end, literals: literals, distances: distances, into: &window)
    source.bits = loop.bits
    source.bitCount = loop.bitCount
    source.position = loop.position
    end = loop.place
    if loop.isAtBlockEnd { state = .header }
  }

  /// Decodes one symbol, with every bit of the input counted.
  private mutating func decodeSymbol() throws(InflateError) {
    let entry = try source.entry(in: literals)
    let extra = try takeCode(entry)
    if entry & InflateTable.isLiteral != 0 {
      window[end] = UInt8(truncatingIfNeeded: entry >> 16)
      end += 1
    } else if entry & InflateTable.isEnd != 0 {
      state = .header
    } else {
      let length = Int(entry >> 16) + extra
      let far = try source.entry(in: distances)
      let distance = Int(far >> 16) + (try takeCode(far))
      guard distance <= end else { throw .distance(distance, available: end) }
      for place in end..<end + length { window[place] = window[place - distance] }
      end += length
    }
  }

  /// Takes an entry's code and gives its extra bits.
  private mutating func takeCode(_ entry: UInt32) throws(InflateError) -> Int {
    let code = Int(entry >> 8 & 15)
    _ = try source.take(code)
    return try source.take(Int(entry & 63) - code)
  }
}
