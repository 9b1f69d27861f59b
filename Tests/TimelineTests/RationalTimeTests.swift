import Easing
import Testing
import Timeline

@Suite struct RationalTimeTests {
  @Test func `equal times are equal however they are written`() {
    #expect(RationalTime(2, 4) == RationalTime(1, 2))
    #expect(RationalTime.milliseconds(350) == RationalTime(7, 20))
    #expect(RationalTime(-1, -2) == RationalTime(1, 2))
  }

  @Test func `times are ordered by size, not by their parts`() {
    #expect(RationalTime(1001, 30000) < RationalTime(1, 29))
    #expect(RationalTime(-1, 3) < RationalTime(-1, 4))
    #expect(min(RationalTime(1, 3), RationalTime(1, 2)) == RationalTime(1, 3))
  }

  @Test func `only no time is zero`() {
    #expect(RationalTime.zero.isZero)
    #expect(RationalTime(0, 7).isZero)
    #expect(!RationalTime(1, 1_000_000_000).isZero)
  }

  @Test func `the limits themselves are within the limits`() throws {
    let greatest = Rational(Int128(RationalTime.greatestSeconds))
    let finest = Rational(1, Int128(RationalTime.greatestDenominator))
    #expect(try RationalTime(validating: greatest).seconds == greatest)
    #expect(try RationalTime(validating: -greatest).seconds == -greatest)
    #expect(try RationalTime(validating: finest).seconds == finest)
  }

  @Test(arguments: [
    Rational(1_000_000_001), Rational(-1_000_000_001), Rational(10_000_000_001, 10),
    Rational(1, 1_000_000_001), Rational(Int128.max), Rational(1, Int128.max),
  ])
  func `a time beyond a limit is an error with that time`(_ seconds: Rational) {
    #expect(throws: TimelineError.timeOutOfRange(RationalTime(seconds: seconds).notation)) {
      try RationalTime(validating: seconds)
    }
  }
}
