// Expected values: the order of doubles that IEEE 754 defines; exact powers of two.

import TestSupport
import Testing

@testable import Easing

struct DoubleOrdinalTests {
  @Test(arguments: 0..<200) func `neighbours have neighbouring places`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let value = random.double(exponents: -1074...1023)
    #expect(value.nextUp.ordinal == value.ordinal + 1)
    #expect(value.nextDown.ordinal == value.ordinal - 1)
    #expect(Double(ordinal: value.ordinal) == value)
    #expect((-value).ordinal == -value.ordinal)
  }

  @Test func `zeros share a place, and infinities have one`() {
    #expect((0.0).ordinal == 0 && (-0.0).ordinal == 0)
    #expect(Double(ordinal: 0).sign == .plus)
    #expect(Double.infinity.ordinal == Double.greatestFiniteMagnitude.ordinal + 1)
    #expect(Double(ordinal: (-Double.infinity).ordinal) == -.infinity)
  }

  @Test(arguments: 0..<200) func `scaling by a power of two rounds once`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let value = random.double(exponents: -30...30)
    for exponent in [-1090, -1060, -1040, -900, -1, 0, 1, 990, 1000, 1030] {
      let exact = BinaryFraction(value)
      let scaled = BinaryFraction(
        magnitude: exact.magnitude, exponent: exact.exponent + exponent,
        isNegative: exact.isNegative)
      #expect(value.scaled(byPowerOfTwo: exponent) == CorrectRoundingTests.nearest(scaled))
    }
  }

  @Test func `scaling goes beyond the range of doubles and back`() {
    #expect((3.0).scaled(byPowerOfTwo: 1023).isInfinite)
    #expect((3.0).scaled(byPowerOfTwo: 5000).isInfinite)
    #expect((3.0).scaled(byPowerOfTwo: -5000) == 0)
    #expect(Double.leastNonzeroMagnitude.scaled(byPowerOfTwo: 1074) == 1)
    #expect((0x1.8p900).scaled(byPowerOfTwo: -1900) == 0x1.8p-1000)
  }
}
