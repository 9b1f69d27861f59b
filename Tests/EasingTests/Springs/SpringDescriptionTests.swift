// Tests of Sources/Easing/Springs/Spring+Descriptions.swift.
// Expected values: Tests/Vectors/spring-conversion.csv; closed forms.

import Easing
import TestSupport
import Testing

struct SpringDescriptionTests {
  @Test func `every conversion of the table is met to 2e-15`() throws {
    for row in try SpringRow.all("spring-conversion.csv") {
      let spring = try Spring(duration: row.number("duration"), bounce: row.number("bounce"))
      try expectNumbers(of: spring, row)
      try expectNumbers(
        of: Spring(response: row.number("response"), dampingRatio: row.number("damping_ratio")), row
      )
      try expectNumbers(
        of: Spring(
          mass: 1, stiffness: row.number("stiffness"), damping: row.number("damping"),
          allowOverDamping: true), row)
    }
  }

  private func expectNumbers(of spring: Spring, _ row: SpringRow) throws {
    let numbers = [
      ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
      ("damping_ratio", spring.dampingRatio), ("response", spring.response),
      ("decay_constant", spring.decayConstant), ("bounce", spring.bounce),
    ]
    for (name, value) in numbers {
      let expected = try row.number(name)
      // A bounce is a difference from 1.
      let tolerance = 2e-15 * (name == "bounce" ? 1 : expected.magnitude)
      try #require((value - expected).magnitude <= tolerance, "\(row.fields) \(name): \(value)")
    }
  }
}

extension SpringDescriptionTests {
  @Test func `the presets are SwiftUI's`() throws {
    #expect(Spring.smooth.duration == 0.5 && Spring.smooth.bounce == 0)
    #expect(Spring.snappy.duration == 0.5 && Spring.snappy.bounce == 0.15)
    #expect(Spring.bouncy.duration == 0.5 && Spring.bouncy.bounce == 0.3)
    #expect(try Spring.smooth(duration: 1).duration == 1)
    #expect(try Spring.snappy(extraBounce: 0.1).bounce == 0.25)
    #expect(try Spring.bouncy(duration: 0.2, extraBounce: 0.1).bounce == 0.4)
    #expect(try Spring() == .smooth)
    #expect(throws: EasingError.self) { try Spring.bouncy(extraBounce: 0.8) }
  }

  @Test(arguments: 0..<100)
  func `a spring made for a settling duration settles then`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let ratio =
      [
        1e-9, 0.5, 1, 1.0.nextDown, 1.0.nextUp, 1e9, .random(in: 0.01...1, using: &random),
        .random(in: 1...20, using: &random),
      ].randomElement(using: &random) ?? 1
    let time = Double.random(in: 0.01...10, using: &random)
    let epsilon = [1e-12, 1e-3, 0.1].randomElement(using: &random) ?? 1e-3
    let spring = try Spring(settlingDuration: time, dampingRatio: ratio, epsilon: epsilon)
    #expect(spring.dampingRatio == ratio)
    let settled = spring.motion().settlingTime(within: epsilon)
    // Rounding moves the crossing by the error of a position over the speed there.
    let tolerance = 0x1p-50 / (epsilon * spring.decayConstant.magnitude) + 0x1p-46 * time
    #expect((settled - time).magnitude <= tolerance, "\(settled) for \(time), \(ratio), \(epsilon)")
  }
}
