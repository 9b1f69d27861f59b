// Expected values: number-format.csv (exact fractions, and Python's shortest digits), and the rule of
// ECMA-262 for where the point and the exponent go.

import TestSupport
import Testing

@testable import Easing

struct NumberFormatTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let value: Double
    let format: NumberFormat
    let text: String
    var testDescription: String { "\(value) as \(format)" }
  }

  static let rows: [Row] = {
    let records = (try? Vectors.csv("number-format.csv")) ?? []
    return records.compactMap { record in
      guard let value = record["value"].flatMap({ Double($0) }), let format = record["format"],
        let text = record["text"]
      else { return nil }
      return Row(value: value, format: Int(format).map { .fixed($0) } ?? .shortest, text: text)
    }
  }()

  @Test func `the expected values are all read`() {
    #expect(Self.rows.count > 2800)
    #expect(Self.rows.count { $0.format == .shortest } > 360)
    #expect(Self.rows.contains { $0.text.count > 400 })
  }

  @Test func `every number has its expected text`() throws {
    for row in Self.rows { try #require(row.format.text(of: row.value) == row.text, "\(row)") }
  }

  static let layouts: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (-0.5, "-0.5"), (100, "100"),
    (123.25, "123.25"), (99_999_999, "99999999"), (100_000_000, "100000000"),
    (12_345_678.5, "12345678.5"), (1e-6, "0.000001"), (1.5e-6, "0.0000015"), (1e-7, "1e-7"),
    (-1.5e-7, "-1.5e-7"), (1e16, "10000000000000000"), (1e17, "100000000000000000"),
    (1e20, "100000000000000000000"), (1e21, "1e+21"), (1.25e21, "1.25e+21"), (1e99, "1e+99"),
    (1e100, "1e+100"), (-2.5e300, "-2.5e+300"), (1e-10, "1e-10"), (1e-99, "1e-99"),
    (1e-100, "1e-100"), (0x1p-1074, "5e-324"),
    (123_456_789_012_345_683_968, "123456789012345680000"),
    (0.000001234567890123456, "0.000001234567890123456"),
    (-1.7976931348623157e308, "-1.7976931348623157e+308"), (1_234_567.125, "1234567.125"),
    (12_345_678.25, "12345678.25"), (100_000_000.5, "100000000.5"),
    (123_456_789_012_345.67, "123456789012345.67"), (1e15 + 0.5, "1000000000000000.5"),
    (1_125_899_906_842_624.2, "1125899906842624.2"), (0x1p51 + 1.5, "2251799813685249.5"),
    (0x1p53, "9007199254740992"), (0x1p56, "72057594037927940"), (0x1p60, "1152921504606847000"),
    (120_000_000, "120000000"), (0x1p-1, "0.5"), (0x1p-10, "0.0009765625"),
    (-0x1p-1022, "-2.2250738585072014e-308"), (0x1p-1023, "1.1125369292536007e-308"),
    (0x1p-1073, "1e-323"),
  ]

  @Test(arguments: layouts)
  func `the shortest text is JavaScript's`(value: Double, text: String) {
    #expect(NumberFormat.shortest.text(of: value) == text)
  }

  @Test(arguments: 0..<50)
  func `the shortest text reads back to the same bits`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let bits = generator.next()
      let scaled = Double(bits >> 11) * [1, 1e-16, 1e-19, 1e-22, 1e3][Int(bits % 5)]
      for value in [Double(bitPattern: bits), scaled, -scaled] {
        guard value.isFinite else { continue }
        let text = NumberFormat.shortest.text(of: value)
        try #require(DecimalNumber(text)?.doubleValue == value, "\(text)")
      }
    }
  }

  @Test(arguments: 0..<30)
  func `fixed digits are those of the exact value`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let bits = generator.next()
      let value =
        bits & 1 == 0 ? Double(bitPattern: bits) : Double(Int64(bitPattern: bits)) * 0x1p-50
      guard value.isFinite else { continue }
      let count = Int.random(in: 0...(seed % 3 == 0 ? 100 : 20), using: &generator)
      try #require(
        NumberFormat.fixed(count).text(of: value) == Self.exactText(of: value, digitCount: count),
        "\(value) with \(count) digits")
    }
  }

  /// The text by rounding `units × 2^exponent × 10^digitCount` in whole numbers of any size.
  static func exactText(of value: Double, digitCount: Int) -> String {
    var number = BigNatural(value.significandBitPattern | (value.isNormal ? 1 << 52 : 0))
    let exponent = Int(max(value.exponentBitPattern, 1)) - 1075
    for _ in 0..<digitCount { number.multiply(by: 10) }
    number.shiftLeft(by: max(exponent, 0))
    number.shiftRightToNearestEven(by: max(-exponent, 0))
    var digits = ""
    while number != BigNatural(0) { digits = "\(number.divide(by: 10))" + digits }
    let sign = value < 0 && !digits.isEmpty ? "-" : ""
    digits = String(repeating: "0", count: max(digitCount + 1 - digits.count, 0)) + digits
    let fraction = digitCount > 0 ? "." + digits.suffix(digitCount) : ""
    return sign + digits.dropLast(digitCount) + fraction
  }

  @Test(arguments: -68...2)
  func `fixed digits are exact on both sides of where 64 bits hold the fraction`(
    unitExponent: Int
  ) throws {
    var generator = SplitMix64(seed: unitExponent + 100)
    let most: UInt64 = 1 << 53
    var units = [most / 2, most / 2 + 1, most - 1, most - 2, most / 4 * 3, most / 16 * 15]
    units += (0..<4).map { _ in most / 2 + generator.next() % (most / 2) }
    for units in units {
      let value = Double(sign: .plus, exponent: unitExponent, significand: Double(units))
      for count in [0, 1, 2, 3, 6, 8, 9, 16, 17, 18, 19, 20] {
        let text = Self.exactText(of: value, digitCount: count)
        try #require(NumberFormat.fixed(count).text(of: value) == text, "\(value), \(count)")
      }
    }
  }

  static let ties: [(Double, Int, String)] = [
    (0.5, 0, "0"), (1.5, 0, "2"), (2.5, 0, "2"), (-0.5, 0, "0"), (-1.5, 0, "-2"),
    (0.125, 2, "0.12"),
    (0.375, 2, "0.38"), (1.005, 2, "1.00"), (0.25, 1, "0.2"), (0.75, 1, "0.8"), (-0.001, 2, "0.00"),
    (-0.005, 2, "-0.01"), (-0.0, 2, "0.00"), (-0.0, 0, "0"), (9.995, 2, "9.99"), (99.5, 0, "100"),
    (0.9999999, 6, "1.000000"), (-0.99999, 3, "-1.000"), (0x1p-12, 11, "0.00024414062"),
    (0x3p-12, 11, "0.00073242188"),
    (999.9996, 3, "1000.000"), (0x1p53, 1, "9007199254740992.0"),
    (1e22, 1, "10000000000000000000000.0"),
  ]

  @Test(arguments: ties)
  func `fixed digits round from the middle to even and never show a negative zero`(
    value: Double, digitCount: Int, text: String
  ) {
    #expect(NumberFormat.fixed(digitCount).text(of: value) == text)
  }

  @Test func `a text is appended behind what is there`() {
    var bytes = Array("x=".utf8)
    NumberFormat.shortest.append(-2.5, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    NumberFormat.fixed(3).append(1.0 / 3, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    NumberFormat.fixed(30).append(1e30, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    NumberFormat.append(-17, to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "x=-2.5,0.333,1000000000000000019884624838656.000000000000000000000000000000,-17")
  }

  @Test func `a buffer of the stated capacity is enough for every shortest text`() throws {
    var bytes = [UInt8](repeating: 0, count: 3 + NumberFormat.shortestCapacity)
    for value in Self.layouts.map(\.0) + [-1.2345678901234567e-6, -1.2345678901234567e16] {
      let text = NumberFormat.shortest.text(of: value)
      try #require(text.utf8.count <= 25)
      var characters = bytes.mutableSpan
      var span = characters.mutableBytes
      let length = NumberFormat.writeShortest(value, to: &span, at: 3)
      try #require(String(decoding: bytes[3..<3 + length], as: UTF8.self) == text)
    }
  }

  @Test(arguments: [0, 1, -1, 9, 10, 99_999_999, 100_000_000, -123_456_789, .max, .min])
  func `a whole number is its decimal digits`(value: Int) {
    var bytes: [UInt8] = []
    NumberFormat.append(value, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "\(value)")
  }

  @Test func `numbers that are not finite are refused`() async {
    await #expect(processExitsWith: .failure) { _ = NumberFormat.shortest.text(of: .nan) }
    await #expect(processExitsWith: .failure) { _ = NumberFormat.fixed(2).text(of: .infinity) }
  }

  @Test func `a count of digits outside its range is refused`() async {
    await #expect(processExitsWith: .failure) { _ = NumberFormat.fixed(-1).text(of: 1) }
    await #expect(processExitsWith: .failure) { _ = NumberFormat.fixed(101).text(of: 1) }
  }
}
