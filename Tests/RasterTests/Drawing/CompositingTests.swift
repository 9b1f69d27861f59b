import TestSupport
import Testing

@testable import Raster

struct CompositingTests {
  private func surface(_ count: Int, using generator: inout SplitMix64) -> Surface {
    let bitmap = Bitmap.random(count, 1, using: &generator)
    return Surface(bounds: PixelRectangle(bitmap.size), pixels: bitmap.pixels)
  }

  @Test(arguments: 0..<60)
  func `a run of one pixel is drawn as each pixel by itself`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    var surface = surface(70, using: &generator)
    var expected = surface.pixels
    let source = PixelColor.random(using: &generator).premultiplied
    let (start, count) = (Int.random(in: 0...20, using: &generator), seed % 50)
    for index in start..<start + count {
      expected[index] = PixelArithmetic.over(source, expected[index])
    }
    let span = CoverageSpan(x: start, count: count, coverage: 255)
    surface.draw(source, opacity: 255, over: [span], y: 0)
    #expect(surface.pixels == expected)
  }

  @Test(arguments: 0..<60)
  func `a run of pixels is drawn as each pixel by itself`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    var surface = surface(70, using: &generator)
    var expected = surface.pixels
    let weight = seed % 4 == 0 ? 255 : UInt32.random(in: 0...255, using: &generator)
    var sources = Bitmap.random(70, 1, using: &generator).pixels
    if seed % 5 == 0 { sources = sources.map { $0 | 0xFF00_0000 } }
    let (start, offset) = (
      Int.random(in: 0...20, using: &generator), Int.random(in: 0...20, using: &generator)
    )
    let count = seed % 50
    for index in 0..<count {
      let source = PixelArithmetic.scaled(sources[offset + index], by: weight)
      expected[start + index] = PixelArithmetic.over(source, expected[start + index])
    }
    surface.draw(sources, from: offset, weight: weight, at: start, count: count)
    #expect(surface.pixels == expected)
  }

  @Test(arguments: 0..<60)
  func `a run of pixels through a mask is drawn as each pixel by itself`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    var surface = surface(70, using: &generator)
    var expected = surface.pixels
    let sources = Bitmap.random(70, 1, using: &generator).pixels
    let mask = Bitmap.random(70, 1, using: &generator).pixels
    func byte() -> UInt32 { .random(in: 0...255, using: &generator) }
    let (coverage, opacity) = (seed % 3 == 0 ? 255 : byte(), seed % 4 == 0 ? 255 : byte())
    let count = seed % 50
    for index in 0..<count {
      // The divisions by 255 to the nearest, from their definition.
      let share = (2 * coverage * (mask[7 + index] >> 24) + 255) / 510
      let source = PixelArithmetic.scaled(sources[3 + index], by: (2 * share * opacity + 255) / 510)
      expected[11 + index] = PixelArithmetic.over(source, expected[11 + index])
    }
    surface.draw(
      sources, from: 3, through: mask, from: 7, MaskShare(coverage: coverage, opacity: opacity),
      at: 11, count: count)
    #expect(surface.pixels == expected)
  }

  @Test(arguments: 0..<60)
  func `a run of pixels is mixed as each pixel by itself`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    var surface = surface(70, using: &generator)
    var expected = surface.pixels
    let others = Bitmap.random(70, 1, using: &generator).pixels
    let weight = seed % 4 == 0 ? 255 : UInt32.random(in: 0...255, using: &generator)
    let count = seed % 50
    for index in 0..<count {
      expected[11 + index] = PixelArithmetic.mixed(
        expected[11 + index], others[3 + index], weight: weight)
    }
    surface.mix(others, from: 3, weight: weight, at: 11, count: count)
    #expect(surface.pixels == expected)
  }

  @Test func `erasing leaves nothing of what was drawn`() {
    var surface = Surface(
      bounds: PixelRectangle(x: 5, y: 5, width: 4, height: 4),
      pixels: [UInt32](repeating: 0, count: 20))
    let span = CoverageSpan(x: 6, count: 2, coverage: 255)
    surface.draw(9 << 24, opacity: 255, over: [span], y: 7)
    surface.noteDrawn([CoverageSpan(x: 6, count: 2, coverage: 1)], y: 7)
    #expect(surface.drawn == PixelRectangle(x: 6, y: 7, width: 2, height: 1))
    surface.erase()
    #expect(surface.pixels == [UInt32](repeating: 0, count: 20))
    #expect(surface.drawn.isEmpty)
  }
}
