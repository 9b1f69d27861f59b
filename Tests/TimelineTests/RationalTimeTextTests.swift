import Easing
import TestSupport
import Testing
import Timeline

@Suite struct RationalTimeTextTests {
  @Test(arguments: [
    ("0.35", 7, 20), ("0.35s", 7, 20), ("350ms", 7, 20), ("1.2s", 6, 5), ("-1.2s", -6, 5),
    ("+2", 2, 1), (".5ms", 1, 2000), ("1e-3s", 1, 1000), ("1E3ms", 1, 1), ("2.5us", 1, 400_000),
    ("7ns", 7, 1_000_000_000), ("1001/30000", 1001, 30000), ("1001/30000s", 1001, 30000),
    ("5/3s", 5, 3), ("-5/3ms", -1, 600), ("0", 0, 1), ("-0", 0, 1), ("0s", 0, 1),
    ("1000000000", 1_000_000_000, 1), ("-1e9s", -1_000_000_000, 1), ("1e18ns", 1_000_000_000, 1),
    ("0.000000001", 1, 1_000_000_000), ("0.1", 1, 10), ("0.30000000", 3, 10),
  ])
  func `a time is read to its last digit`(_ text: String, _ top: Int, _ bottom: Int) throws {
    #expect(try RationalTime(parsing: text) == RationalTime(top, bottom))
  }

  @Test(arguments: [
    "", "s", "ms", "-", ".", "1 s", " 1s", "1s ", "1sec", "1S", "1MS", "1m", "1h", "abc", "12f",
    "NaN", "Infinity", "inf", "-inf", "1/0", "1/0s", "1.5/2s", "1s/2", "1/2/3", "1e", "1es",
    "0x1s", "1_000s", "1,5s", "--1s", "1ss", "1mss", "µs", "½s",
  ])
  func `a text that is no time is an error with that text`(_ text: String) {
    #expect(throws: TimelineError.notATime(text)) { try RationalTime(parsing: text) }
  }

  @Test(arguments: [
    "1000000001", "-1000000000.5s", "1e10", "1000000000001ms", "1/1000000001", "0.0000000001",
    "0.1ns",
    "170141183460469231731687303715884105728", "1e38", "1e-38s",
    "1/170141183460469231731687303715884105728",
  ])
  func `a time beyond a limit is an error with that text`(_ text: String) {
    #expect(throws: TimelineError.timeOutOfRange(text)) { try RationalTime(parsing: text) }
  }

  @Test(arguments: [
    (RationalTime(7, 20), "0.35s"), (RationalTime(-7, 20), "-0.35s"), (.zero, "0s"),
    (RationalTime(5), "5s"), (RationalTime(-5), "-5s"),
    (RationalTime(1, 1_000_000_000), "0.000000001s"),
    (RationalTime(1001, 30000), "1001/30000s"), (RationalTime(-5, 3), "-5/3s"),
    (RationalTime(1_000_000_001, 1000), "1000000.001s"), (RationalTime(1, 1024), "1/1024s"),
    (RationalTime(1, 512), "0.001953125s"), (.milliseconds(35), "0.035s"),
  ])
  func `whole nanoseconds are written as a decimal, all else as a ratio`(
    _ time: RationalTime, _ text: String
  ) {
    #expect(time.notation == text)
    #expect("\(time)" == text)
  }

  @Test(arguments: 0..<200)
  func `a time reads back from its notation`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let time = RationalTime.random(using: &random)
    #expect(try RationalTime(parsing: time.notation) == time)
  }

  @Test func `a time beyond the limits has a notation, too`() {
    #expect(
      RationalTime(seconds: Rational(Int128.max)).notation
        == "170141183460469231731687303715884105727s")
    #expect(
      RationalTime(seconds: Rational(-1, Int128.max)).notation
        == "-1/170141183460469231731687303715884105727s")
  }
}
