// The filters of rows, and the choice among them.
// Layer: Raster. Source: PNG (Third Edition), sections 9 (filters) and 12.7 (their choice).
// Tests: PNGEncoderTests.

extension PNGRowFilter {
  /// What a filtered row will take, to be compared with what others leave of the same row.
  struct Cost {
    /// How many pixels differ from the one before.
    var changeCount = 0
    /// The sum of the bytes of those pixels, each as a number from −128 to 127 without sign, less
    /// 1 where that is negative.
    var size = 0

    /// What one number says of both.
    ///
    /// Pixels like the one before are part of a match. That every other one begins something new
    /// weighs as much as bytes of 128 in all: the factor with the smallest files among powers of 2
    /// on an interface, a logo and a photograph.
    var total: Int { changeCount * 128 + size }

    /// The cost of a filtered row.
    init(of line: Span<UInt32>) {
      var (counts, sizes) = (PixelBlock(), PixelBlock())
      var index = 1
      while index + PixelBlock.scalarCount <= line.count {
        let pixel = PixelBlock(line, at: index)
        let changes = pixel.differences(from: PixelBlock(line, at: index - 1))
        // A change is −1.
        counts &-= changes
        sizes &+= pixel.byteSizes & changes
        index += PixelBlock.scalarCount
      }
      changeCount = Int(counts.wrappedSum())
      size = Int(sizes.wrappedSum())
      while index < line.count {
        if line[index] != line[index - 1] {
          changeCount += 1
          size += Int(PixelBlock(repeating: line[index]).byteSizes[0])
        }
        index += 1
      }
    }
  }

  /// Filters a row.
  func apply(
    to row: Span<UInt32>, above: Span<UInt32>, mask: UInt32, output: inout MutableSpan<UInt32>,
    at start: Int
  ) {
    precondition(start + row.count <= output.count, "There is room for the row.")
    output[start] = filtered(row[0], left: 0, above: above[0], corner: 0, mask: mask)
    var bytes = output.mutableBytes
    var index = 1
    while index + PixelBlock.scalarCount <= row.count {
      let pixel = filtered(
        PixelBlock(row, at: index), left: PixelBlock(row, at: index - 1),
        above: PixelBlock(above, at: index), corner: PixelBlock(above, at: index - 1), mask: mask)
      bytes.storeBytes(of: pixel, toByteOffset: 4 * (start + index), as: PixelBlock.self)
      index += PixelBlock.scalarCount
    }
    while index < row.count {
      let pixel = filtered(
        row[index], left: row[index - 1], above: above[index], corner: above[index - 1],
        mask: mask)
      bytes.storeBytes(of: pixel, toByteOffset: 4 * (start + index), as: UInt32.self)
      index += 1
    }
  }

  /// One pixel, filtered.
  private func filtered(
    _ pixel: UInt32, left: UInt32, above: UInt32, corner: UInt32, mask: UInt32
  ) -> UInt32 {
    filtered(
      PixelBlock(repeating: pixel), left: PixelBlock(repeating: left),
      above: PixelBlock(repeating: above), corner: PixelBlock(repeating: corner), mask: mask)[0]
  }

  /// Pixels next to each other, filtered.
  @inline(__always)
  private func filtered(
    _ pixel: PixelBlock, left: PixelBlock, above: PixelBlock, corner: PixelBlock, mask: UInt32
  ) -> PixelBlock {
    let mask = PixelBlock(repeating: mask)
    switch self {
    case .none: return pixel & mask
    case .sub: return pixel.bytes(minus: left) & mask
    case .up: return pixel.bytes(minus: above) & mask
    case .average:
      // What both have, and half of what one has, byte by byte.
      let half = ((left ^ above) & PixelBlock(repeating: 0xFEFE_FEFE)) &>> 1
      return pixel.bytes(minus: (left & above) &+ half) & mask
    case .paeth:
      // Every other byte, with room for a sign.
      let low = PixelBlock(repeating: 0x00FF_00FF)
      let even = PixelBlock.nearest(left: left & low, above: above & low, corner: corner & low)
      let odd = PixelBlock.nearest(
        left: (left &>> 8) & low, above: (above &>> 8) & low, corner: (corner &>> 8) & low)
      return pixel.bytes(minus: even | odd &<< 8) & mask
    }
  }
}

extension PixelBlock {
  /// For every pixel, the sum of its four bytes, each as a number from −128 to 127 without sign, less
  /// 1 where that is negative.
  @inline(__always)
  fileprivate var byteSizes: PixelBlock {
    let negative = (self &>> 7) & PixelBlock(repeating: 0x0101_0101)
    let bytes = self ^ ((negative &<< 8) &- negative)
    let low = PixelBlock(repeating: 0x00FF_00FF)
    let pairs = (bytes & low) &+ ((bytes &>> 8) & low)
    return (pairs & PixelBlock(repeating: 0xFFFF)) &+ (pairs &>> 16)
  }

  /// Paeth's predictor of two numbers of 16 bits in each pixel; of two that are as near, the first in
  /// the order left, above, corner.
  @inline(__always)
  fileprivate static func nearest(
    left: PixelBlock, above: PixelBlock, corner: PixelBlock
  ) -> PixelBlock {
    typealias Halves = SIMD32<Int16>
    // The same bits, taken for twice as many numbers.
    let (left, above, corner) = (
      unsafeBitCast(left, to: Halves.self), unsafeBitCast(above, to: Halves.self),
      unsafeBitCast(corner, to: Halves.self)
    )
    let (across, down) = (above &- corner, left &- corner)
    let both = across &+ down
    let toLeft = pointwiseMax(across, 0 &- across)
    let toAbove = pointwiseMax(down, 0 &- down)
    let toCorner = pointwiseMax(both, 0 &- both)
    let other = corner.replacing(with: above, where: toAbove .<= toCorner)
    let isLeft = (toLeft .<= toAbove) .& (toLeft .<= toCorner)
    return unsafeBitCast(other.replacing(with: left, where: isLeft), to: PixelBlock.self)
  }
}
