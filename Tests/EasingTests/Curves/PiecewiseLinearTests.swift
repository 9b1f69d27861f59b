// Expected values: css-easing.json and the text of CSS Easing 2; exact fractions.

import TestSupport
import Testing

@testable import Easing

struct PiecewiseLinearTests {
  typealias Point = PiecewiseLinear.Point
  typealias Stop = PiecewiseLinear.Stop

  static func lines(_ text: String) throws -> PiecewiseLinear {
    guard case .piecewiseLinear(let lines) = try EasingCurve(parsing: text) else {
      throw EasingError.noPoints
    }
    return lines
  }

  /// The rows whose input is below a first point that shares its input with the second.
  ///
  /// There css-easing.json has the output of the later point, as Chromium and the older draft
  /// do. CSS Easing 2 now says the first point's, which Firefox does, too; that is also the only
  /// reading under which the jump is one: `linear(0 50%, 1 50%)` would be 1 everywhere.
  static let jumpsAtTheFirstPoint: [String: Double] = [
    "linear(0 20%, 0.5 10%, 1)": 0,
    "linear(0 50%, 1 50%)": 0,
    "linear(0, 0.1 -10%, 1)": 0,
    "linear(1 100%, 0 0%)": 1,
  ]

  @Test func `all rows of linear() are met`() throws {
    let tables = try CSSEasingVectors.read().linear
    #expect(tables.count == 13)
    var named = Set<String>()
    for table in tables {
      let lines = try Self.lines(table.easing)
      let points = table.points.map { Point(input: $0[0], output: $0[1]) }
      try #require(lines.points == points, "\(table.easing)")
      for row in table.rows {
        let value = lines.value(at: row[0])
        if row[0] < points[0].input, let first = Self.jumpsAtTheFirstPoint[table.easing] {
          named.insert(table.easing)
          try #require(row[1] == points[1].output && value == first)
          continue
        }
        try #require((value - row[1]).magnitude <= 1e-12, "\(table.easing) at \(row)")
      }
    }
    #expect(named == Set(Self.jumpsAtTheFirstPoint.keys))
  }

  @Test func `a first stop without input is at 0 and a last one at 1`() throws {
    let lines = try PiecewiseLinear(stops: [Stop(0.25), Stop(0.75)])
    #expect(lines.points == [Point(input: 0, output: 0.25), Point(input: 1, output: 0.75)])
  }

  @Test func `an input below one before it is raised, also beyond a stop without input`() throws {
    let lines = try PiecewiseLinear(stops: [
      Stop(0, at: 0.5), Stop(1), Stop(2, at: 0.25), Stop(3, from: 0.75, to: 0.125), Stop(4),
    ])
    #expect(lines.points.map(\.input) == [0.5, 0.5, 0.5, 0.75, 0.75, 1])
    #expect(lines.points.map(\.output) == [0, 1, 2, 3, 3, 4])
  }

  @Test func `a last stop without input is at the largest input if that is above 1`() throws {
    let lines = try PiecewiseLinear(stops: [Stop(0), Stop(0.9, at: 1.1), Stop(1)])
    #expect(lines.points.map(\.input) == [0, 1.1, 1.1])
  }

  @Test func `a negative first input is kept`() throws {
    let lines = try PiecewiseLinear(stops: [Stop(0, at: -0.1), Stop(1)])
    #expect(lines.points.map(\.input) == [-0.1, 1])
  }

  @Test func `a run without inputs is spaced evenly to the last bit`() throws {
    for count in 2...60 {
      let lines = try PiecewiseLinear(stops: (0...count).map { Stop(Double($0)) })
      for (k, point) in lines.points.enumerated() {
        try #require(point.input == Double(k) / Double(count))
      }
    }
    // 36.4% is a decimal, not the double next to it: three quarters of it are 27.3%.
    let bounce = try Self.lines("linear(0, 1, 2, 3, 4 36.4%)")
    #expect(bounce.points.map(\.input) == [0, 0.091, 0.182, 0.273, 0.364])
    let thirds = try PiecewiseLinear(stops: [
      Stop(0, at: Rational(1, 7)), Stop(1), Stop(2), Stop(3, at: Rational(2, 7)),
    ])
    let expected: [Double] = [3, 4, 5, 6].map { $0 / 21 }
    #expect(thirds.points.map(\.input) == expected)
  }

