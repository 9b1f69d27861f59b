// Expected values: the law that parsing inverts printing; the grammar of docs/NOTATION.md.

import TestSupport
import Testing

@testable import Easing

struct ComposedNotationTests {
  @Test(
    arguments: [
      "interval(0.25, 0.75, ease)", "reversed(steps(4, jump-both))", "flipped(back-in)",
      "mirrored(cubic-bezier(0.1, 0.2, 0.3, 0.4))", "there-and-back(linear(0 0%, 1 100%))",
      "split(0.4, ease-in, reversed(ease-out))", "nested(ease, mirrored(sine(in)))",
      "remap(elastic(out, 1, 0.7), 0, 0.5, -1, 2.5)",
    ])
  func `an operation reads back to an equal curve`(text: String) throws {
    let curve = try EasingCurve(parsing: text)
    #expect(curve.notation == text)
    #expect(try EasingCurve(parsing: "  \(text.uppercased()) ") == curve)
  }

  static func curve(_ random: inout SplitMix64, depth: Int) throws -> EasingCurve {
    guard depth > 0 else { return try NotationTests.curve(&random) }
    func inner(_ random: inout SplitMix64) throws -> EasingCurve {
      try curve(&random, depth: depth - 1)
    }
    func number(_ random: inout SplitMix64) -> Double {
      Double.random(in: -1e9...1e9, using: &random)
    }
    let operation: ComposedCurve.Operation
    switch Int.random(in: 0...7, using: &random) {
    case 0:
      let end = Double.random(in: 0...1, using: &random)
      operation = .interval(
        begin: Double.random(in: 0...end, using: &random), end: end, try inner(&random))
    case 1: operation = .reversed(try inner(&random))
    case 2: operation = .flipped(try inner(&random))
    case 3: operation = .mirrored(try inner(&random))
    case 4: operation = .thereAndBack(try inner(&random))
    case 5: operation = .split(at: 0.3, try inner(&random), try inner(&random))
    case 6: operation = .nested(outer: try inner(&random), inner: try inner(&random))
    default:
      operation = .remapped(
        try inner(&random), x0: number(&random), x1: number(&random), y0: number(&random),
        y1: number(&random))
    }
    return .composed(try ComposedCurve(operation))
  }

  @Test(arguments: 0..<100) func `parsing inverts printing, to the bit`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let curve = try Self.curve(&random, depth: Int.random(in: 1...4, using: &random))
    let text = curve.notation
    #expect(try EasingCurve(parsing: text) == curve, "\(text)")
    #expect(curve.cssNotation == nil)
  }

  @Test(
    arguments: [
      ("reversed()", 10, "There is ')' where the name of a curve must be."),
      ("reversed(ease, ease)", 14, "There is ',' where ')' must be."),
      ("interval(0.5, 0.2, ease)", 10, "The begin is 0.5, but it must be in 0…0.2."),
      ("interval(0.5, 2, ease)", 15, "The end is 2, but it must be in 0…1."),
      ("nested(ease)", 12, "There is ')' where ',' must be."),
      ("mirrored(esae)", 10, "There is no curve 'esae'; the nearest is 'ease'."),
      ("reversed(ease) 1", 16, "There is '1' where the end of the curve must be."),
    ])
  func `a wrong text is told where and why`(text: String, position: Int, reason: String) throws {
    let fault = try #require(notationFault(in: text))
    #expect(fault.position == position)
    #expect(fault.reason.description == reason)
  }
}
