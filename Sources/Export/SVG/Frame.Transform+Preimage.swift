// Where what a map moves comes from.
// Layer: Export. Tests: SVGFormatTests.

import Scenes

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

extension Frame.Point {
  /// The origin.
  static let zero = Frame.Point(x: 0, y: 0)
}
