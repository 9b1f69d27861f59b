// What shapes are filled with.
// Layer: Scenes. Tests: FrameTests.

extension Frame {
  /// What the inside of a shape shows.
  public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(SceneColor)
    /// A run of colours.
    case linearGradient(LinearGradient)
  }
}
