// Numbers to text and back for a million random doubles, or for as many as there is time for:
//
//     LONG_CHECKS=20000000 swift test -c release --filter NumberLongTests
//
// A debug build, which is some thirty times slower, tries 200,000. The comparison with C++, for a
// hundred million, is scripts/numbers/check.sh.
//
// Expected values: the digits of Swift's `description`, which are the fewest, as are those of
// C++'s `std::to_chars`; and the bits themselves.

import Foundation
import TestSupport
import Testing

@testable import Easing

struct NumberLongTests {
  /// How many doubles to try.
  static let count = ProcessInfo.processInfo.environment["LONG_CHECKS"].flatMap { Int($0) } ?? usual

  #if DEBUG
    private static let usual = 200_000
  #else
    private static let usual = 1_000_000
  #endif

  static let seeds = 1000..<1064

  /// How many doubles each seed stands for, rounded up.
  private static func share(of total: Int) -> Int { (total + seeds.count - 1) / seeds.count }

  @Test(arguments: seeds)
  func `any double has its shortest digits and reads back from them`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    var left = Self.share(of: Self.count)
    while left > 0 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite, value != 0 else { continue }
      try ShortestDecimalTests.check(value.magnitude)
      let text = NumberFormat.shortest.text(of: value)
      try #require(
        DecimalNumber(text)?.doubleValue.bitPattern == value.bitPattern, "\(text)")
      left -= 1
    }
  }

  @Test(arguments: seeds)
  func `no text with an exponent is longer than that of C++`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<Self.share(of: Self.count) {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite, value.magnitude < 1e-6 || value.magnitude >= 1e21 else { continue }
      let digits = try PlainDecimal(describing: value.magnitude).digits.description.count
      let exponent = value.magnitude < 1e-99 || value.magnitude >= 1e100 ? 5 : 4
      let length = (value < 0 ? 1 : 0) + digits + (digits > 1 ? 1 : 0) + exponent
      let text = NumberFormat.shortest.text(of: value)
      try #require(text.utf8.count <= length, "\(text)")
    }
  }

  @Test(arguments: seeds)
  func `decimals of any length read as the C library reads them`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<Self.share(of: Self.count / 4) {
      let digits = "\(generator.next())\(generator.next())".prefix(
        Int.random(in: 1...40, using: &generator))
      let text = "\(digits)e\(Int.random(in: -370...310, using: &generator))"
      try #require(DecimalNumber(text)?.doubleValue == Double(text), "\(text)")
    }
  }

  @Test(arguments: seeds)
  func `fixed digits are those of the exact value for many doubles`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<Self.share(of: Self.count / 100) {
      let bits = generator.next()
      let value = Double(Int64(bitPattern: bits)) * 0x1p-50
      let count = Int(bits % 21)
      let text = NumberFormatTests.exactText(of: value, digitCount: count)
      try #require(NumberFormat.fixed(count).text(of: value) == text, "\(value), \(count) digits")
    }
  }

  @Test func `every power of two and of ten has its shortest digits and reads back`() throws {
    let twos = (-1074...1023).map { Double(sign: .plus, exponent: $0, significand: 1) }
    let tens = try (-323...308).map { try #require(DecimalNumber("1e\($0)")?.doubleValue) }
    for value in twos + tens {
      try ShortestDecimalTests.check(value)
      let text = NumberFormat.shortest.text(of: value)
      try #require(DecimalNumber(text)?.doubleValue == value, "\(text)")
    }
    for (exponent, value) in zip(-323...308, tens) {
      try #require(PlainDecimal(shortestOf: value) == .init(digits: 1, exponent: exponent))
    }
  }
}
