// Which letters there are.
// Layer: Raster. Tests: AlphabetTests.

/// The letters, drawn for this project.
///
/// Each is written where it is looked up, so that an alphabet which nobody uses costs nothing.
enum Alphabet {
  /// The letter of a character, or `nil` if it is drawn from parts, or not at all.
  static func glyph(for scalar: Unicode.Scalar) -> Glyph? {
    smallLetter(scalar) ?? capitalLetter(scalar) ?? digit(scalar) ?? punctuation(scalar)
      ?? sign(scalar) ?? otherLetter(scalar)
  }

  /// What stands for a character that the alphabet lacks: a box with round corners.
  static let missing = Glyph.capital(
    596,
    """
    M160 630 L436 630 A506 560 L506 70 U436 0 L160 0 A90 70 L90 560 U160 630 Z
    """)
}
