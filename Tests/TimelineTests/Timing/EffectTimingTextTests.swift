import Easing
import Testing
import Timeline

@Suite struct EffectTimingTextTests {
  @Test func `an iteration start is a number of at least 0`() throws {
    #expect(try EffectTiming.iterationStart(parsing: "0.5") == Rational(1, 2))
    #expect(try EffectTiming.iterationStart(parsing: "7/3") == Rational(7, 3))
    for text in ["-0.5", "infinite", "NaN", "Infinity", "-Infinity", "1e10", ""] {
      expectInvalid("iteration-start", text) { () throws(TimelineError) in
        _ = try EffectTiming.iterationStart(parsing: text)
      }
    }
  }

  @Test func `a playback rate is any number`() throws {
    #expect(try EffectTiming.playbackRate(parsing: "-0.5") == Rational(-1, 2))
    #expect(try EffectTiming.playbackRate(parsing: "1000/1001") == Rational(1000, 1001))
    #expect(try EffectTiming.playbackRate(parsing: "0") == .zero)
    for text in ["infinite", "NaN", "-Infinity", "1e10", "-1e10", "2x", ""] {
      expectInvalid("playback-rate", text) { () throws(TimelineError) in
        _ = try EffectTiming.playbackRate(parsing: text)
      }
    }
  }
}
