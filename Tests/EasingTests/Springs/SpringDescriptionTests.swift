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
