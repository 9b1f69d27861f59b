// The checksum of pixels, sixteen a step.
// Layer: Raster. Source: RFC 1950, section 8.2 (Adler-32). Tests: Adler32PartTests.

extension Adler32.Part {
  /// Pixels whose sums fit into 32 bits.
  private static let segment = 1024

  /// What pixels add, each as its lowest bytes; bits above those must be 0.
  init(_ pixels: Span<UInt32>, bytesPerPixel: Int) {
    self.init()
    var start = 0
    while start < pixels.count {
      let end = min(start + Adler32.Part.segment, pixels.count)
      append(
        Adler32.Part(segment: pixels.extracting(start..<end), bytesPerPixel: bytesPerPixel))
      start = end
    }
  }

  /// What at most `segment` pixels add.
  private init(segment pixels: Span<UInt32>, bytesPerPixel: Int) {
    let blocks = pixels.count / PixelBlock.scalarCount
    let byteMask = PixelBlock(repeating: 255)
    // For every place in a block: the sum of the bytes; the sum of what that was before each
    // block; the sum of the bytes, each times its place in its pixel.
    var (totals, earlier, inner) = (PixelBlock(), PixelBlock(), PixelBlock())
    for block in 0..<blocks {
      let pixel = PixelBlock(pixels, at: block * PixelBlock.scalarCount)
      let (second, third) = ((pixel &>> 8) & byteMask, (pixel &>> 16) & byteMask)
      let fourth = pixel &>> 24
      let upper = third &+ fourth
      earlier &+= totals
      totals &+= (pixel & byteMask) &+ second &+ upper
      inner &+= second &+ upper &+ upper &+ fourth
    }
    // In 64 bits, also where `Int` has 32.
    var (sum, weighted) = (0 as Int64, 0 as Int64)
    let byteCount = pixels.count * bytesPerPixel
    for place in 0..<PixelBlock.scalarCount {
      // The bytes of block k are followed by 16·k pixels less than those of the first.
      let total = Int64(totals[place])
      let byBlock = Int64(blocks - 1) * total - Int64(earlier[place])
      sum += total
      weighted += Int64(byteCount - bytesPerPixel * place) * total
      weighted -= Int64(bytesPerPixel * PixelBlock.scalarCount) * byBlock + Int64(inner[place])
    }
    for index in blocks * PixelBlock.scalarCount..<pixels.count {
      for place in 0..<bytesPerPixel {
        let byte = Int64(pixels[index] >> UInt32(8 * place) & 255)
        sum += byte
        weighted += byte * Int64(byteCount - index * bytesPerPixel - place)
      }
    }
    self.init(count: byteCount, sum: UInt64(sum), weighted: UInt64(weighted))
  }
}
