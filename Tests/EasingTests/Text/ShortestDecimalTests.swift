// Expected values: the digits of Swift's `description` (SwiftDtoa, the closest of the shortest).

import TestSupport
import Testing

@testable import Easing

/// Digits without zeros at the ends, and the power of ten that the last one is worth.
struct PlainDecimal: Hashable, CustomStringConvertible {
  var digits: UInt64
  var exponent: Int
  var description: String { "\(digits)e\(exponent)" }

  init(digits: UInt64, exponent: Int) {
    (self.digits, self.exponent) = (digits, exponent)
    while self.digits % 10 == 0, self.digits != 0 {
      self.digits /= 10
      self.exponent += 1
    }
  }

  init(describing value: Double) throws {
    let parts = value.description.split(separator: "e")
    let places = parts[0].split(separator: ".")
    let fraction = places.count > 1 && places[1] != "0" ? places[1] : ""
    let digits = try #require(UInt64(places[0] + fraction))
    let exponent = parts.count > 1 ? try #require(Int(parts[1])) : 0
    self.init(digits: digits, exponent: exponent - fraction.count)
  }

  init(shortestOf value: Double) {
    let decimal = ShortestDecimal(of: value)
    self.init(digits: decimal.digits, exponent: decimal.exponent)
  }

  /// By whole numbers of any size only.
  init(exactlyShortestOf value: Double) {
    let interval = ReadingInterval(of: value)
    // The digits of the double cut off, by whole numbers of any size.
    var (double, unit) = BigNatural.inCommonUnits(
      decimal: BigNatural(1), exponent: interval.exponent,
      binary: BigNatural(interval.units), exponent: interval.unitExponent)
    swap(&double, &unit)
    var whole: UInt64 = 0
    for bit in (0..<60).reversed() {
      var multiple = unit
      multiple.multiply(by: whole | 1 << bit)
      if !(double < multiple) { whole |= 1 << bit }
    }
    self.init(digits: interval.exactDigits(near: whole), exponent: interval.exponent)
  }
}

struct ShortestDecimalTests {
  static func check(_ value: Double) throws {
    guard value.isFinite, value > 0 else { return }
    let expected = try PlainDecimal(describing: value)
    try #require(PlainDecimal(shortestOf: value) == expected, "\(value)")
  }

  @Test(arguments: 0..<50)
  func `random doubles have the digits of their description`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<1000 { try Self.check(Double(bitPattern: generator.next()).magnitude) }
  }

  @Test(arguments: 0..<10)
  func `random subnormals have the digits of their description`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let width = UInt64.random(in: 12...63, using: &generator)
      try Self.check(Double(bitPattern: generator.next() >> width))
    }
  }

  @Test func `powers of two and their neighbours have the digits of their description`() throws {
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      try Self.check(power.nextDown)
      try Self.check(power)
      try Self.check(power.nextUp)
    }
  }

  @Test func `powers of ten and their neighbours have the digits of their description`() throws {
    for exponent in -324...308 {
      for factor in [1, 2, 5, 9] {
        let power = try #require(Double("\(factor)e\(exponent)"))
        try Self.check(power.nextDown)
        try Self.check(power)
        try Self.check(power.nextUp)
      }
    }
  }

  @Test func `numbers at the ends of the range have the digits of their description`() throws {
    for value in [Double.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude] {
      try Self.check(value.nextDown)
      try Self.check(value)
      try Self.check(value.nextUp)
    }
  }

  @Test(arguments: 0..<20)
  func `whole numbers and short decimals have the digits of their description`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let whole = generator.next() >> UInt64.random(in: 0..<64, using: &generator)
      try Self.check(Double(whole))
      try Self.check(Double(whole >> 11) / 4)
      let places = Int.random(in: 0...6, using: &generator)
      try Self.check(Double(whole >> 24) / [1, 10, 100, 1e3, 1e4, 1e5, 1e6][places])
    }
  }

  @Test(arguments: 0..<10)
  func `one product finds what whole numbers of any size find`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let value = Double(bitPattern: generator.next()).magnitude
      // Every other double is a power of two or a number of few digits.
      let special = Double(sign: .plus, exponent: value.exponent.clampedToDouble, significand: 1)
      for value in [value, special, Double(generator.next() >> 4)] {
        guard value.isFinite, value > 0 else { continue }
        let exact = PlainDecimal(exactlyShortestOf: value)
        try #require(PlainDecimal(shortestOf: value) == exact, "\(value)")
      }
    }
  }

  @Test func `of two decimals as close the even one is chosen`() {
    #expect(
      PlainDecimal(shortestOf: 0x1p50 + 0.25) == .init(digits: 11_258_999_068_426_242, exponent: -1)
    )
    #expect(
      PlainDecimal(shortestOf: 0x1p50 + 0.75) == .init(digits: 11_258_999_068_426_248, exponent: -1)
    )
  }

  @Test func `a halfway point belongs to the double with the even significand`() {
    // 10^23 is halfway between two doubles, and reads as the lower one.
    let below = 0x1.52d02c7e14af6p+76
    #expect(PlainDecimal(shortestOf: below) == .init(digits: 1, exponent: 23))
    #expect(
      PlainDecimal(shortestOf: below.nextUp)
        == .init(digits: 10_000_000_000_000_001, exponent: 7))
  }
}

extension Int {
  fileprivate var clampedToDouble: Int { Swift.min(Swift.max(self, -1074), 1023) }
}
