// The colours of files are those that `Picture` has.

import Testing

@testable import Raster

@Suite struct PNGEncoderUnpremultiplicationTests {
  @Test func `every component under every alpha is as Picture rounds it`() throws {
    let size = try #require(PixelSize(width: 256, height: 256))
    var bitmap = Bitmap(size: size)
    for alpha in 0..<256 {
      // Components above their alpha, which no bitmap should have, are included.
      for component in 0..<256 {
        let (one, two) = (UInt32(component), UInt32(255 - component))
        bitmap.pixels[alpha * 256 + component] =
          one | two << 8 | (one / 2) << 16 | UInt32(alpha) << 24
      }
    }
    let unpremultiplication = Unpremultiplication()
    let straight = bitmap.pixels.map(unpremultiplication.straight)
    let isSame = straight == Picture(bitmap).pixels
    #expect(isSame)
  }
}
