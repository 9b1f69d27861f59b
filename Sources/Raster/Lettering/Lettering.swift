// Letters drawn with a pen.
// Layer: Raster. Tests: LetteringTests.

/// A small alphabet of round strokes, so that text can be read where there is no font.
///
/// It has the letters of most European languages in Latin script, digits, punctuation and a few signs;
/// a character that it lacks is a box. Letters stand side by side from left to right, one line only.
///
/// Everything is integers, and no input traps: a size below 0 counts as 0, one above `greatestSize` as
/// that; a weight counts as the nearest in 100…800; of a text only the first `greatestLength` scalars
/// count.
///
/// ```swift
/// var canvas = Canvas(bitmap)
/// let title = Lettering.outline(of: "Mailboxes", size: 17 * 256, weight: 600)
/// canvas.stroke(
///   title, width: Lettering.penWidth(size: 17 * 256, weight: 600), ends: .round, with: .color(black))
/// ```
public enum Lettering {
  /// The greatest size of letters, in 256ths of a pixel: 4096 pixels.
  public static let greatestSize: Int32 = 1 << 20

  /// How many Unicode scalars of a text are drawn; the rest is left out.
  public static let greatestLength = 1024

  /// How wide a line of text is, in 256ths of a pixel.
  ///
  /// - Parameters:
  ///   - text: The characters; one that the alphabet lacks is a box.
  ///   - size: The size of the letters in 256ths of a pixel, as a font's: an H is 0.71 of it high,
  ///     an x 0.52, and a descender goes 0.2 below the baseline.
  ///   - weight: How heavy they are, as CSS's `font-weight`.
  /// - Returns: From the line's origin to where a next letter would start, side bearings included.
  /// - Complexity: O(n) for n characters, at most `greatestLength`.
  public static func width(of text: String, size: Int32, weight: Int) -> Int32 {
    LetterStyle(size: size, weight: weight).across(LetterLine(text).width)
  }

  /// The middle lines of the letters, to be stroked with round ends and `penWidth(size:weight:)`, with
  /// the start of the baseline at the origin.
  ///
  /// - Parameters:
  ///   - text: The characters; one that the alphabet lacks is a box.
  ///   - size: The size of the letters in 256ths of a pixel, as in `width(of:size:weight:)`.
  ///   - weight: How heavy they are, as CSS's `font-weight`.
  /// - Returns: One subpath or more a letter, none for a space; y is below 0 above the baseline.
  /// - Complexity: O(n) for n characters, at most `greatestLength`.
  public static func outline(of text: String, size: Int32, weight: Int) -> Outline {
    var writer = GlyphWriter(style: LetterStyle(size: size, weight: weight))
    for part in LetterLine(text).parts {
      writer.draw(part.glyph, at: part.origin, rise: part.rise)
    }
    return writer.outline
  }

  /// The width of the pen, in 256ths of a pixel.
  ///
  /// - Parameters:
  ///   - size: The size of the letters in 256ths of a pixel.
  ///   - weight: How heavy they are, as CSS's `font-weight`.
  /// - Returns: 0.082 of the size at weight 400, 0.110 at 600, 0.124 at 700.
  public static func penWidth(size: Int32, weight: Int) -> Int32 {
    LetterStyle(size: size, weight: weight).penWidth
  }
}
