// What other systems' tests and documentation say of springs.
// Expected values: Tests/Vectors/spring-expectations.json, which names its sources.

import Easing
import TestSupport
import Testing

struct SpringExpectationTests {
  struct Table: Decodable, Sendable {
    struct Forces: Decodable, Sendable {
      let mass, stiffness: Double
      let damping, dampingRatio: Double?
      let from, to, v0: Double?
    }

    struct FlutterRow: Decodable, Sendable {
      let spring: Forces
      let t: Double
      let quantity, check: String
      let expected, exact: Double
    }

    struct Description: Decodable, Sendable {
      let duration, bounce, response, dampingRatio: Double?
      let mass, stiffness, damping: Double?
      let tol: Double
    }

    struct Compose: Decodable, Sendable {
      let stiffness, dampingRatio, displacement, v0, delta: Double
      let composeMillis: Double
      let exactLastCrossingSeconds: Double
    }

    struct Motion: Decodable, Sendable {
      let mass, stiffness, damping, from, to, v0, stepSeconds: Double
      let id: String
      let rounded, exact: [Double]
    }

    struct ReactSpring: Decodable, Sendable {
      let stiffness, damping, mass, from, to: Double
      let values, exactAtFrameTimes: [Double]
    }

    let flutter: [FlutterRow]
    let durationBounce, massStiffnessDamping, responseDamping: [Description]
    let composeDurations: [Compose]
    let motion: [Motion]
    let reactSpring: [ReactSpring]
  }

  let table: Table

  init() throws {
    table = try Vectors.json("spring-expectations.json", as: Table.self)
  }

  /// A spring of given stiffness and damping ratio: c = 2ζ·√(k·m).
  private func spring(_ forces: Table.Forces) throws -> Spring {
    let critical = 2 * (forces.stiffness * forces.mass).squareRoot()
    return try Spring(
      mass: forces.mass, stiffness: forces.stiffness,
      damping: forces.damping ?? (forces.dampingRatio ?? 1) * critical, allowOverDamping: true)
  }

  @Test func `Flutter's springs`() throws {
    for row in table.flutter {
      let motion = try spring(row.spring).motion(
        from: row.spring.from ?? 0, to: row.spring.to ?? 1, initialVelocity: row.spring.v0 ?? 0)
      let state = motion.state(at: row.t)
      let value = row.quantity == "position" ? state.position : state.velocity
      try #require((value - row.exact).magnitude <= 1e-11)
      try #require((row.check == "floor" ? value.floored : value) == row.expected, "\(row)")
    }
  }

  @Test func `SwiftUI's documented conversions`() throws {
    for row in table.durationBounce {
      let spring = try Spring(
        duration: try #require(row.duration), bounce: try #require(row.bounce))
      try #require((spring.stiffness - (row.stiffness ?? 0)).magnitude <= row.tol)
      try #require((spring.damping - (row.damping ?? 0)).magnitude <= row.tol)
    }
    for row in table.massStiffnessDamping {
      let spring = try Spring(
        mass: try #require(row.mass), stiffness: try #require(row.stiffness),
        damping: try #require(row.damping))
      try #require((spring.duration - (row.duration ?? 0)).magnitude <= row.tol)
      try #require((spring.bounce - (row.bounce ?? 0)).magnitude <= row.tol)
    }
    for row in table.responseDamping {
      let spring = try Spring(
        response: try #require(row.response), dampingRatio: try #require(row.dampingRatio))
      try #require((spring.stiffness - (row.stiffness ?? 0)).magnitude <= row.tol)
      try #require((spring.damping - (row.damping ?? 0)).magnitude <= row.tol)
    }
  }

  @Test func `Compose's durations are the last crossing in whole milliseconds`() throws {
    for row in table.composeDurations {
      let damping = 2 * row.dampingRatio * row.stiffness.squareRoot()
      let motion = try Spring(
        stiffness: row.stiffness, damping: damping, allowOverDamping: true
      ).motion(from: row.displacement, to: 0, initialVelocity: row.v0)
      let time = motion.settlingTime(within: row.delta)
      try #require((time / row.exactLastCrossingSeconds - 1).magnitude <= 1e-12)
      try #require(motion.settlingEstimate(.compose, within: row.delta) == time)
      try #require(Double(Int(time * 1000)) == row.composeMillis)
    }
  }

  @Test func `Motion's springs, but for the one whose test is no physics`() throws {
    for row in table.motion {
      let motion = try Spring(
        mass: row.mass, stiffness: row.stiffness, damping: row.damping, allowOverDamping: true
      ).motion(from: row.from, to: row.to, initialVelocity: row.v0)
      for (index, exact) in row.exact.enumerated() {
        let position = motion.position(at: Double(index) * row.stepSeconds)
        try #require((position - exact).magnitude <= 1e-11 * exact.magnitude)
        let isWrong = row.id.hasSuffix("WRONG") && index > 0
        let distance = (position - row.rounded[index]).magnitude
        try #require(isWrong ? distance > 800 : distance <= 0.5)
      }
    }
  }

  @Test func `react-spring's frames, of which only the exact ones are a spring`() throws {
    for row in table.reactSpring {
      let motion = try Spring(
        mass: row.mass, stiffness: row.stiffness, damping: row.damping
      ).motion(from: row.from, to: row.to)
      for (index, exact) in row.exactAtFrameTimes.enumerated() {
        let position = motion.position(at: Double(index + 1) / 60)
        try #require((position - exact).magnitude <= 1e-14)
        try #require((position - row.values[index]).magnitude > 1e-3)
      }
    }
  }
}
