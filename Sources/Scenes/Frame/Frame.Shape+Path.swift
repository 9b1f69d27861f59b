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
