// The size and the weight of letters.
// Layer: Raster. Tests: LetterStyleTests.

/// The size and weight of letters, within what can be drawn.
struct LetterStyle: Hashable, Sendable {
  /// The size in 256ths of a pixel, 0…2²⁰.
  let size: Int64

  /// The width of the pen, in 1000ths of the size.
  let pen: Int64

  /// Creates a style from any size and weight; what is out of range counts as the nearest in range.
  init(size: Int32, weight: Int) {
    self.size = Int64(min(max(size, 0), Lettering.greatestSize))
    let heaviness = Int64(min(max(weight, 100), 800)) - 400
    pen = LetterStyle.regularPen + heaviness * 42 / 300
  }

  /// The width of the pen of the regular weight, in 1000ths of the size.
  static let regularPen: Int64 = 82

  /// How wide letters are, in 1000ths of the regular weight's width: heavy ones are a little wider.
  private var stretch: Int64 { 1000 + pen - LetterStyle.regularPen }

  /// A length along the line, in 256ths of a pixel, rounded to the nearest.
  func across(_ units: Int64) -> Int32 {
    LetterStyle.nearest(units * stretch * size, per: 1_000_000)
  }

  /// The height of a line, downwards, in 256ths of a pixel, rounded to the nearest.
  ///
  /// `units` is where the lower edge of the regular pen goes, upwards; `inset` is how far the line is
  /// moved upwards, in 1000ths of half of what the pen grew.
  func upright(_ units: Int64, inset: Int64) -> Int32 {
    let grown = (pen - LetterStyle.regularPen) * inset
    let doubled = (2 * units + LetterStyle.regularPen) * 1000 + grown
    return LetterStyle.nearest(-doubled * size, per: 2_000_000)
  }

  /// The width of the pen in 256ths of a pixel, rounded to the nearest.
  var penWidth: Int32 { LetterStyle.nearest(pen * size, per: 1000) }

  /// A quotient rounded to the nearest, a half upwards.
  private static func nearest(_ value: Int64, per unit: Int64) -> Int32 {
    let shifted = value + unit / 2
    let quotient = shifted / unit
    return Int32(clamping: shifted % unit < 0 ? quotient - 1 : quotient)
  }
}
