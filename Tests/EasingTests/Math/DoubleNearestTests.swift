// Expected values: the hardware's own conversion of whole numbers, and arithmetic on powers of two.

import TestSupport
import Testing

@testable import Easing

struct DoubleNearestTests {
  @Test(arguments: 0..<10)
  func `a whole number of 64 bits rounds as the hardware rounds it`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let number = generator.next() >> UInt64.random(in: 0..<64, using: &generator)
      // Half of the numbers end in a halfway point or close to one.
      let bits = generator.next() & 1 == 0 ? number : (number | 0x7FF) + (generator.next() & 2)
      let exponent = Int.random(in: -1000...900, using: &generator)
      let expected = Double(sign: .plus, exponent: exponent, significand: Double(bits))
      try #require(Double(nearestTo: UInt128(bits), exponent: exponent) == expected, "\(bits)")
      try #require(
        Double(nearestTo: UInt128(bits) << 64, exponent: exponent - 64) == expected, "\(bits)")
    }
  }

  static let ends: [(UInt128, Int, Double)] = [
    (1, -1074, 0x1p-1074), (1, -1075, 0), (3, -1075, 0x1p-1073), (5, -1075, 0x1p-1073),
    (0x1F_FFFF_FFFF_FFFF, 971, .greatestFiniteMagnitude),
    (0x3F_FFFF_FFFF_FFFE, 970, .greatestFiniteMagnitude),
    (0x3F_FFFF_FFFF_FFFF, 970, .infinity), (1, 1024, .infinity), (1, 1 << 20, .infinity),
    (1, -1 << 20, 0), (0, 0, 0), (0, 1 << 20, 0), (UInt128.max, 0, 0x1p128),
    (UInt128.max, -1202, 0x1p-1074), (1 << 127, -1202, 0), ((1 << 127) + 1, -1202, 0x1p-1074),
    (UInt128.max, -1203, 0), (0x1F_FFFF_FFFF_FFFF, -1075, 0x1p-1022),
  ]

  @Test(arguments: ends)
  func `the ends of the range round as IEEE 754 says`(
    significand: UInt128, exponent: Int, value: Double
  ) {
    #expect(Double(nearestTo: significand, exponent: exponent) == value)
  }

  @Test func `a bit more than halfway rounds up`() {
    let halfway: UInt128 = 1 << 53 + 1
    #expect(Double(nearestTo: halfway << 1, exponent: -1) == 0x1p53)
    #expect(Double(nearestTo: halfway << 1, hasMore: true, exponent: -1) == 0x1p53 + 2)
    #expect(Double(nearestTo: (halfway << 1) - 1, hasMore: true, exponent: -1) == 0x1p53)
  }
}
