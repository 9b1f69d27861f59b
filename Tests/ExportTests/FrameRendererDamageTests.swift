// Drawing only what changed.

import Raster
import Scenes
import TestSupport
import Testing

@testable import Export

struct FrameRendererDamageTests {
  static let images: FrameImages = {
    var images = FrameImages()
    if let size = PixelSize(width: 7, height: 5) {
      let pixels = (0..<35).map { UInt32($0 * 7) * 0x0001_0101 | 0xFF00_0000 }
      images["logo"] = Bitmap(size: size, pixels: pixels)
    }
    return images
  }()

  @Test(arguments: 0..<80)
  func `pixels are those of a new renderer, whatever was drawn before`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let layout = try PictureLayout(
      frameWidth: 48, frameHeight: 40, scale: random.choice([1, 1.5]),
      background: random.choice([FrameRendererTests.white, SceneColor(hex: 0), random.color()]))
    var renderer = FrameRenderer(layout: layout, images: Self.images)
    var frame = random.frame()
    for _ in 0..<4 {
      let before = renderer.bitmap
      let changed = renderer.draw(frame)
      var new = FrameRenderer(layout: layout, images: Self.images)
      _ = new.draw(frame)
      let width = layout.size.width
      let wrong = new.bitmap.pixels.indices.first {
        new.bitmap.pixels[$0] != renderer.bitmap.pixels[$0]
      }
      try #require(wrong == nil, "\(wrong.map { ($0 % width, $0 / width) } ?? (0, 0)) \(frame)")
      let outside = before.pixels.indices.first { index in
        let pixel = PixelRectangle(x: index % width, y: index / width, width: 1, height: 1)
        return before.pixels[index] != renderer.bitmap.pixels[index]
          && changed.intersection(pixel).isEmpty
      }
      try #require(outside == nil)
      frame = random.frame(after: frame)
    }
  }

  @Test func `an equal frame changes nothing`() throws {
    let frame = Frame(width: 9, height: 9, elements: [FrameRendererTests.bar(1, 4)])
    var renderer = FrameRenderer(layout: try FrameRendererTests.layout(9, 9))
    #expect(renderer.draw(frame) == PixelRectangle(x: 0, y: 0, width: 9, height: 9))
    #expect(renderer.draw(frame).isEmpty)
  }

  @Test func `what moves in a group changes no more than where it was and is`() throws {
    func frame(_ x: Double) -> Frame {
      let group = Frame.Group([
        FrameRendererTests.bar(0, 40), FrameRendererTests.bar(x, 4, 90),
        FrameRendererTests.bar(30, 10, 7),
      ])
      return Frame(width: 60, height: 1, elements: [.group(group)])
    }
    var renderer = FrameRenderer(layout: try FrameRendererTests.layout(60, 1))
    _ = renderer.draw(frame(10))
    let changed = renderer.draw(frame(12))
    // 10 ..< 16, and a pixel on either side.
    #expect(changed == PixelRectangle(x: 9, y: 0, width: 8, height: 1))
  }

  @Test func `what changes below a backdrop changes the backdrop, and no more`() throws {
    func frame(_ level: UInt32) -> Frame {
      let material = Frame.Material(
        blurRadius: 2, tint: SceneColor(red: 1, green: 1, blue: 1, alpha: 0.5))
      let backdrop = SceneRectangle(x: 20, y: 0, width: 20, height: 40)
      return Frame(
        width: 100, height: 40,
        elements: [
          FrameRendererTests.bar(22, 4, level),
          .backdrop(Frame.Backdrop(.rectangle(backdrop), material)),
          FrameRendererTests.bar(80, 4),
        ])
    }
    var renderer = FrameRenderer(layout: try FrameRendererTests.layout(100, 40))
    _ = renderer.draw(frame(0))
    let changed = renderer.draw(frame(200))
    #expect(changed.height == 40 && changed.x > 0 && changed.x + changed.width < 60)
  }
}
