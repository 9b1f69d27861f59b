// Places in a display list.
// Layer: Scenes. Tests: FrameTests.

extension Frame {
  /// A place in points.
  public struct Point: Hashable, Sendable {
    /// To the right of the origin.
    public let x: Double
    /// Below the origin.
    public let y: Double

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - x: Points to the right of the origin.
    ///   - y: Points below the origin.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }
}
