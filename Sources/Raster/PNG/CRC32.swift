// The checksum of PNG chunks.
// Layer: Raster. Source: PNG (Third Edition), annex D; ISO 3309; Kounavis and Berry, "A systematic
// approach to building high performance software-based CRC generators", 2005 (sixteen bytes a step).
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
    let size = UInt8.valueCount
    // Known here, no index below needs to be checked.
    precondition(tables.count == CRC32.step * size, "There is a table for each byte of a step.")
    var check = remainder
    var start = 0
    while start + CRC32.step <= bytes.count {
      let run = bytes.extracting(start..<start + CRC32.step)
      let low =
        check ^ (UInt32(run[0]) | UInt32(run[1]) << 8 | UInt32(run[2]) << 16 | UInt32(run[3]) << 24)
      // A byte's table stands for how many bytes of the run come after it.
      let first = tables[15 * size + Int(low & 255)] ^ tables[14 * size + Int(low >> 8 & 255)]
      let second = tables[13 * size + Int(low >> 16 & 255)] ^ tables[12 * size + Int(low >> 24)]
      let third = tables[11 * size + Int(run[4])] ^ tables[10 * size + Int(run[5])]
      let fourth = tables[9 * size + Int(run[6])] ^ tables[8 * size + Int(run[7])]
      let fifth = tables[7 * size + Int(run[8])] ^ tables[6 * size + Int(run[9])]
      let sixth = tables[5 * size + Int(run[10])] ^ tables[4 * size + Int(run[11])]
      let seventh = tables[3 * size + Int(run[12])] ^ tables[2 * size + Int(run[13])]
      let eighth = tables[size + Int(run[14])] ^ tables[Int(run[15])]
      check =
        ((first ^ second) ^ (third ^ fourth)) ^ ((fifth ^ sixth) ^ (seventh ^ eighth))
      start += CRC32.step
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

  /// How many bytes are taken at once.
  private static let step = 16

  /// A table for each byte of a step: what one leaves behind that 0…15 bytes of zero follow.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: step * UInt8.valueCount)
    for byte in 0..<UInt8.valueCount {
      var remainder = UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0)
      }
      tables[byte] = remainder
    }
    for index in UInt8.valueCount..<tables.count {
      let before = tables[index - UInt8.valueCount]
      tables[index] = before >> 8 ^ tables[Int(before & 255)]
    }
    return tables
  }()
}
