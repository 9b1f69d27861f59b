// Expected values: the standard library's description of whole numbers.

import TestSupport
import Testing

@testable import Easing

struct DecimalDigitsTests {
  static func text(_ digits: EightDigits) -> String {
    String(
      decoding: (0..<8).map { UInt8(truncatingIfNeeded: digits.characters >> (8 * $0)) },
      as: UTF8.self)
  }

  static func padded(_ number: UInt64, to count: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(count - text.count, 0)) + text
  }

  @Test func `eight digits are those of the number with leading zeros`() throws {
    var generator = SplitMix64(seed: 1)
    let edges: [UInt64] = [0, 1, 9, 10, 99, 100, 9999, 10_000, 99_990_000, 99_999_999]
    let others = (0..<5000).map { _ in generator.next() % 100_000_000 }
    for number in edges + others {
      try #require(Self.text(EightDigits(number)) == Self.padded(number, to: 8))
    }
  }

  @Test func `every group of four digits is split right`() throws {
    for number: UInt64 in 0..<10_000 {
      let digits = EightDigits(number)
      let values = (4..<8).map { digits.values >> (8 * $0) & 0xFF }
      try #require(values.reduce(0) { 10 * $0 + $1 } == number)
      try #require(EightDigits(number * 10_000).values == digits.values >> 32)
    }
  }

  @Test func `leading zeros are counted`() {
    #expect(EightDigits(0).leadingZeroCount == 8)
    #expect(EightDigits(120).leadingZeroCount == 5)
    #expect(EightDigits(99_999_999).leadingZeroCount == 0)
  }

  @Test func `the characters of eight digits read back to the number`() throws {
    var generator = SplitMix64(seed: 2)
    for number in [0, 1, 10_000, 99_999_999] + (0..<5000).map({ _ in generator.next() }) {
      let digits = EightDigits(number % 100_000_000)
      let read = try #require(EightDigits(characters: digits.characters))
      try #require(read.values == digits.values)
      try #require(read.number == number % 100_000_000)
    }
  }

  @Test func `eight characters of which one is no digit are refused`() throws {
    let digits = EightDigits(90_909_090).characters
    for character: UInt64 in 0...255 where !(0x30...0x39).contains(character) {
      for place: UInt64 in 0..<8 {
        let characters = digits & ~(0xFF << (8 * place)) | character << (8 * place)
        try #require(EightDigits(characters: characters) == nil, "\(character)")
      }
    }
  }

  @Test(arguments: 0..<20)
  func `a whole number is written with all its digits`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let number = generator.next() >> UInt64.random(in: 0...64, using: &generator)
      var bytes: [UInt8] = [UInt8(ascii: "=")]
      bytes.append(capacity: 32) { free in free.storeDecimal(number, at: 0) }
      try #require(String(decoding: bytes, as: UTF8.self) == "=\(number)")

      let count = Int.random(in: "\(number)".count...20, using: &generator)
      bytes = []
      bytes.append(capacity: 32) { free in
        free.storeDecimal(number, digitCount: count, at: 0)
        return count
      }
      try #require(String(decoding: bytes, as: UTF8.self) == Self.padded(number, to: count))
    }
  }
}
