// Drawing on a bitmap.
// Layer: Raster. Source: Porter and Duff 1984 (source-over). Tests: BitmapTests.

/// Draws on a bitmap: anti-aliased, source-over, in gamma-encoded sRGB.
public struct Canvas: Sendable {
  /// What is drawn on.
  public private(set) var bitmap: Bitmap

  /// Nothing outside these pixels is changed.
  public var clip: PixelRectangle

  /// Creates a canvas over a bitmap.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    clip = PixelRectangle(bitmap.size)
  }

  /// Fills the inside of an outline.
  ///
  /// - Parameter opacity: What the ink's alpha is multiplied by, in 255ths.
  public mutating func fill(
    _ outline: Outline, rule: Outline.FillRule = .nonZero, with ink: Ink, opacity: UInt8 = 255
  ) {
  }

  /// Fills a line along an outline, `width` 256ths of a pixel wide.
  public mutating func stroke(
    _ outline: Outline, width: Int32, ends: StrokeEnds, with ink: Ink, opacity: UInt8 = 255
  ) {
  }

  /// Starts a group: what is drawn until `endGroup` goes to a transparent bitmap of its own.
  ///
  /// Groups nest.
  public mutating func beginGroup() {
  }

  /// Ends a group: draws what it gathered, through a mask and an opacity.
  ///
  /// - Precondition: a group was begun.
  public mutating func endGroup(
    opacity: UInt8 = 255, mask: (outline: Outline, rule: Outline.FillRule, ink: Ink)? = nil
  ) {
  }

  /// Replaces what lies inside an outline, by a weight in 255ths, with what it looks like through a
  /// material.
  public mutating func apply(
    _ material: PixelMaterial, inside outline: Outline, rule: Outline.FillRule = .nonZero,
    weight: UInt8 = 255
  ) {
  }
}

/// How a stroked line ends and turns.
public enum StrokeEnds: Hashable, Sendable {
  /// Round ends and round joins.
  case round
  /// Ends at the last point, and sharp joins, mitred up to four times the width.
  case butt
}

/// Blurs, then tints, then blends a colour over what lies below.
public struct PixelMaterial: Hashable, Sendable {
  /// How a colour is blended; of the colour red, green and blue count.
  public enum Blend: Hashable, Sendable {
    /// It is not.
    case none
    /// min(1, b / (1 − d)), and 1 where d is 1.
    case colorDodge(PixelColor)
    /// 2·b·d below ½ and 1 − 2·(1 − b)·(1 − d) above.
    case overlay(PixelColor)
  }

  /// The standard deviation of the blur, in 256ths of a pixel.
  public var deviation: Int32
  /// The colour that is mixed over the backdrop by its alpha.
  public var tint: PixelColor
  /// What is blended over that.
  public var blend: Blend

  /// Creates a material.
  public init(deviation: Int32, tint: PixelColor, blend: Blend = .none) {
    self.deviation = deviation
    self.tint = tint
    self.blend = blend
  }
}
