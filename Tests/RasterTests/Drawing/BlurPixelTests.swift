import TestSupport
import Testing

@testable import Raster

struct BlurPixelTests {
  @Test(arguments: 0..<50)
  func `components are 16 times those of the pixel, and go back to it`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    let pixel = UInt32.random(in: 0...UInt32.max, using: &generator)
    let bits = BlurPixel(pixel).bits
    for index in 0..<4 {
      #expect(
        bits >> UInt64(16 * index) & 0xFFFF == UInt64(16 * (pixel >> UInt32(8 * index) & 255)))
    }
    #expect(BlurPixel(pixel).rounded == pixel)
  }

  @Test(arguments: 0..<50)
  func `components are rounded to the nearest, and up from halfway`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    let random = (0..<4).map { _ in UInt64.random(in: 0...4080, using: &generator) }
    let components: [UInt64] = seed == 0 ? [8, 7, 24, 4072] : random
    let pixel = BlurPixel(bits: components.reversed().reduce(0) { $0 << 16 | $1 })
    for index in 0..<4 {
      let byte = pixel.rounded >> UInt32(8 * index) & 255
      #expect(UInt64(byte) == (components[index] + 8) / 16)
    }
  }
}
