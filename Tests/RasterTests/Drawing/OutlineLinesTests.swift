import TestSupport
import Testing

@testable import Raster

struct OutlineLinesTests {
  private func lines(of outline: Outline) -> [(FinePoint, FinePoint)] {
    var lines: [(FinePoint, FinePoint)] = []
    let clip = PixelRectangle(x: -10000, y: -10000, width: 20000, height: 20000)
    outline.forEachLine(within: clip) { lines.append(($0, $1)) }
    return lines
  }

  @Test(arguments: 0..<40)
  func `chords are at most a 64th of a pixel from their curve`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let points = (0..<4).map { _ in
      SubpixelPoint(
        x: .random(in: -20000...20000, using: &generator),
        y: .random(in: -20000...20000, using: &generator))
    }
    let chords = lines(of: Outline([.move(points[0]), .cubic(points[1], points[2], points[3])]))
    for step in 0...200 {
      let t = Double(step) / 200
      func value(_ c: [Double]) -> Double {
        let s = 1 - t
        return s * s * s * c[0] + 3 * s * s * t * c[1] + 3 * s * t * t * c[2] + t * t * t * c[3]
      }
      let (x, y) = (value(points.map { Double($0.x) }), value(points.map { Double($0.y) }))
      let distance = chords.map { start, end in
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        let (px, py) = (x - Double(start.x), y - Double(start.y))
        let along = max(0, min(1, (px * dx + py * dy) / max(1, dx * dx + dy * dy)))
        let (ex, ey) = (px - along * dx, py - along * dy)
        return (ex * ex + ey * ey).squareRoot()
      }.min()
      // Four 256ths, and the rounding of the chord's ends to the grid.
      try #require(try #require(distance) <= 4 + 0.75)
    }
  }

  @Test func `every subpath is closed`() {
    let (a, b, c) = (
      SubpixelPoint(x: 0, y: 0), SubpixelPoint(x: 9, y: 0), SubpixelPoint(x: 9, y: 9)
    )
    let found = lines(of: Outline([.move(a), .line(b), .line(c), .move(c), .line(a), .close]))
    #expect(found.map(\.0) == [a, b, c, c, a].map { FinePoint($0) })
    #expect(found.map(\.1) == [b, c, a, a, c].map { FinePoint($0) })
  }

  @Test func `a curve of the largest coordinates is a bounded number of chords`() {
    let (least, most) = (Int32.min, Int32.max)
    let found = lines(
      of: Outline([
        .move(SubpixelPoint(x: least, y: least)),
        .cubic(
          SubpixelPoint(x: most, y: most), SubpixelPoint(x: least, y: most),
          SubpixelPoint(x: most, y: least)),
      ]))
    #expect(found.count <= 1 << 15 + 1)
  }
}
