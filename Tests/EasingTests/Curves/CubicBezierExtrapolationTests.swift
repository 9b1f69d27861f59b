// Expected values: the extrapolation and easingAtQuarters tables of css-easing.json, which follow
// browsers; slopes by exact fractions.

import TestSupport
import Testing

@testable import Easing

struct CubicBezierExtrapolationTests {
  @Test func `outside 0…1 curves go on as in browsers`() throws {
    let tables = try CSSEasingVectors.read().extrapolation
    #expect(tables.count == 15)
    for table in tables {
      let curve = try CubicBezierTests.curve(table.p)
      for row in table.rows {
        let error = (curve.value(at: row[0]) - row[1]).magnitude
        try #require(error <= 1e-12 * max(1, row[1].magnitude), "\(curve) at \(row)")
      }
      try #require(curve.velocity(at: -1) == table.browserSlopeBelow0, "\(curve)")
      try #require(curve.velocity(at: 2) == table.browserSlopeAbove1, "\(curve)")
    }
  }

  @Test func `curves at quarters have the values of the web's tests`() throws {
    let names: [String: CubicBezier] = [
      "ease-in": .easeIn, "ease-out": .easeOut, "ease-in-out": .easeInOut,
      "cubic-bezier(0, -0.5, 1, -0.5)": try CubicBezierTests.curve([0, -0.5, 1, -0.5]),
    ]
    let rows = try CSSEasingVectors.read().easingAtQuarters.filter { names[$0.easing] != nil }
    #expect(rows.count == 20)
    for row in rows {
      let value = try #require(names[row.easing]?.value(at: row.x))
      try #require((value - row.expected).magnitude <= 1e-15, "\(row): \(value)")
    }
  }

  @Test func `the slopes of the named curves at their ends are exact`() {
    // 0.58 and 1 - 0.42 are neighbouring doubles, and so their inverses differ.
    #expect(CubicBezier.easeOut.velocity(at: 0) == 1.7241379310344829)
    #expect(CubicBezier.easeIn.velocity(at: 1) == 1.7241379310344827)
    #expect(CubicBezier.ease.velocity(at: 0) == 0.4)
    #expect(CubicBezier.ease.velocity(at: 1) == 0)
    #expect(CubicBezier.easeInOut.velocity(at: 0) == 0)
    #expect(CubicBezier.easeInOut.velocity(at: 1) == 0)
    #expect(CubicBezier.easeIn.velocity(at: 0) == 0)
    #expect(CubicBezier.easeOut.velocity(at: 1) == 0)
  }

  @Test(
    arguments: [
      // x1, y1, x2, y2; slope at 0, before 0, at 1, after 1.
      ([0, 1, 1, 0], [Double.infinity, 0, .infinity, 0]),
      ([0, -1, 1, 2], [-.infinity, 0, -.infinity, 0]),
      ([0, 0, 0, 1], [.infinity, 0, 0, 0]),
      ([0, 0, 0, -1], [-.infinity, 0, 2, 2]),
      ([0, 0, 0.5, 2], [4, 4, -2, -2]),
      ([1, 0.5, 1, 1], [0.5, 0.5, .infinity, 0]),
      ([1, 2, 1, 1], [2, 2, -.infinity, 0]),
      ([0.5, 0.75, 1, 1], [1.5, 1.5, 0.5, 0.5]),
      ([0, 0, 0, 0], [1, 1, 1, 1]),
      ([1, 1, 1, 1], [1, 1, 1, 1]),
    ] as [([Double], [Double])])
  func `a vertical tangent has an infinite slope and a constant beyond it`(
    numbers: [Double], slopes: [Double]
  ) throws {
    let curve = try CubicBezierTests.curve(numbers)
    #expect([0, -0.25, 1, 1.25].map { curve.velocity(at: $0) } == slopes)
    #expect(curve.value(at: -2) == -2 * slopes[1])
    #expect(curve.value(at: 3) == 1 + 2 * slopes[3])
  }

  @Test(arguments: 0..<200)
  func `the value continues without a jump`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let curve = try CubicBezierLawTests.curve(&random, monotone: true)
    // The value is the nearest double, and the true one rises beyond an end by the slope times the
    // distance at most if the curve is a line there.
    let (below, above) = (curve.velocity(at: -1), curve.velocity(at: 2))
    #expect(
      curve.value(at: -Double.leastNonzeroMagnitude) == -(below * Double.leastNonzeroMagnitude))
    let distance = 1.0.ulp
    let rise = curve.value(at: 1 + distance) - 1
    #expect((rise - above * distance).magnitude <= max(distance / 2, above * distance * 0x1p-53))
  }

  @Test func `infinities give what the line tends to, and nothing is NaN`() throws {
    #expect(CubicBezier.easeOut.value(at: -.infinity) == -.infinity)
    #expect(CubicBezier.easeOut.value(at: .infinity) == 1)
    #expect(CubicBezier.easeIn.value(at: -.infinity) == 0)
    #expect(CubicBezier.easeIn.value(at: .infinity) == .infinity)
    let falling = try CubicBezierTests.curve([0.5, -1, 0.5, 2])
    #expect(falling.value(at: .infinity) == -.infinity)
    #expect(falling.value(at: -.infinity) == .infinity)
    #expect(falling.velocity(at: .infinity) == -2)
    #expect(CubicBezier.ease.value(at: .nan).isNaN)
    #expect(CubicBezier.ease.velocity(at: .nan).isNaN)
  }

  @Test func `values overflow only where the true value does`() throws {
    let most = Double.greatestFiniteMagnitude
    #expect(CubicBezier.ease.value(at: -most) == -0.4 * most)
    #expect(CubicBezier.easeIn.value(at: most).isInfinite)
    // The slope is too large for a double, the values near the end are not.
    let steep = try CubicBezierTests.curve([Double.leastNonzeroMagnitude, 1, 0.5, 1])
    #expect(steep.velocity(at: 0) == .infinity)
    #expect(steep.value(at: -Double.leastNonzeroMagnitude) == -1)
    #expect(steep.value(at: -1e-20) == -0x1.79ca10c924223p-67 / Double.leastNonzeroMagnitude)
    #expect(steep.value(at: -1) == -.infinity)
    let gentle = try CubicBezierTests.curve([1, Double.leastNonzeroMagnitude, 1, 0])
    #expect(gentle.velocity(at: -1) == Double.leastNonzeroMagnitude)
    #expect(gentle.value(at: -1e300) == -1e300 * Double.leastNonzeroMagnitude)
  }
}
