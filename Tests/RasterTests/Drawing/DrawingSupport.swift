// Shapes, pictures and random scenes for tests of drawing.

import TestSupport

@testable import Raster

extension SubpixelPoint {
  /// A place in pixels, rounded to a 256th.
  static func pixels(_ x: Double, _ y: Double) -> SubpixelPoint {
    SubpixelPoint(x: Int32((x * 256).rounded()), y: Int32((y * 256).rounded()))
  }
}

extension Outline {
  /// A closed polygon, its corners in pixels.
  static func polygon(_ corners: [(Double, Double)]) -> Outline {
    var outline = Outline()
    for (index, corner) in corners.enumerated() {
      let point = SubpixelPoint.pixels(corner.0, corner.1)
      outline.elements.append(index == 0 ? .move(point) : .line(point))
    }
    outline.elements.append(.close)
    return outline
  }

  /// A rectangle, in pixels.
  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Outline {
    polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
  }

  /// A circle of four curves, in pixels.
  static func circle(_ x: Double, _ y: Double, radius r: Double) -> Outline {
    let k = r * 0.5522847498307936
    func p(_ dx: Double, _ dy: Double) -> SubpixelPoint { .pixels(x + dx, y + dy) }
    return Outline([
      .move(p(r, 0)), .cubic(p(r, k), p(k, r), p(0, r)), .cubic(p(-k, r), p(-r, k), p(-r, 0)),
      .cubic(p(-r, -k), p(-k, -r), p(0, -r)), .cubic(p(k, -r), p(r, -k), p(r, 0)), .close,
    ])
  }

  /// Random lines and curves around a place.
  static func random(
    within range: ClosedRange<Int32>, using generator: inout SplitMix64
  ) -> Outline {
    func point() -> SubpixelPoint {
      SubpixelPoint(
        x: .random(in: range, using: &generator), y: .random(in: range, using: &generator))
    }
    var elements: [Element] = [.move(point())]
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: elements.append(.move(point()))
      case 1: elements.append(.close)
      case 2...4: elements.append(.line(point()))
      default: elements.append(.cubic(point(), point(), point()))
      }
    }
    return Outline(elements)
  }
}

extension Bitmap {
  /// A bitmap of a size that is known to be right.
  static func filled(_ width: Int, _ height: Int, _ color: PixelColor = .transparent) -> Bitmap {
    guard let size = PixelSize(width: width, height: height) else {
      preconditionFailure("The size is positive.")
    }
    return Bitmap(size: size, filledWith: color)
  }

  /// Random premultiplied pixels.
  static func random(_ width: Int, _ height: Int, using generator: inout SplitMix64) -> Bitmap {
    var bitmap = filled(width, height)
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = PixelColor.random(using: &generator).premultiplied
    }
    return bitmap
  }

  /// The pixels of a row.
  func row(_ y: Int) -> [UInt32] { Array(pixels[y * size.width..<(y + 1) * size.width]) }
}

extension PixelColor {
  static let white = PixelColor(red: 255, green: 255, blue: 255)
  static let black = PixelColor(red: 0, green: 0, blue: 0)

  /// A random colour, as often opaque or transparent as anything else.
  static func random(using generator: inout SplitMix64) -> PixelColor {
    func byte() -> UInt8 { .random(in: 0...255, using: &generator) }
    let alphas = [0, 255, byte()]
    return PixelColor(
      red: byte(), green: byte(), blue: byte(),
      alpha: alphas[Int.random(in: 0..<3, using: &generator)])
  }
}

extension UInt32 {
  /// The red, green, blue and alpha of a pixel.
  var components: [Int] { [0, 8, 16, 24].map { Int(self >> UInt32($0) & 255) } }
}

extension CoverageScanner {
  /// The coverage of each pixel of a clip, row by row.
  static func coverage(
    of outline: Outline, rule: Outline.FillRule = .nonZero, in clip: PixelRectangle
  ) -> [[Int]] {
    var scanner = CoverageScanner()
    var rows = [[Int]](repeating: [Int](repeating: 0, count: clip.width), count: clip.height)
    guard scanner.begin(outline, rule: rule, clip: clip) else { return rows }
    while scanner.nextRow() {
      for span in scanner.spans {
        for x in span.x..<span.x + span.count {
          rows[scanner.y - clip.y][x - clip.x] = Int(span.coverage)
        }
      }
    }
    return rows
  }
}

/// An ink of any kind.
func randomInk(using generator: inout SplitMix64) -> Ink {
  func color() -> PixelColor { .random(using: &generator) }
  func place() -> SubpixelPoint {
    SubpixelPoint(
      x: .random(in: -2000...16000, using: &generator),
      y: .random(in: -2000...16000, using: &generator))
  }
  switch Int.random(in: 0..<5, using: &generator) {
  case 0, 1:
    return .color(color())
  case 2:
    let stops = [(0, color()), (30000, color()), (30000, color()), (65536, color())]
    let (start, end) = (place(), place())
    let isUpright = Bool.random(using: &generator)
    return .linearGradient(
      GradientInk(
        start: start, end: isUpright ? SubpixelPoint(x: end.x, y: start.y) : end,
        stops: stops.map { .init(offset: Int32($0.0), color: $0.1) }))
  default:
    func scale(_ limit: Int64) -> Int64 { .random(in: -limit...limit, using: &generator) }
    let isTurned = Bool.random(using: &generator)
    return .image(
      ImageInk(
        .random(9, 7, using: &generator),
        map: ImageMap(
          a: scale(300_000), b: isTurned ? scale(100_000) : 0, c: isTurned ? scale(100_000) : 0,
          d: scale(300_000), tx: scale(2_000_000), ty: scale(2_000_000))))
  }
}
