// Expected values: CSS Syntax 3, section 4.

import Testing

@testable import Easing

struct NotationScannerTests {
  @Test(arguments: [
    ("1", "1", true, ""), ("+12x", "+12", true, "x"), ("-.5e3%", "-.5e3", false, "%"),
    ("1.", "1", true, ""), ("1.e3", "1", true, ""), ("1e", "1", true, "e"),
    ("1e+", "1", true, "e"), ("1e5em", "1e5", false, "em"), ("1E-2", "1E-2", false, ""),
    ("1--x", "1", true, "--x"), ("1-2", "1", true, ""), ("00.50", "00.50", false, ""),
    ("1\\65m", "1", true, "em"), ("1 %", "1", true, ""), ("1%%", "1", true, "%"),
  ])
  func `a number has digits and a unit`(
    text: String, digits: String, isInteger: Bool, unit: String
  ) throws {
    var scanner = NotationScanner(text)
    let taken = scanner.takeNumber()
    let number = try #require(taken)
    #expect(number.digits == digits && number.isInteger == isInteger && number.unit == unit)
  }

  @Test(arguments: ["", "a", "+", "-", ".", "+.", "-a", "e5", "%", "٣", "--1"])
  func `what does not begin with a digit is no number`(text: String) {
    var scanner = NotationScanner(text)
    let number = scanner.takeNumber()
    #expect(number?.digits == nil)
    #expect(scanner.offset == 0)
  }

  @Test(arguments: [
    ("ease-in(", "ease-in"), ("_a1-", "_a1-"), ("-a", "-a"), ("--", "--"), ("ünï", "ünï"),
    ("\\65 ase x", "ease"), ("\\000065ase", "ease"), ("\\0", "\u{FFFD}"), ("\\D83D x", "\u{FFFD}x"),
    ("\\110000 x", "\u{FFFD}x"), ("\\1F407", "🐇"), ("\\🐇\\é", "🐇é"), ("a\\,b,c", "a,b"),
    ("-\\31 a", "-1a"), ("a\\", "a"), ("a\\\n", "a"), ("\\65\r\nx", "ex"),
  ])
  func `a name has its escapes replaced`(text: String, name: String) {
    var scanner = NotationScanner(text)
    let taken = scanner.takeIdentifier()
    #expect(taken == name)
  }

  @Test(arguments: ["", "1a", "-1", "-", "(", " a", "\\", "\\\n", "-\\\n", "+a"])
  func `what does not begin like a name is none`(text: String) {
    var scanner = NotationScanner(text)
    let taken = scanner.takeIdentifier()
    #expect(taken == nil)
    #expect(scanner.offset == 0)
  }

  @Test func `comments are passed over, but are no white space`() throws {
    var scanner = NotationScanner("/**//***//* / * */x \t\r\n\u{C}/**/y")
    var hasSpace = try scanner.skipSpace()
    #expect(!hasSpace)
    _ = scanner.takeIdentifier()
    hasSpace = try scanner.skipSpace()
    #expect(hasSpace)
    let last = scanner.takeIdentifier()
    #expect(last == "y" && scanner.isAtEnd)
  }

  @Test(arguments: [("/*", 1), ("/**", 1), ("/*/", 1), ("ease/* *", 5)])
  func `a comment must end`(text: String, position: Int) {
    #expect(
      notationFault(in: text)
        == NotationFault(text: text, position: position, reason: .commentNotClosed))
  }
}
