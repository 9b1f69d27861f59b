// What a translucent pane does to what lies below.
// Layer: Raster. Tests: MaterialTests.

/// Blurs, then tints, then blends a colour over what lies below.
public struct PixelMaterial: Hashable, Sendable {
  /// How a colour is blended; of the colour red, green and blue count.
  public enum Blend: Hashable, Sendable {
    /// It is not.
    case none
    /// min(1, b / (1 − d)), and 1 where d is 1.
    case colorDodge(PixelColor)
    /// 2·b·d where b is below ½ and 1 − 2·(1 − b)·(1 − d) elsewhere.
    case overlay(PixelColor)
  }

  /// The standard deviation of the blur, in 256ths of a pixel.
  public let deviation: Int32
  /// The colour that is mixed over the backdrop by its alpha.
  public let tint: PixelColor
  /// What is blended over that.
  public let blend: Blend

  /// Creates a material.
  ///
  /// - Parameters:
  ///   - deviation: The standard deviation of the blur, in 256ths of a pixel; nothing is blurred below 1.
  ///   - tint: The colour that is mixed over the backdrop by its alpha.
  ///   - blend: What is blended over that.
  public init(deviation: Int32, tint: PixelColor, blend: Blend = .none) {
    self.deviation = deviation
    self.tint = tint
    self.blend = blend
  }
}
