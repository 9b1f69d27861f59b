import TestSupport
import Testing

@testable import Raster

struct CanvasGroupTests {
  @Test(arguments: 0..<30)
  func `a group of one opaque fill and an opacity looks like the fill with that opacity`(
    seed: Int
  ) throws {
    var generator = SplitMix64(seed: seed)
    let outline = Outline.circle(8, 8, radius: 6.3)
    let opacity = UInt8.random(in: 0...255, using: &generator)
    let backdrop = Bitmap.random(16, 16, using: &generator)
    let ink = Ink.color(PixelColor(red: 200, green: 100, blue: 255))
    var (grouped, direct) = (Canvas(backdrop), Canvas(backdrop))
    grouped.beginGroup()
    grouped.fill(outline, with: ink)
    grouped.endGroup(opacity: opacity)
    direct.fill(outline, with: ink, opacity: opacity)
    for (one, other) in zip(grouped.bitmap.pixels, direct.bitmap.pixels) {
      for (a, b) in zip(one.components, other.components) {
        // A rounding more on each side of the sum, of at most a half each.
        try #require(abs(a - b) <= 2)
      }
    }
  }

  @Test func `a group shows its overlaps once`() {
    var canvas = Canvas(.filled(4, 1, .white))
    canvas.beginGroup()
    canvas.fill(.rectangle(0, 0, 3, 1), with: .color(.black))
    canvas.fill(.rectangle(1, 0, 3, 1), with: .color(.black))
    canvas.endGroup(opacity: 51)
    #expect(canvas.bitmap == .filled(4, 1, PixelColor(red: 204, green: 204, blue: 204)))
  }

  @Test func `a mask shows a group by its coverage and its ink's alpha`() {
    var canvas = Canvas(.filled(4, 1))
    canvas.beginGroup()
    canvas.fill(.rectangle(0, 0, 4, 1), with: .color(.white))
    let ink = Ink.color(PixelColor(red: 1, green: 2, blue: 3, alpha: 100))
    canvas.endGroup(opacity: 128, mask: CanvasMask(.rectangle(0.5, 0, 2.25, 1), ink: ink))
    // Coverage 128, 255 and 191 255ths; times 100 / 255, then times 128 / 255, each to the nearest.
    #expect(canvas.bitmap.pixels.map { $0 >> 24 } == [25, 50, 38, 0])
  }

  @Test func `a mask's gradient fades a group`() {
    var canvas = Canvas(.filled(8, 2))
    canvas.beginGroup()
    canvas.clear(to: .white)
    let fade = GradientInk(
      start: .pixels(0, 0), end: .pixels(8, 0),
      stops: [.init(offset: 0, color: .transparent), .init(offset: 65536, color: .black)])
    canvas.endGroup(mask: CanvasMask(.rectangle(0, 0, 8, 2), ink: .linearGradient(fade)))
    // At the centres: 255 · (2·x + 1) / 16, to the nearest.
    let expected = (0..<8).map { UInt32(Double(255 * (2 * $0 + 1)) / 16 + 0.5) }
    #expect(canvas.bitmap.row(0).map { $0 >> 24 } == expected)
    #expect(canvas.bitmap.row(1).map { $0 & 255 } == expected)
  }

  @Test func `groups nest, and what one leaves the next does not see`() {
    var canvas = Canvas(.filled(2, 1, .white))
    canvas.beginGroup()
    canvas.beginGroup()
    canvas.fill(.rectangle(0, 0, 1, 1), with: .color(.black))
    canvas.endGroup(opacity: 0)
    canvas.beginGroup()
    canvas.fill(.rectangle(1, 0, 1, 1), with: .color(.black))
    canvas.endGroup()
    #expect(canvas.bitmap == .filled(2, 1, .white), "open groups do not show")
    canvas.endGroup()
    #expect(canvas.bitmap.pixels == [0xFFFF_FFFF, 0xFF00_0000])
  }

  @Test func `ending a group that was not begun is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      var canvas = Canvas(.filled(1, 1))
      canvas.endGroup()
    }
  }

  @Test func `a group is not ended before it is begun`() async {
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 2, height: 2) else { return }
      var canvas = Canvas(Bitmap(size: size))
      canvas.endGroup()
    }
  }
}
