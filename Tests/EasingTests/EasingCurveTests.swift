// Expected values: css-easing.json and chromium-oracle.json; laws that every curve keeps.

import TestSupport
import Testing

@testable import Easing

struct EasingCurveTests {
  /// Every name, and curves of every function.
  static func curves() throws -> [EasingCurve] {
    let notations = [
      "cubic-bezier(0.34, 1.56, 0.64, 1)", "cubic-bezier(0.68, -0.55, 0.265, 1.55)",
      "cubic-bezier(0.5, 0, 0.5, 1)", "cubic-bezier(0, 0, 1, 1)", "steps(3, jump-none)",
      "steps(10)", "steps(7, start)", "steps(4, jump-both)", "linear(0, 1.5, 1)",
      "linear(0, 0.063, 0.25, 0.563, 1 36.4%, 0.812, 0.75, 0.813, 1 72.7%, 0.953, 1)",
      "linear(0, 0.2 50%, 0.5 50%, 1)", "spring(duration: 0.5, bounce: 0.3)",
      "spring(response: 0.5, damping-ratio: 1)",
      "spring(mass: 1, stiffness: 100, damping: 50, velocity: -3)",
    ]
    return try NamedCurve.allCases.map { .named($0) }
      + notations.map { try EasingCurve(parsing: $0) }
  }

  /// The values before and after the input 0, and before and after 1, of the curves of `curves`
  /// that jump there, as CSS draws its steps, or end elsewhere; all others run from 0 to 1.
  static let jumpsAtEnds: [String: [Double]] = [
    "step-start": [0, 1, 1, 1], "step-end": [0, 0, 0, 1], "steps(10)": [0, 0, 0.9, 1],
    "steps(7, start)": [0, 1.0 / 7, 1, 1], "steps(4, jump-both)": [0, 0.2, 0.8, 1],
    "there-and-back": [0, 0, 0, 0], "there-and-back-with-pause": [0, 0, 0, 0],
    "wiggle": [0, 0, 0, 0], "not-quite-there": [0, 0, 0.7, 0.7],
    "exponential-decay": [0, 0, 0.9999546000702375, 0.9999546000702375],
  ]

  /// Whether a curve jumps between two inputs.
  static func jumps(_ curve: EasingCurve, between a: Double, _ b: Double) -> Bool {
    switch curve {
    case .named(let name): jumps(name.definition, between: a, b)
    case .steps: curve.value(at: a) != curve.value(at: b)
    case .piecewiseLinear(let lines): lines.points.contains { $0.input >= a && $0.input <= b }
    case .cubicBezier, .spring: false
    case .threePointCubic(let cubic): cubic.midpoint.x >= a && cubic.midpoint.x <= b
    case .family(let curve): ([0.5] + curve.turns).contains { $0 >= a && $0 <= b }
    case .composed, .formula, .catmullRom, .rough:
      Self.places(curve).contains { $0 >= a && $0 <= b }
    }
  }

  /// Where a curve may turn, jump or have a corner.
  static func places(_ curve: EasingCurve) -> [Double] {
    curve.turns + (curve.notation.hasPrefix("slow-mo") ? [0.15, 0.85] : [])
  }

  @Test(arguments: try curves()) func `ends are exact`(curve: EasingCurve) {
    let expected = Self.jumpsAtEnds[curve.notation] ?? [0, 0, 1, 1]
    let sides: [(Double, Side)] = [(0, .left), (0, .right), (1, .left), (1, .right)]
    #expect(sides.map { curve.value(at: $0, side: $1) } == expected)
    #expect(sides.map { curve.value(at: Rational(Int128($0)), side: $1) } == expected)
  }

  @Test func `the curves that jump at an end are among the curves`() throws {
    let notations = try Self.curves().map { $0.notation }
    #expect(Set(Self.jumpsAtEnds.keys).isSubset(of: notations))
    #expect(Set(notations).count == NamedCurve.allCases.count + 14)
  }

  @Test(arguments: try curves())
  func `a fraction that a double holds has the value of the double`(curve: EasingCurve) throws {
    for k in Int128(-64)...192 {
      let fraction = Rational(k, 128)
      for side in Side.allCases {
        let double = curve.value(at: Double(k) / 128, side: side)
        try #require(curve.value(at: fraction, side: side) == double, "\(fraction)")
        let velocity = curve.velocity(at: Double(k) / 128, side: side)
        try #require(curve.velocity(at: fraction, side: side) == velocity, "\(fraction)")
      }
    }
  }

  @Test(arguments: try curves())
  func `the velocity is the difference quotient away from jumps and corners`(
    curve: EasingCurve
  ) throws {
    let h = 0x1p-20
    for k in 1..<100 where !Self.jumps(curve, between: Double(k) / 100 - h, Double(k) / 100 + h) {
      let x = Double(k) / 100
      let quotient = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      let velocity = curve.velocity(at: x)
      // h² times the third derivative, which is below 10⁴ here, and the rounding of the values
      // by 2^-53 divided by h.
      try #require((quotient - velocity).magnitude <= 2e-8 * max(1, velocity.magnitude), "\(x)")
    }
  }

  @Test(arguments: try curves()) func `both sides agree away from jumps`(curve: EasingCurve) throws
  {
    for k in 1..<100 where !Self.jumps(curve, between: Double(k) / 100 - 1e-9, Double(k) / 100) {
      let x = Double(k) / 100
      if case .steps = curve { continue }
      try #require(curve.value(at: x, side: .left) == curve.value(at: x, side: .right))
      try #require(curve.velocity(at: x, side: .left) == curve.velocity(at: x, side: .right))
    }
  }

