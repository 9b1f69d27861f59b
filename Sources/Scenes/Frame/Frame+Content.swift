// Images, text and panes of a display list.
// Layer: Scenes. Tests: FrameTests.

extension Frame {
  /// A picture, scaled into a rectangle.
  public struct Image: Hashable, Sendable {
    /// Which picture: the renderer knows its pixels by this name.
    public var name: String
    /// Where it lies.
    public var frame: SceneRectangle

    /// Creates an image.
    public init(named name: String, in frame: SceneRectangle) {
      self.name = name
      self.frame = frame
    }
  }

  /// One line of text, from left to right.
  ///
  /// A display list knows no font: the renderer takes the platform's interface font, or the one it has,
  /// and so decides how wide the line is.
  public struct Text: Hashable, Sendable {
    /// How heavy the letters are; the raw value is CSS's `font-weight`.
    public enum Weight: Int, Hashable, Sendable, CaseIterable {
      /// Running text.
      case regular = 400
      /// Half way to bold.
      case semibold = 600
      /// Titles.
      case bold = 700
    }

    /// Which part of the line lies at `x`.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
      /// The left end.
      case leading
      /// The middle.
      case center
      /// The right end.
      case trailing
    }

    /// The characters.
    public var string: String
    /// Where the line is aligned to, on its baseline.
    public var origin: Point
    /// The size of the font in points.
    public var size: Double
    /// How heavy the letters are.
    public var weight: Weight
    /// Which part of the line lies at the origin.
    public var alignment: Alignment
    /// The colour of the letters.
    public var color: SceneColor

    /// Creates a line of text.
    public init(
      _ string: String, at origin: Point, size: Double, weight: Weight = .regular,
      alignment: Alignment = .leading, color: SceneColor
    ) {
      self.string = string
      self.origin = origin
      self.size = size
      self.weight = weight
      self.alignment = alignment
      self.color = color
    }
  }

  /// A pane of a material: inside a shape, what lies below is seen through it.
  ///
  /// Below is what the frame, or the group that the pane is in, has painted so far.
  public struct Backdrop: Hashable, Sendable {
    /// Where the pane is.
    public var shape: Shape
    /// What it does to what lies below.
    public var material: Material
    /// How much of that is seen: 0 leaves what lies below, 1 replaces it.
    public var weight: Double

    /// Creates a pane.
    public init(_ shape: Shape, _ material: Material, weight: Double = 1) {
      self.shape = shape
      self.material = material
      self.weight = weight
    }
  }

  /// A translucent material: blurs what lies below, then tints it, then blends a colour over it.
  public struct Material: Hashable, Sendable {
    /// How a colour is blended over the tinted backdrop.
    public enum Blend: Hashable, Sendable {
      /// It is not.
      case none
      /// Each component d of the colour brightens: min(1, b / (1 − d)), and 1 where d is 1.
      case colorDodge(SceneColor)
      /// Each component d of the colour multiplies below ½ and screens above:
      /// 2·b·d, or 1 − 2·(1 − b)·(1 − d).
      case overlay(SceneColor)
    }

    /// The standard deviation of the Gaussian blur, in points; 0 does not blur.
    public var blurRadius: Double
    /// The colour that is mixed over the backdrop by its alpha.
    public var tint: SceneColor
    /// What is blended over that.
    public var blend: Blend

    /// Creates a material.
    public init(blurRadius: Double, tint: SceneColor, blend: Blend = .none) {
      self.blurRadius = blurRadius
      self.tint = tint
      self.blend = blend
    }
  }
}
