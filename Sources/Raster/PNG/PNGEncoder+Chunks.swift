// The chunks of PNG files.
// Layer: Raster. Source: PNG (Third Edition), section 5.3; RFC 1950, section 2.2. Tests: PNGEncoderTests.

extension [UInt8] {
  /// Appends a number of four bytes, most significant first.
  mutating func append(bigEndian number: UInt32) {
    for shift: UInt32 in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Appends a number of two bytes, most significant first.
  mutating func append(bigEndian number: UInt16) {
    append(UInt8(number >> 8))
    append(UInt8(number & 255))
  }

  /// Appends a chunk of PNG: its length, its name, its data, and the checksum of the latter two.
  mutating func append(chunk name: String, _ data: [UInt8]) {
    precondition(data.count <= Int(Int32.max), "A chunk of PNG is shorter than 2³¹ bytes.")
    append(bigEndian: UInt32(data.count))
    let name = Array(name.utf8)
    append(contentsOf: name)
    append(contentsOf: data)
    var checksum = CRC32()
    checksum.append(contentsOf: name.span)
    checksum.append(contentsOf: data.span)
    append(bigEndian: checksum.value)
  }
}

extension PNGEncoder {
  /// The data of a header chunk.
  static func header(of size: PixelSize, form: Form) -> [UInt8] {
    var data: [UInt8] = []
    data.append(bigEndian: UInt32(size.width))
    data.append(bigEndian: UInt32(size.height))
    // Eight bits; the only methods of compression and filter; not interlaced.
    data += [8, form.colorType.rawValue, 0, 0, 0]
    return data
  }

  /// What stands before the blocks of a stream: deflate, a window of 32 KiB, made quickly.
  static let streamBeginning: [UInt8] = [0x78, 0x01]

  /// What stands behind the blocks of a stream: a last block that is empty, and the checksum.
  static func streamEnding(_ checksum: Adler32) -> [UInt8] {
    var data: [UInt8] = [0x03, 0x00]
    data.append(bigEndian: checksum.value)
    return data
  }
}
