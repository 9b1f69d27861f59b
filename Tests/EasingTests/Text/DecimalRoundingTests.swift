// Decimals next to where reading takes another way: one word, 128 bits, or whole numbers of any
// size; and where doubles end.
//
// Expected values: the C library behind `Double(_:)`, and halfway points in whole numbers of any
// size.

import TestSupport
import Testing

@testable import Easing

struct DecimalRoundingTests {
  /// Compares a text with the C library, and with the double's halfway points.
  static func check(_ text: String) throws {
    let number = try #require(DecimalNumber(text), "\(text)")
    let expected = try #require(Double(text), "\(text)")
    try #require(number.doubleValue.bitPattern == expected.bitPattern, "\(text)")
    let exponent = Int(number.pointPosition) - Int(number.leadingDigitCount)
    guard number.leadingDigits != 0, (-342...308).contains(exponent) else { return }
    // Whatever the quick way finds, the slow one does.
    let slow = number.rounded(exponent: exponent)
    try #require(slow == expected.magnitude, "\(text)")
    if let quick = number.roundedByWord(exponent: exponent) {
      try #require(quick == slow, "\(text)")
    }
  }

  /// The digits of `units × 2^-1 × 5^fives`, in which halfway points are whole.
  static func halfway(units: UInt64, unitExponent: Int) -> (digits: String, exponent: Int) {
    var number = BigNatural(2 * units + 1)
    let exponent = unitExponent - 1
    if exponent >= 0 {
      number.shiftLeft(by: exponent)
    } else {
      number.multiply(byPowerOfFive: -exponent)
    }
    let digits = String(decoding: number.decimalDigits(atLeast: 1), as: UTF8.self)
    return (digits, min(exponent, 0))
  }

  /// The digits one unit of the last place below.
  static func below(_ digits: String) -> String {
    var characters = Array(digits)
    var place = characters.count - 1
    while characters[place] == "0" {
      characters[place] = "9"
      place -= 1
    }
    characters[place] = Character("\((characters[place].wholeNumberValue ?? 1) - 1)")
    return String(characters)
  }

  /// A halfway point and its neighbours in its last place and in later ones go to the right side.
  static func checkHalfway(above value: Double) throws {
    let field = Int(value.exponentBitPattern)
    let units = value.significandBitPattern | (field == 0 ? 0 : 1 << 52)
    let (digits, exponent) = halfway(
      units: units, unitExponent: Double.leastUnitExponent + max(field, 1) - 1)
    let even = units % 2 == 0 ? value : value.nextUp
    let cases = [
      ("\(digits)e\(exponent)", even), ("\(digits).000000000e\(exponent)", even),
      ("\(digits)000e\(exponent - 3)", even), ("\(digits).1e\(exponent)", value.nextUp),
      ("\(digits).0000000000000000001e\(exponent)", value.nextUp),
      ("\(below(digits))e\(exponent)", value), ("\(below(digits)).999e\(exponent)", value),
      ("\(below(digits)).9999999999999999999999e\(exponent)", value),
    ]
    for (text, expected) in cases {
      try #require(DecimalNumber(text)?.doubleValue == expected, "\(text)")
      try check(text)
    }
  }

  @Test(arguments: 0..<10)
  func `whole halfway points of 16 to 20 digits go to the even double`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for exponent in 1...13 {
      let significand = 1 + Double(generator.next() >> 12) * 0x1p-52
      try Self.checkHalfway(
        above: Double(sign: .plus, exponent: 52 + exponent, significand: significand))
    }
  }

  @Test(arguments: 0..<10)
  func `halfway points with any exponent go to the even double`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<10 {
      let value = Double(bitPattern: generator.next()).magnitude
      if value.isFinite, value < .greatestFiniteMagnitude { try Self.checkHalfway(above: value) }
    }
  }

  @Test func `halfway points of subnormal numbers go to the even double`() throws {
    let least = Double.leastNonzeroMagnitude
    for value in [0, least, 2 * least, 3 * least, 0x1p-1023, 0x1.8p-1024] {
      try Self.checkHalfway(above: value)
    }
    try Self.checkHalfway(above: Double.leastNormalMagnitude.nextDown)
    try Self.checkHalfway(above: .leastNormalMagnitude)
  }

  @Test(arguments: [
    "1.7976931348623157e308", "1.7976931348623158e308", "1.797693134862315807e308",
    "1.7976931348623158079e308", "1.797693134862315808e308", "1.7976931348623159e308",
    "179769313486231580793e288", "17976931348623158079e289", "1.8e308", "2e308", "9.9e308", "1e309",
    "0.000001e315", "9007199254740993e293", "1e308", "10000000000000000000e289", "1e-308",
    "2.2250738585072014e-308", "2.2250738585072011e-308", "2.225073858507201e-308",
    "4.9406564584124654e-324", "2.4703282292062328e-324", "2.4703282292062327e-324",
    "24703282292062327208e-343", "24703282292062327209e-343", "1e-323", "1e-324", "1e-400",
    "9999999999999999999e-343", "99999999999999999999e-344", "1000000000000000000e-342",
  ])
  func `the ends of the range are read as the C library reads them`(text: String) throws {
    try Self.check(text)
    try Self.check("-" + text)
  }

  @Test(arguments: 0..<10)
  func `any count of digits with any exponent reads as the C library reads it`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for exponent in -365...325 {
      let digits = "\(generator.next())\(generator.next())".prefix(
        [1, 2, 15, 16, 17, 18, 19, 20, 21, 38][Int(generator.next() % 10)])
      try Self.check("\(digits)e\(exponent)")
    }
  }

  @Test(arguments: [-24, -23, -22, -21, -1, 0, 1, 21, 22, 23, 24, 27, 28, 55, 56])
  func `numbers around 2^53 with exponents around exact powers of ten are nearest`(
    exponent: Int
  ) throws {
    for offset in 0..<20 { try Self.check("\(9_007_199_254_740_982 + offset)e\(exponent)") }
    for digits in ["1", "9", "9999999999999999", "9999999999999999999", "99999999999999999999"] {
      try Self.check("\(digits)e\(exponent)")
    }
  }

  @Test(arguments: 0..<10)
  func `a word decides nearly always and never otherwise than 128 bits`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    var undecided = 0
    for _ in 0..<2000 {
      let exponent = Int.random(in: -300...280, using: &generator)
      let number = try #require(DecimalNumber("\(generator.next() | 1)e\(exponent)"))
      let power = Int(number.pointPosition) - Int(number.leadingDigitCount)
      if let value = number.roundedByWord(exponent: power) {
        try #require(value == number.rounded(exponent: power), "\(number)")
      } else {
        undecided += 1
      }
    }
    // The share is 2 in 1024 to 2048 for 19 digits, and 19 in as many for 20.
    #expect((1...60).contains(undecided))
  }

  @Test(arguments: ["9007199254740993", "4503599627370496.5", "14411518807585592e1", "3e-324"])
  func `halfway points and subnormal numbers are not left to a word`(text: String) throws {
    let number = try #require(DecimalNumber(text))
    let exponent = Int(number.pointPosition) - Int(number.leadingDigitCount)
    #expect(number.roundedByWord(exponent: exponent) == nil)
    try Self.check(text)
  }
}
