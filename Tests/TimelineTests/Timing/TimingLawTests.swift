// Laws of the timing model over random timings, with the boundaries as frequent as other times.

import Easing
import TestSupport
import Testing
import Timeline

@Suite struct TimingLawTests {
  @Test(arguments: 0..<200)
  func `a reversed effect mirrors the normal one`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let plan = TimingPlan(using: &random)
    let (forwards, backwards) = (try plan.timing(.normal), try plan.timing(.reverse))
    for time in plan.times {
      let (ahead, back) = (try forwards.state(at: time), try backwards.state(at: time))
      try #require(ahead.phase == back.phase)
      try #require(ahead.currentIteration == back.currentIteration)
      guard let one = ahead.iteration, let other = back.iteration else { continue }
      try #require(one.directedProgress == .one - other.directedProgress)
      try #require(one.velocity == -other.velocity)
    }
  }

  @Test(arguments: 0..<200)
  func `an alternating effect is the same on both sides of a turn`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let length = RationalTime(Int.random(in: 1...999, using: &random), 1000)
    let direction: PlaybackDirection = Bool.random(using: &random) ? .alternate : .alternateReverse
    let timing = try EffectTiming(
      iterations: .times(6), duration: .time(length), direction: direction)
    let turn = length * Int.random(in: 1...5, using: &random)
    for _ in 0..<20 {
      let distance = length.scaled(by: Rational(Int128.random(in: 0...12, using: &random), 12))
      let before = try timing.limit(at: turn - distance, from: .left).iteration
      let after = try timing.limit(at: turn + distance, from: .right).iteration
      guard let before, let after else { continue }
      try #require(before.directedProgress == after.directedProgress)
      try #require(before.progress == after.progress)
      try #require(before.velocity == -after.velocity)
      try #require(before.isReversed != after.isReversed)
    }
  }

  @Test(arguments: 0..<200)
  func `a limit is the state at a time as near as you like`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let plan = TimingPlan(using: &random)
    let timing = try plan.timing(plan.direction)
    // Far below the distance of any two jumps, whose times have denominators below 10^9.
    let step = RationalTime(1, 1_000_000_000_000_000)
    for time in plan.times {
      for side in Side.allCases {
        let limit = try timing.limit(at: time, from: side)
        let near = try timing.state(at: side == .left ? time - step : time + step)
        try #require(limit.phase == near.phase, "\(side) of \(time) in \(timing)")
        try #require(limit.progress == near.progress, "\(side) of \(time) in \(timing)")
        try #require(limit.currentIteration == near.currentIteration)
        try #require(limit.velocity == near.velocity)
        guard let one = limit.iteration, let other = near.iteration else { continue }
        try #require(one.isReversed == other.isReversed)
        let gap = one.directedProgress - other.directedProgress
        try #require(max(gap, -gap) <= plan.progress(in: step))
      }
    }
  }

  @Test(arguments: 0..<200)
  func `with a negative rate a boundary belongs to the earlier phase`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let plan = TimingPlan(using: &random)
    let timing = try plan.timing(plan.direction)
    for time in plan.times {
      let rate = Rational(-1, 2)
      let phase = try timing.state(at: time, playbackRate: rate).phase
      try #require(phase == (try timing.limit(at: time, from: .left)).phase)
      let forwards = try timing.state(at: time, playbackRate: .zero)
      try #require(forwards.phase == (try timing.limit(at: time, from: .right)).phase)
      try #require(forwards.velocity == 0)
    }
  }

  @Test(arguments: 0..<200)
  func `iterations can be split into two effects`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let length = RationalTime(Int.random(in: 1...999, using: &random), 1000)
    let parts = (0..<2).map { _ in Rational(Int128.random(in: 0...9, using: &random), 3) }
    let direction = PlaybackDirection.allCases.randomElement(using: &random) ?? .normal
    let first = length.scaled(by: parts[0])
    let whole = try EffectTiming(
      iterations: .finite(parts[0] + parts[1]), duration: .time(length), direction: direction)
    let left = try EffectTiming(
      iterations: .finite(parts[0]), duration: .time(length), direction: direction)
    let right = try EffectTiming(
      delay: first, iterationStart: parts[0], iterations: .finite(parts[1]),
      duration: .time(length), direction: direction)
    #expect(whole.endTime == right.endTime)
    for number in -3...60 {
      let time = length.scaled(by: Rational(Int128(number), 9))
      let part = time < first ? left : right
      let (one, other) = (try whole.state(at: time), try part.state(at: time))
      try #require(one.progress == other.progress)
      try #require(one.currentIteration == other.currentIteration)
      try #require(one.velocity == other.velocity)
    }
  }

  @Test(arguments: ["0.1", "16.6ms", "0.3s", "1001/30000", "0.7", "1/3", "0.000000001"])
  func `the start of every iteration is exactly 0`(_ text: String) throws {
    let length = try RationalTime(parsing: text)
    let timing = try EffectTiming(iterations: .infinite, duration: .time(length))
    for number in 0..<500 {
      let iteration = try timing.state(at: length * number).iteration
      try #require(iteration?.number == .finite(Int64(number)))
      try #require(iteration?.directedProgress == .zero)
      try #require(iteration?.progress == 0)
    }
  }

  @Test(arguments: 0..<50)
  func `the order of sampling changes nothing`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let plan = TimingPlan(using: &random)
    let timing = try plan.timing(plan.direction)
    let frames = FrameSequence(-30..<90, at: .ntsc30)
    let inOrder = try frames.map { try timing.state(at: $0.time) }
    for frame in frames.shuffled(using: &random) {
      try #require(try timing.state(at: frame.time) == inOrder[frame.number + 30])
    }
  }

  @Test(arguments: 0..<200)
  func `whole nanoseconds and frames of any rate are always exact`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let second = 1_000_000_000
    func nanoseconds(_ least: Int) -> RationalTime {
      let edges = [least, 0, 1, second * second, second * second - 1]
      return RationalTime(
        edges.randomElement(using: &random).flatMap { Bool.random(using: &random) ? $0 : nil }
          ?? Int.random(in: max(least, 1 - second * second)...second * second, using: &random),
        second)
    }
    let start = Int128.random(in: 0...999_999_999, using: &random)
    let count = Int128.random(in: 0...1_000_000_000_000_000, using: &random)
    let timing = try EffectTiming(
      delay: nanoseconds(-second * second), endDelay: nanoseconds(-second * second), fill: .both,
      iterationStart: Rational(start, 1_000_000), iterations: .finite(Rational(count, 1_000_000)),
      duration: .time(nanoseconds(0)), direction: .alternateReverse)
    let rate = try FrameRate(
      Int.random(in: 900_000_000...second, using: &random),
      Int.random(in: 1_000...second, using: &random))
    let last = try rate.frame(at: RationalTime(second))
    for _ in 0..<10 {
      _ = try timing.state(at: nanoseconds(-second * second))
      _ = try timing.limit(at: nanoseconds(-second * second), from: .left)
      _ = try timing.state(at: rate.time(ofFrame: .random(in: -last...last, using: &random)))
    }
  }
}

