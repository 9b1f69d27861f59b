// Rows of pixels, sixteen pixels a step.
// Layer: Raster. Source: PNG (Third Edition), section 9 (filters). Tests: PNGEncoderTests.

/// Pixels next to each other, for the machine's wide registers.
typealias PixelBlock = SIMD16<UInt32>

extension PixelBlock {
  /// The pixels of a row from a position on.
  @inline(__always)
  init(_ row: Span<UInt32>, at position: Int) {
    // The bounds are checked; unsafe is that bytes are taken for numbers, which all bytes are.
    self = row.bytes.unsafeLoadUnaligned(fromByteOffset: 4 &* position, as: PixelBlock.self)
  }

  /// For every pixel, the difference of each of its four bytes, modulo 256.
  @inline(__always)
  func bytes(minus other: PixelBlock) -> PixelBlock {
    // The highest bit of each byte is kept out of the subtraction, so that nothing is borrowed
    // from the byte above, and put in afterwards.
    let high = PixelBlock(repeating: 0x8080_8080)
    let difference = (self | high) &- (other & ~high)
    return difference ^ ((self ^ ~other) & high)
  }

  /// Whether all pixels are 0.
  @inline(__always)
  var isZero: Bool {
    let eight = lowHalf | highHalf
    let four = eight.lowHalf | eight.highHalf
    let two = four.lowHalf | four.highHalf
    return two[0] | two[1] == 0
  }

  /// 1 for every pixel that is not 0.
  @inline(__always)
  var signs: PixelBlock {
    // The highest bit of x | −x is set where x is not 0.
    (self | (0 &- self)) &>> 31
  }
}

extension Span<UInt32> {
  /// Whether two rows of one length are the same.
  func isEqual(to other: Span<UInt32>) -> Bool {
    var index = 0
    while index + PixelBlock.scalarCount <= count {
      let differences = PixelBlock(self, at: index) ^ PixelBlock(other, at: index)
      if !differences.isZero { return false }
      index += PixelBlock.scalarCount
    }
    while index < count {
      if self[index] != other[index] { return false }
      index += 1
    }
    return true
  }

  /// How many pixels of two rows of one length differ.
  func differenceCount(to other: Span<UInt32>) -> Int {
    var counts = PixelBlock()
    var index = 0
    while index + PixelBlock.scalarCount <= count {
      counts &+= (PixelBlock(self, at: index) ^ PixelBlock(other, at: index)).signs
      index += PixelBlock.scalarCount
    }
    var rest = 0
    while index < count {
      rest += self[index] == other[index] ? 0 : 1
      index += 1
    }
    return rest + Int(counts.wrappedSum())
  }

  /// Writes the differences of the bytes of two rows of one length, the bits of a mask alone.
  func subtract(
    _ other: Span<UInt32>, mask: UInt32, to output: inout MutableSpan<UInt32>, at position: Int
  ) {
    precondition(position + count <= output.count, "There is room for the row.")
    var bytes = output.mutableBytes
    var index = 0
    while index + PixelBlock.scalarCount <= count {
      let difference = PixelBlock(self, at: index).bytes(minus: PixelBlock(other, at: index))
      bytes.storeBytes(
        of: difference & PixelBlock(repeating: mask), toByteOffset: 4 * (position + index),
        as: PixelBlock.self)
      index += PixelBlock.scalarCount
    }
    while index < count {
      let difference = PixelBlock(repeating: self[index]).bytes(
        minus: PixelBlock(repeating: other[index]))
      bytes.storeBytes(
        of: difference[0] & mask, toByteOffset: 4 * (position + index), as: UInt32.self)
      index += 1
    }
  }
}
