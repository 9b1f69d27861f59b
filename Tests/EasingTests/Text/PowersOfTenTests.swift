// Expected values: powers of ten as whole numbers of any size, and bounds that define a row.

import Testing

@testable import Easing

struct PowersOfTenTests {
  @Test func `every row is its power of ten cut off to 128 bits`() throws {
    try #require(PowersOfTen.negative.count == 2 * 342)
    try #require(PowersOfTen.positive.count == 2 * 325)
    for exponent in PowersOfTen.exponents {
      let (high, low) = PowersOfTen.significand(of: exponent)
      try #require(high >> 63 == 1, "10^\(exponent)")
      // Row × 2^b ≤ 10^e < (row + 1) × 2^b, both sides multiplied until they are whole.
      var row = BigNatural(high)
      row.shiftLeft(by: 64)
      row.multiply(by: 1, adding: low)
      var next = row
      next.multiply(by: 1, adding: 1)
      var power = BigNatural(1)
      power.multiply(byPowerOfFive: max(exponent, 0))
      let twos = PowersOfTen.binaryExponent(of: exponent) - exponent
      power.shiftLeft(by: max(-twos, 0))
      for side in [(row, true), (next, false)] {
        var number = side.0
        number.multiply(byPowerOfFive: max(-exponent, 0))
        number.shiftLeft(by: max(twos, 0))
        try #require((number < power || number == power) == side.1, "10^\(exponent)")
      }
    }
  }

  @Test func `the logarithm of a power of two counts its digits`() throws {
    for exponent in 0..<127 {
      let digits = "\(UInt128(1) << exponent)".count
      try #require(PowersOfTen.floorLog10(ofPowerOfTwo: exponent) == digits - 1)
      if exponent > 0 {
        try #require(PowersOfTen.floorLog10(ofPowerOfTwo: -exponent) == -digits)
      }
    }
  }
}
