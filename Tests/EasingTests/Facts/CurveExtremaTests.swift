// Expected values: dense sampling of doubles, which no extreme value may be exceeded by; the teeth
// of a saw-tooth by hand.

import Testing

@testable import Easing

struct CurveExtremaTests {
  static let steep = [
    "cubic-bezier(1, 3, 0.0001, -2)", "cubic-bezier(0.999, 1.5, 0.001, -0.5)",
    "cubic-bezier(1, 4, 0.001, -3)", "cubic-bezier(0.9999, -1, 0.0001, 2)",
    "cubic-bezier(1, 16, 1e-6, -15)", "cubic-bezier(1, 2.5, 0.00001, 0.2)",
    "reversed(cubic-bezier(1, 3, 0.0001, -2))",
  ]

  /// The doubles next to a place.
  private static func neighbours(of place: Double, count: Int64) -> [Double] {
    (-count...count).map { Double(ordinal: place.ordinal + $0) }.filter { 0...1 ~= $0 }
  }

  @Test(arguments: steep)
  func `no double beside a turn of a steep curve has a more extreme value`(text: String) throws {
    let curve = try EasingCurve(parsing: text)
    let (least, greatest) = curve.extrema(in: 0...1)
    for place in curve.turns + [least.progress, greatest.progress] {
      for near in Self.neighbours(of: place, count: 150) {
        let value = curve.value(at: near)
        try #require(value >= least.value && value <= greatest.value, "\(near): \(value)")
      }
    }
  }

  @Test(arguments: steep)
  func `no double beside a peak of a steep curve is faster`(text: String) throws {
    let curve = try EasingCurve(parsing: text)
    let fastest = curve.greatestSpeed(in: 0...1)
    for near in Self.neighbours(of: fastest.progress, count: 150) {
      try #require(curve.velocity(at: near).magnitude <= fastest.value, "\(near)")
    }
  }

  @Test(arguments: [2, 1000, 1001, 5000, 65_537, 1_000_003])
  func `a part of a saw-tooth with two jumps has all of its values`(count: Int) throws {
    let curve = EasingCurve.formula(try FormulaCurve(.sawTooth(count: count)))
    let tooth = 1 / Double(count)
    let parts = [0...1, 0.3 * tooth...1, 0.2...0.8]
    for part in parts {
      let (least, greatest) = curve.extrema(in: part)
      #expect(least.value == 0 && greatest.value == 1, "\(part)")
    }
    let inner = curve.extrema(in: 0.25 * tooth...0.75 * tooth)
    #expect((inner.least.value - 0.25).magnitude <= 1e-9)
    #expect((inner.greatest.value - 0.75).magnitude <= 1e-9)
  }

  @Test func `an interval beside its whole has the extrema of its own teeth`() throws {
    let curve = try EasingCurve(parsing: "saw-tooth(5000)")
    let (least, greatest) = curve.extrema(in: 0.40003...0.45003)
    #expect(least.value == 0 && greatest.value == 1)
  }

  @Test(arguments: [4, 7, 1000, 5000, 49_999])
  func `a saw-tooth has a value within it in each tooth and each jump`(count: Int) throws {
    let curve = EasingCurve.formula(try FormulaCurve(.sawTooth(count: count)))
    let parts = curve.progresses(of: 0.5)
    #expect(parts.count == 2 * count - 1)
    for (number, part) in parts.enumerated() {
      let place = Double(number + 1) / Double(2 * count)
      try #require((part.lowerBound - place).magnitude < 1e-12, "part \(number)")
    }
  }

  @Test func `a curve whose turns are not known is not said to rise`() throws {
    let text = (0..<20).reduce("saw-tooth(1)") { text, _ in "mirrored(\(text))" }
    let curve = try EasingCurve(parsing: text)
    #expect(curve.knownTurns == nil && curve.monotonicity == .neither)
    #expect(curve.inverse(value: 0.5) == nil && curve.errorBound == nil)
  }
}
