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
    append(chunk: name) { $0.append(contentsOf: data) }
  }

  /// Appends a chunk of PNG, whose data a function appends.
  mutating func append(chunk name: String, appending data: (inout [UInt8]) -> Void) {
    let start = count
    // The length is set when it is known.
    append(bigEndian: UInt32(0))
    append(contentsOf: name.utf8)
    let dataStart = count
    data(&self)
    let length = count - dataStart
    precondition(length <= Int(Int32.max), "A chunk of PNG is shorter than 2³¹ bytes.")
    for place in 0..<4 { self[start + place] = UInt8(length >> (24 - 8 * place) & 255) }
    append(bigEndian: CRC32.checksum(of: span.extracting((start + 4)...)))
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
