// What a display list is made of.
// Layer: Scenes. Tests: FrameTests.

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
    /// A backdrop through which what lies below is seen.
    case backdrop(Backdrop)
  }
}
