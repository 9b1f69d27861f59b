// Lines and curves of a display list.
// Layer: Scenes. Tests: FrameTests.

extension Frame {
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
    public let elements: [Element]
    /// Which points are inside.
    public let fillRule: FillRule

    /// Creates a path.
    ///
    /// - Parameters:
    ///   - elements: The steps; the first one of each subpath is a move.
    ///   - fillRule: Which points are inside.
    public init(_ elements: [Element], fillRule: FillRule = .nonZero) {
      self.elements = elements
      self.fillRule = fillRule
    }
  }
}
