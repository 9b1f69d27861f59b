// Pictures of a display list.
// Layer: Scenes. Tests: FrameTests.

extension Frame {
  /// A picture, scaled into a rectangle.
  public struct Image: Hashable, Sendable {
    /// Which picture: the renderer knows its pixels by this name.
    public let name: String
    /// Where it lies.
    public let frame: SceneRectangle

    /// Creates an image.
    ///
    /// - Parameters:
    ///   - name: Which picture: one that the renderer does not know is crossed out.
    ///   - frame: Where it lies, in points; the picture is stretched to it.
    public init(named name: String, in frame: SceneRectangle) {
      self.name = name
      self.frame = frame
    }
  }
}
