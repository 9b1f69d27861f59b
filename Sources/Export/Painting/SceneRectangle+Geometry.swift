// Where rectangles lie, and what they cover.
// Layer: Export. Tests: FrameRendererTests, SVGFormatTests.

import Scenes

extension SceneRectangle {
  /// A rectangle without a width and a height.
  static let nowhere = SceneRectangle(x: 0, y: 0, width: 0, height: 0)

  /// Whether another rectangle lies in this one.
  func covers(_ other: SceneRectangle) -> Bool {
    x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
  }

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
}
