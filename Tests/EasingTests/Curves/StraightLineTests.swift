// Expected values: piecewise-linear.csv, exact fractions rounded once.

import TestSupport
import Testing

@testable import Easing

struct StraightLineTests {
  struct Row {
    let line: StraightLine
    let x: Double
    let value: Double
    let slope: Double
  }

  static func rows() throws -> [Row] {
    try Vectors.csv("piecewise-linear.csv").map { fields in
      func number(_ name: String) throws -> Double {
        try #require(fields[name].flatMap { Double($0) }, "\(name)")
      }
      return Row(
        line: StraightLine(
          start: .init(input: try number("x0"), output: try number("y0")),
          end: .init(input: try number("x1"), output: try number("y1"))),
        x: try number("x"), value: try number("value"), slope: try number("slope"))
    }
  }

  @Test func `values are correctly rounded for doubles of every size`() throws {
    let rows = try Self.rows()
    #expect(rows.count == 700)
    for row in rows {
      try #require(row.line.value(at: row.x) == row.value, "\(row)")
    }
  }

  @Test func `slopes are correctly rounded, and infinite if too large`() throws {
    for row in try Self.rows() { try #require(row.line.slope == row.slope, "\(row)") }
  }

  @Test(arguments: 0..<200)
  func `values are monotone between neighbouring doubles and within the outputs`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let inputs = [
      Double.random(in: -1...1, using: &random), Double.random(in: 0...1, using: &random),
    ]
    let outputs = [
      Double.random(in: -1e3...1e3, using: &random), Double.random(in: -1...1, using: &random),
    ]
    let line = StraightLine(
      start: .init(input: min(inputs[0], inputs[1]), output: outputs.min() ?? 0),
      end: .init(input: max(inputs[0], inputs[1]), output: outputs.max() ?? 0))
    // At either end, in the middle, where the nearer point changes, at the tiniest inputs, and
    // anywhere.
    let middle = line.start.input / 2 + line.end.input / 2
    for center in [
      line.start.input, line.end.input, middle, 0,
      Double.random(in: line.start.input...line.end.input, using: &random),
    ] {
      var x = center
      for _ in 0..<20 { x = x.nextDown }
      var previous = -Double.infinity
      for _ in 0..<40 {
        let value = line.value(at: x)
        try #require(value >= previous)
        if x >= line.start.input && x <= line.end.input {
          try #require(value >= line.start.output && value <= line.end.output)
        }
        previous = value
        x = x.nextUp
      }
    }
  }

  @Test func `outputs at either end of the range of doubles do not overflow`() {
    let most = Double.greatestFiniteMagnitude
    let line = StraightLine(
      start: .init(input: 0, output: -most), end: .init(input: 1, output: most))
    #expect(line.value(at: 0.5) == 0)
    #expect(line.value(at: 0.25) == -most / 2)
    #expect(line.value(at: 1) == most)
    #expect(line.value(at: 2) == .infinity)
    #expect(line.slope == .infinity)
  }

  @Test func `an infinite input gives what the line tends to`() {
    let line = StraightLine(start: .init(input: 0, output: 1), end: .init(input: 1, output: 0))
    #expect(line.value(at: .infinity) == -.infinity)
    #expect(line.value(at: -.infinity) == .infinity)
    let level = StraightLine(start: .init(input: 0, output: 1), end: .init(input: 1, output: 1))
    #expect(level.value(at: .infinity) == 1)
    #expect(level.slope == 0)
    #expect(level.value(at: .nan).isNaN)
  }
}
