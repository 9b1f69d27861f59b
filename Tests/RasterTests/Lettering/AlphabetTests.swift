// Expected values: Unicode's decompositions as the standard library knows them.

import Foundation
import Testing

@testable import Raster

struct AlphabetTests {
  @Test func `all of ASCII that can be printed is drawn`() throws {
    for value in UInt8(0x21)...0x7E {
      let line = LetterLine(String(Character(Unicode.Scalar(value))))
      try #require(!line.parts.isEmpty)
      try #require(!line.parts.contains { $0.glyph == Alphabet.missing }, "\(value)")
      try #require(line.parts.contains { !$0.glyph.path.isEmpty }, "\(value)")
      try #require(line.width > 100)
    }
  }

  @Test(arguments: [
    "ÄÖÜäöüßẞ", "éèêëáàâãåçñìíîïóòôõúùûýÿ", "ÅÆæØøÇÑŒœÐðÞþ", "ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ",
    "čďěňřšťůž ČĎĚŇŘŠŤŮŽ",
    "ăâîșț ĂÂÎȘȚ", "őű ŐŰ", "ğışç ĞİŞÇ", "“ ” ‘ ’ „ ‚ « » ‹ ›", "– — … • · € £ ¥ ¢ $ § ©",
    "✓ × ° − ÷ ¡ ¿ ← → ↑ ↓", "\u{A0}\u{2011}\u{2009}",
  ])
  func `texts of European languages have no boxes`(text: String) {
    #expect(!LetterLine(text).parts.contains { $0.glyph == Alphabet.missing })
  }

  @Test func `what is missing is a box`() {
    for text in ["漢", "Ж", "\u{7}", "😀"] {
      #expect(LetterLine(text).parts.map(\.glyph) == [Alphabet.missing])
    }
  }

  @Test func `a letter with a mark is the letter and the mark of Unicode`() throws {
    var count = 0
    for value in UInt32(0xC0)...0x1EF9 {
      guard let scalar = Unicode.Scalar(value), Alphabet.parts(of: scalar) != nil else { continue }
      let whole = String(Character(scalar))
      let parts = whole.decomposedStringWithCanonicalMapping
      try #require(parts.unicodeScalars.count == 2, "\(whole)")
      try #require(LetterLine(whole) == LetterLine(parts), "\(whole)")
      count += 1
    }
    #expect(count > 170)
  }

  @Test func `no two letters are the same`() throws {
    var paths: [String: Unicode.Scalar] = [:]
    for value in UInt8(0x21)...0x7E {
      let scalar = Unicode.Scalar(value)
      guard let glyph = Alphabet.glyph(for: scalar) else { continue }
      try #require(paths.updateValue(scalar, forKey: glyph.path) == nil, "\(scalar)")
    }
  }

  @Test func `digits are equally wide`() {
    let widths = "0123456789".unicodeScalars.map { Alphabet.glyph(for: $0)?.advance }
    #expect(Set(widths).count == 1)
  }

  @Test func `every path is commands and as many numbers as they need`() throws {
    let numbers: [Character: Int] = ["M": 2, "L": 2, "C": 6, "A": 2, "U": 2, "D": 2, "Z": 0]
    for value in UInt32(0x21)...0x2713 {
      guard let scalar = Unicode.Scalar(value),
        let glyph = Alphabet.glyph(for: scalar) ?? Alphabet.mark(scalar)
      else { continue }
      var missing = 0
      for word in glyph.path.split(separator: " ") {
        let digits = word.drop { $0.isLetter }
        if let command = word.first, command.isLetter {
          try #require(missing == 0, "\(scalar): \(word)")
          missing = try #require(numbers[command], "\(scalar): \(word)")
          try #require(word.count - digits.count == 1, "\(scalar): \(word)")
        }
        if digits.isEmpty { continue }
        let number = try #require(Int(digits), "\(scalar): \(word)")
        try #require((-300...1100).contains(number), "\(scalar): \(word)")
        missing -= 1
      }
      try #require(missing == 0, "\(scalar)")
    }
  }
}
