// Positions and velocities of springs against tables.
// Expected values: Tests/Vectors/spring.csv and spring-exact.csv, computed with 110 digits.

import Easing
import TestSupport
import Testing

struct SpringMotionVectorTests {
  @Test func `every row of the spring table is within its tolerance`() throws {
    for row in try SpringRow.all("spring.csv") {
      let motion = try row.motion()
      let state = try motion.state(at: row.number("t"))
      let position = try (state.position - row.number("position")).magnitude
      let velocity = try (state.velocity - row.number("velocity")).magnitude
      try #require(try position <= row.number("tol_position"), "\(row.testDescription)")
      try #require(try velocity <= row.number("tol_velocity"), "\(row.testDescription)")
    }
  }

  @Test func `the regime is that of the numbers given`() throws {
    let names: [String: DampingRegime] = [
      "undamped": .undamped, "under": .underdamped, "critical": .critical, "over": .overdamped,
    ]
    for row in try SpringRow.all("spring.csv") {
      try #require(try row.motion().spring.regime == names[row["regime"]])
    }
  }
}
