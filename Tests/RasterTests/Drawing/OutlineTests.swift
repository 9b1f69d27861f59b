import Testing

@testable import Raster

struct OutlineTests {
  @Test func `bounds hold every point, control points included`() {
    let outline = Outline([
      .move(.pixels(3.5, 4)), .cubic(.pixels(-2.25, 5), .pixels(9, 30.5), .pixels(5, 6)),
      .line(.pixels(4, 3.99)), .close,
    ])
    let bounds = outline.bounds
    #expect((bounds.x, bounds.y) == (-3, 3))
    #expect((bounds.right, bounds.bottom) == (10, 31))
  }

  @Test func `nothing has no bounds, and the largest coordinates have some`() {
    #expect(Outline().bounds.isEmpty)
    #expect(Outline([.close]).bounds.isEmpty)
    let corners = Outline([
      .move(SubpixelPoint(x: .min, y: .max)), .line(SubpixelPoint(x: .max, y: .min)),
    ])
    #expect(
      corners.bounds == PixelRectangle(x: -1 << 23, y: -1 << 23, width: 1 << 24, height: 1 << 24))
  }
}
