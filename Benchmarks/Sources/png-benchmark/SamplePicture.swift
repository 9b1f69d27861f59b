// Pictures that are encoded: an interface, a gradient and a logo.

import Raster

/// A picture drawn pixel by pixel from shapes with soft edges.
struct SamplePicture {
  let name: String
  var bitmap: Bitmap
  let isOpaque: Bool

  private init(name: String, width: Int, height: Int, isOpaque: Bool) {
    guard let size = PixelSize(width: width, height: height) else {
      preconditionFailure("The sides are above 0.")
    }
    self.name = name
    self.isOpaque = isOpaque
    bitmap = Bitmap(size: size)
    if isOpaque { fill(0, 0, width, height) { _, _ in (0xF7F2F2, 1) } }
  }

  /// Lays colours with some coverage over a rectangle of pixels.
  private mutating func fill(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int,
    with paint: (Double, Double) -> (color: UInt32, coverage: Double)
  ) {
    for row in max(0, y)..<min(bitmap.size.height, y + height) {
      for column in max(0, x)..<min(bitmap.size.width, x + width) {
        let (color, coverage) = paint(Double(column) + 0.5, Double(row) + 0.5)
        let under = bitmap[column, row]
        let alpha = UInt32(max(0, min(1, coverage)) * 255 + 0.5)
        guard alpha > 0 else { continue }
        func mixed(_ shift: UInt32, _ top: UInt32) -> UInt32 {
          ((top * alpha + (under >> shift & 255) * (255 - alpha) + 127) / 255) << shift
        }
        bitmap[column, row] =
          mixed(0, color & 255) | mixed(8, color >> 8 & 255) | mixed(16, color >> 16 & 255)
          | mixed(24, 255)
      }
    }
  }

  private mutating func roundedRectangle(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Double,
    color: (Double, Double) -> UInt32
  ) {
    fill(x, y, width, height) { column, row in
      let across = max(Double(x) + radius - column, column - Double(x + width) + radius, 0)
      let down = max(Double(y) + radius - row, row - Double(y + height) + radius, 0)
      let distance = (across * across + down * down).squareRoot()
      return (color(column, row), radius - distance + 0.5)
    }
  }

