// The filters of rows, and the choice among them.
// Layer: Raster. Source: PNG (Third Edition), sections 9 (filters) and 12.7 (their choice).
// Tests: PNGEncoderTests.

extension PNGEncoder {
  /// A filter, and PNG's number for it.
  enum RowFilter: UInt8, CaseIterable {
    /// Bytes as they are.
    case none = 0
    /// The difference to the pixel to the left.
    case sub = 1
    /// The difference to the pixel above.
    case up = 2
    /// The difference to the mean of the pixels to the left and above, rounded down.
    case average = 3

    /// How many pixels of a row are like none of the four neighbours that came before.
    static func newPixelCount(in row: Span<UInt32>, above: Span<UInt32>) -> Int {
      var counts = PixelBlock()
      var index = 1
      while index + PixelBlock.scalarCount < row.count {
        let pixel = PixelBlock(row, at: index)
        let beside = (pixel ^ PixelBlock(row, at: index - 1)).signs
        let over = (pixel ^ PixelBlock(above, at: index)).signs
        let before = (pixel ^ PixelBlock(above, at: index - 1)).signs
        let behind = (pixel ^ PixelBlock(above, at: index + 1)).signs
        counts &+= beside & over & before & behind
        index += PixelBlock.scalarCount
      }
      var count = Int(counts.wrappedSum())
      while index < row.count {
        let pixel = row[index]
        if pixel != row[index - 1], pixel != above[index], pixel != above[index - 1] { count += 1 }
        index += 1
      }
      return count
    }

    /// The sum of the bytes that the filter leaves of whole blocks, each as a number from −128 to
    /// 127 without sign, less 1 where that is negative.
    func size(of row: Span<UInt32>, above: Span<UInt32>, mask: UInt32) -> Int {
      var sizes = PixelBlock()
      var index = 1
      while index + PixelBlock.scalarCount <= row.count {
        let pixel = filtered(
          PixelBlock(row, at: index), left: PixelBlock(row, at: index - 1),
          above: PixelBlock(above, at: index), mask: mask)
        let negative = (pixel &>> 7) & PixelBlock(repeating: 0x0101_0101)
        let bytes = pixel ^ ((negative &<< 8) &- negative)
        let low = PixelBlock(repeating: 0x00FF_00FF)
        let pairs = (bytes & low) &+ ((bytes &>> 8) & low)
        sizes &+= (pairs & PixelBlock(repeating: 0xFFFF)) &+ (pairs &>> 16)
        index += PixelBlock.scalarCount
      }
      return Int(sizes.wrappedSum())
    }

    /// Filters a row.
    func apply(
      to row: Span<UInt32>, above: Span<UInt32>, mask: UInt32, output: inout MutableSpan<UInt32>,
      at start: Int
    ) {
      precondition(start + row.count <= output.count, "There is room for the row.")
      output[start] = filtered(row[0], left: 0, above: above[0], mask: mask)
      var bytes = output.mutableBytes
      var index = 1
      while index + PixelBlock.scalarCount <= row.count {
        let pixel = filtered(
          PixelBlock(row, at: index), left: PixelBlock(row, at: index - 1),
          above: PixelBlock(above, at: index), mask: mask)
        bytes.storeBytes(of: pixel, toByteOffset: 4 * (start + index), as: PixelBlock.self)
        index += PixelBlock.scalarCount
      }
      while index < row.count {
        let pixel = filtered(row[index], left: row[index - 1], above: above[index], mask: mask)
        bytes.storeBytes(of: pixel, toByteOffset: 4 * (start + index), as: UInt32.self)
        index += 1
      }
    }

    /// One pixel, filtered.
    private func filtered(_ pixel: UInt32, left: UInt32, above: UInt32, mask: UInt32) -> UInt32 {
      filtered(
        PixelBlock(repeating: pixel), left: PixelBlock(repeating: left),
        above: PixelBlock(repeating: above), mask: mask)[0]
    }

    /// Pixels next to each other, filtered.
    @inline(__always)
    private func filtered(
      _ pixel: PixelBlock, left: PixelBlock, above: PixelBlock, mask: UInt32
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
      }
    }
  }
}
