// How a scroll slows down.
// Expected values: the closed forms with 30 digits (mpmath), of the doubles nearest to the rates.

import Easing
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

  @Test func `a drag is the share of the velocity that a second leaves`() {
    // ln 0.135 with 20 digits is -2.0024805005437076.
    let constant = Deceleration.decayConstant(ofDrag: 0.135)
    #expect(abs(constant - 2.0024805005437076) <= 4.5e-16)
    let decay = Deceleration(from: 0, velocity: 1000, decayConstant: constant)
    #expect(abs(decay.velocity(after: 1) - 135) <= 1e-12)
  }

  @Test(arguments: [(300.0, 400.0), (100, 999), (500, 0.001)])
  func `a motion through two states passes both`(end: Double, velocity: Double) throws {
    for sign in [1.0, -1] {
      let decay = try #require(
        Deceleration(from: 0, velocity: sign * 1000, to: sign * end, velocity: sign * velocity))
      // Flutter's d = e^((v0 - v1)/(x0 - x1)) is the factor of a second.
      #expect(abs(decay.decayConstant * end - (1000 - velocity)) <= 1e-12 * 1000)
      let time = Elementary.log(1000 / velocity) / decay.decayConstant
      #expect(abs(decay.position(after: time) - sign * end) <= 1e-12 * end)
      #expect(abs(decay.velocity(after: time) - sign * velocity) <= 1e-12 * 1000)
    }
  }

  @Test func `a motion to a velocity of 0 rests at its end`() throws {
    let decay = try #require(Deceleration(from: 10, velocity: 800, to: 410, velocity: 0))
    #expect(decay.decayConstant == 2)
    #expect(decay.rest == 410)
  }

  @Test(
    arguments: [
      (0, 100, 50, 100), (0, 100, 50, 200), (0, 100, -50, 50), (0, 100, 50, -10), (0, 0, 50, 0),
      (0, 100, 0, 50), (0, .nan, 50, 10), (0, 100, .nan, 10), (0, .infinity, 50, 10),
    ] as [(Double, Double, Double, Double)])
  func `no motion passes states that friction does not join`(
    origin: Double, velocity: Double, end: Double, endVelocity: Double
  ) {
    #expect(Deceleration(from: origin, velocity: velocity, to: end, velocity: endVelocity) == nil)
  }

  @Test func `Motion's inertia: a sample depends on no other one`() {
    let decay = Deceleration(from: 20, velocity: -900, decayConstant: normal)
    let times = (0...200).map { Double($0) / 60 }
    let inOrder = times.map { decay.position(after: $0) }
    let backwards = Array(times.reversed().map { decay.position(after: $0) }.reversed())
    #expect(inOrder == backwards)
    #expect(decay.position(after: times[77]) == inOrder[77])
  }

  @Test func `a decay constant of 0 stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Deceleration(from: 0, velocity: 1, decayConstant: 0)
    }
  }
}
