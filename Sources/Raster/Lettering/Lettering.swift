// Letters drawn with a pen.
// Layer: Raster. Tests: BitmapTests.

/// A small alphabet of round strokes, so that text can be read where there is no font.
public enum Lettering {
  /// How wide a line of text is, in 256ths of a pixel.
  ///
  /// - Parameters:
  ///   - text: The characters; one that the alphabet lacks is a box.
  ///   - size: The size of the letters in 256ths of a pixel, as a font's.
  ///   - weight: How heavy they are, as CSS's `font-weight`.
  public static func width(of text: String, size: Int32, weight: Int) -> Int32 {
    0
  }

  /// The middle lines of the letters, to be stroked with `penWidth(size:weight:)`, with the start of
  /// the baseline at the origin.
  public static func outline(of text: String, size: Int32, weight: Int) -> Outline {
    Outline()
  }

  /// The width of the pen, in 256ths of a pixel.
  public static func penWidth(size: Int32, weight: Int) -> Int32 {
    0
  }
}
