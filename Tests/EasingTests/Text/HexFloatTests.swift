// Expected values: the C library behind `Double(_:)`, and powers of two.

import TestSupport
import Testing

@testable import Easing

struct HexFloatTests {
  static let numbers: [(String, Double)] = [
    ("0x1.8p-3", 0.1875), ("-0X.cP+10", -768), ("0x10", 16), ("+0xFfp0", 255), ("0x1.p1", 2),
    ("0x0p0", 0), ("0x000.000p999999999999999999999", 0),
    ("0x1.fffffffffffffp1023", .greatestFiniteMagnitude),
    ("0x1p-1074", 0x1p-1074), ("0x1p-1075", 0), ("0x1.8p-1075", 0x1p-1074),
    ("0x1.0000000000001p-1075", 0x1p-1074), ("0x3p-1075", 0x1p-1073), ("0x1p1024", .infinity),
    ("-0x1p99999999999999999999", -.infinity), ("0x1p-99999999999999999999", 0),
    ("0x1.fffffffffffff7p1023", .greatestFiniteMagnitude), ("0x1.fffffffffffff8p1023", .infinity),
    ("0x0.0000000000000000000000000000000000001p148", 1),
    ("0x1000000000000000000000000000000000000p-144", 1),
    // Halfway, halfway to an odd number, and a bit far behind a halfway point.
    ("0x20000000000001p0", 0x1p53), ("0x20000000000003p0", 0x1p53 + 4),
    ("0x20000000000001.0000000000000000000000000000000000001p0", 0x1p53 + 2),
    ("0x1.00000000000008p0", 1), ("0x1.00000000000008000000000000000000000000000001p0", 1.0.nextUp),
  ]

  @Test(arguments: numbers)
  func `a hexadecimal number is its nearest double`(text: String, value: Double) {
    #expect(HexFloat(text)?.doubleValue == value)
  }

  @Test(arguments: [
    "", "0", "0x", "0xp3", "0x.p3", "x1", "1p3", "0x1p", "0x1p+", "0x1..8p3", "0x1.8p3.",
    "0x1.8p3f", "0x1.8p0x3", " 0x1", "0x1 ", "0xg", "0x1.8e+3", "--0x1", "inf", "nan", "0x-1",
  ])
  func `text that is no hexadecimal number is refused`(text: String) {
    #expect(HexFloat(text) == nil)
  }

  @Test func `minus zero keeps its sign`() {
    #expect(HexFloat("-0x0p0")?.doubleValue.sign == .minus)
    #expect(HexFloat("-0x1p-2000")?.doubleValue.sign == .minus)
  }

  @Test(arguments: 0..<10)
  func `numbers of any length and size read as the C library reads them`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let digits = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        String(UInt8.random(in: 0...15, using: &generator), radix: 16)
      }
      let point = Int.random(in: 0..<digits.count, using: &generator)
      let text =
        "0x" + digits[..<point].joined() + "." + digits[point...].joined()
        + "p\(Int.random(in: -1150...1030, using: &generator))"
      let value = try #require(Double(text))
      try #require(HexFloat(text)?.doubleValue == value, "\(text)")
    }
  }

  @Test func `the expected values of the vectors are read exactly`() throws {
    let rows = try Vectors.csv("penner.csv")
    try #require(rows.count > 1000)
    for row in rows {
      let text = try #require(row["y"])
      try #require(HexFloat(text)?.doubleValue == Double(text), "\(text)")
    }
  }
}
