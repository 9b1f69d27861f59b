import Easing
import Scenes
import TestSupport
import Testing
import Timeline

/// Expected values: fractions computed by hand, and an independent count of cycles.
struct ShimmerClockTests {
  /// What a linear shimmer is at a time.
  struct Expected: CustomTestStringConvertible {
    var time: RationalTime
    var cycle: Int
    var direction = 1
    var progress: Double
    var velocity: Double

    var testDescription: String { "\(time)" }
  }

  func check(_ shimmer: Shimmer, _ expected: Expected) {
    let sample = shimmer.sample(at: expected.time)
    #expect(sample.cycle == expected.cycle)
    #expect(sample.isReversed == (expected.direction < 0))
    #expect(sample.progress == expected.progress)
    #expect(sample.progressVelocity == expected.velocity)
  }

  @Test(arguments: [
    Expected(time: .milliseconds(0), cycle: 0, progress: 0, velocity: 2.5),
    Expected(time: .milliseconds(399), cycle: 0, progress: 0.9975, velocity: 2.5),
    // 1.2 / 0.4 is below 3 in doubles.
    Expected(time: .milliseconds(1200), cycle: 3, progress: 0, velocity: 2.5),
    Expected(time: .milliseconds(1300), cycle: 3, progress: 0.25, velocity: 2.5),
    Expected(
      time: .milliseconds(400_000_000_000), cycle: 1_000_000_000, progress: 0, velocity: 2.5),
  ])
  func `cycles are half open and counted exactly`(_ expected: Expected) throws {
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.curve = .linear
        $0.duration = .milliseconds(400)
      })
    check(shimmer, expected)
  }

  @Test(arguments: [
    Expected(time: RationalTime(1, 4), cycle: 0, progress: 0.25, velocity: 1),
    Expected(time: RationalTime(1), cycle: 1, direction: -1, progress: 1, velocity: -1),
    Expected(time: RationalTime(7, 4), cycle: 1, direction: -1, progress: 0.25, velocity: -1),
    Expected(time: RationalTime(2), cycle: 2, progress: 0, velocity: 1),
  ])
  func `a cycle that reverses runs back from 1`(_ expected: Expected) throws {
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.curve = .linear
        $0.autoreverses = true
      })
    #expect(shimmer.extent == .endless(period: RationalTime(2)))
    check(shimmer, expected)
  }

  @Test(arguments: [
    Expected(time: .zero, cycle: 0, progress: 0, velocity: 0),
    Expected(time: RationalTime(1, 4), cycle: 0, progress: 0, velocity: 1),
    Expected(time: RationalTime(1), cycle: 0, progress: 0.75, velocity: 1),
    Expected(time: RationalTime(5, 4), cycle: 1, progress: 0, velocity: 1),
    Expected(time: RationalTime(3, 2), cycle: 1, progress: 0.25, velocity: 1),
  ])
  func `an initial delay holds the first cycle only`(_ expected: Expected) throws {
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.curve = .linear
        $0.delay = RationalTime(1, 4)
      })
    #expect(shimmer.extent == .endless(period: RationalTime(1), start: RationalTime(1, 4)))
    check(shimmer, expected)
  }

  @Test(arguments: [
    Expected(time: .zero, cycle: 0, progress: 0, velocity: 0),
    Expected(time: RationalTime(1, 4), cycle: 0, progress: 0, velocity: 1),
    Expected(time: RationalTime(1), cycle: 0, progress: 0.75, velocity: 1),
    Expected(time: RationalTime(5, 4), cycle: 1, direction: -1, progress: 1, velocity: 0),
    Expected(time: RationalTime(3, 2), cycle: 1, direction: -1, progress: 1, velocity: -1),
    Expected(time: RationalTime(9, 4), cycle: 1, direction: -1, progress: 0.25, velocity: -1),
    Expected(time: RationalTime(5, 2), cycle: 2, progress: 0, velocity: 0),
  ])
  func `a delay in each cycle holds the end from which the cycle starts`(
    _ expected: Expected
  ) throws {
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.curve = .linear
        $0.delay = RationalTime(1, 4)
        $0.delayMode = .eachCycle
        $0.autoreverses = true
      })
    #expect(shimmer.extent == .endless(period: RationalTime(5, 2)))
    check(shimmer, expected)
  }

  @Test func `before an initial delay is over nothing moves, even where a curve starts above 0`()
    throws
  {
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.curve = .named(.stepStart)
        $0.delay = RationalTime(1)
        $0.repetition = .once
      })
    check(shimmer, Expected(time: RationalTime(999, 1000), cycle: 0, progress: 0, velocity: 0))
    check(shimmer, Expected(time: RationalTime(1), cycle: 0, progress: 1, velocity: 0))
  }

  @Test func `steps are taken at their exact fractions, and backwards from later times`() throws {
    let curve = EasingCurve.steps(try Steps(3))
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.curve = curve
        $0.duration = RationalTime(3, 10)
        $0.autoreverses = true
      })
    // Nine tenths of a second in steps of a tenth; a frame at 1/10 s is at the jump itself.
    let values = FrameSequence(0..<9, at: try FrameRate(10)).map {
      shimmer.sample(at: $0.time).progress
    }
    let (third, twoThirds) = (1.0 / 3, 2.0 / 3)
    #expect(values == [0, third, twoThirds, twoThirds, third, 0, 0, third, twoThirds])
  }

  @Test(arguments: [1, 2, 3])
  func `a finished animation shows the model, whatever its last cycle's direction`(
    _ count: Int
  ) throws {
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.curve = .linear
        $0.repetition = .count(count)
        $0.autoreverses = true
        $0.delay = RationalTime(1, 2)
      })
    let end = RationalTime(1, 2) + RationalTime(count)
    #expect(shimmer.extent == .finite(end: end))
    for later in [RationalTime.zero, RationalTime(1, 1000), RationalTime(1000)] {
      check(
        shimmer,
        Expected(
          time: end + later, cycle: count - 1, direction: count == 2 ? -1 : 1, progress: 1,
          velocity: 0))
    }
    let last = shimmer.sample(at: end - RationalTime(1, 4))
    #expect(last.progress == (count == 2 ? 0.25 : 0.75))
  }

  @Test(arguments: 0..<200)
  func `cycle and progress follow from an exact count`(_ seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var configuration = Shimmer.Configuration { $0.curve = .linear }
    configuration.duration = .random(upTo: 2, using: &random) + RationalTime(1, 60)
    configuration.delay = .random(upTo: 1, using: &random)
    configuration.delayMode = Bool.random(using: &random) ? .initial : .eachCycle
    configuration.autoreverses = Bool.random(using: &random)
    configuration.presentedAt = [.random(upTo: 3, using: &random)]
    let shimmer = try Shimmer(configuration)
    for _ in 0..<50 {
      let time = RationalTime.random(upTo: 20, using: &random)
      let sample = shimmer.sample(at: time)
      try #require(sample.isVisible == (time >= configuration.presentedAt[0]), "\(time)")
      // Count the cycles one by one, from the start on.
      var start = configuration.presentedAt[0]
      if configuration.delayMode == .initial { start = start + configuration.delay }
      var cycle = 0
      var wait = configuration.delayMode == .initial ? RationalTime.zero : configuration.delay
      while time >= start + wait + configuration.duration, sample.isVisible {
        start = start + wait + configuration.duration
        cycle += 1
      }
      wait = start + wait
      let part = time <= wait ? Rational.zero : (time - wait) / configuration.duration
      let reversed = configuration.autoreverses && cycle % 2 == 1
      let progress = (reversed ? Rational.one - part : part).doubleValue
      try #require(sample.progress == (sample.isVisible ? progress : 0), "\(time)")
      try #require(sample.cycle == (sample.isVisible ? cycle : 0), "\(time)")
    }
  }

  @Test func `the velocity is the slope of the curve over the duration`() throws {
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.duration = RationalTime(2)
        $0.autoreverses = true
      })
    // The slope of ease-in-out in its middle is 1/0.58; the two parts of a cycle mirror each other.
    let middle = shimmer.sample(at: RationalTime(1))
    #expect(abs(middle.progressVelocity - 1 / 0.58 / 2) <= 1e-15)
    let back = shimmer.sample(at: RationalTime(3))
    #expect(back.progressVelocity == -middle.progressVelocity)
  }

  @Test func `a time too fine for 128 bits is taken at the nearest doubles`() throws {
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.curve = .linear
        $0.presentedAt = [RationalTime(1, 999_999_893)]
      })
    let fine = RationalTime(seconds: Rational((1 << 119) + 1, 1 << 120))
    #expect(abs(shimmer.sample(at: fine).progress - (0.5 - 1 / 999_999_893)) <= 0x1p-52)
  }
}
