// Every way in which a text can be wrong, with the whole message.

import TestSupport
import Testing

@testable import Easing

struct ParsingErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let position: Int
    /// What follows "The curve '…' is wrong at …: ".
    let rest: String
    var testDescription: String { text.excerpt() }

    init(_ text: String, _ position: Int, _ rest: String) {
      self.text = text
      self.position = position
      self.rest = rest
    }
  }

  static let cases: [Case] = [
    // Names.
    Case("", 1, "There must be the name of a curve."),
    Case("42", 1, "There is '42' where the name of a curve must be."),
    Case("  esae", 3, "There is no curve 'esae'; the nearest is 'ease'."),
    Case("ease-in-uot", 1, "There is no curve 'ease-in-uot'; the nearest is 'ease-in-out'."),
    Case(
      "auto", 1,
      "There is no curve 'auto'; a curve is a name such as ease-in-out, or a function such as "
        + "cubic-bezier(), linear() or steps()."),
    Case("step(3)", 1, "There is no curve function 'step'; the nearest is 'steps'."),
    Case(
      "function (x){return x}", 1,
      "There is no curve 'function'; a curve is a name such as ease-in-out, or a "
        + "function such as cubic-bezier(), linear() or steps()."),
    Case(
      "steps", 1,
      "'steps' needs its arguments in parentheses right after the name: "
        + "steps(count, jump-start|jump-end|jump-none|jump-both|start|end)."),
    Case(
      "cubic-bezier (0,0,1,1)", 1,
      "'cubic-bezier' needs its arguments in parentheses right after the name: "
        + "cubic-bezier(x1, y1, x2, y2)."),
    Case("linear (0, 1)", 8, "There is '(' where the end of the curve must be."),
    Case("ease-in ease-out", 9, "There is 'ease-out' where the end of the curve must be."),
    Case("linear, ease, linear", 7, "There is ',' where the end of the curve must be."),
    Case(
      "inherit", 1,
      "'inherit' takes its value from a style sheet, but a curve must be given by itself."),
    Case(
      "var(--x)", 1,
      "'var()' takes its value from a style sheet, but a curve must be given by itself."),
    Case(
      "linear(env(a), 1)", 8,
      "'env()' takes its value from a style sheet, but a curve must be given by itself."),
    // cubic-bezier().
    Case("cubic-bezier(1.2, 0, 1, 1)", 14, "x1 is 1.2, but x1 and x2 must be in 0…1."),
    Case("cubic-bezier(0, 0, -0.1, 1)", 20, "x2 is -0.1, but x1 and x2 must be in 0…1."),
    Case("cubic-bezier(1, 2, 3)", 20, "x2 is 3, but x1 and x2 must be in 0…1."),
    Case("cubic-bezier(1, 2, 1)", 21, "There is ')' where ',' must be."),
    Case("cubic-bezier(1, 2, 1, 4, 5)", 24, "There is ',' where ')' must be."),
    Case("cubic-bezier(1, 2, 1, infinite)", 23, "There is 'infinite' where y2, a number, must be."),
    Case("cubic-bezier(0 0 1 1)", 16, "There is '0' where ',' must be."),
    Case("cubic-bezier(10%, 0, 1, 1)", 14, "'10%' must be a number."),
    Case(
      "cubic-bezier(0, 1px, 1, 1)", 17,
      "'1px' has a unit, but the numbers of a curve are written without one."),
    Case(
      "cubic-bezier(0, 1e999, 1, 1)", 17,
      "'1e999' is too large; numbers must be within ±1.7976931348623157e308."),
    Case("cubic-bezier(0, 0, 1, 1", 24, "There must be ')'."),
    // steps().
    Case("steps(0)", 7, "The number of steps is 0, but it must be in 1…2147483647."),
    Case("steps(-1, start)", 7, "The number of steps is -1, but it must be in 1…2147483647."),
    Case(
      "steps(1, jump-none)", 7,
      "The number of steps is 1, but it must be in 2…2147483647 with jump-none."),
    Case(
      "steps(1e1)", 7,
      "The number of steps is 1e1, but it must be a whole number in 1…2147483647, written "
        + "with digits only."),
    Case(
      "steps(2.0)", 7,
      "The number of steps is 2.0, but it must be a whole number in 1…2147483647, written "
        + "with digits only."),
    Case(
      "steps(50%)", 7,
      "The number of steps is 50%, but it must be a whole number in 1…2147483647, written "
        + "with digits only."),
    Case(
      "steps(99999999999999999999)", 7,
      "The number of steps is 99999999999999999999, but it must be a whole number in "
        + "1…2147483647, written with digits only."),
    Case("steps(start)", 7, "There is 'start' where the number of steps must be."),
    Case(
      "steps(3, nowhere)", 10,
      "There is no jump term 'nowhere'; it must be jump-start, jump-end, jump-none, "
        + "jump-both, start or end."),
    Case("steps(3,)", 9, "There is ')' where a jump term such as jump-end must be."),
    Case("steps(3 start)", 9, "There is 'start' where ',' or ')' must be."),
    Case("steps(3, start)x", 16, "There is 'x' where the end of the curve must be."),
    // linear().
    Case("linear()", 8, "There is ')' where an output, which is a number, must be."),
    Case("linear(0,)", 10, "There is ')' where an output, which is a number, must be."),
    Case("linear(0, ease)", 11, "There is 'ease' where an output, which is a number, must be."),
    Case("linear(100%)", 12, "There is ')' where an output, which is a number, must be."),
    Case("linear(0 1)", 10, "'1' must be a percentage."),
    Case("linear(0% 1 50%)", 13, "There is '50%' where ',' or ')' must be."),
    Case("linear(0 0% 10% 20%, 1)", 17, "There is '20%' where ',' or ')' must be."),
    Case("linear(0% 10% 20% 0, 1)", 15, "'20%' must be a number."),
    Case("linear(0, 1", 12, "There must be ',' or ')'."),
    // three-point-cubic().
    Case(
      "three-point-cubic(0, 0, 0, 0, 2, 0, 0, 0, 0, 0)", 31,
      "midpoint x is 2, but it must be above 0 and below 1."),
    Case(
      "three-point-cubic(0, 0, 0, 0, 1, 0, 1, 0, 1, 0)", 31,
      "midpoint x is 1, but it must be above 0 and below 1."),
    Case(
      "three-point-cubic(0, 0, 0.4, 0, 0.25, 0, 1, 0, 1, 0)", 25,
      "x2 is 0.4, but it must be in 0…0.25."),
    // Calculations.
    Case(
      "linear(calc(1 + 50%), 1)", 17,
      "A number and a percentage stand together, but only two of a kind can be added, "
        + "subtracted or compared."),
    Case(
      "linear(0 calc(50% * 50%), 1)", 21,
      "Two percentages are multiplied, but one of two factors must be a number."),
    Case(
      "linear(0 calc(50% / 50%), 1)", 21,
      "The divisor is a percentage, but it must be a number."),
    Case("steps(calc(0/0), jump-none)", 14, "The divisor is 0, but it must be another number."),
    Case("steps(calc(1+2))", 13, "'+' needs white space on both sides."),
    Case(
      "linear(calc(1e300 * 1e300), 1)", 13,
      "'1e300 * 1e300' is too large; numbers must be within ±1.7976931348623157e308."),
    Case("linear(0 calc(50%, 50%), 0)", 18, "There is ',' where an operator or ')' must be."),
    Case("linear(clamp(0, 1), 1)", 18, "There is ')' where ',' must be."),
    Case("linear(min(1 2), 1)", 14, "There is '2' where an operator, ',' or ')' must be."),
    // Comments and characters beyond ASCII.
    Case("ease /* x", 6, "The comment that starts here must end with '*/'."),
    Case("linear(0, ½)", 11, "There is '½' where an output, which is a number, must be."),
    Case("/* 🐇🐇 */ ease 🐇", 15, "There is '🐇' where the end of the curve must be."),
    Case("ease\u{1B}[31m\n", 5, "There is '\\u{1b}' where the end of the curve must be."),
  ]

  @Test(arguments: cases)
  func `a wrong text is answered with where, what and what instead`(test: Case) throws {
    let fault = try #require(notationFault(in: test.text))
    #expect(fault.position == test.position)
    #expect(fault.text == test.text)
    let isAtEnd = test.position > test.text.unicodeScalars.count
    let place = isAtEnd ? "its end" : "character \(test.position)"
    #expect(
      EasingError.notation(fault).description
        == "The curve '\(test.text.excerpt())' is wrong at \(place): \(test.rest)")
  }

  @Test(arguments: [
    (
      "cubic-bezier(1.2, 0, 1, 1)",
      "The curve 'cubic-bezier(1.2, 0, 1, 1)' is wrong at character 14: "
        + "x1 is 1.2, but x1 and x2 must be in 0…1."
    ),
    ("steps(3", "The curve 'steps(3' is wrong at its end: There must be ',' or ')'."),
    (
      "ease\u{1B}[31m\n",
      "The curve 'ease\\u{1b}[31m\\u{a}' is wrong at character 5: "
        + "There is '\\u{1b}' where the end of the curve must be."
    ),
    (
      "linear(0, " + String(repeating: "0.5, ", count: 100) + "x)",
      "The curve '…5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, x)' is wrong at "
        + "character 511: There is 'x' where an output, which is a number, must be."
    ),
  ])
  func `a message is one line with the place in the text`(text: String, message: String) throws {
    let fault = try #require(notationFault(in: text))
    #expect(fault.description == message)
  }
}
