// Expected values: Python's fractions of unlimited size, in rational.csv, and laws of arithmetic.

import TestSupport
import Testing

@testable import Easing

extension Rational {
  /// Reads the `n/d` of a vector; `nil` where the field is empty.
  init?(vector text: String?) {
    let parts = text?.split(separator: "/").compactMap { Int128($0) } ?? []
    guard parts.count == 2 else { return nil }
    self.init(parts[0], parts[1])
  }
}

struct RationalTests {
  struct Row {
    let a: Rational
    let b: Rational
    let record: [String: String]

    func fraction(_ column: String) -> Rational? { Rational(vector: record[column]) }
  }

  static func rows() throws -> [Row] {
    let records = try Vectors.csv("rational.csv")
    try #require(records.count > 480)
    return try records.map { record in
      let a = try #require(Rational(vector: record["a"]))
      let b = try #require(Rational(vector: record["b"]))
      return Row(a: a, b: b, record: record)
    }
  }

  static let most = Int128.max

  @Test func `sums and differences are exact or nil`() throws {
    let rows = try Self.rows()
    #expect(rows.count { $0.fraction("sum") == nil } > 40)
    for row in rows {
      try #require(row.a.addingOrNil(row.b) == row.fraction("sum"), "\(row.record)")
      try #require(row.b.addingOrNil(row.a) == row.fraction("sum"), "\(row.record)")
      try #require(row.a.subtractingOrNil(row.b) == row.fraction("difference"), "\(row.record)")
    }
  }

  @Test func `products and quotients are exact or nil`() throws {
    let rows = try Self.rows()
    #expect(rows.count { $0.fraction("product") == nil } > 40)
    for row in rows {
      try #require(row.a.multipliedOrNil(by: row.b) == row.fraction("product"), "\(row.record)")
      try #require(row.b.multipliedOrNil(by: row.a) == row.fraction("product"), "\(row.record)")
      try #require(row.a.dividedOrNil(by: row.b) == row.fraction("quotient"), "\(row.record)")
    }
  }

