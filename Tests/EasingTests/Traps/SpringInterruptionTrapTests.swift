// What goes wrong when springs are interrupted, cut or stretched, each as a fact that holds here;
// SpringTrapTests has the others.
// Source: public reports, named at each test. Expected values: the equation of motion.

import Easing
import Testing

struct SpringInterruptionTrapTests {
  @Test func `motion 1403, 2594, 2504: an interrupted spring keeps its bounce`() {
    for spring in [Spring.bouncy, .smooth, .snappy] {
      let motion = spring.motion(from: 0, to: 100).retargeted(to: 20, at: 0.12)
      #expect(motion.spring == spring)
      // x″ = ω²·(to − x) − 2ζω·x′ with the ω and ζ of before, by a central difference.
      let (omega, zeta) = (spring.naturalFrequency, spring.dampingRatio)
      for time in [0.05, 0.1, 0.3] {
        let step = 1e-5
        let (x, v) = motion.state(at: time)
        let change = motion.velocity(at: time + step) - motion.velocity(at: time - step)
        let expected = omega * omega * (20 - x) - 2 * zeta * omega * v
        // The third derivative is below 100·ω³·v; rounding adds 1e-13·v/step.
        #expect((change / (2 * step) - expected).magnitude <= 1e-4 * omega * omega * 100)
      }
    }
  }

  @Test func `renature 89, ssgoi 409: interruptions in a row keep value and velocity`() {
    var motion = Spring.snappy.motion(from: 0, to: 1)
    for step in 1...30 {
      let time = 0.01 * Double(step)
      let (position, velocity) = motion.state(at: time)
      motion = motion.retargeted(to: Double(step % 3), at: time)
      #expect(motion.position(at: 0) == position && motion.velocity(at: 0) == velocity)
    }
  }

  @Test func `react-spring 2516, 2467, 887: a spring that is set to where it is rests`() {
    let motion = Spring.bouncy.motion(from: 3, to: 3)
    #expect((0...50).allSatisfy { motion.position(at: Double($0) / 10) == 3 })
    #expect(motion.settlingTime(within: 0.001) == 0 && motion.overshoot == 0)
  }

  @Test func `remotion 1086: a spring stretched to a duration keeps its shape`() throws {
    let curve = try SpringCurve(bounce: 0.4)
    // A bounce of 0.4 is a damping ratio of 0.6; the time to rest goes with the response.
    for response in [0.2, 1, 7] {
      let motion = try Spring(response: response, dampingRatio: 0.6).motion()
      let duration = motion.settlingTime(within: curve.epsilon)
      for index in 1..<20 {
        let part = Double(index) / 20
        let difference = motion.position(at: part * duration) - curve.value(at: part)
        #expect(difference.magnitude <= 1.1 * curve.epsilon)
      }
    }
  }

  @Test func `remotion 8636: from its end on a spring as a curve is level`() throws {
    let curve = try SpringCurve(bounce: 0.5)
    for place in [1, 1.0.nextUp, 1.5, 1e9, Double.infinity] {
      #expect(curve.value(at: place) == 1 && curve.velocity(at: place) == 0)
    }
  }

  @Test func `velocity 728: how long a spring lasts grows with the way it has to go`() {
    let times = [1, 10, 100, 1000].map { Spring.smooth.motion(to: $0).settlingTime(within: 0.5) }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `csswg 7813, view-transitions 184: a motion that is sent back does not start anew`() {
    // Sent back half-way, it goes on from where it is, as fast as it is, and ends where it began.
    let there = Spring.smooth.motion(from: 0, to: 100)
    let time = there.spring.response / 4
    let (position, velocity) = there.state(at: time)
    let back = there.retargeted(to: 0, at: time)
    #expect(position > 10 && position < 90 && velocity > 0)
    #expect(back.position(at: 0) == position && back.velocity(at: 0) == velocity)
    // It goes on the way it went before it turns.
    #expect(back.position(at: 0.01) > position)
    #expect(back.position(at: back.settlingTime(within: 0.001) + 0.01).magnitude <= 0.001)
  }
}
