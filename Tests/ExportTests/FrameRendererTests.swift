// Frames as pixels.

import Raster
import Scenes
import TestSupport
import Testing

@testable import Export

struct FrameRendererTests {
  static let white = SceneColor(hex: 0xFFFFFF)

  static func layout(
    _ width: Double, _ height: Double, scale: Double = 1, background: SceneColor = white
  ) throws -> PictureLayout {
    try PictureLayout(
      frameWidth: width, frameHeight: height, scale: scale, background: background)
  }

  /// The picture of some elements on white.
  static func pixels(
    of elements: [Frame.Element], width: Double = 4, height: Double = 1, scale: Double = 1,
    images: FrameImages = FrameImages()
  ) throws -> [UInt32] {
    var renderer = FrameRenderer(
      layout: try layout(width, height, scale: scale), images: images)
    _ = renderer.draw(Frame(width: width, height: height, elements: elements))
    return renderer.bitmap.pixels
  }

  static func gray(_ level: UInt32) -> UInt32 { 0xFF00_0000 | level << 16 | level << 8 | level }

  static func bar(
    _ x: Double, _ width: Double, _ level: UInt32 = 0, alpha: Double = 1
  ) -> Frame.Element {
    var color = SceneColor(hex: level << 16 | level << 8 | level)
    color.alpha = alpha
    return .fill(.rectangle(SceneRectangle(x: x, y: 0, width: width, height: 1)), .color(color))
  }

  @Test func `before the first frame there is the background`() throws {
    let background = SceneColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let renderer = FrameRenderer(layout: try Self.layout(2, 1, background: background))
    #expect(renderer.bitmap.pixels == [0x8000_0080, 0x8000_0080])
  }

  @Test func `a pixel shows as much of a shape as it covers`() throws {
    let pixels = try Self.pixels(of: [Self.bar(0.5, 2)])
    // Half of the first pixel and of the third: 128/255 of black over white.
    #expect(pixels == [127, 0, 127, 255].map(Self.gray))
  }

  @Test func `later elements lie over earlier ones`() throws {
    let pixels = try Self.pixels(of: [Self.bar(0, 3, 200), Self.bar(1, 3, 0, alpha: 0.2)])
    // 200 · 0.8 and 255 · 0.8
    #expect(pixels == [200, 160, 160, 204].map(Self.gray))
  }

  @Test func `a scale enlarges all`() throws {
    let pixels = try Self.pixels(of: [Self.bar(0.5, 1)], width: 2, scale: 2)
    #expect(pixels == [255, 0, 0, 255, 255, 0, 0, 255].map(Self.gray))
  }

  @Test func `a group is seen through its opacity as one`() throws {
    let group = Frame.Group(opacity: 0.2, [Self.bar(0, 2), Self.bar(1, 2)])
    #expect(try Self.pixels(of: [.group(group)]) == [204, 204, 204, 255].map(Self.gray))
  }

  @Test func `opacities of groups with one element multiply`() throws {
    let inner = Frame.Group(opacity: 0.5, [Self.bar(0, 2)])
    let outer = Frame.Group(opacity: 0.4, [.group(inner)])
    #expect(try Self.pixels(of: [.group(outer)]) == [204, 204, 255, 255].map(Self.gray))
  }

  @Test func `transforms of groups add up, the inner one first`() throws {
    let inner = Frame.Group(transform: .scale(2), [Self.bar(0, 1)])
    let outer = Frame.Group(transform: .translation(x: 1, y: 0), [.group(inner)])
    #expect(try Self.pixels(of: [.group(outer)]) == [255, 0, 0, 255].map(Self.gray))
  }

  @Test(arguments: [
    (SceneRectangle(x: 1, y: 0, width: 1, height: 1), [255, 0, 255, 255] as [UInt32]),
    (SceneRectangle(x: 1, y: 0, width: 1.5, height: 1), [255, 0, 127, 255]),
    (SceneRectangle(x: 9, y: 0, width: 1, height: 1), [255, 255, 255, 255]),
    (SceneRectangle(x: 0, y: 0, width: 0, height: 1), [255, 255, 255, 255]),
  ]) func `nothing is seen outside a mask`(mask: SceneRectangle, levels: [UInt32]) throws {
    for elements in [[Self.bar(0, 4)], [Self.bar(0, 2), Self.bar(2, 2)]] {
      let group = Frame.Group(mask: Frame.Mask(.rectangle(mask)), elements)
      #expect(try Self.pixels(of: [.group(group)]) == levels.map(Self.gray))
    }
  }

  @Test func `an image fills its rectangle`() throws {
    let size = try #require(PixelSize(width: 2, height: 1))
    var images = FrameImages()
    images["two"] = Bitmap(size: size, pixels: [0xFF00_00FF, 0x0000_0000])
    let image = Frame.Image(named: "two", in: SceneRectangle(x: 1, y: 0, width: 2, height: 1))
    let pixels = try Self.pixels(of: [.image(image)], images: images)
    #expect(pixels == [0xFFFF_FFFF, 0xFF00_00FF, 0xFFFF_FFFF, 0xFFFF_FFFF])
  }

  @Test func `an image that is missing shows all the same`() throws {
    let image = Frame.Image(named: "none", in: SceneRectangle(x: 1, y: 0, width: 20, height: 20))
    let pixels = try Self.pixels(of: [.image(image)], width: 24, height: 20)
    #expect(pixels[24 * 3] == Self.gray(255))
    #expect(pixels[24 * 3 + 11] == 0xFFEA_E5E5)
    #expect(pixels[24 * 10 + 11] != 0xFFEA_E5E5)
  }

  @Test func `what lies outside the screen is not seen`() throws {
    let size = try #require(PixelSize(width: 6, height: 1))
    let layout = try PictureLayout(
      frameWidth: 2, frameHeight: 1, centeredIn: size, scale: 1, background: Self.white)
    var renderer = FrameRenderer(layout: layout)
    _ = renderer.draw(Frame(width: 2, height: 1, elements: [Self.bar(-9, 30)]))
    #expect(renderer.bitmap.pixels == [255, 255, 0, 0, 255, 255].map(Self.gray))
  }
}
