// Expected values: 128-bit integers, and laws of arithmetic for larger ones.

import TestSupport
import Testing

@testable import Easing

struct BinaryFractionTests {
  static func fraction(_ value: Int128, exponent: Int = 0) -> BinaryFraction {
    let magnitude = value.magnitude
    return BinaryFraction(
      magnitude: BigNatural(words: [
        UInt64(truncatingIfNeeded: magnitude), UInt64(truncatingIfNeeded: magnitude >> 64),
      ]), exponent: exponent, isNegative: value < 0)
  }

  @Test(arguments: 0..<100) func `sums and products are those of integers`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let shift = Int.random(in: 0..<63, using: &random)
      let a = Int128(Int64(bitPattern: random.next()) >> shift)
      let b = Int128(Int64(bitPattern: random.next()) >> (62 - shift))
      let (x, y) = (Self.fraction(a), Self.fraction(b))
      try #require(x + y == Self.fraction(a + b))
      try #require(x - y == Self.fraction(a - b))
      try #require(x * y == Self.fraction(a * b))
      try #require((x - y).signum == (a - b).signum().intValue)
      try #require(-x == Self.fraction(-a))
    }
  }

  @Test(arguments: 0..<50) func `numbers of thousands of bits keep the laws`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    func large() -> BinaryFraction {
      (0..<6).reduce(.zero) { sum, _ in
        sum + BinaryFraction(random.double(exponents: -1000...1000))
      }
    }
    let (a, b, c) = (large(), large(), large())
    #expect(a + b == b + a && a * b == b * a)
    #expect((a + b) + c == a + (b + c))
    #expect((a * b) * c == a * (b * c))
    #expect(a * (b + c) == a * b + a * c)
    #expect((a - a).signum == 0 && a - a == .zero)
    #expect((a + b) - b == a)
    #expect((a + b) * (a - b) == a * a - b * b)
  }

  @Test(arguments: 0..<100) func `a double is itself`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let value = random.double(exponents: -1074...1023)
    let exact = BinaryFraction(value)
    #expect(exact == BinaryFraction(value / 2) + BinaryFraction(value - value / 2))
    #expect(exact.signum == (value == 0 ? 0 : value < 0 ? -1 : 1))
    #expect(exact == .zero || exact.magnitude.trailingZeroBitCount == 0)
  }

  @Test func `equal numbers have one form`() {
    #expect(Self.fraction(12, exponent: -2) == BinaryFraction(3))
    #expect(Self.fraction(0, exponent: 5) == .zero)
    #expect(BinaryFraction(-0.0) == .zero)
    #expect(BinaryFraction(.leastNonzeroMagnitude) == Self.fraction(1, exponent: -1074))
    #expect(
      BinaryFraction(.greatestFiniteMagnitude) == Self.fraction((1 << 53) - 1, exponent: 971))
  }

  @Test func `half way above a double is between it and the next`() {
    #expect(BinaryFraction(halfwayAbove: 1) == Self.fraction((1 << 53) + 1, exponent: -53))
    #expect(
      BinaryFraction(halfwayAbove: 1.0.nextDown) == Self.fraction((1 << 54) - 1, exponent: -54))
    #expect(BinaryFraction(halfwayAbove: 0) == Self.fraction(1, exponent: -1075))
    #expect(
      BinaryFraction(halfwayAbove: -Double.leastNonzeroMagnitude)
        == Self.fraction(-1, exponent: -1075))
    let edge = Self.fraction((1 << 54) - 1, exponent: 970)
    #expect(BinaryFraction(halfwayAbove: .greatestFiniteMagnitude) == edge)
    #expect(BinaryFraction(halfwayAbove: -.infinity) == -edge)
  }
}

extension Int128 {
  fileprivate var intValue: Int { Int(self) }
}
