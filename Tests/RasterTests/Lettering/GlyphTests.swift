import Testing

@testable import Raster

struct GlyphTests {
  @Test func `a heavier pen moves inwards at both ends of a letter`() {
    for (zone, top) in [(Glyph.Zone.small, Glyph.smallHeight), (.capital, Glyph.capitalHeight)] {
      #expect(zone.inset(at: 0) == 1000)
      #expect(zone.inset(at: -200) == 1000)
      #expect(zone.inset(at: top / 2) == 0)
      #expect(zone.inset(at: top) == -1000)
      #expect(zone.inset(at: 2 * top) == -1000)
    }
  }

  @Test func `a mark above a letter grows upwards only`() {
    #expect([0, 440, 600].allSatisfy { Glyph.Zone.above.inset(at: $0) == 1000 })
  }
}
