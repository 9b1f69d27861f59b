import TestSupport
import Testing

@testable import Raster

struct KeptStrokesTests {
  private func random(_ count: Int, using generator: inout SplitMix64) -> Outline {
    func point() -> SubpixelPoint {
      SubpixelPoint(
        x: .random(in: 5000...20000, using: &generator),
        y: .random(in: 5000...20000, using: &generator))
    }
    var outline = Outline([.move(point())])
    for _ in 0..<count {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: outline.elements.append(.move(point()))
      case 1: outline.elements.append(.close)
      case 2, 3: outline.elements.append(.line(point()))
      default: outline.elements.append(.cubic(point(), point(), point()))
      }
    }
    return outline
  }

  private func moved(_ outline: Outline, _ x: Int32, _ y: Int32) -> Outline {
    func moved(_ point: SubpixelPoint) -> SubpixelPoint {
      SubpixelPoint(x: point.x + x, y: point.y + y)
    }
    return Outline(
      outline.elements.map { element in
        switch element {
        case .move(let point): .move(moved(point))
        case .line(let point): .line(moved(point))
        case .cubic(let c1, let c2, let point): .cubic(moved(c1), moved(c2), moved(point))
        case .close: .close
        }
      })
  }

  @Test(arguments: 0..<40)
  func `a stroke drawn again, elsewhere, is the one that a new canvas draws`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    let outline = random(1 + seed % 9, using: &generator)
    let width = Int32.random(in: 1...3000, using: &generator)
    let ends = seed % 2 == 0 ? StrokeEnds.round : .butt
    var used = Canvas(.filled(100, 100))
    used.stroke(outline, width: width, ends: ends, with: .color(.white))
    for _ in 0..<3 {
      let other = moved(
        outline, .random(in: -9000...9000, using: &generator),
        .random(in: -9000...9000, using: &generator))
      used.clear(to: .transparent)
      used.stroke(other, width: width, ends: ends, with: .color(.white))
      var new = Canvas(.filled(100, 100))
      new.stroke(other, width: width, ends: ends, with: .color(.white))
      #expect(used.bitmap == new.bitmap)
    }
  }

  @Test(arguments: 0..<20)
  func `the outline of a path that was moved is the kept one`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    let outline = random(6, using: &generator)
    var strokes = KeptStrokes()
    let first = strokes.corners(of: outline, within: outline.bounds, width: 500, ends: .round)
    let count = strokes.count
    let other = moved(outline, -3001, 77)
    let second = strokes.corners(of: other, within: other.bounds, width: 500, ends: .round)
    #expect(second.corners == first.corners)
    #expect(second.shift == SubpixelPoint(x: -3001, y: 77))
    #expect(strokes.count == count)
  }

  @Test func `another width, other ends or one other point make another stroke`() {
    let line = Outline([
      .move(SubpixelPoint(x: 0, y: 0)), .line(SubpixelPoint(x: 2560, y: 300)),
      .line(SubpixelPoint(x: 5000, y: -700)),
    ])
    var bent = line
    bent.elements[2] = .line(SubpixelPoint(x: 5000, y: -701))
    var strokes = KeptStrokes()
    for (path, width, ends) in [
      (line, 500, .round), (line, 501, .round), (line, 500, .butt), (bent, 500, .round),
      (line, 500, .round),
    ] as [(Outline, Int32, StrokeEnds)] {
      var stroker = Stroker(width: width, ends: ends)
      StrokePath.forEach(in: path) { stroker.add($0) }
      let kept = strokes.corners(of: path, within: path.bounds, width: width, ends: ends)
      #expect(kept.corners == StrokeCorners(stroker.outline))
    }
  }

  @Test func `what is kept has a bound`() {
    var generator = SplitMix64(seed: 1)
    var strokes = KeptStrokes()
    for _ in 0..<400 {
      let path = random(60, using: &generator)
      let kept = strokes.corners(of: path, within: path.bounds, width: 900, ends: .round)
      #expect(strokes.count <= max(KeptStrokes.greatestCount, kept.corners.points.count))
    }
  }

  @Test func `nothing is kept where coordinates are limited`() {
    let far = Outline([
      .move(SubpixelPoint(x: .max - 10, y: 0)), .line(SubpixelPoint(x: .max, y: 300)),
    ])
    var strokes = KeptStrokes()
    _ = strokes.corners(of: far, within: far.bounds, width: 500, ends: .round)
    #expect(strokes.count == 0)
  }
}
