// How a scroll slows down.
// Expected values: the closed forms with 30 digits (mpmath), of the doubles nearest to the rates.

import TestSupport
import Testing
import Timeline

struct DecelerationTests {
  private let normal = Deceleration.decayConstant(ofRate: 0.998)

  @Test func `the decay constant is a thousand times the logarithm of the rate`() {
    #expect(abs(normal - 2.0020026706730791316) <= 4.5e-16)
    let fast = Deceleration.decayConstant(ofRate: 0.99)
    #expect(abs(fast - 10.050335853501450155) <= 1.8e-15)
  }

  @Test(
    arguments: [
      (0.05, 38.063159), (0.1, 72.500681), (0.25, 157.351612), (0.5, 252.742418),
      (1, 345.628101), (2, 392.310196),
    ])
  func `a release at 800 points per second follows the closed form`(time: Double, offset: Double) {
    let decay = Deceleration(from: 0, velocity: 800, decayConstant: normal)
    #expect(abs(decay.position(after: time) - offset) <= 5e-7)
  }

  @Test func `it tells where it rests and when it stops`() {
    let decay = Deceleration(from: 0, velocity: 800, decayConstant: normal)
    #expect(abs(decay.rest - 399.59986653316408) <= 1e-12)
    #expect(abs(decay.time(untilWithin: 0.5) - 3.3384625261694350729) <= 1e-14)
    let left = decay.rest - decay.position(after: decay.time(untilWithin: 0.5))
    #expect(abs(left - 0.5) <= 1e-12)
  }

  @Test(arguments: [(36.0, 0.04715763816077251), (52, 0.06963612256418700), (62, 0.08421684339)])
  func `it tells when it passes an offset`(offset: Double, time: Double) throws {
    let decay = Deceleration(from: 0, velocity: 800, decayConstant: normal)
    #expect(abs(try #require(decay.time(reaching: offset)) - time) <= 5e-12)
  }

  @Test(arguments: 0..<100)
  func `the time at which it passes an offset undoes the position`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let decay = Deceleration(
      from: .random(in: -100...100, using: &generator),
      velocity: .random(in: -5000...5000, using: &generator),
      decayConstant: .random(in: 0.1...100, using: &generator))
    let time = .random(in: 0...3, using: &generator) / decay.decayConstant
    let found = try #require(decay.time(reaching: decay.position(after: time)))
    // The position's rounding, over the speed there.
    let scale = abs(decay.origin) + abs(decay.initialVelocity) / decay.decayConstant
    let tolerance = 8 * .ulpOfOne * scale / abs(decay.velocity(after: time)) + 1e-15
    #expect(abs(found - time) <= tolerance)
  }

  @Test(arguments: 0..<100)
  func `the velocity is the derivative of the position`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    let decay = Deceleration(
      from: 0, velocity: .random(in: -5000...5000, using: &generator),
      decayConstant: .random(in: 0.5...10, using: &generator))
    let time = Double.random(in: 0.01...1, using: &generator)
    let chord = (decay.position(after: time + 1e-5) - decay.position(after: time - 1e-5)) / 2e-5
    // A third of the step squared times the third derivative, and the rounding of the difference.
    #expect(abs(chord - decay.velocity(after: time)) <= 1e-5)
  }

  @Test func `it starts where it is let go, exactly`() {
    let decay = Deceleration(from: 0.1, velocity: 300, decayConstant: normal)
    #expect(decay.position(after: 0) == 0.1)
    #expect(decay.velocity(after: 0) == 300)
  }

  @Test func `it never passes what lies behind it or beyond its rest`() {
    let decay = Deceleration(from: 100, velocity: -50, decayConstant: normal)
    #expect(decay.time(reaching: 101) == nil)
    #expect(decay.time(reaching: decay.rest - 1) == nil)
    #expect(decay.time(reaching: 100) == 0)
    let still = Deceleration(from: 100, velocity: 0, decayConstant: normal)
    #expect(still.time(reaching: 101) == nil)
    #expect(still.time(untilWithin: 0.5) == 0)
  }

  @Test func `what is not finite gives NaN and does not trap`() {
    let decay = Deceleration(from: 0, velocity: 800, decayConstant: normal)
    #expect(decay.position(after: .nan).isNaN)
    #expect(decay.velocity(after: .nan).isNaN)
    #expect(decay.time(reaching: .nan) == nil)
    #expect(Deceleration(from: .nan, velocity: 1, decayConstant: 1).position(after: 1).isNaN)
  }

  @Test func `a decay constant of 0 stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Deceleration(from: 0, velocity: 1, decayConstant: 0)
    }
  }
}
