// The shapes of a display list.
// Layer: Scenes. Tests: FrameTests.

extension Frame {
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
}
