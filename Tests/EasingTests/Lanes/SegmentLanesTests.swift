// Expected values: single samples, which are the nearest doubles (see ThreePointCubicTests).

import TestSupport
import Testing

@testable import Easing

struct SegmentLanesTests {
  /// Random numbers, some of them coarse, so that points coincide and tangents are vertical.
  struct Drawing {
    var random: SplitMix64
    let isCoarse: Bool

    mutating func number(in range: ClosedRange<Double>) -> Double {
      let part =
        isCoarse
        ? Double(Int.random(in: 0...4, using: &random)) / 4 : .random(in: 0...1, using: &random)
      return range.lowerBound + part * (range.upperBound - range.lowerBound)
    }

    mutating func point(x range: ClosedRange<Double>) -> ThreePointCubic.Point {
      ThreePointCubic.Point(number(in: range), number(in: -1...2))
    }
  }

  @Test(arguments: 0..<200)
  func `a column of any three-point cubic has the bits of single samples`(seed: Int) throws {
    var drawing = Drawing(random: SplitMix64(seed: seed), isCoarse: seed % 5 == 0)
    let middle = [0.5, 1.0 / 3, 0x1p-30, 0.999][seed % 4]
    let curve = try ThreePointCubic(
      drawing.point(x: 0...middle), drawing.point(x: 0...middle),
      midpoint: ThreePointCubic.Point(middle, drawing.number(in: -1...2)),
      drawing.point(x: middle...1), drawing.point(x: middle...1))
    let spread = (0..<100).map { _ in Double.random(in: 0..<1, using: &drawing.random) }
    let near = [middle.nextDown, middle, middle.nextUp, middle / 2, middle / 3]
    for progresses in [spread + near + CubicLanesTests.edges, spread.sorted()] {
      try EasingCurveColumnsTests.check(.threePointCubic(curve), at: progresses)
    }
  }

  @Test(arguments: [0x1p-1074, 0x1p-1030, 0x1p-1013, 0x1p-997, 0x1p-664, 0x1p-332])
  func `a column has the bits of single samples where values nearly vanish`(tiny: Double) throws {
    let point = ThreePointCubic.Point.init
    for (first, middle) in [(0, tiny), (tiny, 0), (tiny, tiny), (-tiny, tiny)] {
      let curve = try ThreePointCubic(
        point(0.1, 0), point(0.2, first), midpoint: point(0.4, middle), point(0.6, 0.5),
        point(0.8, 1))
      let progresses = (0..<1000).map { Double($0) / 1000 }
      try EasingCurveColumnsTests.check(.threePointCubic(curve), at: progresses)
    }
  }

  @Test func `a column has the bits of single samples on a curve through many points`() throws {
    let points = (1..<300).map { "\(Double($0) / 300), \(Double($0 % 7) / 7)" }
    let curve = try EasingCurve(parsing: "catmull-rom(1, \(points.joined(separator: ", ")))")
    var random = SplitMix64(seed: 3)
    let spread = (0..<256).map { _ in Double.random(in: 0..<1, using: &random) }
    for progresses in [spread, spread.sorted()] {
      try EasingCurveColumnsTests.check(curve, at: progresses)
    }
  }

  @Test(arguments: [
    "catmull-rom(0, 0.3, 0.7, 0.6, 0.5)", "catmull-rom(0.5, 0.2, 0.8, 0.4, 0.1, 0.9, 1.2)",
    "catmull-rom(1, 0.3, 0.1, 0.8, 0.3)",
    "catmull-rom(0, 0.1, 0.1, 0.2, 0.5, 0.3, -0.2, 0.4, 1.4, 0.5, 0.2, 0.6, 0.7, 0.8, 0.9)",
  ]) func `a column of a Catmull-Rom curve has the bits of single samples`(text: String) throws {
    let curve = try EasingCurve(parsing: text)
    var random = SplitMix64(seed: 9)
    let spread = (0..<400).map { _ in Double.random(in: 0..<1, using: &random) }
    for progresses in [spread + EasingCurveColumnsTests.edges, spread.sorted()] {
      try EasingCurveColumnsTests.check(curve, at: progresses)
    }
  }

  @Test(arguments: [ThreePointCubic.emphasized, .fastEaseInToSlowEaseOut])
  func `nearly all samples of usual curves are certain eight at a time`(
    curve: ThreePointCubic
  ) throws {
    var open = 0
    for segment in curve.segments {
      let lanes = try #require(SegmentLanes(segment))
      for group in 1..<500 {
        let part = (Double(group) + Lanes((0..<8).map { Double($0) / 8 })) / 500
        let isCertain = lanes.values(at: segment.x0 + part * (segment.x3 - segment.x0)).isCertain
        for lane in 0..<8 where !isCertain[lane] { open += 1 }
      }
    }
    #expect(open < 400)
  }
}
