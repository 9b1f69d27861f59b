// The checksum of PNG chunks.
// Layer: Raster. Source: PNG (Third Edition), annex D; ISO 3309; Kounavis and Berry, "A systematic
// approach to building high performance software-based CRC generators", 2005 (eight bytes a step).
// Tests: CRC32Tests.

/// The 32-bit cyclic redundancy check of PNG, polynomial 0xEDB88320 (reflected).
struct CRC32: Hashable, Sendable {
  private var remainder: UInt32 = 0xFFFF_FFFF

  /// The checksum of the bytes so far.
  var value: UInt32 { ~remainder }

  /// Takes one more byte into the checksum.
  mutating func append(_ byte: UInt8) {
    remainder = remainder >> 8 ^ CRC32.tables[Int((remainder ^ UInt32(byte)) & 255)]
  }

  /// Takes a run of bytes into the checksum.
  mutating func append(contentsOf bytes: Span<UInt8>) {
    let tables = CRC32.tables.span
    var check = remainder
    var start = 0
    while start + 8 <= bytes.count {
      let run = bytes.extracting(start..<start + 8)
      let low =
        check ^ (UInt32(run[0]) | UInt32(run[1]) << 8 | UInt32(run[2]) << 16 | UInt32(run[3]) << 24)
      // A byte's table stands for how many bytes of the run come after it.
      let first = tables[1792 + Int(low & 255)] ^ tables[1536 + Int(low >> 8 & 255)]
      let second = tables[1280 + Int(low >> 16 & 255)] ^ tables[1024 + Int(low >> 24)]
      let third = tables[768 + Int(run[4])] ^ tables[512 + Int(run[5])]
      let fourth = tables[256 + Int(run[6])] ^ tables[Int(run[7])]
      check = (first ^ second) ^ (third ^ fourth)
      start += 8
    }
    while start < bytes.count {
      check = check >> 8 ^ tables[Int((check ^ UInt32(bytes[start])) & 255)]
      start += 1
    }
    remainder = check
  }

  /// The checksum of a run of bytes.
  static func checksum(of bytes: Span<UInt8>) -> UInt32 {
    var check = CRC32()
    check.append(contentsOf: bytes)
    return check.value
  }

  /// The checksum of a sequence of bytes.
  static func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
    checksum(of: Array(bytes).span)
  }

  /// Eight tables of 256: what a byte leaves behind that 0…7 bytes of zero follow.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 2048)
    for byte in 0..<256 {
      var remainder = UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0)
      }
      tables[byte] = remainder
    }
    for index in 256..<2048 {
      let before = tables[index - 256]
      tables[index] = before >> 8 ^ tables[Int(before & 255)]
    }
    return tables
  }()
}
