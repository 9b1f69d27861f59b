// Long chains, extreme times and extreme values.
// Expected values: closed forms, and that nothing traps or takes long.

import Easing
import Testing
import Timeline

struct PropertyTrackBoundsTests {
  private func chain(
    _ count: Int, duration: RationalTime, policy: PropertyTrack.Policy
  ) throws -> PropertyTrack {
    let curve = EasingCurve.steps(try Steps(10, policy == .additive ? .jumpEnd : .jumpStart))
    return try PropertyTrack(
      initial: 0,
      events: (0..<count).map {
        .animate(
          at: .milliseconds($0), to: $0.isMultiple(of: 2) ? 1 : 0, duration: duration, curve: curve,
          policy: policy)
      })
  }

  @Test(.timeLimit(.minutes(1)))
  func `a hundred thousand interruptions are folded once`() throws {
    // Each animation has taken one step of a tenth when it is replaced, one way and back.
    let track = try chain(
      100_000, duration: .milliseconds(10), policy: .beginFromCurrentState)
    #expect(track.completions.count == 100_000)
    #expect(track.completions(through: RationalTime(50)).count == 50_000)
    // x becomes x + (1 − x)/10, then 9/10 of that: the fixed point of 0.81 x + 0.09 is 9/19.
    let value = track.state(at: .milliseconds(99_998), side: .left).value
    #expect(abs(value - 9.0 / 19) <= 1e-12)
    #expect(track.state(at: RationalTime(101)).value == 0)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a hundred thousand additive animations cost only those in flight`() throws {
    let track = try chain(100_000, duration: .milliseconds(10), policy: .additive)
    for time in stride(from: 997, through: 99_999, by: 997) {
      // Ten in flight: 1 − (1 − 0.9 + 0.8 − … − 0.1) while going up, and as much while going down.
      let value = track.state(at: .milliseconds(time)).value
      try #require(abs(value - 0.5) <= 1e-15)
    }
    #expect(track.state(at: RationalTime(101)).value == 0)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a long stack of crossfades needs no recursion`() throws {
    let track = try chain(100_000, duration: RationalTime(1_000_000), policy: .crossfade)
    // All stay in their first tenth, so each mixes one tenth of 1 or 0 into those below.
    let state = track.state(at: RationalTime(100))
    #expect(abs(state.value - 9.0 / 19) <= 1e-12)
    #expect(state.isRunning)
  }

  @Test(arguments: PropertyTrack.Policy.allCases)
  func `no time traps`(policy: PropertyTrack.Policy) throws {
    let track = try PropertyTrack(
      initial: 0,
      events: [
        .animate(
          at: RationalTime(1, 999_999_937), to: 1, duration: RationalTime(1, 999_999_893),
          delay: RationalTime(1, 999_999_929), policy: policy),
        .animate(
          at: RationalTime(2, 999_999_937), to: 2, duration: RationalTime(3, 7),
          delay: RationalTime(-1, 999_999_883), policy: policy),
        .animate(
          at: RationalTime(-1_000_000_000), to: 3, duration: RationalTime(1_000_000_000),
          delay: RationalTime(1_000_000_000), policy: policy),
      ])
    let extremes = [
      Rational(Int128.max, 1), Rational(-Int128.max, 1), Rational(1, Int128.max),
      Rational(Int128.max, Int128.max - 1), Rational(-Int128.max, Int128.max - 1),
      Rational(Int128.max / 7, Int128.max - 2), Rational(Int128.max, 1_000_000_001),
    ]
    for seconds in extremes {
      for side in Side.allCases {
        let state = track.state(at: RationalTime(seconds: seconds), side: side)
        try #require(state.value.isFinite && state.velocity.isFinite)
      }
      _ = track.completions(through: RationalTime(seconds: seconds))
    }
  }

  @Test func `the largest values neither overflow on the way nor miss their ends`() throws {
    let largest = Double.greatestFiniteMagnitude
    let track = try PropertyTrack(
      initial: -largest,
      events: [.animate(at: .zero, to: largest, duration: RationalTime(1))])
    #expect(track.state(at: .zero).value == -largest)
    #expect(track.state(at: RationalTime(1, 2)).value.isFinite)
    #expect(track.state(at: RationalTime(1), side: .left).value == largest)
  }

  @Test func `a vertical tangent has an infinite velocity, unless it leads nowhere`() throws {
    let vertical = EasingCurve.cubicBezier(try CubicBezier(x1: 0, y1: 1, x2: 1, y2: 1))
    let track = try PropertyTrack(
      initial: 0,
      events: [
        .animate(at: .zero, to: -1, duration: RationalTime(1), curve: vertical),
        .animate(at: RationalTime(2), to: -1, duration: RationalTime(1), curve: vertical),
      ])
    #expect(track.state(at: .zero).velocity == -.infinity)
    #expect(track.state(at: .zero, side: .left).velocity == 0)
    #expect(track.state(at: RationalTime(2)).velocity == 0)
  }
}
