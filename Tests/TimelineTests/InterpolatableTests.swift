// The laws of values that can be mixed, on every conformer.
// Expected values: the laws themselves.

import TestSupport
import Testing
import Timeline

struct InterpolatableTests {
  /// Numbers of every size, with the special ones as often as common ones.
  private func number(_ random: inout SplitMix64) -> Double {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: 0
    case 1: 1
    case 2: -Double.greatestFiniteMagnitude
    case 3: Double.greatestFiniteMagnitude
    case 4: Double.leastNonzeroMagnitude
    case 5: Double.random(in: -1e-12...1e-12, using: &random)
    case 6: 1 + Double(Int.random(in: 0...7, using: &random)) * 0x1p-52
    case 7: Double(Int.random(in: 1...15, using: &random)) * 0x1p-54
    default: Double.random(in: -1000...1000, using: &random)
    }
  }

  /// Fractions in order, crowded about 0 and 1.
  private func fractions(_ random: inout SplitMix64) -> [Double] {
    let special = [
      0, 1, 0.0.nextUp, 0.0.nextDown, 1.0.nextUp, 1.0.nextDown, 1 - 0x1p-52, 1 + 0x1p-51, -0.5, 1.5,
    ]
    let drawn = (0..<20).map { _ in Double.random(in: 0...1, using: &random) }
    return (special + drawn).sorted()
  }

  @Test(arguments: 0..<400)
  func `numbers end exactly, never turn, and stay between the ends`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let (a, b) = (number(&random), number(&random))
    try #require(a.interpolated(to: b, at: 0) == a)
    try #require(a.interpolated(to: b, at: 1) == b)
    let fractions = fractions(&random)
    let values = fractions.map { a.interpolated(to: b, at: $0) }
    let rising = a <= b ? values : values.reversed()
    try #require(zip(rising, rising.dropFirst()).allSatisfy { $0 <= $1 }, "from \(a) to \(b)")
    for (fraction, value) in zip(fractions, values) where (0...1).contains(fraction) {
      try #require(min(a, b) <= value && value <= max(a, b))
    }
    try #require(fractions.allSatisfy { a.interpolated(to: a, at: $0) == a })
  }

  @Test(arguments: 0..<100)
  func `vectors mix each component as a number`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let a = (0..<4).map { _ in number(&random) }
    let b = (0..<4).map { _ in number(&random) }
    for fraction in fractions(&random) {
      let expected = (0..<4).map { a[$0].interpolated(to: b[$0], at: fraction) }
      let pair = SIMD2(a[0], a[1]).interpolated(to: SIMD2(b[0], b[1]), at: fraction)
      try #require([pair.x, pair.y] == Array(expected.prefix(2)))
      let four = SIMD4(a[0], a[1], a[2], a[3]).interpolated(
        to: SIMD4(b[0], b[1], b[2], b[3]), at: fraction)
      try #require([four.x, four.y, four.z, four.w] == expected)
    }
  }

  @Test func `mixing is not clamped`() {
    #expect(1.0.interpolated(to: 3, at: 2) == 5)
    #expect(1.0.interpolated(to: 3, at: -1) == -1)
    #expect((-1.0).interpolated(to: 1, at: 2) == 3)
  }

  @Test func `NaN gives NaN`() {
    for (a, b) in [(1.0, 3.0), (-1, 1), (2, 2), (0, 0)] {
      #expect(a.interpolated(to: b, at: .nan).isNaN)
    }
    #expect(Double.nan.interpolated(to: 1, at: 0.5).isNaN)
    #expect(1.0.interpolated(to: .nan, at: 0.5).isNaN)
  }

  @Test func `the component that is not finite is found`() {
    #expect(1.0.nonFiniteComponent == nil)
    #expect(Double.infinity.nonFiniteComponent == .infinity)
    #expect(SIMD2(1.0, 2).nonFiniteComponent == nil)
    #expect(SIMD2(1.0, -.infinity).nonFiniteComponent == -.infinity)
    #expect(SIMD4(1.0, 2, .infinity, 4).nonFiniteComponent == .infinity)
    #expect(SIMD4(1.0, 2, 3, 4).nonFiniteComponent == nil)
  }
}
