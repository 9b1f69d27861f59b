// Expected values: written out by hand.

import Testing

@testable import Easing

struct ExcerptTests {
  static let digits = String(repeating: "0123456789", count: 20)

  @Test func `a short text is shown whole`() {
    #expect("ease".excerpt() == "ease")
    #expect("".excerpt(around: 5) == "")
    #expect(String(Self.digits.prefix(60)).excerpt(around: 60) == Self.digits.prefix(60))
  }

  @Test func `a long text is cut around the place`() {
    let sixty = String(Self.digits.prefix(60))
    #expect(Self.digits.excerpt() == sixty + "…")
    #expect(Self.digits.excerpt(around: 30) == sixty + "…")
    #expect(Self.digits.excerpt(around: 100) == "…" + sixty + "…")
    #expect(Self.digits.excerpt(around: 200) == "…" + sixty)
  }

  @Test func `what moves the cursor or turns the writing is escaped`() {
    #expect("a\n\u{1B}[2J\u{7F}\u{9B}b".excerpt() == "a\\u{a}\\u{1b}[2J\\u{7f}\\u{9b}b")
    #expect("\u{202E}x\u{2066}\u{2028}".excerpt() == "\\u{202e}x\\u{2066}\\u{2028}")
    #expect("½🐇é".excerpt() == "½🐇é")
  }

  @Test func `an excerpt can be quoted`() {
    #expect("ease".quoted == "'ease'")
  }
}
