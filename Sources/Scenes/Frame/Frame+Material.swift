// What backdrops are made of.
// Layer: Scenes. Tests: FrameTests.

extension Frame {
  /// A translucent material: blurs what lies below, then tints it, then blends a colour over it.
  public struct Material: Hashable, Sendable {
    /// How a colour is blended over what lies below, tinted.
    public enum Blend: Hashable, Sendable {
      /// It is not.
      case none
      /// Each component d of the colour brightens: min(1, b / (1 − d)), and 1 where d is 1.
      case colorDodge(SceneColor)
      /// Each component d of the colour multiplies what is below ½ and screens the rest: 2·b·d where b
      /// is below ½, and else 1 − 2·(1 − b)·(1 − d).
      case overlay(SceneColor)
    }

    /// The standard deviation of the Gaussian blur, in points; 0 does not blur.
    public let blurRadius: Double
    /// The colour that is mixed over what lies below by its alpha.
    public let tint: SceneColor
    /// What is blended over that.
    public let blend: Blend

    /// Creates a material.
    ///
    /// - Parameters:
    ///   - blurRadius: The standard deviation of the blur in points, at least 0.
    ///   - tint: The colour that is mixed over what lies below by its alpha.
    ///   - blend: What is blended over that.
    public init(blurRadius: Double, tint: SceneColor, blend: Blend = .none) {
      self.blurRadius = blurRadius
      self.tint = tint
      self.blend = blend
    }
  }
}
