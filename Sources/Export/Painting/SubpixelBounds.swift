// Rectangles on the grid of subpixels.
// Layer: Export. Tests: PixelGridTests.

import Raster

/// A rectangle on the grid of subpixels that holds some points; never empty, but maybe without area.
struct SubpixelBounds: Hashable, Sendable {
  /// The left side, in 256ths of a pixel, as all sides.
  private(set) var left: Int
  /// The upper side.
  private(set) var top: Int
  /// The right side.
  private(set) var right: Int
  /// The lower side.
  private(set) var bottom: Int

  /// The bounds of some points, or `nil` if there are none.
  init?(_ points: [SubpixelPoint]) {
    guard let first = points.first else { return nil }
    (left, top, right, bottom) = (Int(first.x), Int(first.y), Int(first.x), Int(first.y))
    for point in points.dropFirst() {
      (left, right) = (min(left, Int(point.x)), max(right, Int(point.x)))
      (top, bottom) = (min(top, Int(point.y)), max(bottom, Int(point.y)))
    }
  }

  /// The bounds of an outline with its control points, or `nil` if it is empty.
  init?(_ outline: Outline) {
    var points: [SubpixelPoint] = []
    points.reserveCapacity(outline.elements.count)
    for element in outline.elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .cubic(let control1, let control2, let point): points += [control1, control2, point]
      case .close: break
      }
    }
    self.init(points)
  }

  /// The rectangle with each side moved outwards.
  func grown(by margin: Int) -> SubpixelBounds {
    var grown = self
    grown.left -= margin
    grown.top -= margin
    grown.right += margin
    grown.bottom += margin
    return grown
  }

  /// The pixels that the rectangle touches, and one more on each side.
  var pixels: PixelRectangle {
    let (x, y) = ((left >> 8) - 1, (top >> 8) - 1)
    return PixelRectangle(
      x: x, y: y, width: ((right + 255) >> 8) + 1 - x, height: ((bottom + 255) >> 8) + 1 - y)
  }

  /// The pixels of the rectangle, or `nil` if one of its sides lies within pixels.
  var wholePixels: PixelRectangle? {
    guard (left | top | right | bottom) & 255 == 0 else { return nil }
    return PixelRectangle(
      x: left >> 8, y: top >> 8, width: (right - left) >> 8, height: (bottom - top) >> 8)
  }

  /// Whether all of some pixels lie inside.
  func contains(_ pixels: PixelRectangle) -> Bool {
    left <= pixels.x << 8 && top <= pixels.y << 8 && right >= (pixels.x + pixels.width) << 8
      && bottom >= (pixels.y + pixels.height) << 8
  }
}
