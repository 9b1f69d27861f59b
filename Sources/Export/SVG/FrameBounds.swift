// Where rectangles lie, and what they cover.
// Layer: Export. Tests: SVGFormatTests.

import Scenes

extension SceneRectangle {
  /// A rectangle without a width and a height.
  static let nowhere = SceneRectangle(x: 0, y: 0, width: 0, height: 0)

  /// The rectangle with every edge moved outwards.
  func extended(by distance: Double) -> SceneRectangle {
    SceneRectangle(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// What lies in both; without a width or height where they do not meet.
  func intersection(_ other: SceneRectangle) -> SceneRectangle {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return SceneRectangle(
      x: left, y: top, width: max(0, min(right, other.right) - left),
      height: max(0, min(bottom, other.bottom) - top))
  }

  /// Whether another rectangle lies in this one.
  func covers(_ other: SceneRectangle) -> Bool {
    x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
  }
}

extension ArraySlice<Frame.Element> {
  /// Whether one of the elements alone leaves nothing of a rectangle to be seen through.
  func cover(_ region: SceneRectangle) -> Bool {
    contains { element in
      guard case .fill(.rectangle(let rectangle), .color(let color)) = element else { return false }
      return color.alpha >= 1 && rectangle.covers(region)
    }
  }
}

extension Frame.Transform {
  /// The rectangle that goes to a given one, or `nil` if what goes there is no rectangle.
  func preimage(of rectangle: SceneRectangle) -> SceneRectangle? {
    guard b == 0, c == 0, a != 0, d != 0 else { return nil }
    let (x1, x2) = ((rectangle.x - tx) / a, (rectangle.right - tx) / a)
    let (y1, y2) = ((rectangle.y - ty) / d, (rectangle.bottom - ty) / d)
    let (width, height) = ((x2 - x1).magnitude, (y2 - y1).magnitude)
    guard width.isFinite, height.isFinite else { return nil }
    return SceneRectangle(x: min(x1, x2), y: min(y1, y2), width: width, height: height)
  }
}
