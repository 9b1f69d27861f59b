// What is drawn: white, seven rounded rectangles, and a picture through rounded corners at .9 opacity.

import Raster

struct Card {
  /// A rounded rectangle and its colour; lengths are in pixels.
  struct Panel {
    let x, y, width, height, radius: Int
    let color: PixelColor
  }

  /// How far components may be apart: along curves cairo's coverage is that of 15 lines a pixel and of
  /// chords up to a tenth of a pixel away, and its scaled pictures mix in 128ths.
  static let tolerance = 32

  let size = PixelSize(width: 1170, height: 2532) ?? Card.nothing
  let panels: [Panel] = [
    Panel(
      x: 48, y: 180, width: 1074, height: 1500, radius: 60,
      color: PixelColor(red: 242, green: 242, blue: 247)),
    Panel(
      x: 96, y: 1080, width: 640, height: 72, radius: 36,
      color: PixelColor(red: 60, green: 60, blue: 67)),
    Panel(
      x: 96, y: 1190, width: 900, height: 48, radius: 24,
      color: PixelColor(red: 60, green: 60, blue: 67, alpha: 153)),
    Panel(
      x: 96, y: 1262, width: 820, height: 48, radius: 24,
      color: PixelColor(red: 60, green: 60, blue: 67, alpha: 153)),
    Panel(
      x: 96, y: 1400, width: 480, height: 150, radius: 75,
      color: PixelColor(red: 0, green: 122, blue: 255)),
    Panel(
      x: 48, y: 1740, width: 1074, height: 300, radius: 60,
      color: PixelColor(red: 242, green: 242, blue: 247)),
    Panel(
      x: 48, y: 2100, width: 1074, height: 300, radius: 60,
      color: PixelColor(red: 52, green: 199, blue: 89, alpha: 200)),
  ]
  /// Where the picture, 400 × 320 pixels, lies: it is magnified about 2.4 times.
  let pictureX = 96
  let pictureY = 228
  let pictureWidth = 978
  let pictureHeight = 780
  let picture: Bitmap

  init() {
    var picture = Bitmap(size: PixelSize(width: 400, height: 320) ?? Card.nothing)
    for y in 0..<320 {
      for x in 0..<400 {
        let color = PixelColor(
          red: UInt8(x * 255 / 399), green: UInt8(y * 255 / 319),
          blue: UInt8((x / 20 + y / 20) % 2 * 120))
        picture[x, y] = color.premultiplied
      }
    }
    self.picture = picture
  }

  private static var nothing: PixelSize { preconditionFailure("The size is positive.") }

  /// Draws the card.
  func draw(on canvas: inout Canvas, withPicture: Bool = true) {
    canvas.clear(to: PixelColor(red: 255, green: 255, blue: 255))
    for panel in panels {
      let outline = Card.roundedRectangle(
        x: panel.x, y: panel.y, width: panel.width, height: panel.height, radius: panel.radius)
      canvas.fill(outline, with: .color(panel.color))
    }
    if withPicture {
      let (a, d) = (Int64(400 * 65536 / pictureWidth), Int64(320 * 65536 / pictureHeight))
      let map = ImageMap(
        a: a, b: 0, c: 0, d: d, tx: -a * Int64(pictureX), ty: -d * Int64(pictureY))
      let outline = Card.roundedRectangle(
        x: pictureX, y: pictureY, width: pictureWidth, height: pictureHeight, radius: 48)
      canvas.fill(outline, with: .image(ImageInk(picture, map: map)), opacity: 230)
    }
  }

  /// A rounded rectangle of lines and curves.
  static func roundedRectangle(x: Int, y: Int, width: Int, height: Int, radius: Int) -> Outline {
    let (left, top) = (Int32(256 * x), Int32(256 * y))
    let (right, bottom) = (Int32(256 * (x + width)), Int32(256 * (y + height)))
    let r = Int32(256 * radius)
    // (1 − 0.55228475) · r: from the corner to a control point.
    let k = Int32(256 * radius * 44_771_525 / 100_000_000)
    func p(_ x: Int32, _ y: Int32) -> SubpixelPoint { SubpixelPoint(x: x, y: y) }
    return Outline([
      .move(p(left + r, top)), .line(p(right - r, top)),
      .cubic(p(right - k, top), p(right, top + k), p(right, top + r)), .line(p(right, bottom - r)),
      .cubic(p(right, bottom - k), p(right - k, bottom), p(right - r, bottom)),
      .line(p(left + r, bottom)),
      .cubic(p(left + k, bottom), p(left, bottom - k), p(left, bottom - r)),
      .line(p(left, top + r)),
      .cubic(p(left, top + k), p(left + k, top), p(left + r, top)), .close,
    ])
  }
}
