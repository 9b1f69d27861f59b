// Rectangles within rectangles.
// Layer: Export. Tests: FrameRendererTests.

import Scenes

extension SceneRectangle {
  /// Whether another rectangle lies in this one.
  func covers(_ other: SceneRectangle) -> Bool {
    x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
  }
}
