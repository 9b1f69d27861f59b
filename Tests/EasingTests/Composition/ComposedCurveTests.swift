// Expected values: flutter-curves.json; the formulas of the operations by hand.

import TestSupport
import Testing

@testable import Easing

struct ComposedCurveTests {
  private static func curve(_ text: String) throws -> EasingCurve {
    try EasingCurve(parsing: text)
  }

  @Test(
    arguments: [
      ("Interval(0.25,0.75)", "interval(0.25, 0.75, linear)"),
      ("Interval(0.25,0.75,ease)", "interval(0.25, 0.75, ease)"),
      ("flipped(ease)", "flipped(ease)"),
    ])
  func `Flutter's intervals and flipped curves have its values`(
    flutterName: String, notation: String
  ) throws {
    let vectors = try Vectors.json("flutter-curves.json", as: FlutterVectors.self)
    let expected = try #require(vectors.curves.first { $0.name == flutterName })
    let curve = try Self.curve(notation)
    try #require(expected.rows.count == 24)
    for row in expected.rows {
      let value = curve.value(at: row.t)
      try #require((value - row.y).magnitude <= 4e-16, "\(row): \(value)")
    }
  }

  @Test(
    arguments: [
      ("reversed(quad-in)", 0.25, 0.5625, -1.5), ("flipped(quad-in)", 0.25, 0.4375, 1.5),
      ("mirrored(quad-in)", 0.25, 0.125, 1), ("mirrored(quad-in)", 0.75, 0.875, 1),
      ("there-and-back(quad-in)", 0.25, 0.25, 2), ("there-and-back(quad-in)", 0.75, 0.25, -2),
      ("split(0.25, quad-in, quad-out)", 0.125, 0.0625, 1),
      ("split(0.25, quad-in, quad-out)", 0.625, 0.8125, 1),
      ("nested(quad-in, quad-in)", 0.5, 0.0625, 0.5),
      ("remap(quad-in, 0, 0.5, 0, 4)", 0.5, 0.25, 1),
      ("remap(quad-in, 1, 0, 1, 3)", 0.25, 2.125, -3), ("interval(0.5, 1, quad-in)", 0.75, 0.25, 2),
    ])
  func `an operation has the value and the velocity of its formula`(
    text: String, progress: Double, value: Double, velocity: Double
  ) throws {
    let curve = try Self.curve(text)
    for side in Side.allCases {
      #expect(curve.value(at: progress, side: side) == value)
      #expect(curve.velocity(at: progress, side: side) == velocity)
      #expect(curve.value(at: try #require(Rational(exactly: progress)), side: side) == value)
    }
  }

  @Test(
    arguments: [
      // Playing backwards swaps the sides.
      ("reversed(steps(4))", 0.25, 0.75, 0.5), ("flipped(steps(4))", 0.25, 0.25, 0.5),
      ("mirrored(steps(2))", 0.25, 0, 0.25), ("mirrored(steps(2))", 0.75, 0.75, 1),
      ("there-and-back(steps(2))", 0.25, 0, 0.5), ("there-and-back(steps(2))", 0.75, 0.5, 0),
      ("interval(0.25, 0.75, steps(1, start))", 0.25, 0, 1),
      ("interval(0.5, 0.5, linear)", 0.5, 0, 1), ("split(0.5, steps(1), steps(1))", 0.5, 0, 0.5),
      ("nested(steps(2), reversed(linear))", 0.5, 0.5, 0),
      ("remap(steps(2), 1, 0, 0, 1)", 0.5, 0.5, 0),
    ])
  func `a jump has both sides in every operation`(
    text: String, progress: Double, left: Double, right: Double
  ) throws {
    let curve = try Self.curve(text)
    #expect(curve.value(at: progress, side: .left) == left)
    #expect(curve.value(at: progress, side: .right) == right)
    let exact = try #require(Rational(exactly: progress))
    #expect(curve.value(at: exact, side: .left) == left)
    #expect(curve.value(at: exact, side: .right) == right)
  }

  @Test func `an exact progress keeps steps where they are`() throws {
    // 1/20 is where the first of ten steps jumps in a curve of half its length.
    let curve = try Self.curve("mirrored(steps(10))")
    for k in Int128(1)...9 {
      #expect(curve.value(at: Rational(k, 20)) == 0.5 * (Double(k) / 10), "\(k)")
      let left = curve.value(at: Rational(k, 20), side: .left)
      #expect(left == 0.5 * (Double(k - 1) / 10), "\(k)")
    }
  }

