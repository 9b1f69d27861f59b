import Easing
import Testing
import Timeline

@Suite struct EffectTimingStateTests {
  /// Two iterations of 2 s.
  static func twice(
    _ direction: PlaybackDirection = .normal, easing: EasingCurve = .linear
  ) throws -> EffectTiming {
    try EffectTiming(
      fill: .both, iterations: .times(2), duration: .time(RationalTime(2)), direction: direction,
      easing: easing)
  }

  @Test func `without a time an effect is idle`() throws {
    let state = try Self.twice().state(at: nil)
    #expect(state == .idle)
    #expect(state.phase == .idle)
    #expect(state.progress == nil && state.currentIteration == nil && state.velocity == 0)
  }

  @Test func `the example of the documentation holds`() throws {
    let timing = try EffectTiming(iterations: .times(3), duration: .time(.milliseconds(400)))
    #expect(try timing.state(at: .milliseconds(800)).currentIteration == .finite(2))
  }

  @Test func `every step of the evaluation is exact`() throws {
    let timing = try EffectTiming(
      delay: .milliseconds(100), iterationStart: Rational(1, 3), iterations: .times(3),
      duration: .time(.milliseconds(700)), direction: .alternate)
    let iteration = try #require(try timing.state(at: .milliseconds(800)).iteration)
    #expect(iteration.activeTime == .milliseconds(700))
    #expect(iteration.overallProgress == .finite(Rational(4, 3)))
    #expect(iteration.number == .finite(1))
    #expect(iteration.simpleProgress == Rational(1, 3))
    #expect(iteration.isReversed)
    #expect(iteration.directedProgress == Rational(2, 3))
    #expect(iteration.progress == Rational(2, 3).doubleValue)
    #expect(iteration.side == .right)
  }

  @Test func `both sides of an iteration boundary can be asked for`() throws {
    let (timing, boundary) = (try Self.twice(), RationalTime(2))
    let left = try timing.limit(at: boundary, from: .left)
    let right = try timing.limit(at: boundary, from: .right)
    #expect(left.progress == 1 && left.currentIteration == .finite(0))
    #expect(right.progress == 0 && right.currentIteration == .finite(1))
    #expect(try timing.state(at: boundary) == right)
  }

  @Test func `both sides of the ends can be asked for`() throws {
    let timing = try EffectTiming(delay: RationalTime(1), duration: .time(RationalTime(1)))
    #expect(try timing.limit(at: RationalTime(1), from: .left).phase == .before)
    #expect(try timing.limit(at: RationalTime(1), from: .left).progress == nil)
    #expect(try timing.limit(at: RationalTime(1), from: .right).progress == 0)
    #expect(try timing.limit(at: RationalTime(2), from: .left).progress == 1)
    #expect(try timing.limit(at: RationalTime(2), from: .right).phase == .after)
    #expect(try timing.limit(at: RationalTime(2), from: .right).progress == nil)
  }

  @Test func `steps that run backwards jump just after their time`() throws {
    let timing = try Self.twice(.reverse, easing: .steps(Steps(2, .jumpStart)))
    let middle = RationalTime(1)
    #expect(try timing.state(at: middle).progress == 1)
    #expect(try timing.limit(at: middle, from: .left).progress == 1)
    #expect(try timing.limit(at: middle, from: .right).progress == 0.5)
  }

  @Test(arguments: [
    (PlaybackDirection.normal, 0.5, 0.5), (.reverse, -0.5, -0.5), (.alternate, 0.5, -0.5),
    (.alternateReverse, -0.5, 0.5),
  ])
  func `velocity is progress per second, with the sign of the direction`(
    _ direction: PlaybackDirection, _ first: Double, _ second: Double
  ) throws {
    let timing = try Self.twice(direction)
    #expect(try timing.state(at: RationalTime(1)).velocity == first)
    #expect(try timing.state(at: RationalTime(3)).velocity == second)
    #expect(try timing.limit(at: RationalTime(2), from: .left).velocity == first)
    #expect(try timing.limit(at: RationalTime(2), from: .right).velocity == second)
    for outside in [-1, 4, 5] {
      #expect(try timing.state(at: RationalTime(outside)).velocity == 0)
    }
  }

  @Test(arguments: [(1, 1, 0.5), (2, 1, 1), (1, 2, 0.25), (0, 1, 0), (-1, 1, -0.5), (-3, 1, -1.5)])
  func `velocity grows with the playback rate`(_ top: Int, _ bottom: Int, _ velocity: Double) throws
  {
    let rate = Rational(Int128(top), Int128(bottom))
    let state = try Self.twice().state(at: RationalTime(1), playbackRate: rate)
    #expect(state.velocity == velocity)
    #expect(state.progress == 0.5)
  }

