// Expected values: SplitMix64's published numbers for the seed 0; laws of the curve.

import TestSupport
import Testing

@testable import Easing

struct RoughCurveTests {
  @Test func `deviations are those of SplitMix64`() throws {
    var random = SplitMix64(seed: 0)
    let curve = try RoughCurve(count: 9, strength: 1, seed: 0)
    for k in 1...9 {
      let number = Double(random.next() >> 11) * 0x1p-53
      let x = Double(k) / 10
      #expect((curve.value(at: x) - (x + (number - 0.5) * 0.4)).magnitude <= 1e-16, "\(k)")
    }
  }

  @Test func `ends are exact, and no deviation is beyond the strength`() throws {
    for seed in UInt32(0)..<20 {
      let curve = try RoughCurve(count: 37, strength: 2, seed: seed)
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      for k in 0...1000 {
        let x = Double(k) / 1000
        try #require((curve.value(at: x) - x).magnitude <= 0.4, "\(seed) at \(x)")
      }
    }
  }

  @Test func `a sample depends on no other, and seeds differ`() throws {
    let first = try RoughCurve(seed: 1)
    let forwards = (0...100).map { first.value(at: Double($0) / 100) }
    let backwards = (0...100).reversed().map { first.value(at: Double($0) / 100) }
    #expect(forwards == backwards.reversed())
    let second = try RoughCurve(seed: 2)
    #expect(forwards != (0...100).map { second.value(at: Double($0) / 100) })
  }

  @Test func `deviations fade towards the ends that taper`() throws {
    let tapers: [RoughCurve.Taper: (Double, Double)] = [
      .none: (0.2, 0.2), .in: (0.02, 0.2), .out: (0.2, 0.02), .both: (0.04, 0.04),
    ]
    for (taper, most) in tapers {
      let curve = try RoughCurve(count: 99, taper: taper)
      for k in 1...10 {
        let (x, y) = (Double(k) / 100, 1 - Double(k) / 100)
        try #require((curve.value(at: x) - x).magnitude <= most.0 + 1e-15, "\(taper)")
        try #require((curve.value(at: y) - y).magnitude <= most.1 + 1e-15, "\(taper)")
      }
    }
  }

  @Test func `a corner has the slopes of both lines`() throws {
    let curve = try RoughCurve(count: 3, seed: 5)
    let h = 0x1p-10
    for x in [0.25, 0.5, 0.75] {
      let left = (curve.value(at: x) - curve.value(at: x - h)) / h
      let right = (curve.value(at: x + h) - curve.value(at: x)) / h
      #expect((curve.velocity(at: x, side: .left) - left).magnitude <= 1e-12)
      #expect((curve.velocity(at: x) - right).magnitude <= 1e-12)
    }
  }

  @Test func `numbers outside their ranges are refused`() {
    #expect(throws: EasingError.self) { try RoughCurve(count: 0) }
    #expect(throws: EasingError.self) { try RoughCurve(count: 1_000_001) }
    #expect(throws: EasingError.self) { try RoughCurve(strength: -1) }
    #expect(throws: EasingError.self) { try RoughCurve(strength: .nan) }
  }
}
