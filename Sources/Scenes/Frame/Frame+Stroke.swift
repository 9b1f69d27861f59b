// Lines along outlines.
// Layer: Scenes. Tests: FrameTests.

extension Frame {
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
    public let width: Double
    /// How it ends and turns.
    public let ends: Ends

    /// Creates a stroke.
    ///
    /// - Parameters:
    ///   - width: The width of the line in points, at least 0.
    ///   - ends: How it ends and turns.
    public init(width: Double, ends: Ends = .round) {
      self.width = width
      self.ends = ends
    }
  }
}
