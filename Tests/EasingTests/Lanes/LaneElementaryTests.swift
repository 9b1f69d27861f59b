// Expected values: Elementary's functions of pairs of doubles, which are checked against mpmath.

import TestSupport
import Testing

@testable import Easing

struct LaneElementaryTests {
  /// The distance of a lane from a pair.
  static func distance(_ lanes: LanePair, _ lane: Int, _ pair: DoubleDouble) -> Double {
    (DoubleDouble.sum(lanes.high[lane], lanes.low[lane]) - pair).high.magnitude
  }

  @Test(arguments: 0..<100)
  func `powers of two are within both bounds of those of pairs`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let scale = [1.0, 80, 0x1p-10, 0x1p-40][seed % 4]
    let v = Lanes((0..<8).map { _ in Double.random(in: 0x1p-60..<1, using: &random) * scale })
    let rest = v * 0x1p-54 * Double.random(in: -1...1, using: &random)
    let powers = LaneElementary.exp2(minusTenTimes: LanePair(high: v, low: rest))
    for lane in 0..<8 {
      let pair = Elementary.exp2(DoubleDouble(high: v[lane], low: rest[lane]) * -10)
      try #require(Self.distance(powers, lane, pair) <= pair.high * 0x1p-64)
    }
  }

  @Test(arguments: 0..<100)
  func `exponentials have the parts of those of pairs`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let scale = [1.0, 300, 0x1p-10, 0x1p-40][seed % 4]
    let x = Lanes((0..<8).map { _ in Double.random(in: -1..<1, using: &random) * scale })
    let values = LaneElementary.exp(LanePair(high: x, low: x * 0x1p-54))
    for lane in 0..<8 {
      let (value, exponent) = Elementary.exponential(x[lane], low: x[lane] * 0x1p-54)
      let power = Elementary.powerOfTwo(exponent)
      try #require(values.high[lane] == value.high * power)
      try #require(values.low[lane] == value.low * power)
    }
  }

  @Test(arguments: 0..<200)
  func `sines and cosines are within both bounds of those of pairs`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let scale = [1.0, 7, 1e3, 0x1p20, 0x1p-20][seed % 5]
    var x = Lanes((0..<8).map { _ in Double.random(in: 0..<1, using: &random) * scale })
    // Next to multiples of an eighth of a turn and of 1/64, where the reduction changes.
    x[0] = Double(seed) * 0.25 * 3.141592653589793
    x[1] = Double(seed) / 64
    x[2] = 0
    let low = x * 0x1p-54
    let (sines, cosines) = LaneElementary.sincos(LanePair(high: x, low: low))
    for lane in 0..<8 {
      // In half turns, for which there are functions of pairs.
      let halfTurns = DoubleDouble(high: x[lane], low: low[lane]) / Elementary.halfTurn
      let bound = 0x1.12p-62
      try #require(Self.distance(sines, lane, Elementary.sinPi(halfTurns)) <= bound)
      try #require(Self.distance(cosines, lane, Elementary.cosPi(halfTurns)) <= bound)
    }
  }

  @Test(arguments: 0..<100)
  func `logarithms have the parts of those of pairs`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let scale = [1.0, 0x1p-3, 0x1p-50, 0x1p-99][seed % 4]
    let x = Lanes((0..<8).map { _ in Double.random(in: 0.01..<0.99, using: &random) * scale })
    let values = LaneElementary.log(LanePair(high: x, low: x * 0x1p-54))
    for lane in 0..<8 {
      let pair = Elementary.logarithm(x[lane], low: x[lane] * 0x1p-54)
      try #require(values.high[lane] == pair.high && values.low[lane] == pair.low)
    }
  }

  @Test(arguments: 0..<100)
  func `sines of small angles are within both bounds of those of pairs`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let x = Lanes((0..<8).map { _ in Double.random(in: 0x1.01p-6..<0.785, using: &random) })
    let sines = LaneElementary.sine(ofSmall: LanePair(high: x, low: x * 0x1p-54))
    for lane in 0..<8 {
      let pair = Elementary.sine(DoubleDouble(high: x[lane], low: x[lane] * 0x1p-54))
      try #require(Self.distance(sines, lane, pair) <= pair.high * 0x1.12p-61)
    }
  }

  @Test func `whole powers and the angle 0 are exact`() {
    let v = LanePair(high: Lanes(0.1, 0.2, 0.5, 1, 1, 1, 1, 1), low: .zero)
    let powers = LaneElementary.exp2(minusTenTimes: v)
    #expect(powers.high[2] == 0x1p-5 && powers.low[2] == 0)
    #expect(powers.high[3] == 0x1p-10 && powers.low[3] == 0)
    let (sine, cosine) = LaneElementary.sincos(LanePair(high: .zero, low: .zero))
    #expect(sine.high == .zero && sine.low == .zero)
    #expect(cosine.high == Lanes(repeating: 1) && cosine.low == .zero)
  }
}
