// What outlines are filled with.
// Layer: Raster. Tests: GradientRowsTests.

/// What the inside of an outline shows.
public enum Ink: Hashable, Sendable {
  /// One colour.
  case color(PixelColor)
  /// A run of colours.
  case linearGradient(GradientInk)
  /// A picture.
  case image(ImageInk)
}

/// Colours along a line; each is the same at right angles to it.
///
/// Between two stops the components and the alpha, not premultiplied, go straight; before the first
/// and after the last stop the colour stays.
public struct GradientInk: Hashable, Sendable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// 0 at the start of the line, 65536 at its end.
    public let offset: Int32
    /// The colour there.
    public let color: PixelColor

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - offset: Where it is, in 65536ths of the way; what is outside 0…65536 is taken for the nearer end.
    ///   - color: The colour there.
    public init(offset: Int32, color: PixelColor) {
      self.offset = offset
      self.color = color
    }
  }

  /// Where offset 0 is.
  public let start: SubpixelPoint
  /// Where offset 65536 is.
  public let end: SubpixelPoint
  /// The colours, by rising offset; without any, the ink is transparent.
  public let stops: [Stop]

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - start: Where offset 0 is.
  ///   - end: Where offset 65536 is.
  ///   - stops: The colours, by rising offset; without any, the ink is transparent.
  /// - Precondition: no stop's offset is below that of the stop before it.
  public init(start: SubpixelPoint, end: SubpixelPoint, stops: [Stop]) {
    precondition(
      zip(stops, stops.dropFirst()).allSatisfy { $0.offset <= $1.offset },
      "The stops of a gradient must come by rising offset.")
    self.start = start
    self.end = end
    self.stops = stops
  }
}
