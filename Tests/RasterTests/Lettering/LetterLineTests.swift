import Testing

@testable import Raster

struct LetterLineTests {
  @Test func `a combining mark stands above the letter before it`() {
    let line = LetterLine("e\u{301}")
    #expect(line == LetterLine("é"))
    #expect(line.width == LetterLine("e").width)
    #expect(LetterLine("\u{301}").parts.isEmpty)
    #expect(LetterLine("x\u{35C}").parts == LetterLine("x").parts)
  }

  @Test func `a mark stands higher above a capital`() {
    #expect(LetterLine("é").parts[1].rise == 0)
    #expect(LetterLine("É").parts[1].rise > 150)
    #expect(LetterLine("ç").parts[1].rise == LetterLine("Ç").parts[1].rise)
  }

  @Test func `a mark above takes the place of a dot, one below does not`() {
    #expect(LetterLine("í").parts.count == 2)
    #expect(LetterLine("j\u{302}").parts.count == 2)
    #expect(LetterLine("į").parts.count == 3)
  }

  @Test func `a caron stands behind a tall small letter`() {
    #expect(LetterLine("ď").width > LetterLine("d").width)
    #expect(LetterLine("ň").width == LetterLine("n").width)
    #expect(LetterLine("ť") == LetterLine("t\u{30C}"))
  }

  @Test func `what has no shape takes no room`() {
    #expect(LetterLine("n\u{200B}\u{AD}\u{FE0F}\u{FEFF}n") == LetterLine("nn"))
  }

  @Test func `joined pictures are one box`() {
    #expect(LetterLine("👩‍👩‍👧").parts.count == 1)
    #expect(LetterLine("👍🏽").parts.count == 1)
    #expect(LetterLine("👍👍").parts.count == 2)
  }

  @Test func `a mark on its own has room`() {
    #expect(LetterLine("´").width == LetterLine("`").width)
    #expect(LetterLine("n´n").width > LetterLine("nn").width)
  }

  @Test func `spaces have width and no lines`() {
    #expect(LetterLine(" ").width == LetterLine("\u{A0}").width)
    #expect(LetterLine("\u{2009}").width < LetterLine(" ").width)
    #expect(LetterLine(" ").parts.allSatisfy { $0.glyph.path.isEmpty })
  }
}
