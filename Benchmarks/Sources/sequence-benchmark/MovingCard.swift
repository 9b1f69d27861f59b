// A card at the size of a phone's screen, with a picture under rounded corners, that moves down.

import Export
import Raster
import Scenes

/// Frames of 1170 × 2532 pixels that are drawn at one pixel per point.
enum MovingCard {
  /// The size of the frames, and the picture.
  static func run(count: Int) throws -> FrameRun {
    var images = FrameImages()
    images["picture"] = picture
    let layout = try PictureLayout(
      frameWidth: 1170, frameHeight: 2532, scale: 1, background: SceneColor(hex: 0xFFFFFF))
    return FrameRun(layout: layout, rate: .fps60, numbers: 0..<count, images: images)
  }

  /// A frame; the card has moved by three pixels since the one before.
  static func frame(_ number: Int) -> Frame {
    let y = Double(3 * number % 90)
    let white = SceneColor(hex: 0xFFFFFF)
    let gray = SceneColor(hex: 0xF2F2F7)
    let text = SceneColor(hex: 0x3C3C43)
    let faint = SceneColor(red: text.red, green: text.green, blue: text.blue, alpha: 0.6)
    let picture = SceneRectangle(x: 96, y: 228 + y, width: 978, height: 780)
    let mask = Frame.Mask(.roundedRectangle(picture, radius: 48))
    return Frame(
      width: 1170, height: 2532,
      elements: [
        .fill(.rectangle(SceneRectangle(x: 0, y: 0, width: 1170, height: 2532)), .color(white)),
        panel(48, 180 + y, 1074, 1500, 60, gray), panel(96, 1080 + y, 640, 72, 36, text),
        panel(96, 1190 + y, 900, 48, 24, faint),
        panel(96, 1262 + y, 820, 48, 24, faint),
        panel(96, 1400 + y, 480, 150, 75, SceneColor(hex: 0x007AFF)),
        panel(48, 1740 + y, 1074, 300, 60, gray),
        panel(
          48, 2100 + y, 1074, 300, 60, SceneColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 0.8)),
        .group(
          Frame.Group(
            opacity: 0.9, mask: mask, [.image(Frame.Image(named: "picture", in: picture))])),
      ])
  }

  private static func panel(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double,
    _ color: SceneColor
  ) -> Frame.Element {
    let rectangle = SceneRectangle(x: x, y: y, width: width, height: height)
    return .fill(.roundedRectangle(rectangle, radius: radius), .color(color))
  }

  /// 400 × 320 pixels of squares over two gradients.
  private static var picture: Bitmap? {
    guard let size = PixelSize(width: 400, height: 320) else { return nil }
    var bitmap = Bitmap(size: size)
    for y in 0..<320 {
      for x in 0..<400 {
        let color = PixelColor(
          red: UInt8(x * 255 / 399), green: UInt8(y * 255 / 319),
          blue: UInt8((x / 20 + y / 20) % 2 * 120))
        bitmap[x, y] = color.premultiplied
      }
    }
    return bitmap
  }
}
