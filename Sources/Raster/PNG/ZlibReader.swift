// Decompresses zlib streams.
// Layer: Raster. Source: RFC 1950. Tests: InflateTests.

/// Decompresses a zlib stream, a piece at a time, and checks its header and checksum.
package struct ZlibReader: Sendable {
  private var inflate: Inflate
  private var check = Adler32()
  private let checksIt: Bool

  /// Whether the stream's end was reached and its checksum was right.
  private(set) var isFinished = false

  /// Starts with a stream's header.
  ///
  /// - Parameters:
  ///   - source: The stream.
  ///   - checksIt: Whether a wrong checksum is an error; a fuzzer gets further without.
  /// - Throws: `InflateError` if the header is not zlib's.
  init(_ source: InflateSource, checksIt: Bool = true) throws(InflateError) {
    var source = source
    let method = UInt8(truncatingIfNeeded: try source.take(8))
    let flags = UInt8(truncatingIfNeeded: try source.take(8))
    // The method 8 with a window of at most 32768 bytes; the two bytes are a multiple of 31.
    guard method & 15 == 8, method >> 4 <= 7, (Int(method) << 8 + Int(flags)) % 31 == 0 else {
      throw .header(method, flags)
    }
    guard flags & 32 == 0 else { throw .dictionary }
    inflate = Inflate(source)
    self.checksIt = checksIt
  }

  /// The bytes that the last call of `next` gave, by their range.
  var window: [UInt8] { inflate.window }

  /// Decompresses some more.
  ///
  /// - Returns: Where in `window` the new bytes are; empty only at the end of the stream.
  mutating func next() throws(InflateError) -> Range<Int> {
    if isFinished { return 0..<0 }
    let new = try inflate.next()
    var sum = check
    sum.append(contentsOf: inflate.window.span.extracting(new))
    check = sum
    if new.isEmpty { try finish() }
    return new
  }

  /// Reads the checksum.
  private mutating func finish() throws(InflateError) {
    inflate.source.alignToByte()
    var stated: UInt32 = 0
    for _ in 0..<4 { stated = stated << 8 | UInt32(try inflate.source.take(8)) }
    guard stated == check.value || !checksIt else {
      throw .checksum(stated: stated, computed: check.value)
    }
    isFinished = true
  }

  /// Decompresses a whole stream.
  ///
  /// - Parameters:
  ///   - bytes: The stream; what follows it is not looked at.
  ///   - limit: How many bytes it may give at most.
  /// - Returns: The decompressed bytes.
  /// - Throws: `InflateError` where the stream is damaged, or gives more.
  package static func decompress(
    _ bytes: [UInt8], limit: Int
  ) throws(InflateError) -> [UInt8] {
    var reader = try ZlibReader(InflateSource(bytes, range: 0..<bytes.count))
    var result: [UInt8] = []
    while !reader.isFinished {
      let new = try reader.next()
      guard new.count <= limit - result.count else { throw .tooLong(limit: limit) }
      result.append(contentsOf: reader.inflate.window[new])
    }
    return result
  }
}
