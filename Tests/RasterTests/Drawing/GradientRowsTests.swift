import TestSupport
import Testing

@testable import Raster

struct GradientRowsTests {
  /// A ramp that tells places: black to white.
  private let stops: [GradientInk.Stop] = [
    .init(offset: 0, color: .black), .init(offset: 65536, color: .white),
  ]

  @Test(arguments: 0..<60)
  func `each pixel has the colour of its centre's place along the line`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    func coordinate() -> Int32 { .random(in: -100_000...100_000, using: &generator) }
    let start = SubpixelPoint(x: coordinate(), y: coordinate())
    var end = SubpixelPoint(x: coordinate(), y: coordinate())
    if seed % 3 == 0 { end = SubpixelPoint(x: start.x, y: end.y) }
    if seed % 3 == 1 { end = SubpixelPoint(x: end.x, y: start.y) }
    let columns = 0..<2000
    var rows = GradientRows(GradientInk(start: start, end: end, stops: stops), columns: columns)
    var pixels = [UInt32](repeating: 0, count: columns.count)
    for y in [0, 1, 777, 2531] {
      rows.write(y: y, columns: columns, to: &pixels)
      for x in stride(from: 0, to: 2000, by: 7) {
        let (dx, dy) = (Double(end.x) - Double(start.x), Double(end.y) - Double(start.y))
        let (px, py) = (
          Double(256 * x + 128) - Double(start.x), Double(256 * y + 128) - Double(start.y)
        )
        let place = max(0, min(1, (px * dx + py * dy) / (dx * dx + dy * dy)))
        // Half a level for rounding, and 1.5 of the 257 places a level has, for the place.
        let difference = abs(Double(pixels[x] & 255) - 255 * place)
        try #require(difference <= 0.5 + 1.5 / 257 + 1e-9, "at \(x), \(y)")
      }
    }
  }

  /// A step at 256 pixels, seen from far before and far behind it.
  @Test func `a short line far away is a step`() {
    let start = SubpixelPoint(x: 65536 * 256, y: 0)
    let end = SubpixelPoint(x: 65536 * 256 + 1, y: 0)
    var forwards = GradientRows(GradientInk(start: start, end: end, stops: stops), columns: 0..<2)
    var backwards = GradientRows(GradientInk(start: end, end: start, stops: stops), columns: 0..<2)
    var pixels: [UInt32] = [1, 2]
    forwards.write(y: 0, columns: 0..<2, to: &pixels)
    #expect(pixels == [0xFF00_0000, 0xFF00_0000])
    backwards.write(y: 0, columns: 0..<2, to: &pixels)
    #expect(pixels == [0xFFFF_FFFF, 0xFFFF_FFFF])
  }

  @Test func `a line without length shows its last colour`() {
    let point = SubpixelPoint(x: 700, y: 900)
    var rows = GradientRows(GradientInk(start: point, end: point, stops: stops), columns: 0..<3)
    var pixels: [UInt32] = [1, 2, 3]
    rows.write(y: 0, columns: 0..<3, to: &pixels)
    #expect(pixels == [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF])
  }

  @Test func `stops out of order are the caller's mistake`() async {
    await #expect(processExitsWith: .success) {
      let point = SubpixelPoint(x: 0, y: 0)
      _ = GradientInk(
        start: point, end: point,
        stops: [.init(offset: 5, color: .black), .init(offset: 5, color: .white)])
    }
    await #expect(processExitsWith: .failure) {
      let point = SubpixelPoint(x: 0, y: 0)
      _ = GradientInk(
        start: point, end: point,
        stops: [.init(offset: 5, color: .black), .init(offset: 4, color: .white)])
    }
  }
}
