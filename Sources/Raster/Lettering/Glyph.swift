// A letter as the lines that a pen follows.
// Layer: Raster. Tests: GlyphTests.

/// One letter of the alphabet, in units of a thousandth of the size of the letters.
///
/// The lines are those of the regular weight, with y upwards. A line at y = 0 is drawn by a pen that
/// touches the baseline from above; so it is with the other heights: what is written is where the
/// lower edge of the regular pen goes.
struct Glyph: Hashable, Sendable {
  /// From the start of the letter to the start of the next one.
  let advance: Int64

  /// The lines, as `GlyphWriter` reads them.
  let path: String

  /// What a heavier pen must keep to.
  let zone: Zone

  /// Between which heights a letter stands: a heavier pen's line is moved inwards by what the pen
  /// grew, so that letters of all weights have the same height.
  enum Zone: Hashable, Sendable {
    /// Between the baseline and the height of an x; what goes beyond is moved inwards, too.
    case small
    /// Between the baseline and the height of an H.
    case capital
    /// Marks above a letter, which grow upwards.
    case above

    /// How far a line is moved, in 1000ths of half of what the pen grew, upwards.
    func inset(at height: Int64) -> Int64 {
      let top: Int64
      switch self {
      case .small: top = Glyph.smallHeight
      case .capital: top = Glyph.capitalHeight
      case .above: return 1000
      }
      return 1000 - 2000 * min(max(height, 0), top) / top
    }
  }

  /// The line along the top of an x.
  static let smallHeight: Int64 = 440

  /// The line along the top of an H.
  static let capitalHeight: Int64 = 630

  /// Creates a letter.
  init(_ advance: Int64, _ path: String, zone: Zone) {
    self.advance = advance
    self.path = path
    self.zone = zone
  }

  /// Creates a letter of small height.
  static func small(_ advance: Int64, _ path: String) -> Glyph {
    Glyph(advance, path, zone: .small)
  }

  /// Creates a letter of capital height.
  static func capital(_ advance: Int64, _ path: String) -> Glyph {
    Glyph(advance, path, zone: .capital)
  }
}
