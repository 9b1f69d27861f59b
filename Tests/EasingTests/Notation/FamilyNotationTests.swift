// Expected values: the law that parsing inverts printing; the grammar of docs/NOTATION.md.

import TestSupport
import Testing

@testable import Easing

struct FamilyNotationTests {
  @Test(
    arguments: [
      ("sine(in)", "sine(in)"), ("Quad( OUT )", "quad(out)"), ("cubic(inOut)", "cubic(in-out)"),
      ("back(out-in)", "back(out-in, 1.70158)"), ("back(in, 2.5)", "back(in, 2.5)"),
      ("elastic(in)", "elastic(in, 1, 0.3)"), ("elastic(in-out)", "elastic(in-out, 1, 0.45)"),
      ("elastic(out, 2)", "elastic(out, 2, 0.3)"),
      ("d3-elastic(in-out)", "d3-elastic(in-out, 1, 0.3)"),
      ("power(in, 2.5)", "power(in, 2.5)"), ("gsap-expo(in)", "gsap-expo(in)"),
    ])
  func `a function is read and printed`(text: String, notation: String) throws {
    let curve = try EasingCurve(parsing: text)
    #expect(curve.notation == notation)
    #expect(try EasingCurve(parsing: notation) == curve)
    #expect(curve.cssNotation == nil)
  }

  @Test(arguments: 0..<100) func `parsing inverts printing, to the bit`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let kind = try #require(EasingFamily.Kind.allCases.randomElement(using: &random))
    let direction = try #require(EasingDirection.allCases.randomElement(using: &random))
    let values = kind.parameterNames.map { _ in Double.random(in: 1...100, using: &random) }
    let curve = EasingCurve.family(try FamilyCurve(kind.family(values), direction))
    #expect(try EasingCurve(parsing: curve.notation) == curve)
  }

  @Test(
    arguments: [
      ("sine()", 6, "There is ')' where a direction such as in-out must be."),
      ("sine(up)", 6, "There is no direction 'up'; it must be in, out, in-out or out-in."),
      ("sine(in, 1)", 8, "There is ',' where ')' must be."),
      ("power(in)", 9, "There is ')' where ',' must be."),
      ("elastic(in, 1, 0)", 16, "The period is 0, but it must be in 0.01…100."),
    ])
  func `a wrong text is told where and why`(text: String, position: Int, reason: String) throws {
    let fault = try #require(notationFault(in: text))
    #expect(fault.position == position)
    #expect(fault.reason.description == reason)
  }
}
