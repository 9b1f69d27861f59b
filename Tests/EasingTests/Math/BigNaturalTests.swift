// Expected values: 128-bit arithmetic of the standard library, and closed forms.

import TestSupport
import Testing

@testable import Easing

struct BigNaturalTests {
  static func number(_ value: UInt128) -> BigNatural {
    var number = BigNatural(UInt64(value >> 64))
    number.shiftLeft(by: 64)
    number.multiply(by: 1, adding: UInt64(truncatingIfNeeded: value))
    if value < 1 << 64 { number = BigNatural(UInt64(value)) }
    return number
  }

  @Test(arguments: 0..<200)
  func `products quotients and order are those of 128-bit numbers`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    let a = generator.next() >> UInt64.random(in: 0...64, using: &generator)
    let b = generator.next() >> UInt64.random(in: 0...64, using: &generator)
    let c = generator.next() >> UInt64.random(in: 0..<64, using: &generator)
    let sum = UInt128(a) * UInt128(b) + UInt128(c)

    var number = BigNatural(a)
    number.multiply(by: b, adding: c)
    #expect(number.uint128 == sum)
    #expect(number == Self.number(sum))
    #expect(number.bitWidth == 128 - sum.leadingZeroBitCount)
    #expect(number.isEven == (sum % 2 == 0))
    #expect((number < BigNatural(c)) == (sum < UInt128(c)))
    #expect((BigNatural(c) < number) == (UInt128(c) < sum))

    let remainder = number.divide(by: c | 1)
    #expect(number.uint128 == sum / UInt128(c | 1))
    #expect(UInt128(remainder) == sum % UInt128(c | 1))
  }

  @Test(arguments: 0..<200)
  func `a shift right rounds to the nearest and from the middle to even`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    let width = Int.random(in: 0...128, using: &generator)
    let count = Int.random(in: 0...130, using: &generator)
    var value = UInt128.random(in: 0 ... .max, using: &generator) >> width
    if seed % 2 == 0, count > 0, count <= 128 {
      value = ((value >> count) << count) | (1 << (count - 1))
    }
    let quotient = value >> count
    let rest = count > 127 ? value : value - (quotient << count)
    let half: UInt128 = count == 0 ? 0 : 1 << (count - 1)
    let roundsUp = count > 0 && count <= 128 && (rest > half || (rest == half && quotient % 2 == 1))

    var number = Self.number(value)
    number.shiftRightToNearestEven(by: count)
    #expect(number == Self.number(quotient + (roundsUp ? 1 : 0)))
  }

  @Test func `a shift right far beyond the number gives zero`() {
    var number = BigNatural(.max)
    number.shiftRightToNearestEven(by: 1000)
    #expect(number == BigNatural(0))
  }

  @Test(arguments: [0, 1, 26, 27, 28, 54, 100, 1142])
  func `a power of five divides down to one`(exponent: Int) {
    var number = BigNatural(3)
    number.multiply(byPowerOfFive: exponent)
    // log2(5) = 2.321928094887362…
    let bits = Double(exponent) * 2.321928094887362 + 1.584962500721156
    #expect(number.bitWidth == Int(bits) + 1)
    for _ in 0..<exponent { #expect(number.divide(by: 5) == 0) }
    #expect(number == BigNatural(3))
  }

  @Test func `zero stays zero`() {
    var number = BigNatural(0)
    number.shiftLeft(by: 200)
    number.multiply(byPowerOfFive: 30)
    #expect(number == BigNatural(0))
    #expect(number.bitWidth == 0)
    #expect(number.isEven)
    #expect(number.divide(by: 7) == 0)
    number.multiply(by: 5, adding: 9)
    #expect(number == BigNatural(9))
  }

  @Test func `more than 128 bits are nil`() {
    var number = BigNatural(.max)
    number.shiftLeft(by: 64)
    #expect(number.uint128 == UInt128(UInt64.max) << 64)
    number.shiftLeft(by: 1)
    #expect(number.uint128 == nil)
  }
}
