// Numbers to text and back for as many random doubles as there is time for:
//
//     LONG_CHECKS=20000000 swift test -c release --filter NumberLongTests
//
// Expected values: the digits of Swift's `description`, and the bits themselves.

import Foundation
import TestSupport
import Testing

@testable import Easing

struct NumberLongTests {
  /// How many doubles to try; without the environment variable the tests are left out.
  static let count = ProcessInfo.processInfo.environment["LONG_CHECKS"].flatMap { Int($0) } ?? 0

  static let seeds = 1000..<1064

  @Test(.enabled(if: count > 0), arguments: seeds)
  func `any double has its shortest digits and reads back from them`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<Self.count / Self.seeds.count {
      let value = Double(bitPattern: generator.next()).magnitude
      guard value.isFinite, value > 0 else { continue }
      try ShortestDecimalTests.check(value)
      let text = NumberFormat.shortest.text(of: value)
      try #require(DecimalNumber(text)?.doubleValue == value, "\(text)")
    }
  }

  @Test(.enabled(if: count > 0), arguments: seeds)
  func `decimals of any length read as the C library reads them`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<Self.count / Self.seeds.count / 4 {
      let digits = "\(generator.next())\(generator.next())".prefix(
        Int.random(in: 1...40, using: &generator))
      let text = "\(digits)e\(Int.random(in: -370...310, using: &generator))"
      try #require(DecimalNumber(text)?.doubleValue == Double(text), "\(text)")
    }
  }

  @Test(.enabled(if: count > 0), arguments: seeds)
  func `fixed digits are those of the exact value for many doubles`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<Self.count / Self.seeds.count / 100 {
      let bits = generator.next()
      let value = Double(Int64(bitPattern: bits)) * 0x1p-50
      let count = Int(bits % 21)
      let text = NumberFormatTests.exactText(of: value, digitCount: count)
      try #require(NumberFormat.fixed(count).text(of: value) == text, "\(value), \(count) digits")
    }
  }
}
