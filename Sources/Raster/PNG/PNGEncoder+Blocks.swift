// Rows of pixels, sixteen pixels a step.
// Layer: Raster. Source: PNG (Third Edition), section 9 (filters). Tests: PNGEncoderTests.

/// Pixels next to each other, for the machine's wide registers.
typealias PixelBlock = SIMD16<UInt32>

extension PixelBlock {
  /// How many bytes a block has.
  static var byteCount: Int { 4 * scalarCount }

  /// The pixels of a row from a position on.
  @inline(__always)
  init(_ row: Span<UInt32>, at position: Int) {
    // The bounds are checked; unsafe is that bytes are taken for numbers, which all bytes are.
    self = row.bytes.unsafeLoadUnaligned(fromByteOffset: 4 &* position, as: PixelBlock.self)
  }

  /// For every pixel, the difference of each of its four bytes, modulo 256.
  @inline(__always)
  func bytes(minus other: PixelBlock) -> PixelBlock {
    // The same bits, taken for bytes: machines subtract those as quickly.
    typealias Bytes = SIMD64<UInt8>
    let difference =
      unsafeBitCast(self, to: Bytes.self) &- unsafeBitCast(other, to: Bytes.self)
    return unsafeBitCast(difference, to: PixelBlock.self)
  }

  /// Whether all pixels are 0.
  @inline(__always)
  var isZero: Bool { union == 0 }

  /// The bits that any pixel has.
  @inline(__always)
  private var union: UInt32 {
    let eight = lowHalf | highHalf
    let four = eight.lowHalf | eight.highHalf
    let two = four.lowHalf | four.highHalf
    return two[0] | two[1]
  }

  /// 1 added for every pixel that equals that of another block.
  @inline(__always)
  mutating func count(_ block: PixelBlock, equalTo other: PixelBlock) {
    // The bits of what is equal are those of −1.
    self &-= unsafeBitCast(block .== other, to: PixelBlock.self)
  }

  /// All bits for every pixel that differs from that of another block, none for the others.
  @inline(__always)
  func differences(from other: PixelBlock) -> PixelBlock {
    unsafeBitCast(self .!= other, to: PixelBlock.self)
  }

  /// The places of the pixels that differ from those of another block, the first one lowest.
  @inline(__always)
  func placesOfDifferences(from other: PixelBlock) -> UInt32 {
    let places = PixelBlock(
      1, 2, 4, 8, 0x10, 0x20, 0x40, 0x80, 0x100, 0x200, 0x400, 0x800, 0x1000, 0x2000, 0x4000,
      0x8000)
    return (differences(from: other) & places).union
  }
}

extension UInt32 {
  /// The difference of each of the four bytes, modulo 256.
  func bytes(minus other: UInt32) -> UInt32 {
    // A highest bit in each byte that nothing is borrowed from; then what it should have been.
    let high: UInt32 = 0x8080_8080
    return ((self | high) &- (other & ~high)) ^ ((self ^ ~other) & high)
  }
}

extension Span<UInt32> {
  /// Where the first block of two rows of one length stands that is not the same in both, of those that
  /// begin at an index and follow each other; the last pixels, fewer than a block, are not looked at.
  func indexOfDifference(from other: Span<UInt32>, after start: Int) -> Int {
    precondition(other.count == count, "Rows have one length.")
    let (these, others) = (bytes, other.bytes)
    var offset = 4 &* start
    // In bytes, and with this very condition, both loads share one check of bounds.
    while these.byteCount &- offset >= PixelBlock.byteCount {
      let difference =
        these.unsafeLoadUnaligned(fromByteOffset: offset, as: PixelBlock.self)
        ^ others.unsafeLoadUnaligned(fromByteOffset: offset, as: PixelBlock.self)
      if !difference.isZero { break }
      offset &+= PixelBlock.byteCount
    }
    return offset / 4
  }

  /// Whether two rows of one length are the same.
  func isEqual(to other: Span<UInt32>) -> Bool {
    var index = indexOfDifference(from: other, after: 0)
    guard index + PixelBlock.scalarCount > count else { return false }
    while index < count {
      if self[index] != other[index] { return false }
      index += 1
    }
    return true
  }

  /// How many pixels, less the ones above them, differ from the pixel before, so lessened too; only the
  /// bits of a mask count.
  func changeCount(above: Span<UInt32>, mask: UInt32) -> Int {
    precondition(above.count == count, "Rows have one length.")
    let mask = PixelBlock(repeating: mask)
    var equal = PixelBlock()
    var index = 1
    while index + PixelBlock.scalarCount <= count {
      let before = PixelBlock(self, at: index - 1).bytes(minus: PixelBlock(above, at: index - 1))
      let pixels = PixelBlock(self, at: index).bytes(minus: PixelBlock(above, at: index))
      equal.count(pixels & mask, equalTo: before & mask)
      index += PixelBlock.scalarCount
    }
    var rest = index - 1 - Int(equal.wrappedSum())
    while index < count {
      let before = self[index - 1].bytes(minus: above[index - 1])
      let pixel = self[index].bytes(minus: above[index])
      rest += (pixel ^ before) & mask[0] == 0 ? 0 : 1
      index += 1
    }
    return rest
  }

  /// How many pixels of two rows of one length differ; only the bits of a mask count.
  func differenceCount(to other: Span<UInt32>, mask: UInt32) -> Int {
    precondition(other.count == count, "Rows have one length.")
    let (these, others) = (bytes, other.bytes)
    let mask = PixelBlock(repeating: mask)
    var equal = PixelBlock()
    var offset = 0
    while these.byteCount &- offset >= PixelBlock.byteCount {
      equal.count(
        these.unsafeLoadUnaligned(fromByteOffset: offset, as: PixelBlock.self) & mask,
        equalTo: others.unsafeLoadUnaligned(fromByteOffset: offset, as: PixelBlock.self) & mask)
      offset &+= PixelBlock.byteCount
    }
    var rest = offset / 4 - Int(equal.wrappedSum())
    for index in offset / 4..<count {
      rest += (self[index] ^ other[index]) & mask[0] == 0 ? 0 : 1
    }
    return rest
  }
}
