// Expected values: counted by hand.

import Testing

@testable import Easing

struct NearestNameTests {
  static let names = ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-end"]

  @Test(arguments: [
    ("ease", "ease"),  // 0
    ("eas", "ease"),  // one missing
    ("easee", "ease"),  // one too many
    ("esae", "ease"),  // two swapped
    ("eaze", "ease"),  // one wrong
    ("EASE-IN", "ease-in"),
    ("LINAER", "linear"),
    ("ease-uot", "ease-out"),
    ("easein", "ease-in"),
    ("easinout", "ease-out"),  // two wrong, while ease-in-out would have three missing
    ("stepend", "step-end"),
    ("step end", "step-end"),
  ])
  func `a mistyped name has a nearest one`(name: String, expected: String) {
    #expect(nearest(to: name, in: Self.names) == expected)
  }

  @Test(arguments: ["", "x", "auto", "bounce", "linlinlin"])
  func `a name that is not like any has none`(name: String) {
    #expect(nearest(to: name, in: Self.names) == nil)
  }

  @Test func `of equally near names the first is taken`() {
    #expect(nearest(to: "cat", in: ["bat", "cut"]) == "bat")
    #expect(nearest(to: "cat", in: ["cut", "bat"]) == "cut")
    #expect(nearest(to: "cat", in: ["bat", "cut", "CAT"]) == "CAT")
  }

  @Test func `a name of one letter is not near to every other one`() {
    #expect(nearest(to: "*", in: ["x", "xy"]) == nil)
    #expect(nearest(to: "X", in: ["y", "x"]) == "x")
  }

  @Test func `a long name has none, at no cost`() {
    let long = String(repeating: "a", count: 1 << 20)
    #expect(nearest(to: long, in: [long, "a"]) == nil)
    #expect(nearest(to: "a", in: [long]) == nil)
    let longest = String(repeating: "é", count: 32)
    #expect(nearest(to: longest, in: [longest]) == longest)
  }

  @Test func `nothing is near among no names`() {
    #expect(nearest(to: "ease", in: []) == nil)
  }
}
