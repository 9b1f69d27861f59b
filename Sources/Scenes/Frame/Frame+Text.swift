// Lines of text of a display list.
// Layer: Scenes. Tests: FrameTests.

extension Frame {
  /// One line of text, from left to right.
  ///
  /// A display list knows no font: the renderer takes the platform's interface font, or the one it has,
  /// and so decides how wide the line is. A line that is wider than its room ends with an ellipsis.
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

    /// The height of a capital in sizes of its font, by which scenes centre lines.
    ///
    /// It is that of the platform's interface font; the alphabet of our own pixels has 0.71.
    static let capitalShare = 0.705

    /// The characters.
    public let string: String
    /// Where the line is aligned to, on its baseline.
    public let origin: Point
    /// The size of the font in points.
    public let size: Double
    /// How heavy the letters are.
    public let weight: Weight
    /// Which part of the line lies at the origin.
    public let alignment: Alignment
    /// The colour of the letters.
    public let color: SceneColor
    /// How wide the line may be in points, not negative; `nil` for as wide as it is.
    public let room: Double?

    /// Creates a line of text.
    ///
    /// - Parameters:
    ///   - string: The characters, without line ends.
    ///   - origin: Where the line is aligned to, on its baseline, in points.
    ///   - size: The size of the font in points, at least 0.
    ///   - weight: How heavy the letters are.
    ///   - alignment: Which part of the line lies at the origin.
    ///   - color: The colour of the letters.
    ///   - room: How wide the line may be in points, at least 0; `nil` for as wide as it is.
    public init(
      _ string: String, at origin: Point, size: Double, weight: Weight = .regular,
      alignment: Alignment = .leading, color: SceneColor, room: Double? = nil
    ) {
      self.string = string
      self.origin = origin
      self.size = size
      self.weight = weight
      self.alignment = alignment
      self.color = color
      self.room = room
    }
  }
}
