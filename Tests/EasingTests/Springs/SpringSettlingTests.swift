// Tests of Sources/Easing/Springs/SpringMotion+Settling.swift.
// Expected values: Tests/Vectors/spring-settling.csv; Tests/Vectors/spring-expectations.json.

import Easing
import TestSupport
import Testing

struct SpringSettlingTests {
  @Test func `every settling time of the table is met to 1e-12`() throws {
    for row in try SpringRow.all("spring-settling.csv") {
      let motion = try row.motion()
      let epsilon = try row.number("eps")
      let position = try row.number("settle_position")
      let both = try row.number("settle_position_and_velocity")
      let time = motion.settlingTime(within: epsilon)
      try #require(isNear(time, position, 1e-12), "\(row.testDescription): \(time), \(position)")
      let later = motion.settlingTime(within: epsilon, slowerThan: 10 * epsilon)
      try #require(isNear(later, both, 1e-12), "\(row.testDescription): \(later), \(both)")
    }
  }

  @Test func `the estimates of the table are met to 1e-12`() throws {
    var count = 0
    for row in try SpringRow.all("spring-settling.csv") where !row["envelope"].isEmpty {
      let motion = try row.motion()
      guard (motion.spring.dampingRatio - 1).magnitude > 1e-3 else { continue }
      let epsilon = try row.number("eps")
      let compose = try #require(motion.settlingEstimate(.compose, within: epsilon))
      let swiftUI = try #require(motion.settlingEstimate(.swiftUI, within: epsilon))
      try #require(isNear(compose, row.number("envelope"), 1e-12), "\(row.testDescription)")
      try #require(isNear(swiftUI, row.number("swiftui_form"), 1e-12), "\(row.testDescription)")
      count += 1
    }
    #expect(count > 30)
  }

  @Test(arguments: [
    (0.15, 0.6966, 0.7067, 0.7367, 0.8768), (0.3, 0.8187, 0.8236, 0.8630, 1.0447),
    (0.5, 1.0107, 1.1223, 1.1719, 1.4154), (0.9, 5.3344, 5.5010, 5.5732, 6.1447),
  ])
  func `published estimates are later than the exact time`(
    bounce: Double, exact: Double, compose: Double, coreAnimation: Double, swiftUI: Double
  ) throws {
    let motion = try Spring(duration: 0.5, bounce: bounce).motion()
    let estimates = SettlingEstimate.allCases.compactMap { motion.settlingEstimate($0) }
    let times = [motion.spring.settlingDuration] + estimates
    for (time, expected) in zip(times, [exact, swiftUI, coreAnimation, compose]) {
      #expect((time - expected).magnitude < 1e-4)  // some are cut, not rounded
    }
    #expect(SettlingEstimate.allCases == [.swiftUI, .coreAnimation, .compose])
    #expect(times.count == 4 && times.min() == times[0])
  }

  @Test func `Core Animation's documented example settles after about 2.85 s`() throws {
    let motion = try Spring(stiffness: 100, damping: 5).motion()
    #expect(motion.settlingEstimate(.coreAnimation).map { ($0 - 2.855).magnitude < 1e-3 } == true)
  }

  @Test func `springs that do not swing have their own estimates`() throws {
    let motion = Spring.smooth.motion()
    #expect(motion.settlingEstimate(.coreAnimation) == nil)
    #expect(motion.settlingEstimate(.compose) == motion.spring.settlingDuration)
    #expect(motion.settlingEstimate(.swiftUI).map { ($0 - 0.8).magnitude < 1e-15 } == true)
    let honey = try Spring(response: 1, dampingRatio: 1000).motion()
    #expect(honey.settlingEstimate(.swiftUI) == nil)
  }

  @Test(arguments: 0..<300)
  func `beyond before the settling time, within from then on`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let motion = try SpringMotionTests.motion(using: &random)
    let way = (motion.to - motion.from).magnitude + motion.initialVelocity.magnitude / 100
    let distance = max(1e-6, way * .random(in: 1e-6...0.9, using: &random))
    let time = motion.settlingTime(within: distance)
    let rounding = 0x1p-52 * (motion.to.magnitude + motion.from.magnitude + distance)
    if time > 0 {
      let edge = (motion.position(at: time) - motion.to).magnitude
      let speed = motion.velocity(at: time).magnitude
      #expect((edge - distance).magnitude <= rounding + 2 * speed * time.ulp, "\(motion)")
    }
    for index in 0...2000 {
      let later = time + Double(index) * 0.002
      try #require((motion.position(at: later) - motion.to).magnitude <= distance + rounding)
    }
  }

  @Test func `what never moves has settled, what never rests never does`() throws {
    #expect(Spring.bouncy.motion(from: 2, to: 2).settlingTime(within: 0) == 0)
    #expect(Spring.bouncy.motion().settlingTime(within: 0) == .infinity)
    #expect(Spring.bouncy.motion().settlingTime(within: -1) == .infinity)
    #expect(Spring.bouncy.motion().settlingTime(within: 2) == 0)
    #expect(Spring.bouncy.motion().settlingTime(within: .nan).isNaN)
    let undamped = try Spring(duration: 0.5, bounce: 1)
    #expect(undamped.settlingDuration == .infinity)
    #expect(undamped.motion().settlingTime(within: 1.5) == 0)
  }

  @Test(arguments: [1e-3, 1e-9, 1e-30]) func `the faintest damping settles at last`(
    ratio: Double
  ) throws {
    let spring = try Spring(response: 1, dampingRatio: ratio)
    let expected = Elementary.log(1000) / spring.decayConstant
    #expect((spring.settlingDuration / expected - 1).magnitude <= 2e-3)
  }

  private func isNear(_ value: Double, _ expected: Double, _ tolerance: Double) -> Bool {
    value == expected || (value - expected).magnitude <= tolerance * expected.magnitude
  }
}
