// Tests of Sources/Easing/Springs/Spring+Values.swift.

import Easing
import TestSupport
import Testing

struct SpringValuesTests {
  @Test func `values and velocities are those of the motion`() {
    let motion = Spring.snappy.motion(to: 3, initialVelocity: -2)
    #expect(
      Spring.snappy.value(target: 3, initialVelocity: -2, time: 0.2) == motion.position(at: 0.2))
    #expect(
      Spring.snappy.velocity(target: 3, initialVelocity: -2, time: 0.2) == motion.velocity(at: 0.2))
  }

  @Test func `an update moves on along the motion`() {
    var (value, velocity) = (5.0, 1.0)
    let motion = Spring.bouncy.motion(from: 5, to: -1, initialVelocity: 1)
    for _ in 0..<8 {
      Spring.bouncy.update(value: &value, velocity: &velocity, target: -1, deltaTime: 0.0625)
    }
    #expect((value - motion.position(at: 0.5)).magnitude <= 1e-13)
    #expect((velocity - motion.velocity(at: 0.5)).magnitude <= 1e-12)
  }

  @Test func `the force pulls to the target and brakes`() throws {
    let spring = try Spring(mass: 2, stiffness: 100, damping: 10)
    #expect(spring.force(target: 3, position: 1, velocity: 4) == 160)
    let motion = spring.motion(from: 1, to: 3, initialVelocity: 4)
    #expect((2 * motion.acceleration(at: 0) - 160).magnitude <= 1e-13)
  }
}
