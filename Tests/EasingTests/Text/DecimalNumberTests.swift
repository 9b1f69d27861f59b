// Expected values: exact fractions in decimal-number.csv, and the C library behind `Double(_:)`.

import TestSupport
import Testing

@testable import Easing

struct DecimalNumberTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let double: Double
    let rational: Rational?
    var testDescription: String { String(text.prefix(40)) }
  }

  static let rows: [Row] = {
    let records = (try? Vectors.csv("decimal-number.csv")) ?? []
    return records.compactMap { record in
      guard let text = record["text"], let double = record["double"].flatMap({ Double($0) }),
        let numerator = record["numerator"], let denominator = record["denominator"]
      else { return nil }
      let rational = Int128(numerator).flatMap { top in
        Int128(denominator).map { Rational(top, $0) }
      }
      return Row(text: text, double: double, rational: rational)
    }
  }()

  @Test func `the expected values are all read`() throws {
    #expect(Self.rows.count == 376)
    #expect(Self.rows.count { $0.rational != nil } > 60)
    #expect(Self.rows.contains { $0.text.count > 760 })
  }

  @Test func `every decimal has its exact value's nearest double`() throws {
    for row in Self.rows {
      let number = try #require(DecimalNumber(row.text), "\(row)")
      try #require(number.doubleValue.bitPattern == row.double.bitPattern, "\(row)")
    }
  }

  @Test func `every decimal that 128 bits hold has an exact value and no other has`() throws {
    for row in Self.rows {
      let number = try #require(DecimalNumber(row.text), "\(row)")
      try #require(number.rational == row.rational, "\(row)")
    }
  }

  @Test func `a minus sign mirrors the number`() throws {
    for row in Self.rows where !"+-".contains(row.text.prefix(1)) {
      let number = try #require(DecimalNumber("-" + row.text))
      try #require(number.doubleValue.bitPattern == (-row.double).bitPattern, "\(row)")
      try #require(number.rational == row.rational.map { -$0 }, "\(row)")
    }
  }

  @Test(arguments: [
    "", " ", "+", "-", ".", "+.", "e5", ".e5", "1.", "1.e5", "-1.", "1e", "1e+", "1e-", "1e.5",
    "1e5.", "1.2.3", "1..2", "--1", "+-1", "1-", " 1", "1 ", "1\n", "1,5", "1_000", "1'000", "1px",
    "1%", "inf", "-inf", "nan", "NaN", "infinity", "0x10", "0x1p3", "1f", "1d0", "٣", "１", "½",
    "1e٣", "−1", "1\u{0}", "1\u{301}", "e", "E1", "1ee1", "1e1e1", "$1",
  ])
  func `text that is no decimal is refused`(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  @Test(arguments: 0..<20)
  func `the shortest digits of any double read back to it`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<1000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let number = try #require(DecimalNumber("\(value)"))
      try #require(number.doubleValue.bitPattern == value.bitPattern, "\(value)")
    }
  }

  @Test(arguments: 0..<20)
  func `decimals of any length and size read as the C library reads them`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let count = Int.random(in: 1...45, using: &generator)
      let point = Int.random(in: 0..<count, using: &generator)
      var text = generator.next() & 1 == 0 ? "-" : ""
      for index in 0..<count {
        if index == point { text += "." }
        text += "\(UInt8.random(in: 0...9, using: &generator))"
      }
      text += "e\(Int.random(in: -350...320, using: &generator))"
      let value = try #require(Double(text))
      try #require(DecimalNumber(text)?.doubleValue.bitPattern == value.bitPattern, "\(text)")
    }
  }

  @Test func `a fraction has the same nearest double as its decimal`() throws {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let digits = generator.next() >> UInt64.random(in: 0..<64, using: &generator)
      let number = try #require(
        DecimalNumber("\(digits)e-\(Int.random(in: 0...38, using: &generator))"))
      let rational = try #require(number.rational)
      try #require(rational.doubleValue == number.doubleValue, "\(number)")
    }
  }

  @Test func `a million digits are read to the last`() throws {
    let zeros = String(repeating: "0", count: 1_000_000)
    // Halfway between 1 and the next double, and a hair above it.
    let halfway = "1.00000000000000011102230246251565404236316680908203125"
    #expect(DecimalNumber(halfway + zeros)?.doubleValue == 1)
    #expect(DecimalNumber(halfway + zeros + "1")?.doubleValue == 1.0.nextUp)
    #expect(DecimalNumber("1" + zeros + "e-1000000")?.rational == .one)
    #expect(DecimalNumber("0." + zeros + "25e1000000")?.rational == Rational(1, 4))
    #expect(DecimalNumber(zeros + "7")?.rational == Rational(7))
    let threes = try #require(
      DecimalNumber("0." + String(repeating: "3", count: 1_000_000)))
    #expect(threes.doubleValue == 1.0 / 3)
    #expect(threes.rational == nil)
  }

  static let longExponents: [(String, Double)] = [
    ("1e18446744073709551616", .infinity), ("-1e99999999999999999999", -.infinity),
    ("1e-18446744073709551616", 0), ("0e99999999999999999999", 0),
    ("0.0e-99999999999999999999", 0), ("1e00000000000000000000000000002", 100),
  ]

  @Test(arguments: longExponents)
  func `an exponent of any size is read`(text: String, value: Double) {
    #expect(DecimalNumber(text)?.doubleValue == value)
  }

  @Test(arguments: [
    ["1.5", "15e-1", "+01.50", "0.0015e3", "150000e-5"], ["0", "0.000", ".0e7", "+0e-9"],
    ["12345678901234567890123", "1234567890123456789012300e-2", "0.12345678901234567890123e23"],
  ])
  func `a number is equal to itself written otherwise`(texts: [String]) throws {
    let numbers = Set(texts.compactMap { DecimalNumber($0) })
    #expect(numbers.count == 1)
    #expect(DecimalNumber(texts[0]) != DecimalNumber("-" + texts[0]))
    #expect(DecimalNumber(texts[0]) != DecimalNumber(texts[0] + "1"))
  }

  @Test func `a substring is read like a string`() {
    #expect(DecimalNumber("12.5px".dropLast(2)) == DecimalNumber("12.5"))
  }
}
