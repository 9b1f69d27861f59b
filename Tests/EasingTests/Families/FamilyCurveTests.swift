// Expected values: penner.csv; closed forms; laws that every direction keeps.

import TestSupport
import Testing

@testable import Easing

struct FamilyCurveTests {
  static let kinds = EasingFamily.Kind.allCases

  @Test(arguments: try PennerVectors.read())
  func `every row of the table is met`(vectors: PennerVectors) throws {
    for row in vectors.rows {
      let value = vectors.curve.value(at: row.p)
      try #require((value - row.y).magnitude <= row.tolerance, "\(row): \(value)")
    }
  }

  @Test(arguments: try PennerVectors.read())
  func `every row is met to the last place`(vectors: PennerVectors) throws {
    for row in vectors.rows {
      let value = vectors.curve.value(at: row.p)
      // The table is rounded, too: a value next to the expected one errs by half a unit at most.
      try #require((value - row.y).magnitude <= max(row.y.ulp, 0x1p-92), "\(row): \(value)")
    }
  }

  @Test func `the table has all its rows`() throws {
    let vectors = try PennerVectors.read()
    #expect(vectors.count == 38)
    #expect(vectors.reduce(0) { $0 + $1.rows.count } == 2648)
  }

  @Test(arguments: kinds) func `out turns the shape around a point`(kind: EasingFamily.Kind) throws
  {
    let (start, end) = (kind.standardCurve(.in), kind.standardCurve(.out))
    for k in 0...256 {
      let p = Double(k) / 256
      let difference = end.value(at: p) - (1 - start.value(at: 1 - p))
      try #require(difference.magnitude <= 0x1p-51, "\(p)")
      try #require(end.velocity(at: p) == start.velocity(at: 1 - p, side: .left) || k == 0)
    }
  }

