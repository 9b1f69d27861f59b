import Easing
import Testing
import Timeline

@Suite struct EffectTimingTests {
  @Test func `three iterations of 0.1 s are 0.3 s, exactly`() throws {
    let timing = try EffectTiming(
      delay: RationalTime(parsing: "0.1"), iterations: .times(3),
      duration: .time(RationalTime(parsing: "0.1")))
    #expect(timing.activeDuration == .finite(RationalTime(3, 10)))
    #expect(timing.endTime == .finite(RationalTime(4, 10)))
  }

  @Test(arguments: [Rational(-1), Rational(-1, 1_000_000)])
  func `an iteration start below 0 is an error`(_ start: Rational) {
    expectInvalid("iteration-start", start == Rational(-1) ? "-1" : "-1/1000000") {
      () throws(TimelineError) in _ = try EffectTiming(iterationStart: start)
    }
  }

  @Test func `iterations below 0 are an error`() {
    expectInvalid("iterations", "-1/2") { () throws(TimelineError) in
      _ = try EffectTiming(iterations: .finite(Rational(-1, 2)))
    }
  }

  @Test func `a duration below 0 is an error`() {
    expectInvalid("duration", "-0.001s") { () throws(TimelineError) in
      _ = try EffectTiming(duration: .time(.milliseconds(-1)))
    }
  }

  static let huge = RationalTime(seconds: Rational(Int128.max))

  @Test func `an active duration beyond 128 bits is an error`() {
    #expect(throws: TimelineError.timingNotExact(quantity: "active duration")) {
      try EffectTiming(iterations: .times(2), duration: .time(Self.huge))
    }
  }

  @Test func `an end beyond 128 bits is an error`() {
    #expect(throws: TimelineError.timingNotExact(quantity: "end")) {
      try EffectTiming(delay: RationalTime(1), duration: .time(Self.huge))
    }
    #expect(throws: TimelineError.timingNotExact(quantity: "end")) {
      try EffectTiming(endDelay: RationalTime(1, 3), duration: .time(Self.huge))
    }
  }
}
