// Expected values: the text itself, and Swift's `UInt64(_:)`.

import TestSupport
import Testing

@testable import Easing

struct DecimalPartsTests {
  static func parts(_ text: String) -> DecimalParts? { DecimalParts(of: text[...]) }

  static let texts: [(String, UInt64, Int, Int64)] = [
    ("0", 0, 0, 0), ("-0.000", 0, 0, -3), ("7", 7, 1, 1), ("+0012", 12, 2, 2),
    ("12.5", 125, 3, 2), (".5", 5, 1, 0), ("0.0025", 25, 2, -2), ("0.00250", 250, 3, -2),
    ("100e3", 100, 3, 6), ("1.5E-7", 15, 2, -6), ("12345678", 12_345_678, 8, 8),
    ("0.123456789012345678", 123_456_789_012_345_678, 18, 0),
    ("000000000000000000000000012.5", 125, 3, 2),
    ("9999999999999999999", 9_999_999_999_999_999_999, 19, 19),
  ]

  @Test(arguments: texts)
  func `a text has its digits and its point`(
    text: String, digits: UInt64, count: Int, point: Int64
  ) throws {
    let parts = try #require(Self.parts(text))
    #expect(parts.digits == digits)
    #expect(parts.digitCount == count)
    #expect(parts.pointPosition == point)
    #expect(parts.isNegative == text.hasPrefix("-"))
    #expect(parts.isShort)
  }

  @Test(arguments: 0..<10)
  func `digits before and behind a point are those of the whole number`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let number = generator.next() % 10_000_000_000_000_000_000
      let digits = "\(number >> (generator.next() % 64))"
      let expected = try #require(UInt64(digits))
      guard expected > 0 else { continue }
      for place in 0..<digits.count {
        let text = digits.prefix(place) + "." + digits.dropFirst(place)
        let parts = try #require(Self.parts(String(text)), "\(text)")
        try #require(parts.digits == expected, "\(text)")
        try #require(parts.digitCount == digits.count, "\(text)")
        try #require(parts.pointPosition == Int64(place), "\(text)")
      }
    }
  }

  @Test func `twenty digits are counted, though no word holds them`() throws {
    let parts = try #require(Self.parts("0.001234567890123456789012"))
    #expect(parts.digitCount == 22)
    #expect(parts.pointPosition == -2)
    #expect(!parts.isShort)
  }

  @Test(arguments: ["/", ":", "a", "\u{0}", " ", "-", "٣", "p", "°"])
  func `another character is found at any place`(character: String) throws {
    for count in 1...20 {
      let digits = String(repeating: "4", count: count)
      for place in 0...count {
        let text = digits.prefix(place) + character + digits.dropFirst(place)
        // A minus sign may stand in front, and nowhere else.
        let isNumber = character == "-" && place == 0
        try #require((Self.parts(String(text)) != nil) == isNumber, "\(text)")
        try #require((Self.parts("." + text) != nil) == false, "\(text)")
      }
    }
  }

  @Test func `a part of a text is read without the rest`() throws {
    let text = "x12.5e3y and what is long enough to be on the heap"
    let parts = try #require(DecimalParts(of: text.dropFirst().prefix(6)))
    #expect(parts.digits == 125)
    #expect(parts.pointPosition == 5)
  }

  @Test(
    arguments: [
      ("7", 7), ("-12", -12), ("+003", 3), ("1000000000000000000", 1_000_000_000_000_000_000),
      ("1000000000000000001", 1_000_000_000_000_000_000),
      ("-99999999999999999999999", -1_000_000_000_000_000_000),
    ] as [(String, Int64)])
  func `an exponent is held within what no text can make up for`(text: String, value: Int64) {
    var rest = Array((text + "z").utf8)[...]
    #expect(rest.removeExponent() == value)
    #expect(rest.elementsEqual("z".utf8))
  }

  @Test(arguments: ["", "-", "+", "x", "e1"])
  func `no digits are no exponent`(text: String) {
    var rest = Array(text.utf8)[...]
    #expect(rest.removeExponent() == nil)
  }
}
