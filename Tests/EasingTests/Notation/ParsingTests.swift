// Expected values: css-easing.json (Web Platform Tests), and the grammar of CSS Easing 2.

import TestSupport
import Testing

@testable import Easing

struct ParsingTests {
  /// Rows of the Web Platform Tests of 2021 that later decisions of the CSS working group, or the
  /// difference between a curve and a style sheet, make valid or invalid for one curve.
  enum Exempt {
    /// Lists of curves are a property's value, not a curve.
    static let lists = ["linear, ease, linear"]
    /// A single stop is allowed since 2024 (csswg-drafts, issue 10580).
    static let singleStops = ["linear(0)"]
  }

  @Test func `valid texts are read and printed as CSS prints them`() throws {
    let rows = try CSSEasingVectors.read().syntaxValid
    #expect(rows.count == 24)
    for row in rows where !row.list {
      let curve = try EasingCurve(parsing: row.input)
      try #require(curve.notation == row.specified, "\(row)")
    }
    #expect(rows.filter(\.list).map(\.input) == Exempt.lists)
    for text in Exempt.lists {
      #expect(throws: EasingError.self) { try EasingCurve(parsing: text) }
    }
  }

  @Test func `valid texts have CSS's computed value`() throws {
    let rows = try CSSEasingVectors.read().syntaxComputed
    #expect(rows.count == 15)
    for row in rows {
      let curve = try EasingCurve(parsing: row.input)
      try #require(curve.cssNotation == row.computed, "\(row)")
    }
  }

  @Test func `invalid texts are refused`() throws {
    let rows = try CSSEasingVectors.read().syntaxInvalid
    #expect(rows.count == 30)
    for row in rows where !Exempt.singleStops.contains(row.input) {
      #expect(throws: EasingError.self, "\(row)") { try EasingCurve(parsing: row.input) }
    }
    #expect(rows.map(\.input).filter(Exempt.singleStops.contains) == Exempt.singleStops)
    for text in Exempt.singleStops {
      #expect(try EasingCurve(parsing: text).value(at: 0.5) == 0)
    }
  }

  @Test(
    arguments: [
      ("ease-in-out", EasingCurve.easeInOut),
      ("EASE-IN-OUT", .easeInOut),
      ("easeInOut", .easeInOut),
      ("easeInEaseOut", .easeInOut),
      ("curveEaseInOut", .easeInOut),
      ("curveLinear", .linear),
      ("default", .ease),
      ("fastOutSlowIn", .fastOutSlowIn),
      ("step-start", .named(.stepStart)),
      ("\t ease\n", .ease),
      ("/**/ease/* */", .ease),
      ("/* a * b / c **/ease/**/ /**/", .ease),
      ("\\65 ase", .ease),
      ("\\000065ase", .ease),
      ("\\65\r\nase", .ease),
      ("e\\41SE", .ease),
      ("e\\asE", nil),
      ("ea\\se", .ease),
      ("ea se", nil),
      ("ease\\", nil),
      ("ease\\\n", nil),
      ("\\0 ease", nil),
      ("\\110000 ease", nil),
      ("\\d800 ease", nil),
    ] as [(String, EasingCurve?)])
  func `names are read as CSS reads identifiers`(text: String, curve: EasingCurve?) {
    let read = try? EasingCurve(parsing: text)
    #expect(read == curve)
  }

  @Test(
    arguments: [
      ("cubic-bezier(.25,.1,.25,1)", [0.25, 0.1, 0.25, 1]),
      ("Cubic-Bezier( .25 , +.1 , 25e-2 , 1.0E0 )", [0.25, 0.1, 0.25, 1]),
      ("cubic-bezier(0/**/,/**/-2/**/,1,3)", [0, -2, 1, 3]),
      ("cubicBezier(0, 0, 1, 1)", [0, 0, 1, 1]),
      ("cubic\\2d bezier(0,0,1,1)", [0, 0, 1, 1]),
      ("cubic-bezier(calc(1/3), calc(0.1 + 0.2), 1, 1)", [1.0 / 3, 0.3, 1, 1]),
      ("cubic-bezier(1e-400, 1e308, 0.99999999999999999999, -1e308)", [0, 1e308, 1, -1e308]),
    ] as [(String, [Double])])
  func `cubic-bezier() takes four numbers`(text: String, values: [Double]) throws {
    let curve = try CubicBezier(x1: values[0], y1: values[1], x2: values[2], y2: values[3])
    #expect(try EasingCurve(parsing: text) == .cubicBezier(curve))
  }

