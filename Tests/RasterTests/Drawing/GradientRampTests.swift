import TestSupport
import Testing

@testable import Raster

struct GradientRampTests {
  @Test(arguments: 0..<30)
  func `colours are those of the straight line between two stops`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let (one, other) = (
      PixelColor.random(using: &generator), PixelColor.random(using: &generator)
    )
    let start = Int32.random(in: 0...30000, using: &generator)
    let end = Int32.random(in: start + 1...65536, using: &generator)
    var ramp = GradientRamp([.init(offset: start, color: one), .init(offset: end, color: other)])
    for _ in 0..<200 {
      let place = Int32.random(in: start..<end, using: &generator)
      let way = Double(place - start) / Double(end - start)
      let alpha = Double(one.alpha) + way * (Double(other.alpha) - Double(one.alpha))
      let green = Double(one.green) + way * (Double(other.green) - Double(one.green))
      let pixel = ramp.pixel(at: place).components
      // A half for rounding, and a 256th for the way's.
      try #require(abs(Double(pixel[3]) - alpha) <= 0.5 + 1.0 / 256)
      // The component's rounding and the alpha's, and that of the product.
      try #require(abs(Double(pixel[1]) - green * alpha / 255) <= 1.5 + 2.0 / 256)
    }
  }

  @Test func `stops are exact, and the last of those at one place counts`() {
    let (red, blue) = (
      PixelColor(red: 255, green: 0, blue: 0), PixelColor(red: 0, green: 0, blue: 255)
    )
    var ramp = GradientRamp([
      .init(offset: 1000, color: red), .init(offset: 30000, color: .black),
      .init(offset: 30000, color: blue), .init(offset: 60000, color: .white),
    ])
    #expect(ramp.pixel(at: 0) == red.premultiplied)
    #expect(ramp.pixel(at: 1000) == red.premultiplied)
    #expect(ramp.pixel(at: 29999) == PixelColor.black.premultiplied)
    #expect(ramp.pixel(at: 30000) == blue.premultiplied)
    #expect(ramp.pixel(at: 60000) == PixelColor.white.premultiplied)
    #expect(ramp.pixel(at: 65536) == PixelColor.white.premultiplied)
    #expect(ramp.pixel(at: 15500) == PixelColor(red: 128, green: 0, blue: 0).premultiplied)
  }

  @Test func `between colours that differ in alpha no colour of what is transparent is seen early`()
  {
    var ramp = GradientRamp([
      .init(offset: 0, color: .white),
      .init(offset: 65536, color: PixelColor(red: 255, green: 255, blue: 255, alpha: 0)),
    ])
    for place in stride(from: Int32(0), through: 65536, by: 64) {
      let pixel = ramp.pixel(at: place).components
      #expect(pixel[0] == pixel[3], "white stays white, whatever its alpha")
    }
  }

  @Test func `no stops are transparent, and one is its colour everywhere`() {
    var none = GradientRamp([])
    #expect(none.pixel(at: 777) == 0)
    var one = GradientRamp([.init(offset: 99, color: .white)])
    #expect(one.pixel(at: 0) == 0xFFFF_FFFF)
    #expect(one.pixel(at: 65536) == 0xFFFF_FFFF)
  }
}
