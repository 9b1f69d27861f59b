// Pictures to convert.

import TestSupport
import Testing

@testable import Raster

extension Bitmap {
  /// A picture of random pixels, some of them of pure colours.
  init(random seed: Int, width: Int, height: Int, isOpaque: Bool = true) throws {
    self.init(size: try #require(PixelSize(width: width, height: height)))
    var random = SplitMix64(seed: seed)
    for index in pixels.indices {
      let bits = random.next()
      let isPure = bits >> 60 == 0
      func component(_ shift: UInt64) -> UInt8 {
        isPure ? (bits >> shift & 1 == 1 ? 255 : 0) : UInt8(truncatingIfNeeded: bits >> shift)
      }
      pixels[index] =
        PixelColor(
          red: component(0), green: component(8), blue: component(16),
          alpha: isOpaque ? 255 : component(24)
        ).premultiplied
    }
  }
}
