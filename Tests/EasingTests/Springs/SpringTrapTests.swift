// What users of other springs run into, each as a fact that holds here.
// Source: public reports and published sources, named at each test.

import Easing
import TestSupport
import Testing

struct SpringTrapTests {
  @Test func `motion 3564: a spring of duration and bounce is not set wild by inherited velocity`()
  {
    // Energy only falls: after an interruption no swing is larger than what the state allows.
    var motion = Spring.bouncy.motion(from: 0, to: 100)
    for step in 1...40 {
      motion = motion.retargeted(to: step % 2 == 0 ? 100 : 0, at: 0.07)
      let start = motion.from - motion.to
      let pace = motion.initialVelocity / motion.spring.naturalFrequency
      let reach = (start * start + pace * pace).squareRoot()
      #expect(motion.range.lowerBound >= motion.to - reach - 1e-12)
      #expect(motion.range.upperBound <= motion.to + reach + 1e-12)
      #expect(reach < 250)
    }
  }

  @Test func `typometer 85, guido 195: an interrupted spring neither jerks nor stops dead`() {
    let motion = Spring.bouncy.motion(from: 0, to: 1)
    let other = motion.retargeted(to: 0, at: 0.1)
    #expect(other.velocity(at: 0) == motion.velocity(at: 0.1))
    let step = 1e-9
    let before = motion.position(at: 0.1) - motion.position(at: 0.1 - step)
    let after = other.position(at: step) - other.position(at: 0)
    #expect((before / after - 1).magnitude <= 1e-6)
  }

  @Test func `anime 850, 754: a spring's time is seconds, and its end is not cut`() throws {
    let spring = try Spring(duration: 2, bounce: 0)
    #expect(
      try Spring(duration: 1, bounce: 0).value(target: 1, time: 0.3)
        == spring.value(target: 1, time: 0.6))
    #expect(Spring.bouncy.value(target: 1, time: 3) != 1)
  }

  @Test func `flutter 164411, slint 12503: the perceptual duration is not the settling duration`()
    throws
  {
    let spring = try Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.duration == 0.5 && spring.duration == spring.response)
    #expect((spring.settlingDuration - 0.81874672).magnitude < 1e-8)
    #expect((spring.value(target: 1, time: spring.duration) - 1).magnitude > 0.001)
  }

  @Test func `rebound 83, react-motion 142: how long a spring lasts is known before it runs`() {
    let motion = Spring.snappy.motion(from: 20, to: 300, initialVelocity: -800)
    let end = motion.settlingTime(within: 0.5)
    #expect((motion.position(at: end.nextDown) - 300).magnitude > 0.5 - 1e-9)
    for index in 0...1000 {
      let position = motion.position(at: end + Double(index) / 100)
      #expect((position - 300).magnitude <= 0.5 + 1e-12)
    }
  }

  @Test func `remotion 3134: a spring does not end where it first is near its target`() throws {
    // At the first passage of the target it is near, and far again a moment later.
    let motion = try Spring(duration: 0.5, bounce: 0.9).motion()
    let passage = try #require(motion.arrival)
    #expect(motion.settlingTime(within: 0.005) > 10 * passage)
  }

  @Test func `remotion 8310: a spring as a curve ends on 1 and has no tail past it`() throws {
    let curve = try SpringCurve(bounce: 0.3)
    #expect(curve.value(at: 1) == 1 && curve.value(at: 1.2) == 1)
    #expect((curve.value(at: 0.999) - 1).magnitude < 0.0011)
  }

  @Test(arguments: [1.0, 5, 7.5, 10, 24, 30, 60, 120, 1000])
  func `motion-canvas 356, remotion: a spring does not depend on the frame rate`(rate: Double) {
    let motion = Spring.bouncy.motion(from: 0, to: 1)
    var (value, velocity) = (0.0, 0.0)
    let frames = Int(2 * rate)
    for _ in 0..<frames {
      Spring.bouncy.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1 / rate)
    }
    let exact = motion.position(at: Double(frames) / rate)
    #expect((value - exact).magnitude <= 1e-15 * Double(frames) + 1e-15)
  }

  @Test(arguments: [40.0, 100, 1e4])
  func `remotion: an overdamped spring is not taken for a critical one`(damping: Double) throws {
    let over = try Spring(stiffness: 100, damping: damping, allowOverDamping: true)
    let critical = try Spring(stiffness: 100, damping: 20)
    #expect(critical.value(target: 1, time: 0.3) - over.value(target: 1, time: 0.3) > 0.25)
  }

  @Test func `motion: a stiff and strongly damped spring is still far away after 200 ms`() throws {
    let spring = try Spring(stiffness: 1e6, damping: 1e7, allowOverDamping: true)
    let position = spring.motion(from: 100, to: 1000).position(at: 0.2)
    #expect((position - 117.82118537856768).magnitude <= 1e-12)
  }

  @Test(arguments: [0.0, 200, -200])
  func `rebound-js 20, react-spring 225: a clamped spring is never past its target`(
    velocity: Double
  ) throws {
    let motion = Spring.bouncy.motion(from: 3, to: 10, initialVelocity: velocity)
    let arrival = try #require(motion.arrival)
    for index in -50...50 {
      #expect(motion.clampedPosition(at: arrival + Double(index) * arrival.ulp) <= 10)
    }
    for index in 0...500 {
      let time = Double(index) / 250
      let clamped = motion.clampedPosition(at: time)
      #expect(clamped <= 10 && (time < arrival || clamped == 10))
    }
  }

  @Test func `react-spring 1163: another duration does not move a spring backwards`() throws {
    // A new spring takes over the state: nothing is replayed from progress.
    let motion = Spring.smooth.motion(from: 0, to: 1)
    let (position, velocity) = motion.state(at: 0.2)
    for duration in [0.1, 0.3, 1, 5] {
      let other = try Spring(duration: duration).motion(
        from: position, to: 1, initialVelocity: velocity)
      #expect(other.position(at: 0) == position && other.velocity(at: 0) == velocity)
      // Without bounce it runs to the target, which it may pass, before it turns round.
      var (last, index) = (position, 0)
      while last < 0.999, index < 10_000 {
        index += 1
        let next = other.position(at: Double(index) / 500)
        try #require(next > last, "\(duration), \(index)")
        last = next
      }
      #expect(last >= 0.999)
    }
  }

  @Test func `csswg 10646: additive motions add up to a move to the last target`() {
    // Each move runs from the last target to the next, and all are added.
    let (first, second) = (
      Spring.bouncy.motion(from: -1, to: 0), Spring.bouncy.motion(from: 3, to: 0)
    )
    let merged = Spring.bouncy.motion(from: 0, to: 1).retargeted(to: -2, at: 0.1)
    for index in 0...50 {
      let time = Double(index) / 50
      let sum = -2 + first.position(at: 0.1 + time) + second.position(at: time)
      #expect((merged.position(at: time) - sum).magnitude <= 1e-14)
    }
  }

  @Test func `vultisig 4301: a spring comes to rest exactly`() {
    let motion = Spring.bouncy.motion(from: 0, to: 0.1)
    #expect(motion.position(at: 60) == 0.1 && motion.velocity(at: 1000) == 0)
  }

  @Test func `slint 12828, flutter 27406: a curve has exact ends and does not tremble`() throws {
    let curve = try SpringCurve(bounce: 0)
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    var last = 0.0
    for index in 0...100_000 {
      let value = curve.value(at: Double(index) / 100_000)
      guard value < last else {
        last = value
        continue
      }
      Issue.record("\(value) after \(last)")
    }
  }
}
