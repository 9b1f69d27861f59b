// Expected values: exact fractions, worked out by hand.

import Testing

@testable import Easing

struct CalculationTests {
  /// The output of a single stop, which is a calculation.
  static func value(of text: String) throws -> Double {
    try PiecewiseLinearTests.lines("linear(\(text))").points[0].output
  }

  @Test(
    arguments: [
      ("calc(1)", 1), ("calc( 1 + 2 )", 3), ("calc(1 - 2 - 3)", -4), ("calc(2 + 3 * 4)", 14),
      ("calc((2 + 3) * 4)", 20), ("calc(12 / 4 / 3)", 1), ("calc(2*3)", 6), ("calc(2 *-3)", -6),
      ("calc(1 - -1)", 2), ("calc(+1 + +1)", 2), ("calc(calc(1) + (1))", 2), ("CALC(1)", 1),
      ("calc(1/**/ + /**/2)", 3), ("min(3, 1, 2)", 1), ("max(3, 1, 2)", 3), ("min(3)", 3),
      ("clamp(0, 5, 1)", 1), ("clamp(0, -5, 1)", 0), ("clamp(0, 0.5, 1)", 0.5),
      // CSS: max(least, min(value, most)); the least wins over the most.
      ("clamp(2, 5, 1)", 2), ("calc(min(1, 2) * max(3, 4))", 4),
      // Exact: none of these is what doubles give.
      ("calc(0.1 + 0.2)", 0.3), ("calc(3 * 1.1)", 3.3), ("calc(1 / 3 * 3)", 1),
      ("calc(0.1 * 3 - 0.3)", 0), ("calc(1 / 49 * 49)", 1), ("calc(1e16 + 1 - 1e16)", 1),
      ("calc((100% - 50%) * 0 + 25%) 1", 1),
      // Beyond 128 bits: doubles.
      ("calc(1e300 / 1e299)", 10), ("calc(1e-300 * 1e300)", 1), ("calc(1e308 - 1e308)", 0),
      ("calc(0 * 1e308)", 0),
    ] as [(String, Double)])
  func `calculations are done as in CSS, and exactly`(text: String, expected: Double) throws {
    let value = try Self.value(of: text)
    #expect((value - expected).magnitude <= expected.magnitude * 0x1p-52)
    if !text.contains("e30") { #expect(value == expected) }
  }

  @Test(arguments: [
    "calc()", "calc(1 +)", "calc(+ 1)", "calc(1 2)", "calc(1 +2)", "calc(1+ 2)", "calc(1, 2)",
    "calc(1", "calc(1 + 2", "calc((1)", "calc(1))", "calc (1)", "(1)", "1 + 2", "min()", "min(1,)",
    "max(,1)", "clamp(1, 2)", "clamp(1, 2, 3, 4)", "calc(1 * )", "calc(* 1)", "calc(1 / 0)",
    "calc(1 / (1 - 1))", "calc(1e308 * 10)", "calc(1e308 + 1e308)", "calc(pi)", "calc(1px)",
    "sin(1)", "calc(1 % 2)", "calc(50% + 1)", "max(50%, 1)", "clamp(0%, 1, 2)", "calc(-(1))",
    "calc(1 /**/+/**/ 2)",
  ])
  func `what is no calculation is refused`(text: String) {
    #expect(throws: EasingError.self) { try Self.value(of: text) }
  }

  @Test func `a percentage is a fraction of one`() throws {
    for (text, input) in [
      ("calc(50% - 25%)", 0.25), ("calc(3 * 10%)", 0.3), ("calc(100% / 3)", 1.0 / 3),
      ("min(50%, 60%)", 0.5), ("clamp(10%, 5%, 20%)", 0.1), ("calc(10% * 2 + 70% / 7)", 0.3),
    ] {
      let lines = try PiecewiseLinearTests.lines("linear(0 \(text), 1)")
      #expect(lines.points[0].input == input, "\(text)")
    }
  }
}
