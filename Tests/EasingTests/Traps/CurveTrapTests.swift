// What users of other curves run into, each as a fact that holds here.
// Source: public reports, named at each test; the csswg ones are open questions of CSS Easing.
// Expected values: the definitions, and bezier-correctly-rounded.csv.

import TestSupport
import Testing

@testable import Easing

struct CurveTrapTests {
  /// Places where solvers do not end or do not answer.
  static let anywhere: [Double] = [
    -.infinity, -1e308, -2, -1e-300, -0.0, 0, Double.leastNonzeroMagnitude, 0x1p-1022, 1e-9, 0.5,
    1 - 0x1p-53, 1,
    1 + 0x1p-52, 1.5, 2, 1e9, 1e308, .infinity,
  ]

  @Test func `csswg 4014: a Bézier curve has the nearest double, not one of some algorithm`() throws
  {
    let rows = try Vectors.csv("bezier-correctly-rounded.csv").filter { row in
      ["x0", "y0"].allSatisfy { row[$0].flatMap(Double.init) == 0 }
        && ["x3", "y3"].allSatisfy { row[$0].flatMap(Double.init) == 1 }
    }
    try #require(rows.count >= 100)
    for row in rows.prefix(300) {
      func number(_ name: String) throws -> Double {
        try #require(row[name].flatMap(Double.init))
      }
      let curve = try CubicBezier(
        x1: number("x1"), y1: number("y1"), x2: number("x2"), y2: number("y2"))
      let value = try number("value")
      try #require(curve.value(at: number("x")) == value, "\(row)")
    }
  }

  @Test(arguments: [60.0, 120, 144])
  func `slint 12828, react-apple-easing 1: a slow curve does not tremble from frame to frame`(
    rate: Double
  ) {
    for curve in [EasingCurve.easeInOut, .ease, .fastOutSlowIn, .emphasized] {
      // 5 seconds, and 5 minutes, where a frame moves it by less than a careless solver errs.
      for seconds in [5.0, 300] {
        var last = 0.0
        for frame in 0...Int(seconds * rate) where frame % (seconds > 5 ? 29 : 1) == 0 {
          let value = curve.value(at: Double(frame) / (seconds * rate))
          if value < last { Issue.record("\(curve): \(value) after \(last)") }
          last = value
        }
      }
    }
  }

  @Test(arguments: NamedCurve.allCases)
  func `WebKit 71783, flutter 171364, web-animations-next 476: every sample comes to an end`(
    name: NamedCurve
  ) {
    let curve = EasingCurve.named(name)
    for place in Self.anywhere {
      for side in Side.allCases {
        #expect(!curve.value(at: place, side: side).isNaN, "\(place)")
        #expect(!curve.velocity(at: place, side: side).isNaN, "\(place)")
      }
    }
    #expect(curve.value(at: .nan).isNaN && curve.velocity(at: .nan).isNaN)
  }

  @Test(arguments: ["ease", "ease-in", "ease-out", "emphasized", "elastic-out", "back-in"])
  func `web-animations-next 311, flutter 27406: a curve is 0 at 0 and 1 at 1, exactly`(
    text: String
  ) throws {
    let curve = try EasingCurve(parsing: text)
    #expect(curve.value(at: 0).bitPattern == (0.0).bitPattern)
    #expect(curve.value(at: 1) == 1)
  }

