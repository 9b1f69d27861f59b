// Letters side by side.
// Layer: Raster. Tests: LetterLineTests.

/// A line of letters, side by side, and marks above them.
struct LetterLine: Hashable, Sendable {
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
  private var last: Base?

  /// A letter and its middle.
  private struct Base: Hashable, Sendable {
    let letter: Unicode.Scalar
    let middle: Int64
  }

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
      setMark(scalar)
    default:
      if !joins { set(scalar) }
    }
  }

  /// Sets a letter, or one with a mark, or a mark on its own, or a box.
  ///
  /// A part of a letter may have parts itself, and those have none.
  private mutating func set(_ scalar: Unicode.Scalar) {
    if let (letter, mark) = Alphabet.parts(of: scalar) {
      set(letter)
      setMark(mark)
    } else if let glyph = Alphabet.glyph(for: scalar) {
      set(glyph, of: scalar)
    } else if Alphabet.mark(scalar) != nil {
      set(Glyph(LetterLine.markWidth, "", zone: .above), of: scalar)
      setMark(scalar)
    } else {
      set(Alphabet.missing, of: scalar)
    }
  }

  private mutating func set(_ glyph: Glyph, of letter: Unicode.Scalar) {
    if let last { width -= Kerning.units(between: last.letter, and: letter) }
    parts.append(Part(glyph: glyph, origin: width, rise: 0))
    last = Base(letter: letter, middle: width + glyph.advance / 2)
    width += glyph.advance
  }

  /// Sets a mark above or below the last letter, or behind it; an unknown one not at all.
  private mutating func setMark(_ scalar: Unicode.Scalar) {
    guard let last, let mark = Alphabet.mark(scalar) else { return }
    if let behind = Alphabet.markBehind(last.letter, scalar) {
      parts.append(Part(glyph: behind, origin: width, rise: 0))
      width += behind.advance
    } else if mark.zone == .above {
      if hasDot(last.letter) { parts.removeLast() }
      let rise = Alphabet.rise(above: last.letter)
      parts.append(Part(glyph: mark, origin: last.middle, rise: rise))
    } else {
      parts.append(Part(glyph: mark, origin: last.middle, rise: 0))
    }
  }

  /// Whether the last part is a dot above an i or a j, of which a mark takes the place.
  private func hasDot(_ letter: Unicode.Scalar) -> Bool {
    (letter == "\u{131}" || letter == "\u{237}") && parts.last?.glyph.zone == .above
  }

  /// How wide a mark is that stands on its own, in units.
  private static let markWidth: Int64 = 340
}
