// Expected values: the formulas in pairs of doubles; Barry and Goldman's points in more digits.

import TestSupport
import Testing

@testable import Easing

struct CurveErrorBoundTests {
  /// A curve, and its formula in pairs of doubles, which err by less than 2⁻⁹⁰.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let formula: @Sendable (DoubleDouble) -> DoubleDouble

    var testDescription: String { text }

    init(_ text: String, _ formula: @escaping @Sendable (DoubleDouble) -> DoubleDouble) {
      self.text = text
      self.formula = formula
    }
  }

  private static func number(_ value: Double) -> DoubleDouble { DoubleDouble(value) }

  static let cases: [Case] = [
    Case("reversed(cubic-in)") { p in
      let q = -p + 1
      return q * q * q
    },
    Case("flipped(quint-in)") { p in
      let q = -p + 1
      return -(q * q * q * q * q) + 1
    },
    Case("interval(0.1, 0.7, cubic-in)") { p in
      if p.high <= 0.1 { return number(0) }
      if p.high >= 0.7 { return number(1) }
      let part = (p + -0.1) / (number(0.7) + -0.1)
      return part * part * part
    },
    Case("split(0.3, quad-in, cubic-in)") { p in
      let point = number(0.3)
      if p.high < 0.3 { return p / point * p }
      let rest = -point + 1
      let part = (p - point) / rest
      return point + rest * part * part * part
    },
    Case("nested(cubic-in, flipped(quad-in))") { p in
      let q = -p + 1
      let inner = -(q * q) + 1
      return inner * inner * inner
    },
    Case("remap(quart-in, 0.1, 0.9, -3, 7)") { p in
      let x = number(0.1) + (number(0.9) + -0.1) * p
      return x * x * x * x * 10 + -3
    },
    Case("saw-tooth(8)") { p in
      let eighths = p * 8
      return p.high == 1 ? number(1) : eighths + -eighths.high.floored
    },
    Case("cubic-bezier(0.9999, 0.3, 0.0001, 0.8)") { p in
      // Bisection for the parameter: the slope of x is at least 3·10⁻⁸, so 2⁻⁹⁰ is 2⁻⁶⁵ of t.
      func point(_ t: DoubleDouble, _ first: Double, _ second: Double) -> DoubleDouble {
        let u = -t + 1
        return t * (u * u * (number(first) * 3) + t * (u * (number(second) * 3) + t))
      }
      var (low, high) = (number(0), number(1))
      for _ in 0..<110 {
        let middle = (low + high) * 0.5
        if (point(middle, 0.9999, 0.0001) - p).high < 0 { low = middle } else { high = middle }
      }
      return point((low + high) * 0.5, 0.3, 0.8)
    },
    Case("mirrored(cubic-in)") { p in
      if p.high <= 0.5 { return p * p * p * 4 }
      let q = -p + 1
      return -(q * q * q * 4) + 1
    },
  ]

  @Test(arguments: cases) func `no value errs by more than the bound`(test: Case) throws {
    let curve = try EasingCurve(parsing: test.text)
    let bound = try #require(curve.errorBound)
    var random = SplitMix64(seed: 11)
    var largest = 0.0
    for step in 0..<(test.text.hasPrefix("cubic-bezier") ? 100 : 4000) {
      let p = step < 50 ? Double(step) / 49 : Double.random(in: 0...1, using: &random)
      let error = (test.formula(DoubleDouble(p)) + -curve.value(at: p)).doubleValue.magnitude
      try #require(error <= bound, "\(p)")
      largest = max(largest, error)
    }
    // A bound that is far above what happens says nothing; a power of two is exact.
    #expect(largest >= bound / 16 || test.text == "saw-tooth(8)", "\(largest), \(bound)")
  }

  @Test(
    arguments: [
      "inverse(ease)", "reversed(circ-in)", "reversed(steps(3))", "interval(0.2, 0.2, ease)",
      "nested(ease, back-out)", "remap(ease, -1, 1, 0, 1)", "saw-tooth(3)", "saw-tooth(5000)",
      "reversed(nested(ease, nested(ease, ease)))",
    ])
  func `there is no bound where a rounding may make any difference`(text: String) throws {
    #expect(try EasingCurve(parsing: text).errorBound == nil)
  }

  @Test func `the bound of a Catmull-Rom curve holds at points in more digits`() throws {
    let points = [(0.2, 0.35), (0.5, 0.1), (0.8, 1.2)].map { CatmullRomCurve.Point($0.0, $0.1) }
    let curve = try CatmullRomCurve(points)
    let bound = try #require(EasingCurve.catmullRom(curve).errorBound)
    #expect(bound > 0x1p-54 && bound < 1e-13)
    var largest = 0.0
    for index in 1..<200 {
      let place = Double(index) / 200
      let error = (Self.centripetal(points, at: place) + -curve.value(at: place)).doubleValue
      try #require(error.magnitude <= bound, "\(place): \(error)")
      largest = max(largest, error.magnitude)
    }
    #expect(largest >= bound / 1000, "\(largest), \(bound)")
  }

  /// The value of a centripetal spline by Barry and Goldman's scheme, and bisection for the place.
  private static func centripetal(
    _ points: [CatmullRomCurve.Point], at place: Double
  ) -> DoubleDouble {
    var all = ([(0, 0)] + points.map { ($0.x, $0.y) } + [(1, 1)])
      .map { (x: DoubleDouble($0.0), y: DoubleDouble($0.1)) }
    let (first, second) = (all[0], all[1])
    let (last, before) = (all[all.count - 1], all[all.count - 2])
    all.insert((first.x * 2 - second.x, first.y * 2 - second.y), at: 0)
    all.append((last.x * 2 - before.x, last.y * 2 - before.y))
    let segment = (1..<all.count - 2).last { all[$0].x.high <= place } ?? 1
    let near = Array(all[segment - 1...segment + 2])
    var knots = [DoubleDouble(0)]
    for (a, b) in zip(near, near.dropFirst()) {
      let (x, y) = (b.x - a.x, b.y - a.y)
      knots.append((knots.last ?? DoubleDouble(0)) + (x * x + y * y).squareRoot.squareRoot)
    }
    func point(_ t: DoubleDouble) -> (x: DoubleDouble, y: DoubleDouble) {
      func mix(
        _ a: (x: DoubleDouble, y: DoubleDouble), _ b: (x: DoubleDouble, y: DoubleDouble),
        _ from: Int, _ to: Int
      ) -> (x: DoubleDouble, y: DoubleDouble) {
        let part = (t - knots[from]) / (knots[to] - knots[from])
        return (a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)
      }
      let ones = (0..<3).map { mix(near[$0], near[$0 + 1], $0, $0 + 1) }
      let twos = (0..<2).map { mix(ones[$0], ones[$0 + 1], $0, $0 + 2) }
      return mix(twos[0], twos[1], 1, 2)
    }
    var (low, high) = (knots[1], knots[2])
    for _ in 0..<100 {
      let middle = (low + high) * 0.5
      if (point(middle).x + -place).high < 0 { low = middle } else { high = middle }
    }
    return point((low + high) * 0.5).y
  }
}
