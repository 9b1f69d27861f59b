// The checksum of zlib streams.
// Layer: Raster. Source: RFC 1950, section 8.2 (Adler-32). Tests: Adler32Tests, Adler32PartTests.

/// The checksum at the end of a zlib stream: two sums modulo 65521.
struct Adler32: Hashable, Sendable {
  /// 1 and the sum of the bytes, modulo 65521.
  var sum: UInt32 = 1

  /// The sum of what `sum` was after each byte, modulo 65521.
  var sumOfSums: UInt32 = 0

  /// The greatest prime below 2¹⁶.
  static let modulus: UInt32 = 65521

  /// How many bytes fit into 32 bits before the sums must be reduced: the greatest multiple of 8
  /// with 255·n·(n + 1)/2 + (n + 1)·65520 < 2³².
  private static let stride = 5552

  /// The checksum of the bytes so far.
  var value: UInt32 { sumOfSums << 16 | sum }

  /// Takes a run of bytes into the checksum.
  mutating func append(contentsOf bytes: Span<UInt8>) {
    var start = 0
    while start < bytes.count {
      let end = min(start + Adler32.stride, bytes.count)
      let run = bytes.extracting(start..<end)
      append(stride: run)
      start = end
    }
  }

  /// Takes at most `stride` bytes; eight at a time, whose sums do not wait for each other.
  private mutating func append(stride run: Span<UInt8>) {
    var (low, high) = (sum, sumOfSums)
    var index = 0
    while index + 8 <= run.count {
      let bytes = run.extracting(index..<index + 8)
      var plain: UInt32 = 0
      var weighted: UInt32 = 0
      for place in 0..<8 {
        let byte = UInt32(bytes[place])
        plain &+= byte
        weighted &+= byte &* UInt32(8 - place)
      }
      high &+= low &* 8 &+ weighted
      low &+= plain
      index += 8
    }
    while index < run.count {
      low &+= UInt32(run[index])
      high &+= low
      index += 1
    }
    sum = low % Adler32.modulus
    sumOfSums = high % Adler32.modulus
  }

  /// The checksum of a run of bytes.
  static func checksum(of bytes: Span<UInt8>) -> UInt32 {
    var check = Adler32()
    check.append(contentsOf: bytes)
    return check.value
  }
}
