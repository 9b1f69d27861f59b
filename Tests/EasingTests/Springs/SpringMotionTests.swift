// Tests of Sources/Easing/Springs/SpringMotion.swift.
// Expected values: laws; tables in SpringMotionVectorTests.

import Easing
import TestSupport
import Testing

struct SpringMotionTests {
  /// A motion drawn with any damping, positions and velocity.
  static func motion(using random: inout SplitMix64) throws -> Spring.Motion {
    let bounces: [Double] = [
      0, 0.15, 0.9, 1e-12, -1e-12, -0.9, .random(in: -0.9...0.95, using: &random),
    ]
    let spring = try Spring(
      duration: .random(in: 0.1...2, using: &random),
      bounce: bounces.randomElement(using: &random) ?? 0)
    let positions: [Double] = [0, 1, -1, 0.1, .random(in: -1000...1000, using: &random)]
    let velocities: [Double] = [0, 1, -30, .random(in: -5000...5000, using: &random)]
    return spring.motion(
      from: positions.randomElement(using: &random) ?? 0,
      to: positions.randomElement(using: &random) ?? 1,
      initialVelocity: velocities.randomElement(using: &random) ?? 0)
  }

  @Test(arguments: 0..<200)
  func `the start and the rest are exact`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let motion = try Self.motion(using: &random)
    for time in [0.0, -0.0, -1.0, -Double.infinity] {
      #expect(motion.position(at: time) == motion.from)
      #expect(motion.velocity(at: time) == motion.initialVelocity)
      #expect(motion.state(at: time) == (motion.from, motion.initialVelocity))
    }
    for time in [1e6, 1e300, Double.infinity] {
      #expect(motion.position(at: time) == motion.to)
      #expect(motion.velocity(at: time) == 0)
    }
  }

  @Test(arguments: 0..<200)
  func `a state is the position and the velocity, bit for bit`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let motion = try Self.motion(using: &random)
    let time = Double.random(in: 0...4, using: &random)
    let state = motion.state(at: time)
    #expect(state.position == motion.position(at: time))
    #expect(state.velocity == motion.velocity(at: time))
  }

  @Test(arguments: 0..<200)
  func `the velocity is the slope of the position, the acceleration that of the velocity`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let motion = try Self.motion(using: &random)
    let time = Double.random(in: 0.01...2, using: &random)
    let rate = motion.spring.naturalFrequency + 2 * motion.spring.decayConstant
    let size = ((motion.to - motion.from).magnitude + motion.initialVelocity.magnitude / rate)
    // Central differences over h: h²/6 of the third derivative, and the rounding over h.
    let step = 1e-5 / rate
    let slope = (motion.position(at: time + step) - motion.position(at: time - step)) / (2 * step)
    let rounding = 1e-9 * rate * (size + motion.to.magnitude + motion.from.magnitude)
    #expect((slope - motion.velocity(at: time)).magnitude <= rounding)
    let bend = (motion.velocity(at: time + step) - motion.velocity(at: time - step)) / (2 * step)
    #expect((bend - motion.acceleration(at: time)).magnitude <= rate * rounding)
  }

  @Test(arguments: 0..<200)
  func `a retargeted motion carries position and velocity over and keeps its spring`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let motion = try Self.motion(using: &random)
    let time = Double.random(in: 0...1, using: &random)
    let other = motion.retargeted(to: -7, at: time)
    #expect(other.position(at: 0) == motion.position(at: time))
    #expect(other.velocity(at: 0) == motion.velocity(at: time))
    #expect(other.spring == motion.spring && other.to == -7)
  }

  @Test(arguments: 0..<200)
  func `a motion retargeted to its own target goes on as it was`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let motion = try Self.motion(using: &random)
    let time = Double.random(in: 0...1, using: &random)
    let later = Double.random(in: 0...1, using: &random)
    let other = motion.retargeted(to: motion.to, at: time)
    let size =
      (motion.to - motion.from).magnitude + motion.to.magnitude
      + motion.initialVelocity.magnitude / motion.spring.naturalFrequency
    let error = (other.position(at: later) - motion.position(at: time + later)).magnitude
    #expect(error <= 0x1p-44 * size, "\(error) \(motion)")
  }

  @Test func `a motion at rest on its target stays there`() {
    let motion = Spring.bouncy.motion(from: 0.1, to: 0.1)
    for time in stride(from: 0, through: 3, by: 0.01) {
      #expect(motion.position(at: time) == 0.1 && motion.velocity(at: time) == 0)
    }
  }

  @Test(arguments: [0, -1e-300, -1e-15, -0.001, -0.1, -0.5, -0.97, -1 + 1e-15])
  func `a spring that does not swing has no step back over neighbouring doubles`(
    bounce: Double
  ) throws {
    let spring = try Spring(duration: 0.7, bounce: bounce)
    let motions = [
      spring.motion(), spring.motion(from: -3.7, to: 12.1), spring.motion(from: 5, to: 0),
    ]
    for motion in motions {
      // Where the kernel changes its method, and times of all sizes.
      let drag = 0.125 / spring.decayConstant
      let gap = 0.125 / (spring.decayConstant * (-bounce * (2 - bounce)).squareRoot())
      let middle = motion.times(at: (motion.from + motion.to) / 2).last ?? 1
      var points = [drag, middle, 1e-300, 1e-9] + (1...12).map { Double($0) * middle / 7 }
      if gap.isFinite { points.append(gap) }
      for point in points {
        var time = point - 100 * point.ulp
        var last = motion.position(at: time)
        for _ in 0..<200 {
          time = time.nextUp
          let next = motion.position(at: time)
          try #require(motion.from < motion.to ? next >= last : next <= last, "\(time)")
          last = next
        }
      }
    }
  }

  @Test(arguments: [Spring.smooth, .snappy])
  func `no number traps, and NaN gives NaN`(spring: Spring) {
    let numbers: [Double] = [
      0, -0.0, 1, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e300, 1e-300,
    ]
    for from in numbers {
      for velocity in numbers {
        for other in numbers {
          let motion = spring.motion(from: from, to: other, initialVelocity: velocity)
          let position = motion.position(at: other)
          let garbage = from.isNaN || velocity.isNaN || other.isNaN
          #expect(!garbage || position.isNaN || other <= 0)
          _ = motion.retargeted(to: other, at: from).velocity(at: velocity)
          _ = motion.acceleration(at: other)
          _ = motion.settlingTime(within: other.magnitude, slowerThan: 1)
          _ = motion.times(at: other, limit: 3)
          _ = (motion.range, motion.range(in: 0...1), motion.maximumSpeed, motion.overshoot)
          _ = motion.clampedPosition(at: other)
          _ = SettlingEstimate.allCases.map { motion.settlingEstimate($0, within: other) }
        }
      }
    }
  }
}
