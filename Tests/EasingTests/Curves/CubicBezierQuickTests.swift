// Expected values: the slower way, which is checked against mpmath (see CubicSegmentTests), and exact
// arithmetic.

import TestSupport
import Testing

@testable import Easing

struct CubicBezierQuickTests {
  /// Draws a curve and a progress within, ordinary ones, singular ends and flat middles as often.
  static func draw(_ random: inout SplitMix64) throws -> (curve: CubicBezier, x: Double) {
    func part() -> Double {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: 0
      case 1: 1
      case 2: 1 - Double.random(in: 0...0x1p-12, using: &random)
      case 3: Double.random(in: 0...0x1p-12, using: &random)
      default: Double.random(in: 0...1, using: &random)
      }
    }
    let heights = Bool.random(using: &random) ? -1.0...2 : -3.5...3.5
    func height() -> Double { Double.random(in: heights, using: &random) }
    let curve = try CubicBezier(x1: part(), y1: height(), x2: part(), y2: height())
    return (curve, min(max(part(), 0x1p-1074), 1.0.nextDown))
  }

  @Test(arguments: 0..<100) func `bounds enclose the exact value`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let (curve, x) = try Self.draw(&random)
    guard let enclosure = curve.quickValue(at: x) else { return }
    let root =
      ExactPolynomial(controls: 0, curve.x1, curve.x2, 1) - ExactPolynomial([BinaryFraction(x)])
    let vertical = ExactPolynomial(controls: 0, curve.y1, curve.y2, 1)
    let middle = BinaryFraction(enclosure.high) + BinaryFraction(enclosure.low)
    for side in [-1, 1] {
      let bound = middle + BinaryFraction(Double(side) * enclosure.error)
      let compared = root.sumOfSigns(of: vertical - ExactPolynomial([bound]))
      #expect(compared * side <= 0, "\(curve) at \(x)")
    }
  }

  @Test(arguments: 0..<50) func `the slower way agrees where bounds do`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let (curve, x) = try Self.draw(&random)
      guard let enclosure = curve.quickValue(at: x), enclosure.lowest == enclosure.highest else {
        continue
      }
      try #require(enclosure.lowest == curve.segment.value(at: x), "\(curve) at \(x)")
    }
  }

  @Test func `nearly all samples of ordinary curves need no slower way`() throws {
    for curve in [CubicBezier.ease, .easeIn, .easeOut, .easeInOut, .fastOutSlowIn] {
      let open = (1..<1000).count { number in
        guard let enclosure = curve.quickValue(at: Double(number) / 1000) else { return true }
        return enclosure.lowest != enclosure.highest
      }
      // Those next to a level end, where the value is small, and next to middles of doubles.
      #expect((1...60).contains(open), "\(curve): \(open)")
    }
  }

  @Test func `large numbers and flat middles are left to the slower way`() throws {
    let level = try CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1)
    #expect(level.quickValue(at: 0.5) == nil)
    let high = try CubicBezier(x1: 0.5, y1: 7.5, x2: 0.5, y2: 0)
    #expect(high.quickValue(at: 0.5) == nil)
    #expect(high.value(at: 0.5) == 2.9375)
  }
}