  static let operations = [
    "interval(0.2, 0.7, back-in)", "reversed(elastic-out)", "flipped(ease)", "mirrored(back-in)",
    "there-and-back(bounce-out)", "split(0.4, back-in, elastic-out)",
    "nested(back-in-out, back-in)", "nested(elastic-in, back-out)",
    "remap(back-in-out, 0.1, 1.2, -1, 2)", "remap(sine-in, 1, 0, 1, 0)",
    "mirrored(reversed(interval(0.25, 0.5, back-out)))",
  ]

  @Test(arguments: operations)
  func `the velocity is the difference quotient away from turns`(text: String) throws {
    let curve = try Self.curve(text)
    let h = 0x1p-20
    for k in 1..<200 {
      let x = Double(k) / 200 + 0.001
      guard x < 1 - h, !curve.turns.contains(where: { ($0 - x).magnitude <= 2 * h }) else {
        continue
      }
      let quotient = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      let velocity = curve.velocity(at: x)
      // h² times the third derivative, which is below 10⁶ here, and the rounding of the values.
      try #require((quotient - velocity).magnitude <= 2e-6 * max(1, velocity.magnitude), "\(x)")
    }
  }

  @Test(arguments: operations) func `between its turns a curve only rises or only falls`(
    text: String
  ) throws {
    let curve = try Self.curve(text)
    let ends = [0] + curve.turns + [1]
    for (low, high) in zip(ends, ends.dropFirst()) where high - low > 1e-9 {
      var signs = Set<Int>()
      for k in 1..<32 {
        let velocity = curve.velocity(at: low + (high - low) * Double(k) / 32)
        if velocity.magnitude > 1e-9 { signs.insert(velocity < 0 ? -1 : 1) }
      }
      try #require(signs.count <= 1, "\(low)...\(high)")
    }
  }

  @Test func `numbers outside their ranges are refused`() {
    #expect(throws: EasingError.parameterOutOfRange(name: "begin", value: 0.6, least: 0, most: 0.5))
    {
      try ComposedCurve(.interval(begin: 0.6, end: 0.5, .linear))
    }
    #expect(throws: EasingError.self) { try ComposedCurve(.split(at: 0, .linear, .linear)) }
    #expect(throws: EasingError.self) { try ComposedCurve(.split(at: 1, .linear, .linear)) }
    #expect(throws: EasingError.self) {
      try ComposedCurve(.remapped(.linear, x0: .nan, x1: 1, y0: 0, y1: 1))
    }
  }

  @Test func `curves are nested 32 deep and no deeper`() throws {
    var curve = EasingCurve.linear
    for _ in 1..<32 { curve = .composed(try ComposedCurve(.reversed(curve))) }
    #expect(curve.depth == 32)
    #expect(curve.value(at: 0.25) == 0.75)
    #expect(throws: EasingError.nestedTooDeep(33, most: 32)) { try ComposedCurve(.reversed(curve)) }
    #expect(try EasingCurve(parsing: curve.notation) == curve)
    let fault = try #require(notationFault(in: "flipped(reversed(\(curve.notation)))"))
    #expect(fault.reason == .nestedTooDeep(32))
  }

  @Test func `the example of the documentation holds`() throws {
    let late = try ComposedCurve(.interval(begin: 0.25, end: 0.75, .linear))
    #expect(late.value(at: 0.5) == 0.5)
  }

  @Test func `a progress next to 0 is within a curve that is turned round`() throws {
    // 1 - p is 1, where the spring's velocity has a corner and the stairs a jump.
    for text in ["reversed(spring(bounce: 0.2))", "flipped(step-start)", "reversed(step-end)"] {
      let curve = try EasingCurve(parsing: text)
      for place in [Double.leastNonzeroMagnitude, 1e-300, 0x1p-55] {
        let sides = Side.allCases.map { curve.velocity(at: place, side: $0) }
        #expect(sides[0] == sides[1] && sides[1] == curve.velocity(at: 0), "\(text)")
        let values = Side.allCases.map { curve.value(at: place, side: $0) }
        #expect(values[0] == values[1] && values[1] == curve.value(at: 0), "\(text)")
        #expect(curve.value(at: -place) == curve.value(at: 0, side: .left), "\(text)")
      }
    }
  }
}
