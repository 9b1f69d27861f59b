import TestSupport
import Testing

@testable import Raster

struct BlurPixelTests {
  @Test(arguments: 0..<50)
  func `components are 16 times those of the pixel, and go back to it`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    let pixel = UInt32.random(in: 0...UInt32.max, using: &generator)
    let components = BlurPixel(pixel).components
    for index in 0..<4 { #expect(components[index] == 16 * (pixel >> UInt32(8 * index) & 255)) }
    #expect(BlurPixel(components) == BlurPixel(pixel))
    #expect(BlurPixel(pixel).rounded == pixel)
  }

  @Test(arguments: 0..<50)
  func `components are rounded to the nearest, and up from halfway`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    func component() -> UInt32 { .random(in: 0...4080, using: &generator) }
    let random = SIMD4(component(), component(), component(), component())
    let components = seed == 0 ? SIMD4(8, 7, 24, 4072) : random
    let pixel = BlurPixel(components)
    #expect(pixel.components == components)
    for index in 0..<4 {
      let byte = pixel.rounded >> UInt32(8 * index) & 255
      #expect(byte == (components[index] + 8) / 16)
    }
  }
}
