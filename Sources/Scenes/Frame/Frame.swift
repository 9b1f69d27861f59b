// What one instant of a scene looks like.
// Layer: Scenes. Tests: FrameTests.

/// A display list: the shapes, images and lines of text of one instant, in the order of painting.
///
/// Everything is absolute: no time, no curve and no layout is left in it. Lengths are in points, with
/// the origin at the top left and y pointing down; colours are gamma-encoded sRGB, and are mixed in
/// it, as the platform does.
///
/// ```swift
/// for element in frame.elements {
///   switch element {
///   case .fill(let shape, let paint): canvas.fill(shape, paint)
///   case .group(let group): …
///   …
///   }
/// }
/// ```
public struct Frame: Hashable, Sendable {
  /// The width of the screen, above 0; what lies outside is not seen.
  public let width: Double
  /// The height of the screen, above 0.
  public let height: Double
  /// What is painted, the lowest first.
  public let elements: [Element]

  /// Creates a frame.
  ///
  /// - Precondition: both lengths are finite and above 0.
  public init(width: Double, height: Double, elements: [Element]) {
    precondition(
      width > 0 && height > 0 && width.isFinite && height.isFinite,
      "The width and height of a frame must be finite and above 0.")
    self.width = width
    self.height = height
    self.elements = elements
  }

  /// The whole screen.
  public var bounds: SceneRectangle { SceneRectangle(x: 0, y: 0, width: width, height: height) }
}

extension Frame {
  /// One thing that is painted over what lies below it.
  public indirect enum Element: Hashable, Sendable {
    /// The inside of a shape.
    case fill(Shape, Paint)
    /// A line along the outline of a shape, half of its width on either side.
    case stroke(Shape, Stroke, Paint)
    /// A picture.
    case image(Image)
    /// A line of text.
    case text(Text)
    /// Elements that are painted together, then seen through a mask and an opacity.
    case group(Group)
    /// A pane through which what lies below is seen.
    case backdrop(Backdrop)
  }

  /// Elements that are painted by themselves, over nothing, and then as one over what lies below.
  public struct Group: Hashable, Sendable {
    /// The alpha of the whole, 0…1.
    public var opacity: Double
    /// From the coordinates of the elements and the mask to those around the group.
    public var transform: Transform
    /// What the group is seen through, or `nil` for the whole of it.
    public var mask: Mask?
    /// What is painted, the lowest first.
    public var elements: [Element]

    /// Creates a group.
    public init(
      opacity: Double = 1, transform: Transform = .identity, mask: Mask? = nil,
      _ elements: [Element]
    ) {
      self.opacity = opacity
      self.transform = transform
      self.mask = mask
      self.elements = elements
    }
  }

  /// A shape filled with a paint, of which the alpha alone counts: nothing is seen outside it.
  public struct Mask: Hashable, Sendable {
    /// Where something is seen.
    public var shape: Shape
    /// How much is seen there.
    public var paint: Paint

    /// Creates a mask; without a paint all is seen inside the shape.
    public init(_ shape: Shape, _ paint: Paint = .color(SceneColor(hex: 0xFFFFFF))) {
      self.shape = shape
      self.paint = paint
    }
  }
}
