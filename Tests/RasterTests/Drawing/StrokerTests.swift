import TestSupport
import Testing

@testable import Raster

struct StrokerTests {
  /// The sum of the coverage of a stroke, in pixels.
  private func area(_ outline: Outline, width: Double, ends: StrokeEnds) -> Double {
    var canvas = Canvas(.filled(120, 120))
    canvas.stroke(outline, width: Int32(width * 256), ends: ends, with: .color(.white))
    return Double(canvas.bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) }) / 255
  }

  private func line(_ points: [(Double, Double)], closed: Bool = false) -> Outline {
    var outline = Outline.polygon(points)
    if !closed { outline.elements.removeLast() }
    return outline
  }

  @Test func `a level line of butt ends is a rectangle`() {
    var (stroked, filled) = (Canvas(.filled(20, 10)), Canvas(.filled(20, 10)))
    stroked.stroke(line([(2.25, 5), (15.5, 5)]), width: 3 * 256, ends: .butt, with: .color(.white))
    filled.fill(.rectangle(2.25, 3.5, 13.25, 3), with: .color(.white))
    #expect(stroked.bitmap == filled.bitmap)
  }

  @Test(arguments: [1, 3, 64, 255, 256, 700] as [Int32])
  func `level and upright lines are as wide as asked for, either way`(width: Int32) throws {
    let ways = [[(2.0, 8.0), (14, 8)], [(14, 8), (2, 8)], [(8, 2), (8, 14)], [(8, 14), (8, 2)]]
    for way in ways {
      var stroker = Stroker(width: width, ends: .butt)
      StrokePath.forEach(in: line(way)) { stroker.add($0) }
      let points = stroker.outline.elements.compactMap { element -> SubpixelPoint? in
        switch element {
        case .move(let point), .line(let point): point
        case .cubic, .close: nil
        }
      }
      let isLevel = way[0].1 == way[1].1
      let sides = points.map { isLevel ? $0.y : $0.x }
      let (least, most) = (try #require(sides.min()), try #require(sides.max()))
      #expect(most - least == width)
      #expect(abs((most + least) / 2 - 8 * 256) <= 1)
    }
  }

  @Test(arguments: 0..<40)
  func `a straight line of round ends covers its length times its width and a circle`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    func coordinate() -> Double { .random(in: 30...90, using: &generator) }
    let points = [(coordinate(), coordinate()), (coordinate(), coordinate())]
    let width = Double.random(in: 1...20, using: &generator)
    let (dx, dy) = (points[0].0 - points[1].0, points[0].1 - points[1].1)
    let length = (dx * dx + dy * dy).squareRoot()
    let expected = length * width + Double.pi * width * width / 4
    // Along the whole edge a 64th for chords, a 128th for the sides' grid, a 256th for crossings and half
    // a 255th for pixels, and what the width was rounded down by.
    let edge = 2 * length + Double.pi * width
    let bound = edge * (1.0 / 64 + 1.0 / 128 + 1.0 / 256 + 0.5 / 255) + length / 256
    #expect(abs(area(line(points), width: width, ends: .round) - expected) <= bound)
  }

  @Test func `a line without length is a dot if its ends are round`() {
    for outline in [line([(50, 50)], closed: true), line([(50, 50), (50, 50)])] {
      #expect(area(outline, width: 10, ends: .butt) == 0)
      let dot = area(outline, width: 10, ends: .round)
      #expect(abs(dot - Double.pi * 25) <= Double.pi * 10 * (1.0 / 64 + 2.0 / 256 + 0.5 / 255))
    }
    #expect(area(line([(50, 50)]), width: 10, ends: .round) == 0, "a move alone is nothing")
  }

  @Test func `a closed square has sharp corners, and a hole`() {
    let square = line([(20, 20), (60, 20), (60, 60), (20, 60)], closed: true)
    #expect(area(square, width: 4, ends: .butt) == 44 * 44 - 36 * 36)
    // Round joins leave out four corners of (1 − π/4) · 2².
    let round = area(square, width: 4, ends: .round)
    #expect(abs(round - (44 * 44 - 36 * 36 - 4 * (4 - Double.pi))) <= 0.5)
  }

  @Test func `a turn is mitred up to four times the width, and cut off beyond`() {
    // The mitre is 1 / sin(½ of the angle) widths long: at 30° 3.86, at 28° 4.13.
    func reach(_ angle: Double) -> Int {
      var canvas = Canvas(.filled(120, 60))
      let radians = angle * Double.pi / 180
      let (x, y) = (60 - 50 * elementaryCosine(radians), 30 - 50 * elementarySine(radians))
      canvas.stroke(
        line([(10, 30), (60, 30), (x, y)]), width: 8 * 256, ends: .butt, with: .color(.white))
      return (0..<120).last { x in (0..<60).contains { canvas.bitmap.pixels[$0 * 120 + x] != 0 } }
        ?? 0
    }
    #expect(reach(30) >= 60 + 13)
    #expect(reach(28) <= 60 + 5)
  }

  @Test(arguments: [1.5, 3, 8])
  func `a stroked circle covers a ring`(width: Double) {
    let ring = area(.circle(60, 60, radius: 40), width: width, ends: .round)
    let expected = 2 * Double.pi * 40 * width
    let bound = 4 * Double.pi * 40 * (1.0 / 64 + 1.0 / 128 + 1.0 / 256 + 0.5 / 255)
    #expect(abs(ring - expected) <= bound, "\(ring), not \(expected)")
  }

  @Test func `a line straight back and forth is one line`() {
    let once = area(line([(20, 50), (90, 50)]), width: 10, ends: .round)
    let twice = area(line([(20, 50), (90, 50), (20, 50)]), width: 10, ends: .round)
    // The end at the left is there twice: its half circle's partly covered pixels count up to twice.
    #expect(twice >= once)
    #expect(twice - once <= Double.pi * 5 / 2)
  }
}

/// A sine by its series, for small angles.
private func elementarySine(_ x: Double) -> Double {
  x - x * x * x / 6 + x * x * x * x * x / 120
}

/// A cosine by its series, for small angles.
private func elementaryCosine(_ x: Double) -> Double {
  1 - x * x / 2 + x * x * x * x / 24 - x * x * x * x * x * x / 720
}
