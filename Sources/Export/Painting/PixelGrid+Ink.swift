// Colours, gradients and pictures of a frame on the grid of pixels.
// Layer: Export. Tests: PixelGridTests.

import Easing
import Raster
import Scenes

extension PixelColor {
  /// The bytes of a colour: each component times 255, rounded to the nearest, halves up; what is
  /// outside 0…1 is taken for its nearer end, NaN for 0.
  init(_ color: SceneColor) {
    self.init(
      red: .share(color.red), green: .share(color.green), blue: .share(color.blue),
      alpha: .share(color.alpha))
  }
}

extension UInt8 {
  /// A share of 1 in 255ths, rounded to the nearest, halves up, and NaN to 0.
  static func share(_ number: Double) -> UInt8 {
    let steps = (number * 255 + 0.5).floored
    return steps > 0 ? UInt8(Swift.min(steps, 255)) : 0
  }
}

extension PixelGrid {
  /// What a paint looks like, or `nil` if it paints nothing.
  func ink(of paint: Frame.Paint) -> Ink? {
    switch paint {
    case .color(let color): return .color(PixelColor(color))
    case .linearGradient(let gradient): return ink(of: gradient)
    }
  }

  /// A gradient whose lines of one colour go where the map takes them.
  ///
  /// A map that stretches one way more than the other tilts those lines, so that they are no longer
  /// at right angles to the way from start to end. The gradient of the offset is g = A⁻ᵀ·d / |d|²,
  /// where A is the map's linear part and d leads from start to end; from the mapped start, offset 1
  /// is reached at the right angle g / |g|² away. Stops before 0 or after 1, which the ink does not have,
  /// move the ends of its line.
  private func ink(of gradient: Frame.LinearGradient) -> Ink? {
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return nil }
    let d = Frame.Point(
      x: gradient.end.x - gradient.start.x, y: gradient.end.y - gradient.start.y)
    let determinant = transform.a * transform.d - transform.b * transform.c
    let square = d.x * d.x + d.y * d.y
    let g = Frame.Point(
      x: (transform.d * d.x - transform.b * d.y) / determinant / square,
      y: (transform.a * d.y - transform.c * d.x) / determinant / square)
    let steepness = g.x * g.x + g.y * g.y
    guard gradient.stops.count > 1, steepness > 0, steepness.isFinite else {
      return .color(PixelColor(last.color))
    }
    let start = transform.applied(to: gradient.start)
    let way = Frame.Point(x: g.x / steepness, y: g.y / steepness)
    let (least, greatest) = (min(0, first.offset), max(1, last.offset))
    func place(_ offset: Double) -> SubpixelPoint {
      // A way that is infinite leaves the start where it is.
      let (x, y) = offset == 0 ? (0, 0) : (way.x * offset, way.y * offset)
      return SubpixelPoint(x: Self.subpixels(start.x + x), y: Self.subpixels(start.y + y))
    }
    return .linearGradient(
      GradientInk(
        start: place(least), end: place(greatest),
        stops: gradient.stops.map { stop in
          // What is too far apart for a number is at the start.
          let steps = ((stop.offset - least) / (greatest - least) * 65536 + 0.5).floored
          return GradientInk.Stop(
            offset: steps > 0 ? Int32(min(steps, 65536)) : 0, color: PixelColor(stop.color))
        }))
  }

  /// A picture in a rectangle, or `nil` if nothing of it is seen.
  func ink(of bitmap: Bitmap, in frame: SceneRectangle) -> Ink? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    // From pixels of the picture to points, then to pixels of the canvas; the way back is needed.
    let toPoints = Frame.Transform(
      a: frame.width / Double(bitmap.size.width), b: 0, c: 0,
      d: frame.height / Double(bitmap.size.height), tx: frame.x, ty: frame.y)
    let map = transform.concatenated(with: toPoints)
    let determinant = map.a * map.d - map.b * map.c
    guard determinant != 0, determinant.isFinite else { return nil }
    func part(_ number: Double) -> Int64 {
      let steps = (number * 65536 + 0.5).floored
      return steps == steps ? Int64(min(max(steps, -0x1p40), 0x1p40)) : 0
    }
    return .image(
      ImageInk(
        bitmap,
        map: ImageMap(
          a: part(map.d / determinant), b: part(-map.b / determinant),
          c: part(-map.c / determinant), d: part(map.a / determinant),
          tx: part((map.c * map.ty - map.d * map.tx) / determinant),
          ty: part((map.b * map.tx - map.a * map.ty) / determinant))))
  }
}
