// Expected values: exact fractions.

import Testing

@testable import Easing

struct WrittenNumberTests {
  static func number(_ text: String) throws -> WrittenNumber {
    try #require(DecimalNumber(text).flatMap { WrittenNumber($0) })
  }

  @Test func `decimals are exact in sums and products`() throws {
    let tenth = try Self.number("0.1")
    let sum = try #require(tenth.adding(try Self.number("0.2")))
    #expect(sum.exact == Rational(3, 10) && sum.nearest == 0.3)
    let difference = try #require(tenth.subtracting(try Self.number("0.3")))
    #expect(difference.exact == Rational(-1, 5))
    let product = try #require(tenth.multiplied(by: try Self.number("3")))
    #expect(product.nearest == 0.3)
    let quotient = try #require(tenth.divided(by: try Self.number("0.3")))
    #expect(quotient.exact == Rational(1, 3))
  }

  @Test func `what needs more than 128 bits is a double`() throws {
    let huge = try Self.number("1e200")
    #expect(huge.exact == nil && huge.nearest == 1e200)
    let sum = try #require(huge.adding(.one))
    #expect(sum.exact == nil && sum.nearest == 1e200)
    #expect(huge.multiplied(by: huge) == nil)
    #expect(huge.divided(by: .zero) == nil)
    #expect(WrittenNumber.one.divided(by: .zero) == nil)
    #expect(DecimalNumber("1e999").flatMap { WrittenNumber($0) } == nil)
  }

  @Test(
    arguments: [
      ("0.4", 0), ("0.5", 1), ("-0.5", 0), ("-0.6", -1), ("2.5", 3), ("1e9", 1_000_000_000),
      ("0.49999999999999999999999999999999999999999999999", 1), ("1e-300", 0), ("-1e-300", 0),
    ] as [(String, Int)])
  func `halves round upwards`(text: String, expected: Int) throws {
    // The ninth has no 128-bit fraction: its nearest double is ½.
    #expect(try Self.number(text).roundedToInt == expected)
  }

  @Test func `what no Int holds does not round to one`() throws {
    #expect(try Self.number("1e30").roundedToInt == nil)
    #expect(try Self.number("-1e300").roundedToInt == nil)
    #expect(try Self.number("9223372036854775807").roundedToInt == .max)
    #expect(try Self.number("9223372036854775808").roundedToInt == nil)
  }

  @Test func `numbers that round to one double are told apart`() throws {
    let third = WrittenNumber(Rational(1, 3))
    #expect(WrittenNumber(1.0 / 3) < third)
    #expect(!(third < WrittenNumber(1.0 / 3)))
    #expect(try WrittenNumber.one < Self.number("1e300"))
  }

  @Test func `parts of a way are correctly rounded`() throws {
    let end = try Self.number("0.364")
    #expect(WrittenNumber.zero.evenSteps(to: end, count: 3) == [0.091, 0.182, 0.273])
    #expect(WrittenNumber.zero.evenSteps(to: .one, count: 2) == [1.0 / 3, 2.0 / 3])
    #expect(WrittenNumber.zero.evenSteps(to: .one, count: 0) == [])
    let huge = try Self.number("1e300")
    #expect(WrittenNumber.zero.evenSteps(to: huge, count: 3) == [2.5e299, 5e299, 7.5e299])
  }
}
