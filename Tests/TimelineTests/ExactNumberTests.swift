import Easing
import Testing

@testable import Timeline

@Suite struct ExactNumberTests {
  @Test(
    arguments: [
      ("0", 0, 1), ("-0.35", -7, 20), (".5", 1, 2), ("+1e-3", 1, 1000), ("1e3", 1000, 1),
      ("30000/1001", 30000, 1001), ("-6/4", -3, 2), ("+1/3", 1, 3), ("0/7", 0, 1),
    ] as [(String, Int128, Int128)])
  func `decimals and ratios are read exactly`(_ text: String, _ top: Int128, _ bottom: Int128) {
    #expect(ExactNumber(reading: Substring(text)) == .value(Rational(top, bottom)))
  }

  @Test(arguments: [
    "", " ", "1 ", " 1", "a", "1/0", "1/", "/1", "/", "1/2/3", "1/-2", "1/+2", "1.5/2", "1/2.5",
    "--1/2", "1e3/2", "0x10", "inf", "nan", "infinity", "1,5", "１", "1/２",
  ])
  func `everything else is malformed`(_ text: String) {
    #expect(ExactNumber(reading: Substring(text)) == .malformed)
  }

  @Test func `a whole number of more than 128 bits is too long`() {
    let digits = String(repeating: "9", count: 40)
    #expect(ExactNumber(reading: Substring(digits)) == .tooLong)
    #expect(ExactNumber(reading: Substring("\(digits)/3")) == .tooLong)
    #expect(ExactNumber(reading: Substring("1/\(digits)")) == .tooLong)
  }

  @Test func `a number reads back from its notation`() {
    for number in [Rational(3), Rational(-5, 2), .zero, Rational(1001, 30000)] {
      let text = ExactNumber.notation(of: number)
      #expect(ExactNumber(reading: Substring(text)) == .value(number))
    }
  }
}
