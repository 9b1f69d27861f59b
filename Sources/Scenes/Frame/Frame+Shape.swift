// The shapes of a display list.
// Layer: Scenes. Tests: FrameTests.

extension Frame {
  /// A place in points.
  public struct Point: Hashable, Sendable {
    /// To the right of the origin.
    public var x: Double
    /// Below the origin.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A closed or open figure in points.
  public enum Shape: Hashable, Sendable {
    /// A rectangle; one without a width or height is empty.
    case rectangle(SceneRectangle)
    /// A rectangle with equal corners, whose radius is at most half of each side.
    case roundedRectangle(SceneRectangle, radius: Double, corners: Corners = .circular)
    /// The ellipse that touches the sides of a rectangle.
    case ellipse(SceneRectangle)
    /// Lines and curves.
    case path(Path)
  }

  /// How the corners of a rounded rectangle run.
  public enum Corners: String, Hashable, Sendable, CaseIterable {
    /// As a quarter of a circle.
    case circular
    /// As the platform's continuous corners: the curvature grows and falls along the corner.
    case continuous
  }

  /// Lines and curves, one subpath after the other.
  public struct Path: Hashable, Sendable {
    /// One step of a path.
    public enum Element: Hashable, Sendable {
      /// Starts a subpath.
      case move(to: Point)
      /// Goes straight on.
      case line(to: Point)
      /// Goes on along a quadratic Bézier curve.
      case quadratic(control: Point, to: Point)
      /// Goes on along a cubic Bézier curve.
      case cubic(control1: Point, control2: Point, to: Point)
      /// Goes straight back to where the subpath started.
      case close
    }

    /// Which points are inside a path.
    public enum FillRule: String, Hashable, Sendable, CaseIterable {
      /// Those around which the path winds a number of times other than 0.
      case nonZero = "nonzero"
      /// Those around which it winds an odd number of times.
      case evenOdd = "evenodd"
    }

    /// The steps; the first one of each subpath is a move.
    public var elements: [Element]
    /// Which points are inside.
    public var fillRule: FillRule

    /// Creates a path.
    public init(_ elements: [Element], fillRule: FillRule = .nonZero) {
      self.elements = elements
      self.fillRule = fillRule
    }
  }

  /// How a line is drawn along an outline.
  public struct Stroke: Hashable, Sendable {
    /// How a line ends and turns.
    public enum Ends: String, Hashable, Sendable, CaseIterable {
      /// Round ends and round joins.
      case round
      /// Ends at the last point, and sharp joins (mitred up to four times the width).
      case butt
    }

    /// The width of the line in points.
    public var width: Double
    /// How it ends and turns.
    public var ends: Ends

    /// Creates a stroke.
    public init(width: Double, ends: Ends = .round) {
      self.width = width
      self.ends = ends
    }
  }
}