  @Test(arguments: try curves()) func `NaN gives NaN and infinities never trap`(curve: EasingCurve)
  {
    for side in Side.allCases {
      #expect(curve.value(at: .nan, side: side).isNaN)
      #expect(curve.velocity(at: .nan, side: side).isNaN)
      for input in [Double.infinity, -.infinity, 1e308, -1e308] {
        #expect(!curve.value(at: input, side: side).isNaN, "\(input)")
        #expect(!curve.velocity(at: input, side: side).isNaN, "\(input)")
      }
    }
  }

  @Test(arguments: try curves()) func `the same call twice gives the same bits`(curve: EasingCurve)
  {
    for k in 0...50 {
      let x = Double(k) / 50
      #expect(curve.value(at: x).bitPattern == curve.value(at: x).bitPattern)
    }
  }

  @Test func `a name and its definition differ as curves and agree in values`() {
    for name in NamedCurve.allCases {
      #expect(EasingCurve.named(name) != name.definition)
      #expect(EasingCurve.named(name).value(at: 0.3) == name.definition.value(at: 0.3))
    }
  }

  @Test func `the default of Core Animation is ease`() {
    #expect(EasingCurve.default == .ease)
    #expect(EasingCurve.stepStart.value(at: 0) == 1)
    #expect(EasingCurve.stepEnd.value(at: 0.99) == 0)
  }

  @Test func `the example of the documentation holds`() {
    #expect(EasingCurve.easeInOut.value(at: 0.25) == 0.12916193104731981)
  }
}

struct EasingCurveVectorTests {
  @Test func `curves at quarters have the values of the web's tests`() throws {
    let rows = try CSSEasingVectors.read().easingAtQuarters
    #expect(rows.count == 50)
    for row in rows {
      let value = try EasingCurve(parsing: row.easing).value(at: row.x)
      try #require((value - row.expected).magnitude <= min(row.tol, 1e-12), "\(row): \(value)")
    }
  }

  @Test func `curves under curves have the values of the web's tests`() throws {
    let rows = try CSSEasingVectors.read().nestedOutput
    #expect(rows.count == 56)
    for row in rows {
      let effect = try EasingCurve(parsing: row.effectEasing).value(at: row.t / 1000)
      let value = try EasingCurve(parsing: row.keyframeEasing).value(at: effect)
      try #require((value - row.expected).magnitude <= row.tol, "\(row): \(value)")
    }
  }

  @Test func `linear() has the values of the web's tests, and equivalents have the same`() throws {
    let rows = try CSSEasingVectors.read().linearOutput
    #expect(rows.count == 20)
    for row in rows {
      let progress = Rational(Int128(row.t), 1000)
      let value = try EasingCurve(parsing: row.easing).value(at: progress)
      try #require((value - row.expected).magnitude <= 1e-12, "\(row): \(value)")
      guard let equivalent = row.equivalentTo else { continue }
      let other = try EasingCurve(parsing: equivalent).value(at: progress)
      try #require((value - other).magnitude <= 1e-15, "\(row)")
    }
  }

  @Test func `outside 0…1 cubic curves go on as in browsers`() throws {
    let tables = try CSSEasingVectors.read().extrapolation
    #expect(tables.count == 15)
    for table in tables {
      let p = table.p.map { NumberFormat.shortest.text(of: $0) }.joined(separator: ",")
      let curve = try EasingCurve(parsing: "cubic-bezier(\(p))")
      for row in table.rows {
        let value = curve.value(at: row[0])
        try #require(
          (value - row[1]).magnitude <= 1e-12 * max(1, row[1].magnitude), "\(p) at \(row)")
      }
      try #require((curve.velocity(at: -1) - table.browserSlopeBelow0).magnitude <= 1e-12)
      try #require((curve.velocity(at: 2) - table.browserSlopeAbove1).magnitude <= 1e-12)
    }
  }

  /// The output before the first two points of curves in which these have one input.
  ///
  /// The browser holds the second one's output there, CSS Easing 2 the first one's;
  /// `PiecewiseLinearTests.jumpsAtTheFirstPoint` has the reasons.
  static let jumpsAtTheFirstPoint: [String: Double] = [
    "linear(0, 0.1 -10%, 1)": 0, "linear(0 20%, 0.5 10%, 1)": 0, "linear(0 50%, 1 50%)": 0,
    "linear(1 100%, 0 0%)": 1,
  ]

  @Test func `all curves of the browser's table have its values`() throws {
    let vectors = try ChromiumVectors.read()
    #expect(vectors.easings.count == 60)
    var named = Set<String>()
    for row in vectors.easings {
      let curve = try EasingCurve(parsing: row.easing)
      let inRange = zip(vectors.x, row.inRange).map { ($0, $1, row.tol) }
      let fed = row.fed.map { ($0[0], $0[1], row.tolFed) }
      for (x, expected, tolerance) in inRange + fed {
        let value = curve.value(at: x)
        if let first = Self.jumpsAtTheFirstPoint[row.easing],
          case .piecewiseLinear(let lines) = curve, x < lines.points[0].input
        {
          named.insert(row.easing)
          try #require(value == first && (expected - lines.points[1].output).magnitude < 1e-9)
          continue
        }
        try #require((value - expected).magnitude <= tolerance, "\(row.easing) at \(x): \(value)")
      }
    }
    #expect(named == Set(Self.jumpsAtTheFirstPoint.keys))
  }
}
