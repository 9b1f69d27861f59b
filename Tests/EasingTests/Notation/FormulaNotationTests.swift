// Expected values: the grammar of docs/NOTATION.md.

import Testing

@testable import Easing

struct FormulaNotationTests {
  @Test(
    arguments: [
      ("smoothstep()", "smoothstep(1)"), ("Sigmoid( )", "sigmoid(10)"), ("wiggle(5)", "wiggle(5)"),
      ("slow-mo()", "slow-mo(0.7, 0.7)"), ("slow-mo(.5)", "slow-mo(0.5, 0.7)"),
      ("slowMo(.5, 1, YOYO)", "slow-mo(0.5, 1, yoyo)"), ("threshold(0.5)", "threshold(0.5)"),
      ("saw-tooth(12)", "saw-tooth(12)"), ("running-start()", "running-start(-0.5)"),
      ("expo-scale(1, 3)", "expo-scale(1, 3)"), ("exponential-decay()", "exponential-decay(0.1)"),
    ])
  func `a formula is read and printed`(text: String, notation: String) throws {
    try expect(text, isReadAs: notation)
  }

  @Test(
    arguments: [
      ("threshold()", 11, "There is ')' where the threshold, a number, must be."),
      ("smoothstep(1.5)", 12, "The order is 1.5, but it must be a whole number in 0…16."),
      (
        "saw-tooth(1e30)", 11,
        "The count is 1e+30, but it must be a whole number in 1…2147483647."
      ),
      ("saw-tooth(2.5)", 11, "The count is 2.5, but it must be a whole number in 1…2147483647."),
      ("wiggle(0.5)", 8, "The count is 0.5, but it must be a whole number in 1…1000."),
      ("smoothstep(99)", 12, "The order is 99, but it must be in 0…16."),
      ("expo-scale(1)", 13, "There is ')' where ',' must be."),
      ("expo-scale(1, 0)", 15, "The end is 0, but it must be in 0.000001…1000000."),
      ("slow-mo(0.5, 1, up)", 17, "There is 'up' where 'yoyo' must be."),
    ])
  func `a wrong text is told where and why`(text: String, position: Int, reason: String) throws {
    let fault = try #require(notationFault(in: text))
    #expect(fault.position == position)
    #expect(fault.reason.description == reason)
  }
}
