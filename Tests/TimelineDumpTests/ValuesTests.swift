// Numbers that users give.

import Easing
import Testing

@testable import timeline_dump

@Suite struct ValuesTests {
  @Test func `a decimal is exact and a double`() throws {
    let number = try #require(InputNumber("0.1"))
    #expect(number.exact == Rational(1, 10))
    #expect(number.value == 0.1)
    #expect(try #require(InputNumber("-1e-3")).exact == Rational(-1, 1000))
  }

  @Test func `a hexadecimal float is the double that it says`() throws {
    let number = try #require(InputNumber("0x1.8p-2"))
    #expect(number.value == 0.375)
    #expect(number.exact == nil)
    #expect(try #require(InputNumber("-0x1p-1074")).value == -Double.leastNonzeroMagnitude)
  }

  @Test func `a decimal too fine for a fraction is still a double`() throws {
    let number = try #require(InputNumber("1e-300"))
    #expect(number.value == 1e-300)
    #expect(number.exact == nil)
  }

  @Test(arguments: ["", "x", "1e999", "-1e999", "0x1p9999", "nan", "inf", "infinity", "1,2", "1 "])
  func `anything else is no number`(text: String) {
    #expect(InputNumber(text) == nil)
  }
}
