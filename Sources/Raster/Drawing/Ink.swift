// What outlines are filled with.
// Layer: Raster. Tests: BitmapTests.

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
    public var offset: Int32
    /// The colour there.
    public var color: PixelColor

    /// Creates a stop.
    public init(offset: Int32, color: PixelColor) {
      self.offset = offset
      self.color = color
    }
  }

  /// Where offset 0 is.
  public var start: SubpixelPoint
  /// Where offset 65536 is.
  public var end: SubpixelPoint
  /// The colours, at least one, by rising offset.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(start: SubpixelPoint, end: SubpixelPoint, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// A picture laid over the canvas by an affine map.
///
/// Where it is magnified or shown at its size, neighbouring pixels are mixed (bilinear); outside it the
/// pixels of its edge go on.
public struct ImageInk: Hashable, Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// From the canvas to the picture.
  public var map: ImageMap

  /// Creates an ink.
  public init(_ bitmap: Bitmap, map: ImageMap) {
    self.bitmap = bitmap
    self.map = map
  }
}

/// An affine map from pixels of the canvas to pixels of a picture, in 65536ths:
/// (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty) / 65536.
///
/// Coordinates count from the upper left corner of the first pixel: its centre is at (½, ½).
public struct ImageMap: Hashable, Sendable {
  /// How much of x goes to x, in 65536ths.
  public var a: Int64
  /// How much of x goes to y, in 65536ths.
  public var b: Int64
  /// How much of y goes to x, in 65536ths.
  public var c: Int64
  /// How much of y goes to y, in 65536ths.
  public var d: Int64
  /// What is added to x, in 65536ths of a pixel of the picture.
  public var tx: Int64
  /// What is added to y, in 65536ths of a pixel of the picture.
  public var ty: Int64

  /// Creates a map.
  public init(a: Int64, b: Int64, c: Int64, d: Int64, tx: Int64, ty: Int64) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}
