// Points of a frame on the grid on which shapes are drawn.
// Layer: Export. Tests: PixelGridTests.

import Easing
import Raster
import Scenes

/// An affine map from points to pixels, and what it makes of shapes, colours and paints.
///
/// Coordinates are computed in `Double` and rounded once, to the nearest 256th of a pixel, halves
/// towards larger coordinates. What is farther than `reach` from the origin is moved there, so that
/// differences of coordinates fit their type; NaN becomes 0.
struct PixelGrid: Hashable, Sendable {
  /// From points to pixels.
  let transform: Frame.Transform

  /// How far from the origin a coordinate may be: 2²⁰ pixels, in 256ths.
  static let reach = 0x1p28

  /// The grid inside a group that has a transform of its own.
  func inside(_ inner: Frame.Transform) -> PixelGrid {
    inner == .identity ? self : PixelGrid(transform: transform.concatenated(with: inner))
  }

  /// A number of pixels in 256ths, rounded to the nearest, within `reach`.
  static func subpixels(_ pixels: Double) -> Int32 {
    let steps = (pixels * Double(SubpixelPoint.stepsPerPixel) + 0.5).floored
    guard steps == steps else { return 0 }
    return Int32(min(max(steps, -reach), reach))
  }

  /// Where a point lies.
  func place(_ point: Frame.Point) -> SubpixelPoint {
    let pixel = transform.applied(to: point)
    return SubpixelPoint(x: Self.subpixels(pixel.x), y: Self.subpixels(pixel.y))
  }

  /// Whether the sides of a rectangle stay level and plumb.
  var isUpright: Bool { transform.b == 0 && transform.c == 0 }

  /// How much longer lengths become: exact where the map turns and scales evenly, and otherwise the
  /// side of a square as large as what becomes of a square of one point.
  var stretch: Double {
    let area = (transform.a * transform.d - transform.b * transform.c).magnitude
    if isUpright && transform.a.magnitude == transform.d.magnitude { return transform.a.magnitude }
    return area.squareRoot()
  }

  /// A length in points, in 256ths of a pixel.
  func length(_ points: Double) -> Int32 {
    max(0, Self.subpixels(points * stretch))
  }

  /// The outline of a shape; quadratic curves become the cubic curves that are equal to them.
  func outline(of shape: Frame.Shape) -> Outline {
    if case .rectangle(let rectangle) = shape { return outline(of: rectangle) }
    return outline(of: shape.path)
  }

  /// The outline of a rectangle, which is empty without a width or height.
  private func outline(of rectangle: SceneRectangle) -> Outline {
    guard rectangle.width > 0, rectangle.height > 0 else { return Outline() }
    let corners = self.corners(of: rectangle)
    return Outline([
      .move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close,
    ])
  }

  /// Where the corners of a rectangle lie, from the upper left one to the right.
  func corners(of rectangle: SceneRectangle) -> [SubpixelPoint] {
    let (left, right) = (rectangle.x, rectangle.right)
    let (top, bottom) = (rectangle.y, rectangle.bottom)
    return [
      place(Frame.Point(x: left, y: top)), place(Frame.Point(x: right, y: top)),
      place(Frame.Point(x: right, y: bottom)), place(Frame.Point(x: left, y: bottom)),
    ]
  }

  /// The outline of a path.
  func outline(of path: Frame.Path) -> Outline {
    var elements: [Outline.Element] = []
    elements.reserveCapacity(path.elements.count)
    var (start, current) = (Frame.Point(x: 0, y: 0), Frame.Point(x: 0, y: 0))
    for element in path.elements {
      switch element {
      case .move(let point):
        elements.append(.move(place(point)))
        (start, current) = (point, point)
      case .line(let point):
        elements.append(.line(place(point)))
        current = point
      case .quadratic(let control, let point):
        let first = Self.twoThirds(from: current, to: control)
        let second = Self.twoThirds(from: point, to: control)
        elements.append(.cubic(place(first), place(second), place(point)))
        current = point
      case .cubic(let control1, let control2, let point):
        elements.append(.cubic(place(control1), place(control2), place(point)))
        current = point
      case .close:
        elements.append(.close)
        current = start
      }
    }
    return Outline(elements)
  }

  /// The control point of a cubic curve next to an end of the quadratic curve that it is equal to.
  private static func twoThirds(from end: Frame.Point, to control: Frame.Point) -> Frame.Point {
    Frame.Point(
      x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
  }
}

extension Frame.Shape {
  /// Which points are inside.
  var fillRule: Outline.FillRule {
    guard case .path(let path) = self else { return .nonZero }
    switch path.fillRule {
    case .nonZero: return .nonZero
    case .evenOdd: return .evenOdd
    }
  }
}
