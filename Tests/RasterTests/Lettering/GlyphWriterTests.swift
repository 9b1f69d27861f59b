import Testing

@testable import Raster

struct GlyphWriterTests {
  /// Draws with units of a subpixel: the size 1000, and the regular weight.
  private func outline(_ path: String, at origin: Int64 = 0, rise: Int64 = 0) -> Outline {
    var writer = GlyphWriter(style: LetterStyle(size: 1000, weight: 400))
    writer.draw(Glyph(0, path, zone: .above), at: origin, rise: rise)
    return writer.outline
  }

  /// The place in subpixels: the regular pen's lower edge is 41 units below its middle.
  private func point(_ x: Int32, _ y: Int32) -> SubpixelPoint {
    SubpixelPoint(x: x, y: -y - 41)
  }

  @Test func `lines and curves are read with signs and any spaces`() {
    #expect(
      outline("M10 -20  L-30   40 C1 2 3 4 5 6 Z").elements == [
        .move(point(10, -20)), .line(point(-30, 40)),
        .cubic(point(1, 2), point(3, 4), point(5, 6)), .close,
      ])
  }

  @Test func `a quarter turn leaves across or upright`() {
    #expect(
      outline("M0 0 A100 200 U0 400").elements == [
        .move(point(0, 0)),
        .cubic(point(57, 0), point(100, 86), point(100, 200)),
        .cubic(point(100, 314), point(57, 400), point(0, 400)),
      ])
  }

  @Test func `a letter is drawn at its place`() {
    #expect(outline("M1 2", at: 300, rise: 50).elements == [.move(point(301, 52))])
  }

  @Test func `a dot is a little wider than the pen`() {
    let bounds = Bounds(outline("D100 50"), pen: 82)
    #expect(bounds.right - bounds.left == 118)
    #expect(bounds.bottom - bounds.top == 118)
  }

  @Test func `a path with mistakes ends`() {
    #expect(outline("M").elements == [.move(point(0, 0))])
    #expect(outline("?? 5 M99999999999999999999 1").elements.count == 1)
    #expect(outline("L--5 - C").elements.count == 2)
  }
}