  @Test func `csswg 7508, 280: springs and curves of curves are easings`() throws {
    for text in [
      "reversed(reversed(ease))", "nested(ease, back-out)", "catmull-rom(0, 0.3, 0.4, 0.6, 0.6)",
    ] {
      let curve = try EasingCurve(parsing: text)
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1, "\(text)")
    }
    #expect(try SpringCurve(bounce: 0.3).value(at: 1) == 1)
  }

  @Test func `csswg 10580: one stop is a constant`() throws {
    let curve = try EasingCurve(parsing: "linear(0.7)")
    for place in Self.anywhere { #expect(curve.value(at: place) == 0.7) }
  }

  @Test func `csswg 6533: two points with one input are a jump with two sides`() throws {
    let curve = try EasingCurve(parsing: "linear(0, 0.2 50%, 0.8 50%, 1)")
    #expect(curve.value(at: 0.5, side: .left) == 0.2 && curve.value(at: 0.5) == 0.8)
    #expect(curve.velocity(at: 0.5, side: .left) == 0.4)
  }

  @Test(arguments: [
    ("jump-start", 1, 4), ("jump-end", 0, 3), ("jump-none", 0, 3), ("jump-both", 1, 4),
  ])
  func `bevy 17743, 17744, anime 670: all jump terms, and steps go on off the chart`(
    term: String, first: Int, last: Int
  ) throws {
    let count = 4.0
    let curve = try EasingCurve(parsing: "steps(4, \(term))")
    let jumps = term == "jump-none" ? 3.0 : term == "jump-both" ? 5 : 4
    #expect(curve.value(at: 0) == Double(first) / jumps)
    #expect(curve.value(at: 1.0.nextDown) == Double(last) / jumps)
    #expect(curve.value(at: 1) == 1 && curve.value(at: 0, side: .left) == 0)
    // One step further on both sides of the chart.
    let after = curve.value(at: 1 + 1 / count) - curve.value(at: 1 / count) - count / jumps
    let before = curve.value(at: -1 / count) - curve.value(at: 0) + 1 / jumps
    #expect(after.magnitude <= 1e-15 && before.magnitude <= 1e-15)
  }

  @Test func `bevy 15706: sine, elastic and back are what they are called`() throws {
    let half = 0.5.squareRoot()
    let rows: [(String, Double, Double)] = [
      ("sine-in", 0.5, 1 - half), ("sine-out", 0.5, half), ("sine-in-out", 0.25, (1 - half) / 2),
      ("back-in", 0.5, -0.0876975), ("back-out", 0.5, 1.0876975),
      // 1 + 2^-5·sin((0.5 - 0.075)·2π/0.3), the angle being 17π/6.
      ("elastic-out", 0.5, 1.015625),
    ]
    for (text, place, value) in rows {
      let found = try EasingCurve(parsing: text).value(at: place)
      #expect((found - value).magnitude <= 1e-15, "\(text): \(found)")
    }
  }

  @Test func `ember-animation 198, 238, remotion 7343: nothing is clamped, nor NaN below 0`() throws
  {
    let curve = try EasingCurve(parsing: "cubic-bezier(0.3, -1, 0.6, 2)")
    let (least, greatest) = curve.extrema(in: 0...1)
    #expect(least.value < -0.1 && greatest.value > 1.1)
    for text in ["quad-in", "circ-in", "power(in, 0.5)", "expo-in", "sine-out"] {
      #expect(try EasingCurve(parsing: text).value(at: -0.5).isFinite)
    }
  }

  @Test(arguments: [0.0, 0.1, 0.25, 1.0 / 3, 0.5, 0.9])
  func `manim 2134, 3778: there and back with any pause does not jump`(pause: Double) throws {
    let there = ComposedCurve.Operation.interval(
      begin: 0, end: 1 - pause, .named(.rate(.smootherstep)))
    let curve = EasingCurve.composed(
      try ComposedCurve(.thereAndBack(.composed(try ComposedCurve(there)))))
    let report = CurveLaws(of: curve, .starts(at: 0), .ends(at: 0)).check(
      curve, seed: 3, samples: 32)
    #expect(report.isKept && curve.continuity > .jumps, "\(report)")
    #expect(curve.value(at: 0.5) == 1 && curve.value(at: 0.5 - pause / 2 + 0.001) > 0.99)
  }

  @Test func `stackoverflow 11900639: a media timing function can be asked for a value`() {
    // Core Animation's easeInEaseOut, without a hidden layer.
    #expect(EasingCurve.easeInOut.value(at: 0.25) == 0.12916193104731981)
  }
}
