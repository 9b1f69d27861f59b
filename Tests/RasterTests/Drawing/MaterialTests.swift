import TestSupport
import Testing

@testable import Raster

struct MaterialTests {
  @Test func `colour dodge and overlay are their formulas, to the nearest`() throws {
    for color in 0...255 {
      for backdrop in 0...255 {
        let (b, d) = (Double(backdrop) / 255, Double(color) / 255)
        let dodge = d == 1 ? 1 : min(1, b / (1 - d))
        let overlay = b < 0.5 ? 2 * b * d : 1 - 2 * (1 - b) * (1 - d)
        let dodged = MaterialColors.dodged(UInt32(backdrop), by: UInt32(color))
        let overlaid = MaterialColors.overlaid(UInt32(backdrop), by: UInt32(color))
        try #require(abs(Double(dodged) - 255 * dodge) <= 0.5 + 1e-9)
        try #require(abs(Double(overlaid) - 255 * overlay) <= 0.5 + 1e-9)
      }
    }
  }

  @Test func `a pane without blur tints, and only inside its outline`() {
    var canvas = Canvas(.filled(4, 1, PixelColor(red: 100, green: 0, blue: 200)))
    let tint = PixelColor(red: 255, green: 255, blue: 255, alpha: 51)
    canvas.apply(PixelMaterial(deviation: 0, tint: tint), inside: .rectangle(1, 0, 2, 1))
    // 51 + 204 · c / 255.
    #expect(canvas.bitmap.pixels.map { Int($0 & 255) } == [100, 131, 131, 100])
    #expect(canvas.bitmap.pixels.map { Int($0 >> 16 & 255) } == [200, 211, 211, 200])
  }

  @Test func `a weight mixes what is seen with what was there`() {
    var canvas = Canvas(.filled(3, 1, .black))
    let material = PixelMaterial(deviation: 0, tint: .white)
    canvas.apply(material, inside: .rectangle(0, 0, 1.5, 1), weight: 100)
    // 100, and 100 · 128 / 255 to the nearest.
    #expect(canvas.bitmap.pixels.map { Int($0 & 255) } == [100, 50, 0])
  }

  @Test func `a blend works on the components of what is translucent, not on products`() {
    var canvas = Canvas(.filled(1, 1, PixelColor(red: 100, green: 100, blue: 100, alpha: 128)))
    let half = PixelColor(red: 128, green: 0, blue: 255)
    canvas.apply(
      PixelMaterial(deviation: 0, tint: .transparent, blend: .colorDodge(half)),
      inside: .rectangle(0, 0, 1, 1))
    // 100 is stored as 50 and read back as 100; 100 / (127/255) is 201; 201 · 128 / 255 is 101.
    #expect(canvas.bitmap.pixels[0].components == [101, 50, 128, 128])
  }

  @Test(arguments: 0..<20)
  func `inside a clip a pane is as without one, if what lies below is drawn as far as it reaches`(
    seed: Int
  ) throws {
    var generator = SplitMix64(seed: seed)
    let outlines = (0..<5).map { _ in Outline.random(within: -2000...14_000, using: &generator) }
    let colors = (0..<5).map { _ in PixelColor.random(using: &generator) }
    let pane = Outline.circle(24, 24, radius: 15.5)
    let blends: [PixelMaterial.Blend] = [.none, .colorDodge(colors[0]), .overlay(colors[1])]
    let material = PixelMaterial(
      deviation: .random(in: 0...1200, using: &generator), tint: colors[2], blend: blends[seed % 3])
    func draw(_ clip: PixelRectangle) -> Bitmap {
      var canvas = Canvas(.filled(48, 48, .white))
      canvas.clip = clip.grown(by: material.reach)
      for (outline, color) in zip(outlines, colors) { canvas.fill(outline, with: .color(color)) }
      canvas.clip = clip
      canvas.apply(material, inside: pane, weight: 200)
      return canvas.bitmap
    }
    let clip = PixelRectangle(
      x: .random(in: 0...40, using: &generator), y: .random(in: 0...40, using: &generator),
      width: .random(in: 0...30, using: &generator), height: .random(in: 0...30, using: &generator)
    ).intersection(PixelRectangle(x: 0, y: 0, width: 48, height: 48))
    let (whole, part) = (draw(PixelRectangle(x: 0, y: 0, width: 48, height: 48)), draw(clip))
    for y in clip.y..<clip.bottom {
      for x in clip.x..<clip.right {
        try #require(part.pixels[y * 48 + x] == whole.pixels[y * 48 + x], "at \(x), \(y)")
      }
    }
  }
}
