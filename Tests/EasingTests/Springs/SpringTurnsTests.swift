// Tests of Sources/Easing/Springs/SpringMotion+Turns.swift.
// Expected values: closed forms, dense samples; tables in SpringFactsVectorTests.

import TestSupport
import Testing

@testable import Easing

struct SpringTurnsTests {
  @Test(arguments: [0.1, 0.3, 0.5, 0.9])
  func `the first overshoot is e^(-πζ/√(1 - ζ²)) after half a period`(bounce: Double) throws {
    let spring = try Spring(duration: 0.5, bounce: bounce)
    let ratio = 1 - bounce
    let expected = Elementary.exp(
      -Elementary.halfTurn.high * ratio / (1 - ratio * ratio).squareRoot())
    let motion = spring.motion(from: 10, to: 30)
    #expect((motion.overshoot / 20 - expected).magnitude <= 1e-15)
    let turn = try #require(motion.turn(0))
    #expect(turn.value == 30 + motion.overshoot)
    #expect((turn.time - Elementary.halfTurn.high / spring.dampedFrequency).magnitude <= 1e-15)
    #expect(motion.turn(-1) == nil)
  }

  @Test func `each turn is on the other side, by the same share nearer`() throws {
    let motion = Spring.bouncy.motion(from: 0, to: 1)
    for index in 0..<20 {
      let near = try #require(motion.turn(index + 1)).value - 1
      let far = try #require(motion.turn(index)).value - 1
      try #require((near + motion.overshoot * far).magnitude <= 0x1p-52)
    }
  }

  @Test func `a creeping spring overshoots only if it is thrown`() {
    let calm = Spring.smooth.motion(from: 0, to: 1)
    #expect(calm.overshoot == 0 && calm.turn(0) == nil && calm.range == 0...1)
    let thrown = Spring.smooth.motion(from: 0, to: 1, initialVelocity: 50)
    #expect(thrown.overshoot > 0.1 && thrown.turn(0) != nil && thrown.turn(1) == nil)
    let away = Spring.smooth.motion(from: 0, to: 1, initialVelocity: -50)
    #expect(away.range.lowerBound < -1 && away.overshoot == 0)
  }

  @Test(arguments: 0..<200)
  func `no sample leaves the range, and its ends are reached`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let motion = try SpringMotionTests.motion(using: &random)
    let start = Double.random(in: 0...1, using: &random)
    let end = start + .random(in: 0...2, using: &random)
    let range = motion.range(in: start...end)
    let rounding = 0x1p-49 * size(motion)
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for index in 0...2000 {
      let time = min(end, start + (end - start) * Double(index) / 2000)
      let position = motion.position(at: time)
      try #require(position >= range.lowerBound - rounding)
      try #require(position <= range.upperBound + rounding)
      least = min(least, position)
      greatest = max(greatest, position)
    }
    // A turn lies at most half a step from a sample.
    let step = (end - start) / 4000
    let rate = motion.spring.naturalFrequency + 2 * motion.spring.decayConstant
    let sag = size(motion) * rate * rate * step * step + rounding
    #expect(least - range.lowerBound <= sag && range.upperBound - greatest <= sag)
    #expect(motion.range.lowerBound <= least && greatest <= motion.range.upperBound)
  }

  @Test(arguments: 0..<200)
  func `no sample is faster than the greatest speed`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let motion = try SpringMotionTests.motion(using: &random)
    let event = motion.maximumSpeed
    #expect(event.value == motion.velocity(at: event.time).magnitude)
    let rounding = 0x1p-49 * size(motion) * motion.spring.naturalFrequency
    for index in 0...1000 {
      let speed = motion.velocity(at: Double(index) / 500).magnitude
      try #require(speed <= event.value + rounding)
    }
  }

  @Test func `an undamped spring swings between its ends for ever`() throws {
    let motion = try Spring(response: 1, dampingRatio: 0).motion(from: 0, to: 1)
    #expect(motion.range == 0...2)
    #expect(motion.turn(0).map { ($0.time - 0.5).magnitude <= 1e-16 } == true)
    #expect(motion.settlingTime(within: 0.5) == .infinity)
    #expect(motion.settlingTime(within: 1) == 0)
    #expect(motion.range(in: 1e6...(1e6 + 2)).lowerBound.magnitude <= 1e-30)
  }

  private func size(_ motion: Spring.Motion) -> Double {
    (motion.to - motion.from).magnitude + motion.to.magnitude
      + motion.initialVelocity.magnitude / motion.spring.naturalFrequency
  }
}
