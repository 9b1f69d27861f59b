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

  private func isNear(_ value: Double, _ expected: Double, _ tolerance: Double) -> Bool {
    value == expected || (value - expected).magnitude <= tolerance * expected.magnitude
  }
}
