// Expected values: chromium-oracle.json, a browser's answers. The rows that differ on purpose are
// named below with the reason.

import TestSupport
import Testing

@testable import Easing

struct ParsingChromiumTests {
  /// What a style sheet's property takes, but what is not one curve.
  static let notCurves: [String: String] = [
    "linear, ease, linear": "a list of curves",
    "inherit": "a keyword that a cascade replaces",
    "unset": "a keyword that a cascade replaces",
    "var(--x)": "a function that a cascade replaces",
  ]

  /// What the browser refuses, but CSS Easing 2 allows since 2024 (csswg-drafts, issue 10580).
  static let singleStops = ["linear(0)", "linear(0 0% 100%)"]

  /// Where the browser's specified or computed text is not what CSS or this engine says.
  static let otherTexts: [String: String] = [
    "steps(calc(2 + 1))": "the browser's specified text keeps calc(3)",
    "steps(1000000)": "the browser's computed text is steps(1e+06), which it does not read itself",
    "step-end": "the Web Animations text is the computed one",
  ]

  /// Whether two texts are the same but for numbers that agree in six digits.
  static func agree(_ text: String, _ other: String, tolerance: Double) -> Bool {
    func parts(_ text: String) -> [String] {
      text.split(separator: " ").map { String($0) }
    }
    func number(_ part: String) -> Double? {
      Double(part.filter { !"%,)".contains($0) })
    }
    let (left, right) = (parts(text), parts(other))
    return left.count == right.count
      && zip(left, right).allSatisfy { a, b in
        if a == b { return true }
        guard let x = number(a), let y = number(b), a.last == b.last else { return false }
        return (x - y).magnitude <= tolerance * max(x.magnitude, y.magnitude)
      }
  }

  @Test func `what the browser reads is read, and nothing else`() throws {
    let rows = try ChromiumVectors.read().parse
    #expect(rows.count == 77)
    for row in rows {
      let curve = try? EasingCurve(parsing: row.easing)
      if Self.notCurves[row.easing] != nil {
        try #require(curve == nil && row.cssValid && row.waapi == nil, "\(row)")
      } else if Self.singleStops.contains(row.easing) {
        try #require(curve != nil && !row.cssValid, "\(row)")
      } else {
        try #require((curve != nil) == row.cssValid, "\(row)")
        try #require((curve != nil) == (row.waapi != nil), "\(row)")
      }
    }
  }

  @Test func `texts are printed as the browser prints them`() throws {
    var named = 0
    for row in try ChromiumVectors.read().parse {
      guard let curve = try? EasingCurve(parsing: row.easing), row.cssValid else { continue }
      let (notation, css) = (curve.notation, try #require(curve.cssNotation))
      if Self.otherTexts[row.easing] != nil {
        named += 1
        continue
      }
      // In style sheets the browser prints six significant digits; here numbers are compared.
      try #require(Self.agree(notation, row.specified, tolerance: 1e-5), "\(row): \(notation)")
      let computed = try #require(row.computed)
      try #require(Self.agree(css, computed, tolerance: 1e-5), "\(row): \(css)")
      // Web Animations prints all digits of doubles that were multiplied by 100.
      let waapi = try #require(row.waapi)
      try #require(Self.agree(css, waapi, tolerance: 1e-15), "\(row): \(css)")
    }
    #expect(named == Self.otherTexts.count)
  }

  @Test(arguments: [
    ("steps(calc(2 + 1))", "steps(3)", "steps(3)"),
    ("steps(1000000)", "steps(1000000)", "steps(1000000)"),
    ("step-end", "step-end", "steps(1)"),
  ])
  func `the rows with other texts have these`(
    text: String, notation: String, css: String
  ) throws {
    let curve = try EasingCurve(parsing: text)
    #expect(curve.notation == notation)
    #expect(curve.cssNotation == css)
  }

  @Test func `every curve of the oracle is printed as the browser serialises it`() throws {
    let rows = try ChromiumVectors.read().easings
    #expect(rows.count == 60)
    for row in rows {
      let text = try #require(EasingCurve(parsing: row.easing).cssNotation)
      try #require(Self.agree(text, row.serialized, tolerance: 1e-15), "\(row.easing): \(text)")
    }
  }
}
