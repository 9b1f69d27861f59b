// Places in a display list.
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
}
