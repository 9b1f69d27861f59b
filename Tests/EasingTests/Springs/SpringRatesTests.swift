// Tests of Sources/Easing/Springs/SpringRates.swift.

import TestSupport
import Testing

@testable import Easing

struct SpringRatesTests {
  @Test(arguments: 0..<200)
  func `the slow and the fast decay multiply to the stiffness and add up to the drag`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let ratio =
      [1 + 1e-12, 1.5, 1e8, 1e30, .random(in: 1...100, using: &random)]
      .randomElement(using: &random) ?? 1
    let rates = try Spring(response: .random(in: 0.1...3, using: &random), dampingRatio: ratio)
      .rates
    let one = rates.slow * rates.fast / (rates.natural * rates.natural)
    #expect((one.high - 1).magnitude <= 0x1p-80 && one.low.magnitude <= 0x1p-80)
    let two = (rates.slow + rates.fast) / rates.decay
    #expect((two.high - 2).magnitude <= 0x1p-80 && two.low.magnitude <= 0x1p-80)
  }

  @Test func `a swinging spring has one decay`() {
    let rates = Spring.bouncy.rates
    #expect(rates.slow == rates.decay && rates.fast == rates.decay && rates.isSwinging)
    #expect(!Spring.smooth.rates.isSwinging && Spring.smooth.rates.turning.high == 0)
  }

  @Test func `a faster spring keeps its damping`() {
    let rates = Spring.bouncy.rates.faster(by: 4)
    #expect(rates.natural.high == 4 * Spring.bouncy.rates.natural.high)
    #expect(rates.turning.low == 4 * Spring.bouncy.rates.turning.low)
    #expect(rates.regime == .underdamped)
  }
}
