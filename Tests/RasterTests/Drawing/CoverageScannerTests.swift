import TestSupport
import Testing

@testable import Raster

struct CoverageScannerTests {
  private let clip = PixelRectangle(x: 0, y: 0, width: 12, height: 12)

  /// The exact area of a convex polygon in a pixel, by cutting it with the pixel's four sides.
  private func area(of corners: [(Double, Double)], column: Int, row: Int) -> Double {
    var polygon = corners
    func cut(_ distance: ((Double, Double)) -> Double) {
      var result: [(Double, Double)] = []
      for (index, corner) in polygon.enumerated() {
        let next = polygon[(index + 1) % polygon.count]
        let (a, b) = (distance(corner), distance(next))
        if a >= 0 { result.append(corner) }
        if a * b < 0 {
          let t = a / (a - b)
          result.append((corner.0 + t * (next.0 - corner.0), corner.1 + t * (next.1 - corner.1)))
        }
      }
      polygon = result
    }
    cut { $0.0 - Double(column) }
    cut { Double(column + 1) - $0.0 }
    cut { $0.1 - Double(row) }
    cut { Double(row + 1) - $0.1 }
    var sum = 0.0
    for (index, corner) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      sum += corner.0 * next.1 - next.0 * corner.1
    }
    return abs(sum) / 2
  }

  @Test(arguments: 0..<50)
  func `a rectangle covers each pixel by its exact area`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    func edges() -> (Int, Int) {
      let (a, b) = (
        Int.random(in: 0...3072, using: &generator), Int.random(in: 0...3072, using: &generator)
      )
      return (min(a, b), max(a, b))
    }
    let ((left, right), (top, bottom)) = (edges(), edges())
    let outline = Outline.rectangle(
      Double(left) / 256, Double(top) / 256, Double(right - left) / 256, Double(bottom - top) / 256)
    let rows = CoverageScanner.coverage(of: outline, in: clip)
    func part(_ start: Int, _ end: Int, _ pixel: Int) -> Int {
      max(0, min(end, 256 * pixel + 256) - max(start, 256 * pixel))
    }
    for y in 0..<12 {
      for x in 0..<12 {
        let parts = part(left, right, x) * part(top, bottom, y)
        try #require(rows[y][x] == (parts * 255 + 32768) / 65536)
      }
    }
  }

  @Test(arguments: 0..<100)
  func `a triangle covers each pixel by its area`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let corners = (0..<3).map { _ in
      (
        Double(Int.random(in: -200...3400, using: &generator)) / 256,
        Double(Int.random(in: -200...3400, using: &generator)) / 256
      )
    }
    let rows = CoverageScanner.coverage(of: .polygon(corners), in: clip)
    for y in 0..<12 {
      for x in 0..<12 {
        // Each side's crossing with a row or column is rounded by less than a 256th, at both ends.
        let bound = 3.0 * 2 / 256 + 0.5 / 255
        let expected = area(of: corners, column: x, row: y)
        let difference = abs(Double(rows[y][x]) / 255 - expected)
        try #require(difference <= bound, "\(rows[y][x]) at \(x), \(y), not \(expected * 255)")
      }
    }
  }

  @Test func `a circle's coverage adds up to its area`() {
    let square = PixelRectangle(x: 0, y: 0, width: 100, height: 100)
    let rows = CoverageScanner.coverage(of: .circle(50.3, 49.8, radius: 40), in: square)
    let sum = Double(rows.joined().reduce(0, +)) / 255
    // The four curves are at most 0.03 % of the radius outside of the circle; chords are at most a 64th
    // of a pixel inside of them; crossings are rounded by up to a 256th, and pixels by half a 255th.
    let perimeter = 2 * Double.pi * 40
    let bound = perimeter * (0.0003 * 40 + 1.0 / 64 + 1.0 / 256 + 0.5 / 255)
    #expect(abs(sum - Double.pi * 1600) <= bound, "\(sum)")
  }

  @Test func `a star's middle is inside by winding, and outside by turns`() {
    let star = Outline.polygon([(6, 0), (10, 12), (0, 4.5), (12, 4.5), (2, 12)])
    let winding = CoverageScanner.coverage(of: star, in: clip)
    let turns = CoverageScanner.coverage(of: star, rule: .evenOdd, in: clip)
    #expect(winding[6][6] == 255)
    #expect(turns[6][6] == 0)
    #expect(winding[2][5] == turns[2][5])
    #expect(winding[0][0] == 0)
  }

  @Test(arguments: 0..<60)
  func `the way round does not matter, nor where the outline starts`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    let corners = (0..<5).map { _ in
      (Double.random(in: -4...16, using: &generator), Double.random(in: -4...16, using: &generator))
    }
    let rows = CoverageScanner.coverage(of: .polygon(corners), in: clip)
    #expect(CoverageScanner.coverage(of: .polygon(corners.reversed()), in: clip) == rows)
    let turned = Array(corners[2...] + corners[..<2])
    #expect(CoverageScanner.coverage(of: .polygon(turned), in: clip) == rows)
  }

  @Test(arguments: 0..<60)
  func `two shapes that share a side cover each pixel once`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let (top, bottom) = (
      Double.random(in: -9...21, using: &generator), Double.random(in: -9...21, using: &generator)
    )
    let left = Outline.polygon([(-30, -30), (top, -30), (bottom, 30), (-30, 30)])
    let right = Outline.polygon([(top, -30), (40, -30), (40, 30), (bottom, 30)])
    let (one, other) = (
      CoverageScanner.coverage(of: left, in: clip), CoverageScanner.coverage(of: right, in: clip)
    )
    for (a, b) in zip(one.joined(), other.joined()) {
      // Both may be rounded up from exactly half way.
      try #require(a + b == 255 || a + b == 256)
    }
  }

  @Test func `what is far to the left still winds around what is seen`() {
    let wide = Outline.polygon([(-5000, -4000), (4, 5), (-5000, 9000)])
    let near = PixelRectangle(x: 0, y: 0, width: 6, height: 12)
    let far = PixelRectangle(x: -6000, y: 0, width: 6006, height: 12)
    let seen = CoverageScanner.coverage(of: wide, in: near)
    let whole = CoverageScanner.coverage(of: wide, in: far)
    #expect(seen == whole.map { Array($0[6000...]) })
    #expect(seen.joined().contains(255))
  }

  @Test func `areas become coverage by the nearest, however often an outline winds`() {
    let whole = CoverageGrid.wholePixel
    #expect(CoverageGrid.coverage(of: whole, .nonZero) == 255)
    #expect(CoverageGrid.coverage(of: -whole, .nonZero) == 255)
    #expect(CoverageGrid.coverage(of: 3 * whole, .nonZero) == 255)
    #expect(CoverageGrid.coverage(of: .min, .nonZero) == 255)
    #expect(CoverageGrid.coverage(of: 3 * whole, .evenOdd) == 255)
    #expect(CoverageGrid.coverage(of: 2 * whole, .evenOdd) == 0)
    #expect(CoverageGrid.coverage(of: -whole * 3 / 2, .evenOdd) == 128)
    #expect(CoverageGrid.coverage(of: whole / 2, .nonZero) == 128)
    #expect(CoverageGrid.coverage(of: whole / 510 - 1, .nonZero) == 0)
    #expect(CoverageGrid.coverage(of: whole / 510 + 1, .nonZero) == 1)
  }
}
