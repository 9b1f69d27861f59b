// Expected values: the decimals themselves.

import TestSupport
import Testing

@testable import Easing

struct PercentageTests {
  @Test(
    arguments: [
      (0, "0%"), (-0.0, "0%"), (1, "100%"), (0.5, "50%"), (0.07, "7%"), (0.29, "29%"),
      (0.57, "57%"),
      (0.005, "0.5%"), (0.00012, "0.012%"), (-0.125, "-12.5%"), (12.5, "1250%"), (0.1234, "12.34%"),
      (1.0 / 3, "33.33333333333333%"), (1e-7, "0.00001%"), (1e-8, "0.000001%"), (1e-9, "1e-7%"),
      (1.5e-300, "1.5e-298%"), (1e18, "100000000000000000000%"), (1e19, "1e+21%"),
      (-2.5e20, "-2.5e+22%"), (123_456_789, "12345678900%"), (0.123456789, "12.3456789%"),
      (1.7976931348623157e308, "1.7976931348623157e+310%"),
    ] as [(Double, String)])
  func `a percentage has the digits of its fraction`(fraction: Double, text: String) {
    #expect(percentage(of: fraction) == text)
  }

  @Test(arguments: 0..<100) func `a percentage reads back to the bits`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let bits = UInt64.random(in: 0..<0x7FF0_0000_0000_0000, using: &random)
      let value =
        Bool.random(using: &random)
        ? Double(bitPattern: bits) : Double.random(in: -2...2, using: &random)
      let text = percentage(of: value)
      let lines = try PiecewiseLinearTests.lines("linear(0 \(text))")
      try #require(lines.points[0].input == value, "\(text)")
    }
  }
}
