// Every way in which a text can be wrong, with the whole message.

import TestSupport
import Testing

@testable import Easing

struct ParsingErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let position: Int
    let message: String
    var testDescription: String { text }

    init(_ text: String, _ position: Int, _ message: String) {
      self.text = text
      self.position = position
      self.message = message
    }
  }

  static let cases: [Case] = [
    // Names.
    Case("", 1, "The curve '' is wrong at its end: There must be the name of a curve."),
    Case("42", 1, "The curve '42' is wrong at character 1: "
      + "There is '42' where the name of a curve must be."),
    Case("  esae", 3, "The curve '  esae' is wrong at character 3: "
      + "There is no curve 'esae'; the nearest is 'ease'."),
    Case("ease-in-uot", 1, "The curve 'ease-in-uot' is wrong at character 1: "
      + "There is no curve 'ease-in-uot'; the nearest is 'ease-in-out'."),
    Case("auto", 1, "The curve 'auto' is wrong at character 1: There is no curve 'auto'; "
      + "a curve is a name such as ease-in-out, or cubic-bezier(), linear(), steps(), "
      + "three-point-cubic()."),
    Case("step(3)", 1, "The curve 'step(3)' is wrong at character 1: "
      + "There is no curve function 'step'; the nearest is 'steps'."),
    Case("function (x){return x}", 1,
      "The curve 'function (x){return x}' is wrong at character 1: There is no curve "
      + "'function'; a curve is a name such as ease-in-out, or cubic-bezier(), linear(), steps(), "
      + "three-point-cubic()."),
    Case("steps", 1, "The curve 'steps' is wrong at character 1: 'steps' needs its arguments in "
      + "parentheses right after the name: "
      + "steps(count, jump-start|jump-end|jump-none|jump-both|start|end)."),
    Case("cubic-bezier (0,0,1,1)", 1,
      "The curve 'cubic-bezier (0,0,1,1)' is wrong at character 1: 'cubic-bezier' needs its "
      + "arguments in parentheses right after the name: cubic-bezier(x1, y1, x2, y2)."),
    Case("linear (0, 1)", 8, "The curve 'linear (0, 1)' is wrong at character 8: "
      + "There is '(' where the end of the curve must be."),
    Case("ease-in ease-out", 9, "The curve 'ease-in ease-out' is wrong at character 9: "
      + "There is 'ease-out' where the end of the curve must be."),
    Case("linear, ease, linear", 7, "The curve 'linear, ease, linear' is wrong at character 7: "
      + "There is ',' where the end of the curve must be."),
    Case("inherit", 1, "The curve 'inherit' is wrong at character 1: 'inherit' takes its value "
      + "from a style sheet, but a curve must be given by itself."),
    Case("var(--x)", 1, "The curve 'var(--x)' is wrong at character 1: 'var()' takes its value "
      + "from a style sheet, but a curve must be given by itself."),
    Case("linear(env(a), 1)", 8, "The curve 'linear(env(a), 1)' is wrong at character 8: 'env()' "
      + "takes its value from a style sheet, but a curve must be given by itself."),
    // cubic-bezier().
    Case("cubic-bezier(1.2, 0, 1, 1)", 14, "The curve 'cubic-bezier(1.2, 0, 1, 1)' is wrong at "
      + "character 14: x1 is 1.2, but x1 and x2 must be in 0…1."),
    Case("cubic-bezier(0, 0, -0.1, 1)", 20, "The curve 'cubic-bezier(0, 0, -0.1, 1)' is wrong at "
      + "character 20: x2 is -0.1, but x1 and x2 must be in 0…1."),
    Case("cubic-bezier(1, 2, 3)", 20, "The curve 'cubic-bezier(1, 2, 3)' is wrong at "
      + "character 20: x2 is 3, but x1 and x2 must be in 0…1."),
    Case("cubic-bezier(1, 2, 1)", 21, "The curve 'cubic-bezier(1, 2, 1)' is wrong at "
      + "character 21: There is ')' where ',' must be."),
    Case("cubic-bezier(1, 2, 1, 4, 5)", 24, "The curve 'cubic-bezier(1, 2, 1, 4, 5)' is wrong at "
      + "character 24: There is ',' where ')' must be."),
    Case("cubic-bezier(1, 2, 1, infinite)", 23,
      "The curve 'cubic-bezier(1, 2, 1, infinite)' is wrong at character 23: "
      + "There is 'infinite' where y2, a number, must be."),
    Case("cubic-bezier(0 0 1 1)", 16, "The curve 'cubic-bezier(0 0 1 1)' is wrong at "
      + "character 16: There is '0' where ',' must be."),
    Case("cubic-bezier(10%, 0, 1, 1)", 14, "The curve 'cubic-bezier(10%, 0, 1, 1)' is wrong at "
      + "character 14: '10%' must be a number."),
    Case("cubic-bezier(0, 1px, 1, 1)", 17, "The curve 'cubic-bezier(0, 1px, 1, 1)' is wrong at "
      + "character 17: '1px' has a unit, but only numbers and percentages are accepted."),
    Case("cubic-bezier(0, 1e999, 1, 1)", 17, "The curve 'cubic-bezier(0, 1e999, 1, 1)' is wrong "
      + "at character 17: '1e999' is too large; numbers must be within ±1.7976931348623157e308."),
    Case("cubic-bezier(0, 0, 1, 1", 24, "The curve 'cubic-bezier(0, 0, 1, 1' is wrong at its "
      + "end: There must be ')'."),
    // steps().
    Case("steps(0)", 7, "The curve 'steps(0)' is wrong at character 7: "
      + "The number of steps is 0, but it must be in 1…2147483647."),
    Case("steps(-1, start)", 7, "The curve 'steps(-1, start)' is wrong at character 7: "
      + "The number of steps is -1, but it must be in 1…2147483647."),
    Case("steps(1, jump-none)", 7, "The curve 'steps(1, jump-none)' is wrong at character 7: "
      + "The number of steps is 1, but it must be in 2…2147483647 with jump-none."),
    Case("steps(1e1)", 7, "The curve 'steps(1e1)' is wrong at character 7: The number of steps is "
      + "1e1, but it must be a whole number in 1…2147483647, written with digits only."),
    Case("steps(2.0)", 7, "The curve 'steps(2.0)' is wrong at character 7: The number of steps is "
      + "2.0, but it must be a whole number in 1…2147483647, written with digits only."),
    Case("steps(50%)", 7, "The curve 'steps(50%)' is wrong at character 7: The number of steps is "
      + "50%, but it must be a whole number in 1…2147483647, written with digits only."),
    Case("steps(99999999999999999999)", 7,
      "The curve 'steps(99999999999999999999)' is wrong at character 7: The number of steps is "
      + "99999999999999999999, but it must be a whole number in 1…2147483647, written with "
      + "digits only."),
    Case("steps(start)", 7, "The curve 'steps(start)' is wrong at character 7: "
      + "There is 'start' where the number of steps must be."),
    Case("steps(3, nowhere)", 10, "The curve 'steps(3, nowhere)' is wrong at character 10: There "
      + "is no jump term 'nowhere'; it must be jump-start, jump-end, jump-none, jump-both, start "
      + "or end."),
    Case("steps(3,)", 9, "The curve 'steps(3,)' is wrong at character 9: "
      + "There is ')' where a jump term such as jump-end must be."),
    Case("steps(3 start)", 9, "The curve 'steps(3 start)' is wrong at character 9: "
      + "There is 'start' where ',' or ')' must be."),
    Case("steps(3, start)x", 16, "The curve 'steps(3, start)x' is wrong at character 16: "
      + "There is 'x' where the end of the curve must be."),
    // linear().
    Case("linear()", 8, "The curve 'linear()' is wrong at character 8: "
      + "There is ')' where an output, which is a number, must be."),
    Case("linear(0,)", 10, "The curve 'linear(0,)' is wrong at character 10: "
      + "There is ')' where an output, which is a number, must be."),
    Case("linear(0, ease)", 11, "The curve 'linear(0, ease)' is wrong at character 11: "
      + "There is 'ease' where an output, which is a number, must be."),
    Case("linear(100%)", 12, "The curve 'linear(100%)' is wrong at character 12: "
      + "There is ')' where an output, which is a number, must be."),
    Case("linear(0 1)", 10, "The curve 'linear(0 1)' is wrong at character 10: "
      + "'1' must be a percentage."),
    Case("linear(0% 1 50%)", 13, "The curve 'linear(0% 1 50%)' is wrong at character 13: "
      + "There is '50%' where ',' or ')' must be."),
    Case("linear(0 0% 10% 20%, 1)", 17, "The curve 'linear(0 0% 10% 20%, 1)' is wrong at "
      + "character 17: There is '20%' where ',' or ')' must be."),
    Case("linear(0% 10% 20% 0, 1)", 15, "The curve 'linear(0% 10% 20% 0, 1)' is wrong at "
      + "character 15: '20%' must be a number."),
    Case("linear(0, 1", 12, "The curve 'linear(0, 1' is wrong at its end: There must be ',' or ')'."),
    // three-point-cubic().
    Case("three-point-cubic(0, 0, 0, 0, 2, 0, 0, 0, 0, 0)", 31,
      "The curve 'three-point-cubic(0, 0, 0, 0, 2, 0, 0, 0, 0, 0)' is wrong at character 31: "
      + "midpoint x is 2, but it must be in 0…1."),
    // Calculations.
    Case("linear(calc(1 + 50%), 1)", 17, "The curve 'linear(calc(1 + 50%), 1)' is wrong at "
      + "character 17: Numbers and percentages must not be added, subtracted or compared with "
      + "each other."),
    Case("linear(0 calc(50% * 50%), 1)", 21, "The curve 'linear(0 calc(50% * 50%), 1)' is wrong "
      + "at character 21: At least one factor of a product must be a number."),
    Case("linear(0 calc(50% / 50%), 1)", 21, "The curve 'linear(0 calc(50% / 50%), 1)' is wrong "
      + "at character 21: The divisor must be a number."),
    Case("steps(calc(0/0), jump-none)", 14, "The curve 'steps(calc(0/0), jump-none)' is wrong at "
      + "character 14: The divisor is 0, but it must be another number."),
    Case("steps(calc(1+2))", 13, "The curve 'steps(calc(1+2))' is wrong at character 13: "
      + "'+' needs white space on both sides."),
    Case("linear(calc(1e300 * 1e300), 1)", 13, "The curve 'linear(calc(1e300 * 1e300), 1)' is "
      + "wrong at character 13: '1e300 * 1e300' is too large; numbers must be within "
      + "±1.7976931348623157e308."),
    Case("linear(0 calc(50%, 50%), 0)", 18, "The curve 'linear(0 calc(50%, 50%), 0)' is wrong at "
      + "character 18: There is ',' where an operator or ')' must be."),
    Case("linear(clamp(0, 1), 1)", 18, "The curve 'linear(clamp(0, 1), 1)' is wrong at "
      + "character 18: There is ')' where ',' must be."),
    Case("linear(min(1 2), 1)", 14, "The curve 'linear(min(1 2), 1)' is wrong at character 14: "
      + "There is '2' where an operator, ',' or ')' must be."),
    // Comments and characters beyond ASCII.
    Case("ease /* x", 6, "The curve 'ease /* x' is wrong at character 6: "
      + "The comment that starts here must end with '*/'."),
    Case("linear(0, ½)", 11, "The curve 'linear(0, ½)' is wrong at character 11: "
      + "There is '½' where an output, which is a number, must be."),
    Case("/* 🐇🐇 */ ease 🐇", 15, "The curve '/* 🐇🐇 */ ease 🐇' is wrong at character 15: "
      + "There is '🐇' where the end of the curve must be."),
    Case("ease\u{1B}[31m\n", 5, "The curve 'ease\\u{1b}[31m\\u{a}' is wrong at character 5: "
      + "There is '\\u{1b}' where the end of the curve must be."),
  ]

  @Test(arguments: cases)
  func `a wrong text is answered with where, what and what instead`(test: Case) throws {
    let fault = try #require(notationFault(in: test.text))
    #expect(EasingError.notation(fault).description == test.message)
    #expect(fault.position == test.position)
    #expect(fault.text == test.text)
  }
}
