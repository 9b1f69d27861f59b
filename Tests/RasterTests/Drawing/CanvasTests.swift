import TestSupport
import Testing

@testable import Raster

struct CanvasTests {
  /// Draws a random scene without panes.
  private func draw(_ seed: Int, on canvas: inout Canvas) {
    var generator = SplitMix64(seed: seed)
    var depth = 0
    for _ in 0..<8 {
      let range: ClosedRange<Int32> =
        Int.random(in: 0..<4, using: &generator) == 0 ? -90_000...90_000 : -3000...20_000
      let outline = Outline.random(within: range, using: &generator)
      let ink = randomInk(using: &generator)
      let opacity = UInt8.random(in: 0...255, using: &generator)
      let rule: Outline.FillRule = Bool.random(using: &generator) ? .nonZero : .evenOdd
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        canvas.stroke(
          outline, width: .random(in: 1...3000, using: &generator),
          ends: Bool.random(using: &generator) ? .round : .butt, with: ink, opacity: opacity)
      case 1:
        canvas.beginGroup()
        depth += 1
      case 2 where depth > 0:
        canvas.endGroup(opacity: opacity, mask: CanvasMask(outline, rule: rule, ink: ink))
        depth -= 1
      default:
        canvas.fill(outline, rule: rule, with: ink, opacity: opacity)
      }
    }
    for _ in 0..<depth { canvas.endGroup(opacity: 200) }
  }

  @Test(arguments: 0..<120)
  func `inside a clip pixels are those drawn without one, and outside none change`(seed: Int) throws
  {
    var generator = SplitMix64(seed: seed + 1000)
    let backdrop = Bitmap.random(64, 56, using: &generator)
    var whole = Canvas(backdrop)
    draw(seed, on: &whole)
    for _ in 0..<3 {
      var part = Canvas(backdrop)
      let clip = PixelRectangle(
        x: .random(in: -5...60, using: &generator), y: .random(in: -5...50, using: &generator),
        width: .random(in: 0...40, using: &generator),
        height: .random(in: 0...40, using: &generator))
      part.clip = clip
      draw(seed, on: &part)
      var expected = backdrop
      let seen = clip.intersection(PixelRectangle(backdrop.size))
      for y in seen.y..<seen.bottom {
        let places = y * 64 + seen.x..<y * 64 + seen.right
        expected.pixels[places] = whole.bitmap.pixels[places]
      }
      try #require(part.bitmap == expected, "in \(clip)")
    }
  }

  @Test func `a canvas that was used before draws the same`() {
    var used = Canvas(.filled(64, 56, .white))
    for seed in 0..<20 { draw(seed, on: &used) }
    used.clear(to: .white)
    var fresh = Canvas(.filled(64, 56, .white))
    draw(77, on: &used)
    draw(77, on: &fresh)
    #expect(used.bitmap == fresh.bitmap)
  }

  @Test func `opaque rectangles that meet at a pixel's side leave no seam`() {
    var canvas = Canvas(.filled(8, 8, .white))
    canvas.fill(.rectangle(0, 0, 3, 8), with: .color(.black))
    canvas.fill(.rectangle(3, 0, 5, 8), with: .color(.black))
    #expect(canvas.bitmap == .filled(8, 8, .black))
  }

  @Test func `an opaque colour over anything is that colour`() {
    var generator = SplitMix64(seed: 1)
    var canvas = Canvas(.random(16, 16, using: &generator))
    let color = PixelColor(red: 1, green: 200, blue: 77)
    canvas.fill(.rectangle(-1, -1, 18, 18), with: .color(color))
    #expect(canvas.bitmap == .filled(16, 16, color))
  }

  @Test func `clearing replaces what is inside the clip, without blending`() {
    var canvas = Canvas(.filled(5, 4, .white))
    canvas.clip = PixelRectangle(x: 3, y: -2, width: 9, height: 4)
    canvas.clear(to: PixelColor(red: 255, green: 0, blue: 0, alpha: 51))
    let (white, red) = (PixelColor.white.premultiplied, 0x3300_0033 as UInt32)
    #expect(canvas.bitmap.row(0) == [white, white, white, red, red])
    #expect(canvas.bitmap.row(1) == [white, white, white, red, red])
    #expect(canvas.bitmap.row(2) == [white, white, white, white, white])
  }

  @Test(arguments: 0..<40)
  func `a colour, a gradient of it and a picture of it draw the same`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    let color = PixelColor.random(using: &generator)
    let outline = Outline.random(within: -1000...6000, using: &generator)
    let opacity = UInt8.random(in: 0...255, using: &generator)
    let backdrop = Bitmap.random(20, 20, using: &generator)
    let inks: [Ink] = [
      .color(color),
      .linearGradient(
        GradientInk(
          start: .pixels(3, 2), end: .pixels(15, 9),
          stops: [.init(offset: 0, color: color), .init(offset: 65536, color: color)])),
      .image(
        ImageInk(
          .filled(3, 3, color), map: ImageMap(a: 9000, b: 50, c: 0, d: 7000, tx: 0, ty: 0))),
    ]
    let results = inks.map { ink in
      var canvas = Canvas(backdrop)
      canvas.fill(outline, with: ink, opacity: opacity)
      return canvas.bitmap
    }
    #expect(results[1] == results[0])
    #expect(results[2] == results[0])
  }

  @Test(arguments: 0..<16)
  func `outlines of the largest coordinates end, and soon`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    let extremes: [Int32] = [.min, .max, .min + 1, 0, 1, 5000, -5000, 1 << 29]
    func point() -> SubpixelPoint {
      func coordinate() -> Int32 {
        Bool.random(using: &generator)
          ? extremes[Int.random(in: 0..<extremes.count, using: &generator)]
          : .random(in: .min ... .max, using: &generator)
      }
      return SubpixelPoint(x: coordinate(), y: coordinate())
    }
    var canvas = Canvas(.filled(40, 40, .white))
    if seed % 3 == 0 { canvas.clip = PixelRectangle(x: .min, y: .min, width: .max, height: .max) }
    if seed % 3 == 1 { canvas.clip = PixelRectangle(x: 1, y: 1, width: .max, height: .max) }
    let outline = Outline([
      .line(point()), .close, .move(point()), .cubic(point(), point(), point()), .line(point()),
      .move(point()), .close, .close, .cubic(point(), point(), point()),
    ])
    let inks: [Ink] = [
      .color(.black),
      .linearGradient(
        GradientInk(
          start: point(), end: point(),
          stops: [
            .init(offset: .min, color: .white), .init(offset: .max, color: .black),
          ])),
      .linearGradient(GradientInk(start: point(), end: point(), stops: [])),
      .image(
        ImageInk(
          .filled(3, 2, .black),
          map: ImageMap(
            a: .random(in: .min ... .max, using: &generator), b: .min, c: .max,
            d: seed % 2 == 0 ? 0 : .max, tx: .max, ty: .min))),
    ]
    for ink in inks {
      canvas.fill(outline, with: ink)
      canvas.stroke(
        outline, width: extremes[seed % extremes.count], ends: seed % 2 == 0 ? .round : .butt,
        with: ink)
    }
    let material = PixelMaterial(
      deviation: extremes[seed % extremes.count],
      tint: PixelColor(red: 9, green: 9, blue: 9, alpha: 9))
    canvas.apply(material, inside: outline)
    #expect(canvas.bitmap.pixels.count == 1600)
  }
}
