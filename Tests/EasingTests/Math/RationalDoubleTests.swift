// Expected values: whole-number division of unlimited size, in rational-double.csv.

import TestSupport
import Testing

@testable import Easing

struct RationalDoubleTests {
  @Test func `every fraction has its nearest double`() throws {
    let records = try Vectors.csv("rational-double.csv")
    try #require(records.count > 600)
    for record in records {
      let fraction = try #require(Rational(vector: record["fraction"]))
      let double = try #require(record["double"].flatMap { Double($0) })
      try #require(fraction.doubleValue == double, "\(record)")
      try #require((-fraction).doubleValue == -double, "\(record)")
    }
  }

  @Test(arguments: 0..<100)
  func `a double becomes a fraction and the same double again`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let exponent = Int.random(in: -74...126, using: &generator)
    let significand = Double(
      sign: .plus, exponent: -52, significand: Double(generator.next() >> 12))
    let value = Double(sign: .plus, exponent: exponent, significand: 1 + significand)
    let fraction = try #require(Rational(exactly: value))
    #expect(fraction.doubleValue == value)
    #expect(fraction.denominator & (fraction.denominator - 1) == 0)
    #expect(Rational(exactly: -value) == -fraction)
  }

  static let exact: [(Double, Rational?)] = [
    (0, .zero), (-0.0, .zero), (0.5, Rational(1, 2)), (-0.75, Rational(-3, 4)), (3, Rational(3)),
    (0x1p126, Rational(1 << 126)), (-0x1p126, Rational(-1 << 126)), (0x1p127, nil), (-0x1p127, nil),
    (0x1.8p126, Rational(3 << 125)), (0x1p127.nextDown, Rational(((1 << 53) - 1) << 74)),
    (0x1p-126, Rational(1, 1 << 126)), (0x1p-127, nil), (0x1.8p-125, Rational(3, 1 << 126)),
    (0x1.8p-126, nil), (0x1p-74.nextUp, Rational(1 << 52 + 1, 1 << 126)), (0x1p-74.nextDown, nil),
    (0x1p-1074, nil), (.greatestFiniteMagnitude, nil), (.infinity, nil), (-.infinity, nil),
    (.nan, nil),
  ]

  @Test(arguments: exact)
  func `a double becomes the fraction that it is or nil`(value: Double, fraction: Rational?) {
    #expect(Rational(exactly: value) == fraction)
  }

  @Test func `doubles of fractions are in the order of the fractions`() {
    var generator = SplitMix64(seed: 3)
    let fractions = (0..<500).map { _ in
      let bits = Int128.random(in: 1...126, using: &generator)
      return Rational(
        Int128.random(in: -(1 << bits)...(1 << bits), using: &generator),
        Int128.random(in: 1...(1 << bits), using: &generator))
    }
    let doubles = fractions.sorted().map(\.doubleValue)
    #expect(zip(doubles, doubles.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
