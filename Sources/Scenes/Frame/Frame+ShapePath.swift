// Every shape as lines and curves, and its bounds.
// Layer: Scenes. Tests: FrameShapePathTests.

extension Frame.Shape {
  /// The shape as a path of lines and cubic curves.
  ///
  /// Rectangles and ellipses run clockwise, one subpath each, and have no element where they are
  /// empty: where a width or a height is not above 0. A radius is taken to be at least 0 and at most
  /// half of each side.
  ///
  /// - Accuracy: a quarter of a circle or an ellipse is one cubic, whose points lie outside the curve
  ///   by at most 0.00028 of the radius. Coordinates are rounded at each step.
  public var path: Frame.Path {
    switch self {
    case .rectangle(let frame):
      return Frame.Path(frame.isEmpty ? [] : Frame.Path.corners(of: frame))
    case .roundedRectangle(let frame, let radius, let corners):
      if frame.isEmpty { return Frame.Path([]) }
      // A radius that is no number is none.
      let largest = min(frame.width, frame.height) / 2
      guard radius > 0 else { return Frame.Path(Frame.Path.corners(of: frame)) }
      switch corners {
      case .circular:
        return Frame.Path(Frame.CornerCurve.circular.outline(of: frame, min(radius, largest)))
      case .continuous:
        let curve = Frame.CornerCurve.continuous(radius: min(radius, largest), within: largest)
        return Frame.Path(curve.outline(of: frame, min(radius, largest)))
      }
    case .ellipse(let frame):
      return Frame.Path(frame.isEmpty ? [] : Frame.Path.ellipse(in: frame))
    case .path(let path):
      return path
    }
  }

  /// A rectangle that the shape lies within; `nil` for a shape without a point.
  ///
  /// The smallest one but for a path, whose control points count as well: its curves may stay away
  /// from it.
  public var bounds: SceneRectangle? {
    switch self {
    case .rectangle(let frame), .roundedRectangle(let frame, _, _), .ellipse(let frame):
      frame.isEmpty ? nil : frame
    case .path(let path): path.bounds
    }
  }
}

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
