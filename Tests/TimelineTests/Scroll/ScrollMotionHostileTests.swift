// Gestures and laws at the ends of their ranges: nothing traps, runs on or leaves the numbers.

import Easing
import TestSupport
import Testing
import Timeline

struct ScrollMotionHostileTests {
  private func one<Value>(
    of values: [Value], or last: Value, _ generator: inout SplitMix64
  ) -> Value {
    (values + [last]).randomElement(using: &generator) ?? last
  }

  private func number(_ generator: inout SplitMix64) -> Double {
    one(
      of: [0, -0.0, 1_000_000, -1_000_000, 52, 1e-300, -.leastNonzeroMagnitude, 851.999, -852],
      or: .random(in: -2000...2000, using: &generator), &generator)
  }

  private func time(_ generator: inout SplitMix64) -> RationalTime {
    one(
      of: [
        .zero, RationalTime(1000), RationalTime(1, 1_000_000_000), RationalTime(1, 3),
        RationalTime(999_999_937, 999_999_893), RationalTime(1001, 30_000),
      ], or: .milliseconds(.random(in: 0...900, using: &generator)), &generator)
  }

  private func curve(_ generator: inout SplitMix64) throws -> EasingCurve {
    one(
      of: [
        .linear, .ease, .named(.stepStart),
        .steps(try Steps(Steps.greatestCount, .jumpBoth)),
        .cubicBezier(try CubicBezier(x1: 0, y1: 1e300, x2: 1, y2: -1e300)),
        .cubicBezier(try CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1)),
        .cubicBezier(try CubicBezier(x1: 0, y1: -3, x2: 1, y2: 4)),
        .piecewiseLinear(
          try PiecewiseLinear(sorted: [
            .init(input: -5, output: 1e300), .init(input: 0.5, output: -1e300),
            .init(input: 0.5, output: 7), .init(input: 1, output: 0.5),
          ])),
      ], or: .easeInOut, &generator)
  }

  private func step(_ generator: inout SplitMix64) throws -> GestureScript.Step {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: .hold(time(&generator))
    case 1, 2:
      .drag(to: number(&generator), duration: time(&generator), curve: try curve(&generator))
    case 3: .release(velocity: number(&generator))
    case 4: .release()
    case 5: .setOffset(number(&generator))
    case 6:
      .scroll(to: number(&generator), duration: time(&generator), curve: try curve(&generator))
    default: one(of: [.touch], or: .settle, &generator)
    }
  }

  private func physics(_ generator: inout SplitMix64) throws -> ScrollPhysics {
    let snap: ScrollSnap = one(
      of: [
        .none, .decay, .curve(duration: time(&generator), try curve(&generator)),
        .settleThenCurve(duration: time(&generator), try curve(&generator)),
      ], or: .none, &generator)
    return try ScrollPhysics(
      length: one(of: [0, 1e-300, 52, 1_000_000], or: 1000, &generator),
      band: RubberBand(
        coefficient: one(of: [1, 1e-300], or: 0.55, &generator),
        dimension: one(of: [1, 1_000_000], or: 852, &generator)),
      decelerationRate: one(of: [0.9, 1 - 0x1p-53, 1 - 1e-9, 0.99], or: 0.998, &generator),
      settlingDistance: one(of: [1, 1e-300], or: 0.5, &generator),
      snap: snap, snapOffset: one(of: [0, 1e-300, 1_000_000], or: 52, &generator))
  }

  @Test(arguments: 0..<120)
  func `any gesture is played or refused`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let physics = try physics(&generator)
    var steps: [GestureScript.Step] = []
    for _ in 0..<Int.random(in: 1...12, using: &generator) { steps.append(try step(&generator)) }
    let script = try GestureScript(steps)
    let motion: ScrollMotion
    do {
      motion = try ScrollMotion(script, physics: physics)
    } catch {
      #expect("\(error)".hasSuffix("."))
      return
    }
    #expect(motion.end >= .zero && motion.end <= RationalTime(1_000_000_000))
    let end = motion.end.doubleValue
    for _ in 0..<10 {
      let times = [
        motion.end, RationalTime(-1_000_000_000), RationalTime(1_000_000_000),
        RationalTime(
          seconds: Rational(Int128.random(in: 1...(1 << 120), using: &generator), 1 << 100)),
        RationalTime(seconds: Rational(7, (1 << 120) + 1)),
        .milliseconds(Int(min(end, 1e9) * .random(in: 0...1000, using: &generator))),
      ]
      for time in times {
        for side in [Side.left, .right] {
          let state = motion.state(at: time, side: side)
          try #require(!state.offset.isNaN && !state.velocity.isNaN, "\(script.notation), \(time)")
        }
      }
    }
    let level = one(of: [0, 36, 52, 1_000_000], or: number(&generator), &generator)
    let crossings = motion.crossings(above: level)
    for crossing in crossings { try #require(crossing.time.isWithinLimits) }
    try #require(crossings.map { $0.time } == crossings.map { $0.time }.sorted())
    #expect(motion.crossings(above: .nan).isEmpty)
  }
}