  @Test(
    arguments: [
      ("steps(3)", 3, Steps.JumpTerm.jumpEnd, "steps(3)"),
      ("steps(3, end)", 3, .jumpEnd, "steps(3)"),
      ("steps(3,JUMP-END)", 3, .jumpEnd, "steps(3)"),
      ("steps( 3 , start )", 3, .jumpStart, "steps(3, start)"),
      ("STEPS(+3, Jump-Start)", 3, .jumpStart, "steps(3, jump-start)"),
      ("steps(2, jump-none)", 2, .jumpNone, "steps(2, jump-none)"),
      ("steps(003, jump-both)", 3, .jumpBoth, "steps(3, jump-both)"),
      ("steps(2147483647)", 2_147_483_647, .jumpEnd, "steps(2147483647)"),
      ("steps(calc(2.5))", 3, .jumpEnd, "steps(3)"),
      ("steps(calc(2.4999999999999999999))", 2, .jumpEnd, "steps(2)"),
      ("steps(max(2, 5 / 2))", 3, .jumpEnd, "steps(3)"),
    ] as [(String, Int, Steps.JumpTerm, String)])
  func `steps() takes a count and a jump term`(
    text: String, count: Int, jumpTerm: Steps.JumpTerm, notation: String
  ) throws {
    let curve = try EasingCurve(parsing: text)
    guard case .steps(let steps) = curve else {
      Issue.record("\(curve)")
      return
    }
    #expect(steps.count == count && steps.jumpTerm == jumpTerm)
    #expect(curve.notation == notation)
  }

  @Test(arguments: [
    ("linear(0, 1)", "linear(0 0%, 1 100%)"),
    ("linear(0 0% 50%, 1 50% 100%)", "linear(0 0%, 0 50%, 1 50%, 1 100%)"),
    ("linear(0% 50% 0, 50% 100% 1)", "linear(0 0%, 0 50%, 1 50%, 1 100%)"),
    ("linear(0, 0.25 75%, 1)", "linear(0 0%, 0.25 75%, 1 100%)"),
    ("linear(0+5%,1)", "linear(0 5%, 1 100%)"),
    ("linear(0.3)", "linear(0.3 0%)"),
    ("linear(0.3 20% 70%)", "linear(0.3 20%, 0.3 70%)"),
    ("linear(0, 1e2%1e2)", "linear(0 0%, 100 100%)"),
    ("linear(0, 1, 0)", "linear(0 0%, 1 50%, 0 100%)"),
    ("linear(0, 1, 1, 0)", "linear(0 0%, 1 33.33333333333333%, 1 66.66666666666666%, 0 100%)"),
    ("linear(0 calc(100% / 3), 1)", "linear(0 33.33333333333333%, 1 100%)"),
    ("linear(calc(1/4) calc(50% - 25%), 1)", "linear(0.25 25%, 1 100%)"),
    ("linear(0 7%, 1 29%)", "linear(0 7%, 1 29%)"),
    ("linear(0 -1e-3%, 1 1e30%)", "linear(0 -0.001%, 1 1e+30%)"),
  ])
  func `linear() takes stops`(text: String, notation: String) throws {
    #expect(try EasingCurve(parsing: text).notation == notation)
  }

  @Test func `a percentage is the double nearest to its decimal`() throws {
    for (text, input) in [("0.7%", 0.007), ("57%", 0.57), ("1.1%", 0.011), ("33.3e-1%", 0.0333)] {
      let lines = try PiecewiseLinearTests.lines("linear(0 \(text), 1)")
      #expect(lines.points[0].input == input)
    }
  }
}
