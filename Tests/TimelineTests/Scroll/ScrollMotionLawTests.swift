// Laws that every scroll keeps, under gestures drawn at random.

import Easing
import TestSupport
import Testing
import Timeline

struct ScrollMotionLawTests {
  /// A motion drawn at random; a gesture that touches beyond reach is drawn again.
  private func motion(seed: Int) throws -> ScrollMotion {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let physics = try generator.physics()
      if let motion = try? ScrollMotion(try generator.script(), physics: physics) { return motion }
    }
    Issue.record("no gesture of seed \(seed) can be played")
    return try played("none")
  }

  @Test(arguments: 0..<60)
  func `the offset never jumps by more than half a pixel, and only to come to rest`(
    seed: Int
  ) throws {
    let motion = try motion(seed: seed)
    let steps = 300
    let length = motion.end + .milliseconds(1)
    let times = (0...steps).map { step in
      RationalTime(seconds: length.seconds * Rational(Int128(step), Int128(steps)))
    }
    let instants = try motion.instantSteps()
    for (start, end) in zip(times, times.dropFirst()) {
      guard motion.state(at: start).phase != motion.state(at: end).phase else { continue }
      let (low, high) = motion.change(ofPhaseFrom: start, to: end)
      guard !instants.contains(where: { $0 > low && $0 <= high }) else { continue }
      let (before, after) = (motion.state(at: low), motion.state(at: high))
      let drift = (high - low).doubleValue * (abs(before.velocity) + abs(after.velocity))
      // Formulas that meet differ by their roundings: offsets below 2¹² to 2⁻⁴¹ each, amplified
      // less than a hundredfold where a touch undoes the band.
      let rounding = 1e-10
      // A bounce, and a snap by decay, approach an offset of rest and are taken to be there.
      let rests = [0, motion.physics.length, motion.physics.snapOffset]
      let mayJump =
        (before.phase == .bounce || before.phase == .snap)
        && rests.contains { abs(after.offset - $0) <= drift + rounding }
      try #require(
        abs(after.offset - before.offset)
          <= (mayJump ? motion.physics.settlingDistance : 0) + drift + rounding,
        "\(high): \(before) to \(after)")
    }
  }

  @Test(arguments: 0..<60)
  func `between phases the offset goes on, and within them the velocity is its derivative`(
    seed: Int
  ) throws {
    let motion = try motion(seed: seed)
    var generator = SplitMix64(seed: seed + 1000)
    let step = RationalTime(1, 1_000_000)
    let end = Int(motion.end.doubleValue * 1000) + 2
    let instants = try motion.instantSteps()
    for _ in 0..<60 {
      let time = RationalTime(.random(in: 1...end, using: &generator), 1000) + RationalTime(1, 7000)
      guard !instants.contains(where: { $0 > time - step && $0 <= time + step }) else { continue }
      let (earlier, state, later) = (
        motion.state(at: time - step), motion.state(at: time), motion.state(at: time + step)
      )
      guard earlier.phase == later.phase, state.velocity.isFinite else { continue }
      let chord = (later.offset - earlier.offset) / 2e-6
      // The chord is the mean of the velocity, so it differs no more from that in the middle than
      // those at the ends do, at a corner too; unless the velocity turns round in between: that is
      // (10⁻⁶/10⁻³)² of the speeds, for a curve of a millisecond at least, times its third
      // derivative over its first, which is below 20. Offsets below 2¹² are rounded to 2⁻⁴¹.
      let ends = [earlier.velocity, later.velocity]
      let spread = ends.map { abs($0 - state.velocity) }.max() ?? 0
      let speed = ends.reduce(abs(state.velocity)) { $0 + abs($1) }
      try #require(
        abs(chord - state.velocity) <= spread + 1e-5 * speed + 8 * 0x1p-41 / 2e-6,
        "\(time): \(chord), \(state)")
    }
  }

  @Test(arguments: 0..<60)
  func `frames that rates share are the same, in any order`(seed: Int) throws {
    let motion = try motion(seed: seed)
    let rates = [24, 30, 60, 120]
    for rate in rates {
      let frames = try FrameRate(rate)
      let common = try FrameRate(6)
      for frame in (0...12).reversed() {
        let state = motion.state(at: frames.time(ofFrame: frame * rate / 6))
        #expect(state == motion.state(at: common.time(ofFrame: frame)))
      }
    }
    let again = try ScrollMotion(motion.script, physics: motion.physics)
    #expect(again == motion)
  }

  @Test(arguments: 0..<60)
  func `at its end a motion is at rest, and stays there`(seed: Int) throws {
    let motion = try motion(seed: seed)
    let state = motion.state(at: motion.end)
    #expect(state.velocity == 0)
    #expect(state.phase == .idle || state.phase == .drag)
    #expect(state.snapTarget == nil)
    #expect(motion.state(at: motion.end + RationalTime(1, 3)) == state)
    #expect(motion.state(at: RationalTime(1_000_000_000)) == state)
  }

  @Test(arguments: 0..<200)
  func `let go, a scroll snaps to exactly 0 or the collapse`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let snaps: [ScrollSnap] = [
      .decay, .curve(duration: .milliseconds(300), .easeOut),
      .settleThenCurve(duration: RationalTime(1, 3), .linear),
    ]
    let physics = try titlePhysics(
      snap: snaps.randomElement(using: &generator) ?? .decay,
      rate: Bool.random(using: &generator) ? 0.998 : 0.99)
    let height = Double.random(in: -150...150, using: &generator)
    // As often as any, those that stop or approach a rest within a point of the collapse or of 0.
    let speeds = [
      .random(in: -400...400, using: &generator), 0,
      physics.decayConstant * (52 + .random(in: -1...1, using: &generator) + height),
      physics.decayConstant * (.random(in: -1...1, using: &generator) + height),
    ]
    let script = try GestureScript([
      .drag(to: height, duration: .zero),
      .release(velocity: speeds.randomElement(using: &generator) ?? 0),
    ])
    let motion = try ScrollMotion(script, physics: physics)
    let rest = motion.state(at: motion.end).offset
    #expect(rest == 0 || rest >= 52, "\(rest)")
  }

  @Test(arguments: 0..<100)
  func `at rest it lies within its limits, unless a call put it elsewhere`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let script = try GestureScript([
      .drag(to: .random(in: -3000...3000, using: &generator), duration: .milliseconds(100)),
      .release(velocity: .random(in: -20_000...20_000, using: &generator)),
    ])
    let motion = try ScrollMotion(script, physics: generator.physics())
    let rest = motion.state(at: motion.end).offset
    #expect(rest >= 0 && rest <= motion.physics.length, "\(rest)")
  }

  @Test func `a motion of a thousand steps is folded and sampled`() throws {
    var steps: [GestureScript.Step] = []
    for index in 0..<250 {
      steps += [
        .drag(to: -40 - Double(index), duration: RationalTime(1, 3)), .release(), .settle, .touch,
      ]
    }
    let motion = try ScrollMotion(GestureScript(steps), physics: titlePhysics(snap: .none))
    #expect(motion.end > RationalTime(250))
    #expect(motion.state(at: motion.end).phase == .drag)
  }
}