/// A random timing with the times at which something happens in it.
private struct TimingPlan {
  let delay: RationalTime
  let endDelay: RationalTime
  let fill: FillMode
  let iterationStart: Rational
  let iterations: IterationCount
  let duration: IterationDuration
  let direction: PlaybackDirection
  let steps: Int
  let jumpTerm: Steps.JumpTerm
  private let wholes: [Int128]
  private let milliseconds: [Int]

  init(using random: inout SplitMix64) {
    func pick<Element>(_ choices: [Element]) -> Element {
      choices[Int.random(in: 0..<choices.count, using: &random)]
    }
    delay = .milliseconds(pick([0, 0, 100, -100, 37, -250, 1000]))
    endDelay = .milliseconds(pick([0, 0, 50, -50, -400, -2000, 5000]))
    fill = pick(FillMode.allCases + [.both, .both])
    iterationStart = pick([.zero, .zero, .one, Rational(1, 2), Rational(9, 4), Rational(1, 3)])
    iterations = pick([
      .once, .times(0), .times(2), .times(3), .finite(Rational(5, 2)), .finite(Rational(10, 3)),
      .infinite,
    ])
    duration = pick([
      .auto, .infinite, .time(.milliseconds(100)), .time(.milliseconds(400)),
      .time(.milliseconds(1000)), .time(RationalTime(83, 5000)),
    ])
    direction = pick(PlaybackDirection.allCases)
    steps = pick([2, 3, 4, 5])
    jumpTerm = pick(Steps.JumpTerm.allCases)

    wholes = (0..<12).map { _ in Int128.random(in: -12...36, using: &random) }
    milliseconds = (0..<6).map { _ in Int.random(in: -300...3000, using: &random) }
  }

  /// Times at which an iteration or a step begins, the corners of the phases, and others.
  var times: [RationalTime] {
    let length = duration.computed.finiteValue ?? RationalTime(1)
    let jumps = wholes.map { whole in
      delay + length.scaled(by: Rational(whole, Int128(steps)) - iterationStart)
    }
    let corners = [.zero, delay, delay + length, delay + length * 2, delay + length + endDelay]
    return jumps + corners + milliseconds.map(RationalTime.milliseconds)
  }

  func timing(_ direction: PlaybackDirection) throws -> EffectTiming {
    try EffectTiming(
      delay: delay, endDelay: endDelay, fill: fill, iterationStart: iterationStart,
      iterations: iterations, duration: duration, direction: direction,
      easing: .steps(Steps(steps, jumpTerm)))
  }

  /// How far progress moves in a length of time.
  func progress(in time: RationalTime) -> Rational {
    duration.computed.finiteValue.flatMap { time.dividedOrNil(by: $0) } ?? .zero
  }
}
