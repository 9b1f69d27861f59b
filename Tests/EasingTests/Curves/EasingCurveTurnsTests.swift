// Where an easing curve may turn round.
// Expected values: the roots of the derivative by hand.

import Easing
import TestSupport
import Testing

struct EasingCurveTurnsTests {
  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws -> EasingCurve
  {
    .cubicBezier(try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  @Test func `a curve that only rises has none`() throws {
    #expect(EasingCurve.linear.turns.isEmpty)
    #expect(EasingCurve.easeInOut.turns.isEmpty)
    #expect(try bezier(0, 0.3, 1, 0.7).turns.isEmpty)
    #expect(EasingCurve.steps(try Steps(7, .jumpEnd)).turns.isEmpty)
    #expect(EasingCurve.named(.stepStart).turns.isEmpty)
  }

  @Test func `a curve that overshoots at both ends turns at the roots of its derivative`() throws {
    // y = 3(1-t)²t·(-1) + 3(1-t)t²·2 + t³, so y'/3 = -1 + 8t - 8t²: t = (2 ± √2)/4.
    // With x1 = 1/3 and x2 = 2/3, x(t) = t.
    let turns = try bezier(1.0 / 3, -1, 2.0 / 3, 2).turns
    try #require(turns.count == 2)
    #expect(abs(turns[0] - (2 - 2.0.squareRoot()) / 4) <= 1e-15)
    #expect(abs(turns[1] - (2 + 2.0.squareRoot()) / 4) <= 1e-15)
  }

  @Test func `a curve that falls back once turns once`() throws {
    // y rises by 2, -1 and 0 from point to point, so y'/3 = 4t² - 6t + 2: t = 1/2, and 1, its end.
    #expect(try bezier(1.0 / 3, 2, 2.0 / 3, 1).turns.map { abs($0 - 0.5) <= 1e-15 } == [true])
  }

  @Test func `lines may turn at each of their inner points`() throws {
    let lines = try PiecewiseLinear(sorted: [
      .init(input: -1, output: 3), .init(input: 0, output: 0), .init(input: 0.25, output: 2),
      .init(input: 0.25, output: 1), .init(input: 1, output: 1),
    ])
    #expect(EasingCurve.piecewiseLinear(lines).turns == [0.25, 0.25])
  }

  @Test func `two segments may turn where they meet, and each within`() throws {
    let curve = EasingCurve.fastEaseInToSlowEaseOut
    guard case .named(let name) = curve, case .threePointCubic(let cubic) = name.definition else {
      Issue.record("\(curve) is not a curve of two segments")
      return
    }
    #expect(curve.turns == [cubic.midpoint.x])
  }

  @Test(arguments: 0..<200)
  func `between two turns a Bézier curve only rises or only falls`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let heights: [Double] = [0, 1, 0.5, -1, 2, 1e-300, .random(in: -3...4, using: &generator)]
    let widths: [Double] = [0, 1, 0.5, .random(in: 0...1, using: &generator)]
    let curve = try bezier(
      widths.randomElement(using: &generator) ?? 0, heights.randomElement(using: &generator) ?? 0,
      widths.randomElement(using: &generator) ?? 1, heights.randomElement(using: &generator) ?? 1)
    let ends = [0] + curve.turns + [1]
    try #require(ends == ends.sorted())
    for (first, last) in zip(ends, ends.dropFirst()) where last - first > 1e-6 {
      // A turn is placed to a few units of 2⁻⁵³.
      let (start, end) = (first + 0x1p-48, last - 0x1p-48)
      let values = (0...50).map { step in
        curve.value(at: start + (end - start) * Double(step) / 50)
      }
      let rises = zip(values, values.dropFirst()).map { $1 - $0 }
      #expect(rises.allSatisfy { $0 >= 0 } || rises.allSatisfy { $0 <= 0 }, "\(curve)")
    }
  }
}