  private mutating func stroke(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), width: Double,
    color: UInt32
  ) {
    let reach = width + 2
    let (left, top) = (min(start.x, end.x) - reach, min(start.y, end.y) - reach)
    let (right, bottom) = (max(start.x, end.x) + reach, max(start.y, end.y) + reach)
    let (across, down) = (end.x - start.x, end.y - start.y)
    let square = max(across * across + down * down, 1e-9)
    fill(Int(left), Int(top), Int(right - left), Int(bottom - top)) { x, y in
      let along = ((x - start.x) * across + (y - start.y) * down) / square
      let place = max(0, min(1, along))
      let (dx, dy) = (x - start.x - place * across, y - start.y - place * down)
      return (color, width / 2 - (dx * dx + dy * dy).squareRoot() + 0.5)
    }
  }

  /// Something like a line of text: three strokes between nine points for each of 40 letters.
  private mutating func text(
    _ x: Int, _ y: Int, height: Double, letters: Int, color: UInt32, seed: UInt64
  ) {
    var position = Double(x)
    var state = seed
    for _ in 0..<letters {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let letter = state >> 33 % 40
      if letter > 33 {
        position += height * 0.4
        continue
      }
      var shape = letter &* 0x9E37_79B9_7F4A_7C15
      for _ in 0..<3 {
        func point(_ bits: UInt64) -> (x: Double, y: Double) {
          (
            position + Double(bits % 3) * height * 0.25,
            Double(y) + Double(bits / 3 % 3) * height * 0.45
          )
        }
        stroke(
          from: point(shape >> 20 % 9), to: point(shape >> 40 % 9), width: height * 0.11,
          color: color)
        shape = shape &* 0x9E37_79B9_7F4A_7C15 &+ 1
      }
      position += height * 0.72
    }
  }

  /// A telephone's screen: a title, cards with text, a gradient, drawn pictures and a photograph.
  ///
  /// Fuller than most: libpng 1 makes 300 kB of it, libpng 6 203 kB.
  static func interface() -> SamplePicture {
    var picture = SamplePicture(
      name: "interface 1170x2532", width: 1170, height: 2532, isOpaque: true)
    picture.text(90, 60, height: 36, letters: 5, color: 0x000000, seed: 1)
    picture.text(60, 220, height: 90, letters: 11, color: 0x000000, seed: 2)
    picture.roundedRectangle(48, 380, 1074, 108, radius: 30) { _, _ in 0xE8E3E3 }
    picture.text(140, 412, height: 46, letters: 12, color: 0x86808E, seed: 3)
    picture.roundedRectangle(48, 540, 1074, 240, radius: 48) { x, y in
      let share = (x - 48 + y - 540) / 1314
      return UInt32(0x5E + share * 0x90) | UInt32(0x5C + share * 0x20) << 8
        | UInt32(0xE6 - share * 0x60) << 16
    }
    picture.text(110, 600, height: 64, letters: 14, color: 0xFFFFFF, seed: 4)
    picture.text(110, 690, height: 42, letters: 20, color: 0xFFEEEE, seed: 5)
    for card in 0..<4 {
      let y = 840 + card * 300
      picture.roundedRectangle(48, y, 1074, 240, radius: 42) { _, _ in 0xFFFFFF }
      picture.roundedRectangle(84, y + 36, 168, 168, radius: 36) { x, y in
        let (dx, dy) = (x.remainder(dividingBy: 56), y.remainder(dividingBy: 40))
        let wave = (dx * dx + dy * dy * 1.7).squareRoot() * 3.5
        // One is a photograph, with grain; the others are drawn.
        let grain = card == 0 ? (Int(x * 7919) ^ Int(y * 104_729)) % 7 : 0
        return UInt32(60 + wave) | UInt32(200 - wave + Double(grain)) << 8
          | UInt32(90 + wave / 2 + Double(grain)) << 16
      }
      let seed = UInt64(card) * 10
      picture.text(288, y + 40, height: 50, letters: 12, color: 0x000000, seed: seed + 6)
      picture.text(288, y + 128, height: 38, letters: 20, color: 0x86808E, seed: seed + 7)
    }
    picture.roundedRectangle(48, 2100, 1074, 210, radius: 42) { _, _ in 0xFFFFFF }
    for line in 0..<2 {
      picture.text(
        84, 2136 + line * 76, height: 38, letters: 24, color: 0x3C3C43, seed: UInt64(line + 60))
    }
    picture.fill(0, 2349, 1170, 3) { _, _ in (0xC8C6C6, 1) }
    picture.fill(0, 2352, 1170, 180) { _, _ in (0xF9F9F9, 1) }
    for tab in 0..<5 {
      picture.roundedRectangle(81 + tab * 234, 2376, 72, 72, radius: 36) { _, _ in
        tab == 0 ? 0xFF7A00 : 0x999999
      }
    }
    return picture
  }

  /// A full-screen gradient from corner to corner.
  static func gradient() -> SamplePicture {
    var picture = SamplePicture(
      name: "gradient 1170x2532", width: 1170, height: 2532, isOpaque: true)
    picture.fill(0, 0, 1170, 2532) { x, y in
      let share = (x + y) / 3702
      return (
        UInt32(20 + 200 * share + 0.5) | UInt32(120 - 90 * share + 0.5) << 8
          | UInt32(250 - 40 * share + 0.5) << 16, 1
      )
    }
    return picture
  }

  /// A logo with soft edges on nothing.
  static func logo() -> SamplePicture {
    var picture = SamplePicture(name: "logo 400x400", width: 400, height: 400, isOpaque: false)
    picture.roundedRectangle(20, 20, 360, 360, radius: 180) { x, y in
      UInt32(40 + x / 2) | UInt32(220 - y / 3) << 8 | 0xE0_0000
    }
    picture.stroke(from: (110, 210), to: (180, 280), width: 44, color: 0xFFFFFF)
    picture.stroke(from: (180, 280), to: (295, 135), width: 44, color: 0xFFFFFF)
    return picture
  }
}
