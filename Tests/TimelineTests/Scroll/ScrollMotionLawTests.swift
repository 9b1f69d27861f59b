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
  func `the offset never jumps by more than half a pixel`(seed: Int) throws {
    let motion = try motion(seed: seed)
    let steps = 400
    let length = motion.end + .milliseconds(1)
    for step in 0...steps {
      let time = RationalTime(seconds: length.seconds * Rational(Int128(step), Int128(steps)))
      let before = motion.state(at: time, side: .left)
      let state = motion.state(at: time)
      // A bounce and a snap by decay end by a jump; a drag of no length is one.
      let isJump = before.phase != state.phase && state.phase == .idle
      let limit = isJump ? 0.5 / 3 + 1e-9 : 1e-9
      try #require(
        abs(state.offset - before.offset) <= limit || motion.hasInstantStep,
        "\(time): \(before) to \(state)")
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
    for _ in 0..<60 {
      let time = RationalTime(.random(in: 1...end, using: &generator), 1000) + RationalTime(1, 7000)
      let (earlier, state, later) = (
        motion.state(at: time - step), motion.state(at: time), motion.state(at: time + step)
      )
      guard earlier.phase == later.phase, state.velocity.isFinite else { continue }
      let chord = (later.offset - earlier.offset) / 2e-6
      // The second and third derivatives of the curves at hand are below 10⁵ and 10⁸, apart from
      // the corner at a limit, which a chord may straddle.
      let corner = abs(state.offset) < 0.1 || abs(state.offset - motion.physics.length) < 0.1
      let scale = abs(state.velocity) + abs(later.velocity) + 1
      try #require(
        abs(chord - state.velocity) <= (corner ? 1 : 2e-3) * scale, "\(time): \(chord), \(state)")
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
  /// Whether the gesture itself jumps: by a call, or by a move that takes no time.
  fileprivate var hasInstantStep: Bool {
    script.steps.contains { step in
      switch step {
      case .setOffset: true
      case .drag(_, let duration, _), .scroll(_, let duration, _): duration.isZero
      case .hold, .release, .touch, .settle: false
      }
    }
  }
}
