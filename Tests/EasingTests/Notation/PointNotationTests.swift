// Expected values: the grammar of docs/NOTATION.md.

import Testing

@testable import Easing

struct PointNotationTests {
  @Test(
    arguments: [
      ("catmull-rom(0, 0.2, 0.25, 0.5, 1)", "catmull-rom(0, 0.2, 0.25, 0.5, 1)"),
      ("catmullRom(.5,.2,.25,.5,1,.75,1)", "catmull-rom(0.5, 0.2, 0.25, 0.5, 1, 0.75, 1)"),
      ("rough()", "rough(20, 1, 0, none)"), ("rough(5)", "rough(5, 1, 0, none)"),
      ("rough(5, .5, 4294967295, BOTH)", "rough(5, 0.5, 4294967295, both)"),
    ])
  func `a curve is read and printed`(text: String, notation: String) throws {
    try expect(text, isReadAs: notation)
  }

  @Test(
    arguments: [
      ("catmull-rom()", 13, "There is ')' where the tension, a number, must be."),
      ("catmull-rom(0)", 13, "The number of points is 0, but there must be at least 2."),
      ("catmull-rom(0, 0.2)", 19, "There is ')' where ',' must be."),
      ("catmull-rom(0, 0.2, 0, a)", 24, "There is 'a' where x, a number, must be."),
      ("catmull-rom(2, 0.2, 0, 0.5, 1)", 13, "The tension is 2, but it must be in 0…1."),
      (
        "catmull-rom(0, 0.05, 0.5, 0.5, 0.5)", 13,
        "Segment 1 of the curve could run backwards in progress, but the points must lie so that "
          + "every progress has one value."
      ),
      ("rough(2.5)", 7, "The count is 2.5, but it must be a whole number in 1…1000000."),
      ("rough(0)", 7, "The count is 0, but it must be in 1…1000000."),
      ("rough(5, 1, -1)", 7, "The seed is -1, but it must be in 0…4294967295."),
      ("rough(5, 1, 0, up)", 16, "There is 'up' where none, in, out or both must be."),
    ])
  func `a wrong text is told where and why`(text: String, position: Int, reason: String) throws {
    let fault = try #require(notationFault(in: text))
    #expect(fault.position == position)
    #expect(fault.reason.description == reason)
  }
}