  @Test func `a run between inputs that are no 128-bit fractions is spaced in order`() throws {
    let lines = try PiecewiseLinear(stops: [
      Stop(0, at: -1.7e308), Stop(1), Stop(2), Stop(3, at: 1.7e308), Stop(4), Stop(5, at: 1.7e308),
    ])
    let third = 1.7e308 / 3
    let inputs = lines.points.map(\.input)
    #expect(inputs[0] == -1.7e308)
    #expect((inputs[1] / third + 1).magnitude < 1e-15)
    #expect((inputs[2] / third - 1).magnitude < 1e-15)
    #expect(inputs[3...] == [1.7e308, 1.7e308, 1.7e308])
  }

  @Test func `one stop is a constant, one with two inputs holds`() throws {
    for lines in [try PiecewiseLinear(stops: [Stop(0.3)]), try Self.lines("linear(0.3 20% 70%)")] {
      for x in [-1, 0, 0.2, 0.5, 0.7, 2, .infinity, -.infinity] {
        #expect(lines.value(at: x) == 0.3)
        #expect(lines.value(at: x, side: .left) == 0.3)
        #expect(lines.velocity(at: x) == 0)
      }
      #expect(lines.value(at: .nan).isNaN)
      #expect(lines.velocity(at: .nan).isNaN)
    }
    #expect(try PiecewiseLinear(stops: [Stop(0.3)]).points == [Point(input: 0, output: 0.3)])
  }

  @Test func `a jump has the first point's output on its left and the last one's on its right`()
    throws
  {
    let lines = try Self.lines("linear(0, 0.2 50%, 0.5 50%, 0.9 50%, 1)")
    #expect(lines.value(at: 0.5, side: .left) == 0.2)
    #expect(lines.value(at: 0.5) == 0.9)
    #expect(lines.velocity(at: 0.5, side: .left) == 0.4)
    #expect((lines.velocity(at: 0.5) - 0.2).magnitude < 1e-16)
    #expect(lines.value(at: Rational(1, 2), side: .left) == 0.2)
  }

  @Test func `a jump at the first or last point is one, and what is beyond it is held`() throws {
    let lines = try PiecewiseLinear(sorted: [
      Point(input: 0, output: 5), Point(input: 0, output: 0), Point(input: 1, output: 1),
      Point(input: 1, output: 7),
    ])
    #expect(lines.value(at: -1) == 5)
    #expect(lines.value(at: 0, side: .left) == 5)
    #expect(lines.value(at: 0) == 0)
    #expect(lines.value(at: 1, side: .left) == 1)
    #expect(lines.value(at: 1) == 7)
    #expect(lines.value(at: 2) == 7)
    #expect(lines.value(at: .infinity) == 7)
    #expect(lines.value(at: -.infinity) == 5)
    #expect(lines.velocity(at: 0, side: .left) == 0)
    #expect(lines.velocity(at: 0) == 1)
    #expect(lines.velocity(at: 1, side: .left) == 1)
    #expect(lines.velocity(at: 1) == 0)
  }

  @Test func `a corner has one slope on each side`() throws {
    let lines = try PiecewiseLinear(stops: [Stop(0), Stop(0.25, at: 0.75), Stop(1)])
    #expect(lines.value(at: 0.375) == 0.125)
    #expect(lines.velocity(at: 0.875) == 3)
    #expect(lines.velocity(at: 0.75, side: .left) == 1.0 / 3)
    #expect(lines.velocity(at: 0.75) == 3)
    #expect(lines.velocity(at: 0, side: .left) == 1.0 / 3)
    #expect(lines.velocity(at: 1) == 3)
    #expect(lines.velocity(at: Rational(3, 4), side: .left) == 1.0 / 3)
  }

