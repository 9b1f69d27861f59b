// The checksum of PNG chunks.
// Layer: Raster. Source: PNG (Third Edition), annex D; ISO 3309. Tests: CRC32Tests.

/// The 32-bit cyclic redundancy check of PNG, polynomial 0xEDB88320 (reflected).
struct CRC32: Hashable, Sendable {
  private var remainder: UInt32 = 0xFFFF_FFFF

  /// The checksum of the bytes so far.
  var value: UInt32 { ~remainder }

  /// Takes one more byte into the checksum.
  mutating func append(_ byte: UInt8) {
    remainder ^= UInt32(byte)
    for _ in 0..<8 {
      let carry = remainder & 1 == 1
      remainder = (remainder >> 1) ^ (carry ? 0xEDB8_8320 : 0)
    }
  }

  /// The checksum of a run of bytes.
  static func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
    var check = CRC32()
    for byte in bytes { check.append(byte) }
    return check.value
  }
}
