// Letters side by side.
// Layer: Raster. Tests: LetterLineTests.

/// A line of letters, side by side, and marks above them.
struct LetterLine: Sendable {
  /// A letter or a mark, and where it is drawn.
  struct Part: Hashable, Sendable {
    /// The letter.
    let glyph: Glyph
    /// Where it starts, in units.
    let origin: Int64
    /// How much it is lifted, in units.
    let rise: Int64
  }

  /// What is drawn.
  private(set) var parts: [Part] = []

  /// How wide the line is, in units.
  private(set) var width: Int64 = 0

  /// The last letter, above which a mark would stand.
  private var last: (letter: Unicode.Scalar, middle: Int64)?

  /// Whether the next scalar belongs to the picture before it.
  private var joinsNext = false

  /// Sets a text; of one longer than `Lettering.greatestLength` scalars, the start.
  init(_ text: String) {
    for scalar in text.unicodeScalars.prefix(Lettering.greatestLength) { append(scalar) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let joins = joinsNext
    joinsNext = scalar == "\u{200D}"
    switch scalar {
    case "\u{AD}", "\u{200B}"..."\u{200F}", "\u{2060}", "\u{FE00}"..."\u{FE0F}", "\u{FEFF}",
      "\u{1F3FB}"..."\u{1F3FF}":
      break
    case "\u{300}"..."\u{36F}":
      if let mark = Alphabet.mark(scalar) { setMark(mark) }
    default:
      if !joins { set(scalar) }
    }
  }

  /// Sets a letter, or one with a mark, or a mark on its own, or a box.
  private mutating func set(_ scalar: Unicode.Scalar) {
    if let (letter, mark) = Alphabet.parts(of: scalar) {
      set(Alphabet.glyph(for: letter) ?? Alphabet.missing, of: letter)
      if let mark = Alphabet.mark(mark) { setMark(mark) }
    } else if let glyph = Alphabet.glyph(for: scalar) {
      set(glyph, of: scalar)
    } else if let mark = Alphabet.mark(scalar) {
      set(Glyph(LetterLine.markWidth, "", zone: .above), of: scalar)
      setMark(mark)
    } else {
      set(Alphabet.missing, of: scalar)
    }
  }

  private mutating func set(_ glyph: Glyph, of letter: Unicode.Scalar) {
    if let last { width -= Kerning.units(between: last.letter, and: letter) }
    parts.append(Part(glyph: glyph, origin: width, rise: 0))
    last = (letter, width + glyph.advance / 2)
    width += glyph.advance
  }

  private mutating func setMark(_ mark: Glyph) {
    guard let last else { return }
    let rise = mark.zone == .above ? Alphabet.rise(above: last.letter) : 0
    parts.append(Part(glyph: mark, origin: last.middle, rise: rise))
  }

  /// How wide a mark is that stands on its own, in units.
  private static let markWidth: Int64 = 340
}
