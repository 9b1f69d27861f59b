// Colours along a line.
// Layer: Scenes. Tests: FrameTests.

extension Frame {
  /// Colours along a line; each is the same at right angles to it.
  ///
  /// Between two stops the components and the alpha, not premultiplied, go straight; before the first
  /// and after the last stop the colour stays.
  public struct LinearGradient: Hashable, Sendable {
    /// A colour and its place.
    public struct Stop: Hashable, Sendable {
      /// 0 at the start of the line, 1 at its end; it may lie outside both.
      public let offset: Double
      /// The colour there.
      public let color: SceneColor

      /// Creates a stop.
      ///
      /// - Parameters:
      ///   - offset: Its place: 0 at the start of the line, 1 at its end.
      ///   - color: The colour there.
      public init(_ offset: Double, _ color: SceneColor) {
        self.offset = offset
        self.color = color
      }
    }

    /// Where offset 0 is.
    public let start: Point
    /// Where offset 1 is.
    public let end: Point
    /// The colours, at least one, by rising offset.
    public let stops: [Stop]

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - start: Where offset 0 is, in points.
    ///   - end: Where offset 1 is; if that is the same place, all has the last colour.
    ///   - stops: The colours, at least one, by rising offset.
    public init(from start: Point, to end: Point, _ stops: [Stop]) {
      self.start = start
      self.end = end
      self.stops = stops
    }
  }
}
