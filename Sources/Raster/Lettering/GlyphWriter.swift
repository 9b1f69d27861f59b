// From the lines of a letter to an outline.
// Layer: Raster. Tests: GlyphWriterTests.

/// Draws letters one after the other into an outline.
///
/// A path is a row of commands, each a letter and its places in whole units:
/// `M` starts a line; `L` goes straight on; `C` goes along a cubic Bézier curve; `A` turns by a quarter
/// and leaves across (level), `U` turns by a quarter and leaves upright; `D` is a dot; `Z` closes.
struct GlyphWriter {
  /// What was drawn.
  private(set) var outline = Outline()

  /// The size and weight.
  let style: LetterStyle

  /// Where the letter starts, in units.
  private var origin: Int64 = 0

  /// How much the letter is lifted, in units.
  private var rise: Int64 = 0

  /// Which heights a heavier pen keeps to.
  private var zone = Glyph.Zone.small

  /// The end of what was drawn of the letter.
  private var current = Place(x: 0, y: 0)

  /// A place in units.
  private struct Place {
    var x: Int64
    var y: Int64
  }

  /// Creates a writer.
  init(style: LetterStyle) {
    self.style = style
  }

  /// Draws a letter.
  ///
  /// - Parameters:
  ///   - glyph: The letter.
  ///   - origin: Where it starts, in units.
  ///   - rise: How much it is lifted, in units.
  mutating func draw(_ glyph: Glyph, at origin: Int64, rise: Int64 = 0) {
    self.origin = origin
    self.rise = rise
    zone = glyph.zone
    var text = glyph.path.utf8.makeIterator()
    var next = text.next()
    while let command = next {
      next = text.next()
      switch command {
      case UInt8(ascii: "M"):
        current = place(&text, &next)
        outline.elements.append(.move(point(current)))
      case UInt8(ascii: "L"):
        current = place(&text, &next)
        outline.elements.append(.line(point(current)))
      case UInt8(ascii: "C"):
        let first = place(&text, &next)
        let second = place(&text, &next)
        curve(first, second, to: place(&text, &next))
      case UInt8(ascii: "A"):
        quarter(to: place(&text, &next), isLevel: true)
      case UInt8(ascii: "U"):
        quarter(to: place(&text, &next), isLevel: false)
      case UInt8(ascii: "D"):
        dot(at: place(&text, &next))
      case UInt8(ascii: "Z"):
        outline.elements.append(.close)
      default: break
      }
    }
  }

  private mutating func curve(_ first: Place, _ second: Place, to end: Place) {
    outline.elements.append(.cubic(point(first), point(second), point(end)))
    current = end
  }

  /// A quarter of an ellipse, a little fuller than one.
  private mutating func quarter(to end: Place, isLevel: Bool) {
    let across = (end.x - current.x) * GlyphWriter.fullness / 1000
    let upright = (end.y - current.y) * GlyphWriter.fullness / 1000
    if isLevel {
      curve(
        Place(x: current.x + across, y: current.y), Place(x: end.x, y: end.y - upright), to: end)
    } else {
      curve(
        Place(x: current.x, y: current.y + upright), Place(x: end.x - across, y: end.y), to: end)
    }
  }

  /// Four short strokes across each other, whose round ends lie around the pen's own circle.
  private mutating func dot(at center: Place) {
    for (x, y) in GlyphWriter.dotEnds {
      outline.elements += [
        .move(point(Place(x: center.x - x, y: center.y - y))),
        .line(point(Place(x: center.x + x, y: center.y + y))),
      ]
    }
    current = center
  }

  /// How far the control points of a quarter turn lie along its sides, in 1000ths; 552 is an ellipse.
  private static let fullness: Int64 = 572

  /// How far a dot reaches beyond the pen: eighteen units in all directions.
  private static let dotEnds: [(x: Int64, y: Int64)] = [(18, 0), (13, 13), (0, 18), (-13, 13)]

  /// A place on the grid of subpixels.
  private func point(_ place: Place) -> SubpixelPoint {
    SubpixelPoint(
      x: style.across(origin + place.x),
      y: style.upright(place.y + rise, inset: zone.inset(at: place.y)))
  }

  /// Reads a place: two numbers.
  private func place(_ text: inout String.UTF8View.Iterator, _ next: inout UInt8?) -> Place {
    let x = number(&text, &next)
    return Place(x: x, y: number(&text, &next))
  }

  /// Reads a number, with spaces before it.
  private func number(_ text: inout String.UTF8View.Iterator, _ next: inout UInt8?) -> Int64 {
    while next == UInt8(ascii: " ") { next = text.next() }
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { next = text.next() }
    var value: Int64 = 0
    while let digit = next, (0x30...0x39).contains(digit), value < 100_000 {
      value = value * 10 + Int64(digit - 0x30)
      next = text.next()
    }
    return isNegative ? -value : value
  }
}