  @Test(arguments: 0..<200)
  func `the value at a point is its output, and the sides are limits`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let inputs = (0..<12).map { _ in Double(Int.random(in: -3...9, using: &random)) / 7 }.sorted()
    let points = inputs.map { Point(input: $0, output: Double.random(in: -2...2, using: &random)) }
    let lines = try PiecewiseLinear(sorted: points)
    for point in points {
      let same = points.filter { $0.input == point.input }
      try #require(lines.value(at: point.input) == same.last?.output)
      try #require(lines.value(at: point.input, side: .left) == same.first?.output)
      let left = lines.value(at: point.input - 1e-9)
      let right = lines.value(at: point.input + 1e-9)
      // No slope is above 4 × 7.
      try #require((left - lines.value(at: point.input, side: .left)).magnitude < 30e-9)
      try #require((right - lines.value(at: point.input)).magnitude < 30e-9)
    }
  }

  @Test(arguments: 0..<100)
  func `the search finds the line that a walk over all points finds`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...300, using: &random)
    let inputs = (0..<count).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
    let points = inputs.map { Point(input: $0, output: Double.random(in: -2...2, using: &random)) }
    let lines = try PiecewiseLinear(sorted: points)
    for _ in 0..<40 {
      let x = Double.random(in: -0.2...1.2, using: &random)
      let end = points.dropLast().dropFirst().firstIndex { $0.input > x } ?? count - 1
      let line = StraightLine(start: points[end - 1], end: points[end])
      try #require(lines.value(at: x) == line.value(at: x))
      try #require(lines.velocity(at: x) == line.slope)
    }
  }

  @Test func `a fraction is at the point whose input is the double nearest to it`() throws {
    let lines = try Self.lines("linear(0 0% 10%, 1 10% 30%, 2 30%, 3)")
    #expect(lines.value(at: Rational(1, 10)) == 1)
    #expect(lines.value(at: Rational(1, 10), side: .left) == 0)
    #expect(lines.value(at: Rational(3, 10)) == 2)
    let thirds = try Self.lines("linear(0, 7, 8, 1)")
    #expect(thirds.value(at: Rational(1, 3)) == 7)
    #expect(thirds.value(at: Rational(2, 3)) == 8)
  }

  @Test func `points must be finite, ascending and at least one`() throws {
    #expect(throws: EasingError.noPoints) { try PiecewiseLinear(sorted: []) }
    #expect(throws: EasingError.noPoints) { try PiecewiseLinear(stops: []) }
    #expect(throws: EasingError.inputBelowPrevious(index: 1, input: 0.25, previous: 0.5)) {
      try PiecewiseLinear(sorted: [Point(input: 0.5, output: 0), Point(input: 0.25, output: 1)])
    }
    #expect(throws: EasingError.pointNotFinite(index: 1, input: .infinity, output: 0)) {
      try PiecewiseLinear(sorted: [Point(input: 0, output: 0), Point(input: .infinity, output: 0)])
    }
    #expect(throws: EasingError.pointNotFinite(index: 2, input: -.infinity, output: 2)) {
      try PiecewiseLinear(stops: [Stop(0), Stop(1), Stop(2, at: -.infinity), Stop(3)])
    }
    for stops in [[Stop(.nan), Stop(1)], [Stop(0), Stop(.nan), Stop(1)], [Stop(0, at: .nan)]] {
      #expect(throws: EasingError.self) { try PiecewiseLinear(stops: stops) }
    }
  }

  @Test func `a negative zero becomes zero`() throws {
    let lines = try PiecewiseLinear(sorted: [Point(input: -0.0, output: -0.0)])
    #expect(lines.points[0].input.sign == .plus && lines.points[0].output.sign == .plus)
  }
}