  @Test func `velocity is the slope of the easing on its own side`() throws {
    // Straight lines through (0, 0), (3/4, 1/4), (1, 1): slopes 1/3 and 3 per iteration of 2 s.
    let easing = try EasingCurve(parsing: "linear(0, 0.25 75%, 1)")
    let timing = try Self.twice(easing: easing)
    let corner = RationalTime(3, 2)
    #expect(try timing.limit(at: corner, from: .left).velocity == 1.0 / 3 / 2)
    #expect(try timing.limit(at: corner, from: .right).velocity == 1.5)
    let reversed = try Self.twice(.reverse, easing: easing)
    #expect(try reversed.limit(at: RationalTime(1, 2), from: .left).velocity == -1.5)
    #expect(try reversed.limit(at: RationalTime(1, 2), from: .right).velocity == -1.0 / 3 / 2)
  }

  @Test func `velocity at the ends is that of the iteration`() throws {
    let timing = try Self.twice(.alternate, easing: .easeIn)
    // The slope of ease-in at its end is 1 / 0.58.
    let slope = 1 / 0.58 / 2
    #expect(abs(try timing.limit(at: RationalTime(2), from: .left).velocity - slope) < 1e-14)
    #expect(abs(try timing.limit(at: RationalTime(2), from: .right).velocity + slope) < 1e-14)
  }

  @Test func `velocity at a boundary stays within the iteration that shows`() throws {
    // The curve jumps to 1/2 at its start, before which it stands still.
    let jump = try PiecewiseLinear(sorted: [
      .init(input: 0, output: 0), .init(input: 0, output: 0.5), .init(input: 1, output: 1),
    ])
    let timing = try Self.twice(easing: .piecewiseLinear(jump))
    let state = try timing.state(at: RationalTime(2), playbackRate: Rational(-1))
    #expect(state.currentIteration == .finite(1))
    #expect(state.velocity == -0.25)
  }

  @Test func `a vertical tangent has an infinite velocity, and none at a rate of 0`() throws {
    let easing = EasingCurve.cubicBezier(try CubicBezier(x1: 0, y1: 1, x2: 1, y2: 1))
    let timing = try Self.twice(easing: easing)
    #expect(try timing.state(at: .zero).velocity == .infinity)
    #expect(try timing.state(at: .zero, playbackRate: Rational(-1)).velocity == 0)
    #expect(try timing.state(at: .zero, playbackRate: .zero).velocity == 0)
  }

  @Test func `endless iterations that take no time end where they started`() throws {
    let timing = try EffectTiming(
      fill: .both, iterationStart: Rational(5, 2), iterations: .infinite, direction: .alternate)
    let state = try timing.state(at: .zero)
    #expect(state.phase == .after)
    #expect(state.iteration?.overallProgress == .infinite)
    #expect(state.iteration?.simpleProgress == Rational(1, 2))
    #expect(state.currentIteration == .infinite)
  }

  @Test func `progress and velocity go on in a fill that a negative delay has cut into`() throws {
    let timing = try EffectTiming(
      delay: RationalTime(-1), fill: .both, duration: .time(RationalTime(2)))
    let state = try timing.state(at: RationalTime(-1, 2))
    #expect(state.phase == .before)
    #expect(state.progress == 0.25)
    #expect(state.velocity == 0.5)
    #expect(try timing.state(at: RationalTime(-1)).velocity == 0.5)
    #expect(try timing.limit(at: RationalTime(-1), from: .left).velocity == 0)
  }

  @Test func `a fraction beyond 128 bits is an error that names it`() throws {
    // The denominator is a prime, so that nothing cancels.
    let finest = RationalTime(seconds: Rational(1, Int128.max))
    let timing = try EffectTiming(delay: RationalTime(-1, 3), duration: .time(RationalTime(7)))
    #expect(throws: TimelineError.timingNotExact(quantity: "active time")) {
      try timing.state(at: finest)
    }
    let starting = try EffectTiming(
      iterationStart: Rational(1, 3), duration: .time(RationalTime(1)))
    #expect(throws: TimelineError.timingNotExact(quantity: "overall progress")) {
      try starting.state(at: finest)
    }
    let endless = try EffectTiming(
      iterations: .infinite, duration: .time(RationalTime(1, 1_000_000_000_000_000_000)))
    #expect(throws: TimelineError.timingNotExact(quantity: "current iteration")) {
      try endless.state(at: RationalTime(1_000_000_000))
    }
    let tiny = try EffectTiming(duration: .time(RationalTime(7, 17)))
    #expect(throws: TimelineError.timingNotExact(quantity: "overall progress")) {
      try tiny.overallProgress(at: RationalTime(seconds: Rational(Int128.max / 8, Int128.max)))
    }
  }
}