  @Test func `operators give what the methods give`() throws {
    for row in try Self.rows() {
      if let sum = row.fraction("sum") { try #require(row.a + row.b == sum) }
      if let difference = row.fraction("difference") { try #require(row.a - row.b == difference) }
      if let product = row.fraction("product") { try #require(row.a * row.b == product) }
      if let quotient = row.fraction("quotient") { try #require(row.a / row.b == quotient) }
    }
  }

  @Test func `any two numbers can be compared`() throws {
    for row in try Self.rows() {
      try #require((row.a < row.b) == (row.record["less"] == "1"), "\(row.record)")
      try #require((row.b < row.a) == (row.record["less"] == "0" && row.a != row.b))
    }
  }

  @Test func `floor ceiling and fraction are those of any number`() throws {
    for row in try Self.rows() {
      try #require(row.a.floor == row.record["floor"].flatMap { Int128($0) }, "\(row.record)")
      try #require(row.a.ceiling == row.record["ceiling"].flatMap { Int128($0) }, "\(row.record)")
      try #require(row.a.fraction == row.fraction("fraction"), "\(row.record)")
      try #require(row.a.isWhole == (row.a.fraction == .zero))
    }
  }

  @Test(arguments: 0..<100)
  func `a fraction is in lowest terms with a denominator above zero`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    let width = UInt64.random(in: 0..<60, using: &generator)
    let top = Int128(Int64(bitPattern: generator.next()) >> width)
    let bottom = Int128(Int64(bitPattern: generator.next()) >> width | 1)
    let factor = Int128(generator.next() >> UInt64.random(in: 2...63, using: &generator)) + 1
    let fraction = Rational(top * factor, bottom * factor)
    #expect(fraction == Rational(top, bottom))
    #expect(fraction == Rational(-top * factor, -bottom * factor))
    #expect(fraction.denominator > 0)
    #expect(fraction.numerator * bottom == top * fraction.denominator)
    let divisor = Rational.greatestCommonDivisor(
      fraction.numerator.magnitude, fraction.denominator.magnitude)
    #expect(divisor == 1)
  }

  @Test(arguments: 0..<100)
  func `small fractions obey the laws of a field`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    func fraction() -> Rational {
      let edges = [Rational.zero, .one, -.one, Rational(1, 60), Rational(1001, 30000)]
      if generator.next() % 4 == 0 { return edges[Int(generator.next() % 5)] }
      return Rational(
        Int128.random(in: -9999...9999, using: &generator),
        Int128.random(in: 1...9999, using: &generator))
    }
    let (a, b, c) = (fraction(), fraction(), fraction())
    #expect(a + b == b + a)
    #expect((a + b) + c == a + (b + c))
    #expect(a * (b + c) == a * b + a * c)
    #expect(a - a == .zero)
    #expect(a + -b == a - b)
    if a != .zero { #expect(a / a == .one) }
    if b != .zero { #expect(a / b * b == a) }
    #expect(Rational(a.floor) + a.fraction == a)
    #expect(a < b || b < a || a == b)
  }

  @Test func `the extremes can be negated compared and split`() {
    let largest = Rational(Self.most)
    let smallest = Rational(1, Self.most)
    #expect(-largest == Rational(-Self.most))
    #expect(-(-largest) == largest)
    #expect(-largest < -smallest)
    #expect(-smallest < smallest)
    #expect(smallest < largest)
    #expect((-smallest).floor == -1)
    #expect((-smallest).ceiling == 0)
    #expect((-smallest).fraction == Rational(Self.most - 1, Self.most))
    #expect(Rational(-Self.most, Self.most - 1).floor == -2)
    #expect(Rational(-Self.most, Self.most - 1).fraction == Rational(Self.most - 2, Self.most - 1))
    #expect(largest.floor == Self.most)
    #expect((-largest).ceiling == -Self.most)
  }

  @Test func `what does not fit is nil`() {
    let largest = Rational(Self.most)
    let smallest = Rational(1, Self.most)
    #expect(largest.addingOrNil(.one) == nil)
    #expect((-largest).subtractingOrNil(.one) == nil)
    #expect(largest.multipliedOrNil(by: Rational(2)) == nil)
    #expect(Rational(-1 << 126).multipliedOrNil(by: Rational(2)) == nil)
    #expect(smallest.dividedOrNil(by: Rational(2)) == nil)
    #expect(smallest.addingOrNil(Rational(1, Self.most - 1)) == nil)
    #expect(Rational.one.dividedOrNil(by: .zero) == nil)
    #expect(Rational.zero.dividedOrNil(by: .zero) == nil)
    #expect(largest.dividedOrNil(by: largest) == .one)
    #expect(largest.addingOrNil(-largest) == .zero)
    #expect(smallest.subtractingOrNil(smallest) == .zero)
  }

  @Test func `a fraction without a valid form is nil`() {
    #expect(Rational(orNil: 1, 0) == nil)
    #expect(Rational(orNil: .min, 1) == nil)
    #expect(Rational(orNil: 1, .min) == nil)
    #expect(Rational(orNil: .min, .min) == nil)
    #expect(Rational(orNil: 0, -Self.most) == .zero)
    #expect(Rational(orNil: Self.most, -Self.most) == -.one)
  }

  @Test func `the greatest common divisor is that of numbers of any size`() {
    // Fibonacci numbers that follow each other take Euclid's algorithm the most steps.
    var (a, b): (UInt128, UInt128) = (1, 1)
    while b < 1 << 126 { (a, b) = (b, a + b) }
    #expect(Rational.greatestCommonDivisor(a, b) == 1)
    #expect(Rational.greatestCommonDivisor(0, b) == b)
    #expect(Rational.greatestCommonDivisor(b, 0) == b)
    #expect(Rational.greatestCommonDivisor(UInt128(0), 0) == 0)
    #expect(Rational.greatestCommonDivisor(UInt128(1) << 120, 3 << 100) == 1 << 100)
    #expect(Rational.greatestCommonDivisor(UInt128(1) << 64, 6) == 2)
    #expect(Rational.greatestCommonDivisor(UInt64(1001), 30_030) == 1001)
  }

  @Test func `a fraction without a valid form is refused`() async {
    await #expect(processExitsWith: .failure) { _ = Rational(1, 0) }
    await #expect(processExitsWith: .failure) { _ = Rational(.min, 1) }
    await #expect(processExitsWith: .failure) { _ = Rational(.min) }
  }

  @Test func `an operator whose result does not fit is refused`() async {
    await #expect(processExitsWith: .failure) { _ = Rational(.max) + .one }
    await #expect(processExitsWith: .failure) { _ = Rational(-.max) - .one }
    await #expect(processExitsWith: .failure) { _ = Rational(.max) * Rational(2) }
    await #expect(processExitsWith: .failure) { _ = Rational.one / .zero }
  }
}