  @Test(arguments: kinds) func `halves have half the size`(kind: EasingFamily.Kind) throws {
    // Some families have other numbers for the direction inOut.
    let family = kind.standardCurve(.in).family
    guard kind != .back else { return }
    let curves = EasingDirection.allCases.map { FamilyCurve(valid: family, $0) }
    let (start, end, both, middle) = (curves[0], curves[1], curves[2], curves[3])
    for k in 1..<256 {
      let p = Double(k) / 256
      try #require(both.value(at: p / 2) == start.value(at: p) / 2, "\(p)")
      try #require((both.value(at: 0.5 + p / 2) - 0.5 - end.value(at: p) / 2).magnitude <= 0x1p-52)
      try #require(middle.value(at: p / 2) == end.value(at: p) / 2, "\(p)")
      try #require(
        (middle.value(at: 0.5 + p / 2) - 0.5 - start.value(at: p) / 2).magnitude <= 0x1p-52)
      try #require(both.velocity(at: p / 2) == start.velocity(at: p), "\(p)")
      try #require(middle.velocity(at: 0.5 + p / 2) == start.velocity(at: p), "\(p)")
    }
  }

  @Test(arguments: kinds) func `a curve turns round where it says, and nowhere else`(
    kind: EasingFamily.Kind
  ) throws {
    for direction in EasingDirection.allCases {
      let curve = kind.standardCurve(direction)
      var inner = curve.turns
      if direction == .outIn || direction == .inOut { inner = (inner + [0.5]).sorted() }
      let ends = [0] + inner + [1]
      for (low, high) in zip(ends, ends.dropFirst()) {
        let step = (high - low) / 64
        var signs = Set<Int>()
        for k in 1..<64 {
          let velocity = curve.velocity(at: low + Double(k) * step)
          if velocity.magnitude > 1e-12 { signs.insert(velocity < 0 ? -1 : 1) }
        }
        try #require(signs.count <= 1, "\(curve.notation) in \(low)...\(high)")
      }
    }
  }

  @Test(arguments: kinds) func `a rising curve never falls between neighbours`(
    kind: EasingFamily.Kind
  ) throws {
    var random = SplitMix64(seed: 7)
    for direction in EasingDirection.allCases {
      let curve = kind.standardCurve(direction)
      guard curve.turns.isEmpty else { continue }
      for place in [0, 0.25, 0.5, 0.75, 1, Double.random(in: 0...1, using: &random)] {
        var p = max(0, place - 40 * place.ulp)
        for _ in 0..<80 where p < 1 {
          try #require(curve.value(at: p) <= curve.value(at: p.nextUp), "\(curve.notation) \(p)")
          p = p.nextUp
        }
      }
    }
  }

  @Test func `expo and elastic jump beside their ends, and in the middle of out-in`() {
    let expo = EasingFamily.Kind.expo.standardCurve(.in)
    #expect(expo.value(at: 0) == 0)
    #expect(expo.value(at: .leastNonzeroMagnitude) == 0x1p-10)
    let middle = EasingFamily.Kind.expo.standardCurve(.outIn)
    #expect(middle.value(at: 0.5, side: .left) == 0.5 - 0x1p-11)
    #expect(middle.value(at: 0.5, side: .right) == 0.5 + 0x1p-11)
  }

  @Test func `beyond the ends a curve goes on along its tangent`() {
    let back = EasingFamily.Kind.back.standardCurve(.in)
    #expect(back.value(at: -1) == 0)
    #expect(back.value(at: 2) == 1 + (3 + 1.70158))
    let circ = EasingFamily.Kind.circ.standardCurve(.in)
    #expect(circ.velocity(at: 1, side: .left) == .infinity)
    #expect(circ.velocity(at: 1, side: .right) == 0 && circ.value(at: 1.5) == 1)
    let quad = EasingFamily.Kind.quad.standardCurve(.out)
    #expect(quad.value(at: -0.5) == -1 && quad.value(at: .infinity) == 1)
    #expect(quad.value(at: -.infinity) == -.infinity)
  }

  @Test func `next to the start no digit is lost`() {
    #expect(EasingFamily.Kind.quad.standardCurve(.out).value(at: 1e-300) == 2e-300)
    #expect(EasingFamily.Kind.sine.standardCurve(.out).value(at: 1e-300) == 1.5707963267948968e-300)
    #expect(EasingFamily.Kind.circ.standardCurve(.in).value(at: 1e-100) == 5e-201)
    #expect(EasingFamily.Kind.circ.standardCurve(.out).value(at: 2e-300) == 2e-150)
    #expect(EasingFamily.Kind.expo.standardCurve(.out).value(at: 1e-300) == 6.931471805599454e-300)
  }

  @Test func `a corner of a bounce has two velocities`() {
    let bounce = EasingFamily.Kind.bounce.standardCurve(.outIn)
    // 8/11 is no double, but the corner at 2/11 of the first half is where 11·2p is 4.
    #expect(bounce.velocity(at: 0.5, side: .left) > 0)
    let corner = Bounce(DoubleDouble(4) / DoubleDouble(11))
    #expect(corner.value.doubleValue == 1)
  }

  @Test(
    arguments: [
      (EasingFamily.back(overshoot: .nan), "overshoot"), (.back(overshoot: 1001), "overshoot"),
      (.elastic(amplitude: 0.5, period: 0.3), "amplitude"),
      (.elasticOfD3(amplitude: 1, period: 0), "period"), (.power(exponent: .infinity), "exponent"),
    ] as [(EasingFamily, String)])
  func `a number outside its range is refused`(family: EasingFamily, name: String) throws {
    let error = try #require(throws: EasingError.self) { try FamilyCurve(family, .in) }
    guard case .parameterOutOfRange(name, _, _, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.description.hasPrefix("The \(name) is "))
  }

  @Test func `the example of the documentation holds`() throws {
    let curve = try FamilyCurve(.back(overshoot: 1.70158), .out)
    #expect(curve.value(at: 0.5) == 1.0876975)
  }
}