extension ScrollMotion {
  /// The times at which the gesture itself jumps: by a call, or by a move that takes no time.
  fileprivate func instantSteps() throws -> [RationalTime] {
    var clock = RationalTime.zero
    var instants: [RationalTime] = []
    for (index, step) in script.steps.enumerated() {
      switch step {
      case .hold(let duration):
        clock = clock + duration
      case .drag(_, let duration, _):
        if duration.isZero { instants.append(clock) }
        clock = clock + duration
      case .setOffset:
        instants.append(clock)
      case .scroll(_, let duration, _):
        if duration.isZero { instants.append(clock) }
      case .release, .touch:
        break
      case .settle:
        let past = try GestureScript([GestureScript.Step](script.steps.prefix(index)))
        clock = max(clock, try ScrollMotion(past, physics: physics).end)
      }
    }
    return instants
  }

  /// Two times about a nanosecond apart between which the phase changes, between two at which it
  /// differs.
  fileprivate func change(
    ofPhaseFrom start: RationalTime, to end: RationalTime
  ) -> (RationalTime, RationalTime) {
    var (low, high) = (start, end)
    let phase = state(at: start).phase
    for _ in 0..<50 where (high - low).doubleValue > 1e-9 {
      let middle = RationalTime(seconds: (low.seconds + high.seconds) * Rational(1, 2))
      if state(at: middle).phase == phase { low = middle } else { high = middle }
    }
    return (low, high)
  }
}
