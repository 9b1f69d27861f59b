// Bounds, maps and outlines of paths.
// Layer: Scenes. Tests: FrameShapePathTests.

extension Frame.Path {
  /// A rectangle that the path lies within; `nil` for a path without a point.
  ///
  /// Control points count as well: the curves may stay away from it.
  public var bounds: SceneRectangle? {
    var (left, right, top, bottom) = (0.0, 0.0, 0.0, 0.0)
    var isEmpty = true
    func include(_ point: Frame.Point) {
      (left, right) = isEmpty ? (point.x, point.x) : (min(left, point.x), max(right, point.x))
      (top, bottom) = isEmpty ? (point.y, point.y) : (min(top, point.y), max(bottom, point.y))
      isEmpty = false
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        include(end)
      case .quadratic(let control, let end):
        include(control)
        include(end)
      case .cubic(let control1, let control2, let end):
        include(control1)
        include(control2)
        include(end)
      case .close: break
      }
    }
    if isEmpty { return nil }
    return SceneRectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The path with all its points moved by a map.
  ///
  /// - Parameter transform: The map.
  /// - Returns: A path of as many steps with the same rule.
  public func applying(_ transform: Frame.Transform) -> Frame.Path {
    Frame.Path(elements.map { $0.applying(transform) }, fillRule: fillRule)
  }

  /// The outline of a rectangle that is not empty.
  static func corners(of frame: SceneRectangle) -> [Element] {
    [
      .move(to: Frame.Point(x: frame.x, y: frame.y)),
      .line(to: Frame.Point(x: frame.right, y: frame.y)),
      .line(to: Frame.Point(x: frame.right, y: frame.bottom)),
      .line(to: Frame.Point(x: frame.x, y: frame.bottom)),
      .close,
    ]
  }

  /// The outline of an ellipse, from its rightmost point on.
  static func ellipse(in frame: SceneRectangle) -> [Element] {
    let (a, b) = (frame.width / 2, frame.height / 2)
    let (x, y) = (frame.x + a, frame.y + b)
    let (m, n) = (a * Frame.CornerCurve.quarterHandle, b * Frame.CornerCurve.quarterHandle)
    func point(_ x: Double, _ y: Double) -> Frame.Point { Frame.Point(x: x, y: y) }
    return [
      .move(to: point(frame.right, y)),
      .cubic(
        control1: point(frame.right, y + n), control2: point(x + m, frame.bottom),
        to: point(x, frame.bottom)),
      .cubic(
        control1: point(x - m, frame.bottom), control2: point(frame.x, y + n),
        to: point(frame.x, y)),
      .cubic(
        control1: point(frame.x, y - n), control2: point(x - m, frame.y), to: point(x, frame.y)),
      .cubic(
        control1: point(x + m, frame.y), control2: point(frame.right, y - n),
        to: point(frame.right, y)),
      .close,
    ]
  }
}

extension Frame.Path.Element {
  /// The step with its points moved by a map.
  ///
  /// - Parameter transform: The map.
  /// - Returns: A step of the same kind.
  public func applying(_ transform: Frame.Transform) -> Frame.Path.Element {
    switch self {
    case .move(let end): .move(to: transform.applied(to: end))
    case .line(let end): .line(to: transform.applied(to: end))
    case .quadratic(let control, let end):
      .quadratic(control: transform.applied(to: control), to: transform.applied(to: end))
    case .cubic(let control1, let control2, let end):
      .cubic(
        control1: transform.applied(to: control1), control2: transform.applied(to: control2),
        to: transform.applied(to: end))
    case .close: .close
    }
  }
}
