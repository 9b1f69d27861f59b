// Words as the parts of a sentence.

import Testing

@testable import timeline_dump

@Suite struct WordListTests {
  @Test func `words stand in a row or as alternatives`() {
    #expect(["a", "b", "c"].commaList == "a, b, c")
    #expect(["a", "b", "c"].alternatives == "a, b or c")
    #expect(["a", "b"].alternatives == "a or b")
    #expect(["a"].alternatives == "a")
    #expect([String]().alternatives == "")
  }
}
