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

  // mpmath with 300 bits, from the formulas of EasingFamily's cases.
  @Test(
    arguments: [
      ("d3-elastic(in, 2, 0.5)", 0.01, 0x1.c8239e6ac2164p-15, 0x1.0652392163e8bp-8),
      ("d3-elastic(in, 2, 0.5)", 0.2, -0x1.5f24f57156509p-8, -0x1.40291ce420c32p-6),
      ("d3-elastic(in, 2, 0.5)", 0.45, 0x1.3c6e5ab666e71p-5, 0x1.062c1b18ffdd6p-4),
      ("d3-elastic(in, 2, 0.5)", 0.7, -0x1.d088e4b344da9p-3, -0x1.431de77dc073ap-2),
      ("d3-elastic(in, 2, 0.5)", 0.93, 0x1.3691d0c5260b2p+0, 0x1.7601bc0f2990bp+2),
      ("elastic(in, 3, 0.2)", 0.01, 0x1.f4c1c1aff33aap-10, 0x1.76e94a29fae77p-4),
      ("elastic(in, 3, 0.2)", 0.2, 0x1.0000000000017p-8, 0x1.7f2811d804823p-2),
      ("elastic(in, 3, 0.2)", 0.45, 0x1.ffffffffffffdp-5, -0x1.0b3f40470af01p-2),
      ("elastic(in, 3, 0.2)", 0.7, -0x1.fffffffffffe7p-4, -0x1.7f2811d804822p+3),
      ("elastic(in, 3, 0.2)", 0.93, -0x1.c5393d79782d6p+0, -0x1.cc6e7ab8e6c27p+4),
      ("power(in, 2.5)", 0.01, 0x1.4f8b588e368f1p-17, 0x1.47ae147ae147bp-9),
      ("power(in, 2.5)", 0.2, 0x1.2515fdab8464ep-6, 0x1.c9f25c5bfeddap-3),
      ("power(in, 2.5)", 0.45, 0x1.1633dfc9ceabcp-3, 0x1.82647ded9f0b0p-1),
      ("power(in, 2.5)", 0.7, 0x1.a3cd72ed9866dp-2, 0x1.76d2dd78b5c98p+0),
      ("power(in, 2.5)", 0.93, 0x1.ab0c72fa21b23p-1, 0x1.1efebb6087816p+1),
      ("power(in, 0.3)", 0.01, 0x1.0137987dd704cp-2, 0x1.e2483debf328ep+2),
      ("power(in, 0.3)", 0.2, 0x1.3bebdcc9d061bp-1, 0x1.d9e1cb2eb8927p-1),
      ("power(in, 0.3)", 0.45, 0x1.92ef0e75b6122p-1, 0x1.0c9f5ef9240c1p-1),
      ("power(in, 0.3)", 0.7, 0x1.cc0b43ba5c3d9p-1, 0x1.8a52cc569834dp-2),
      ("power(in, 0.3)", 0.93, 0x1.f4f93e3f39cf1p-1, 0x1.4335727b5f1a3p-2),
    ] as [(String, Double, Double, Double)])
  func `numbers of one's own give the values and velocities of the formula`(
    text: String, progress: Double, value: Double, velocity: Double
  ) throws {
    let curve = try EasingCurve(parsing: text)
    #expect((curve.value(at: progress) - value).magnitude <= value.ulp)
    let error = (curve.velocity(at: progress) - velocity).magnitude
    #expect(error <= 0x1p-46 * max(1, velocity.magnitude))
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
