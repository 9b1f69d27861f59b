// Expected values: the formulas in Double, which hold these products exactly.

import TestSupport
import Testing

@testable import Raster

struct LetterStyleTests {
  @Test func `lengths are rounded to the nearest`() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<1000 {
      let size = Int32.random(in: 0...20_000, using: &random)
      let weight = Int.random(in: 100...800, using: &random)
      let style = LetterStyle(size: size, weight: weight)
      let units = Int64.random(in: -300...2000, using: &random)
      let stretch = Double(1000 + style.pen - 82)
      let exact = Double(units) * stretch * Double(size) / 1_000_000
      try #require(abs(Double(style.across(units)) - exact) <= 0.5)
      let inset = Int64.random(in: -1000...1000, using: &random)
      let grown = Double((style.pen - 82) * inset) / 2000
      let height = -(Double(units) + 41 + grown) * Double(size) / 1000
      try #require(abs(Double(style.upright(units, inset: inset)) - height) <= 0.5)
    }
  }

  @Test func `out of range is the nearest in range`() {
    #expect(LetterStyle(size: -5, weight: 0) == LetterStyle(size: 0, weight: 100))
    #expect(LetterStyle(size: .max, weight: .max) == LetterStyle(size: 1 << 20, weight: 800))
  }

  @Test func `a heavier weight has a wider pen`() {
    let pens = stride(from: 100, through: 800, by: 100).map {
      LetterStyle(size: 256, weight: $0).pen
    }
    #expect(zip(pens, pens.dropFirst()).allSatisfy { $0 < $1 })
  }
}
