// What groups are seen through.
// Layer: Scenes. Tests: FrameTests.

extension Frame {
  /// A shape filled with a paint, of which the alpha alone counts: nothing is seen outside it.
  public struct Mask: Hashable, Sendable {
    /// Where something is seen.
    public let shape: Shape
    /// How much is seen there.
    public let paint: Paint

    /// Creates a mask; without a paint all is seen inside the shape.
    ///
    /// - Parameters:
    ///   - shape: Where something is seen.
    ///   - paint: How much is seen there: its alpha.
    public init(_ shape: Shape, _ paint: Paint = .color(SceneColor(hex: 0xFFFFFF))) {
      self.shape = shape
      self.paint = paint
    }
  }
}
