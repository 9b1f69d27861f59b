// Tests of Sources/Easing/Springs/Spring.swift.
// Expected values: closed forms; SwiftUI's documentation.

import Easing
import TestSupport
import Testing

struct SpringTests {
  @Test func `what describes a spring reads back unchanged`() throws {
    let forces = try Spring(mass: 0.3, stiffness: 45.1, damping: 3.7)
    #expect(forces.mass == 0.3 && forces.stiffness == 45.1 && forces.damping == 3.7)
    let bounce = try Spring(duration: 0.35, bounce: 0.3)
    #expect(bounce.duration == 0.35 && bounce.response == 0.35 && bounce.bounce == 0.3)
    let ratio = try Spring(response: 0.55, dampingRatio: 0.825)
    #expect(ratio.response == 0.55 && ratio.dampingRatio == 0.825)
  }

  @Test func `round numbers of a spring are exact`() throws {
    let spring = try Spring(stiffness: 100, damping: 10)
    #expect(spring.mass == 1 && spring.naturalFrequency == 10 && spring.decayConstant == 5)
    #expect(spring.dampingRatio == 0.5 && spring.bounce == 0.5)
    #expect(spring.dampedFrequency == 75.0.squareRoot())
    let over = try Spring(stiffness: 100, damping: 40, allowOverDamping: true)
    #expect(over.dampingRatio == 2 && over.bounce == -0.5 && over.dampedFrequency == 0)
  }

  @Test func `too much damping is critical unless it is allowed`() throws {
    let spring = try Spring(stiffness: 100, damping: 30)
    #expect(spring.regime == .critical && spring.damping == 20 && spring.dampingRatio == 1)
    #expect(spring.bounce == 0)
    let over = try Spring(stiffness: 100, damping: 30, allowOverDamping: true)
    #expect(over.regime == .overdamped && over.damping == 30 && over.dampingRatio == 1.5)
  }

  @Test func `the regime is decided by the exact numbers`() throws {
    func regime(_ mass: Double, _ stiffness: Double, _ damping: Double) throws -> DampingRegime {
      try Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true).regime
    }
    #expect(try regime(1, 100, 20) == .critical)
    #expect(try regime(1, 100, 20.0.nextUp) == .overdamped)
    #expect(try regime(1, 100, 20.0.nextDown) == .underdamped)
    #expect(try regime(1, 100, 0) == .undamped)
    #expect(try regime(3, 3, 6) == .critical)
    // 0.1·0.1·4 and 0.2² are equal as decimals and as doubles, 0.3·0.3·4 and 0.6² are, too.
    #expect(try regime(0.1, 0.1, 0.2) == .critical)
    #expect(try regime(1e60, 1e-60, 1e-60) == .underdamped)
    #expect(try Spring(duration: 0.5, bounce: .leastNonzeroMagnitude).regime == .underdamped)
    #expect(try Spring(duration: 0.5, bounce: -.leastNonzeroMagnitude).regime == .overdamped)
    #expect(try Spring(response: 0.5, dampingRatio: 1.0.nextUp).regime == .overdamped)
    #expect(try Spring(duration: 0.5, bounce: 1).regime == .undamped)
  }

  @Test func `springs are equal if their numbers are`() throws {
    #expect(try Spring(duration: 0.5, bounce: 0.3) == .bouncy)
    #expect(try Spring(duration: 0.5, bounce: 0.3).hashValue == Spring.bouncy.hashValue)
    #expect(try Spring(duration: 0.5, bounce: 0.31) != .bouncy)
  }

  @Test(arguments: [1e-60, 1e-30, 1, 1e30, 1e60], [1e-60, 1, 1e60])
  func `springs at the ends of the ranges move from start to target`(
    mass: Double, stiffness: Double
  ) throws {
    for damping in [0, 1e-60, 1e-30, 1, 1e30, 1e60] {
      let spring = try Spring(
        mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
      let motion = spring.motion()
      for exponent in stride(from: -1000, through: 1000, by: 7) {
        let time = Double(sign: .plus, exponent: exponent, significand: 1)
        let (position, velocity) = motion.state(at: time)
        // The angle of an undamped swing has no bits left, and then no value.
        guard time * spring.naturalFrequency < .infinity || damping > 0 else { continue }
        try #require(position >= 0 && position <= 2 && velocity.isFinite)
      }
      let settled = motion.settlingTime(within: 0.001)
      try #require(damping == 0 ? settled == .infinity : settled > 0)
      if damping > 0, settled.isFinite {
        try #require((motion.position(at: settled) - 1).magnitude <= 0.001_000_001)
      }
      try #require(motion.range.lowerBound == 0 && motion.maximumSpeed.value > 0)
      try #require(motion.times(at: 0.5, limit: 3).first.map { $0 > 0 } == true)
    }
  }

  @Test(arguments: [1e-30, 1, 1e30], [0, 1e-300, 1e-30, 1, 1e15, 1e30])
  func `responses and damping ratios at the ends of their ranges, too`(
    response: Double, ratio: Double
  ) throws {
    let motion = try Spring(response: response, dampingRatio: ratio).motion()
    for exponent in stride(from: -1000, through: 1000, by: 7) {
      let time = Double(sign: .plus, exponent: exponent, significand: 1)
      guard time * motion.spring.naturalFrequency < .infinity || ratio > 0 else { continue }
      let (position, velocity) = motion.state(at: time)
      try #require(position >= 0 && position <= 2 && velocity.isFinite)
    }
  }

  @Test func `the examples of the documentation`() throws {
    let settled = try Spring(duration: 0.5, bounce: 0.3).settlingDuration
    #expect((settled - 0.818_746_72).magnitude < 1e-8)
    let motion = Spring.bouncy.motion(from: 0, to: 100)
    #expect(motion.position(at: 0.25) == 98.40874909713709)
    #expect(motion.retargeted(to: 0, at: 0.25).velocity(at: 0) == motion.velocity(at: 0.25))
    #expect(try SpringCurve(bounce: 0.3).value(at: 1) == 1)
  }
}
