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

  @Test func `hard cases keep the stated accuracy`() throws {
    var inexact = 0
    let rows = try SpringRow.all("spring-exact.csv")
    for row in rows {
      let motion = try row.motion()
      let (size, frequency) = (try row.number("size"), try row.number("frequency"))
      let (position, velocity) = (try row.number("position"), try row.number("velocity"))
      let state = motion.state(at: try row.number("t"))
      let least = Double.leastNormalMagnitude
      // The table is rounded, too: next to a tie both may be neighbours.
      try #require(
        (state.position - position).magnitude <= 0x1p-58 * size + position.ulp + least,
        "\(row.testDescription): \(state.position) for \(position)")
      try #require(
        (state.velocity - velocity).magnitude
          <= (0x1p-58 * size + least) * frequency + velocity.ulp,
        "\(row.testDescription): \(state.velocity) for \(velocity) \(size)")
      if state.position != position { inexact += 1 }
    }
    #expect(inexact * 50 <= rows.count, "\(inexact)")
  }

  @Test func `the way gone since a start at rest has a small relative error`() throws {
    var count = 0
    for row in try SpringRow.all("spring-exact.csv") where row["v0"] == "0x0p+0" {
      let motion = try row.motion()
      let gone = try row.number("gone")
      let isFirst = try row.number("t") * row.number("frequency") < 1.6
      guard isFirst || motion.spring.dampingRatio >= 1, motion.from == 0,
        gone.magnitude < motion.to.magnitude / 2
      else { continue }
      let error = (motion.position(at: try row.number("t")) - gone).magnitude
      try #require(error <= gone.ulp, "\(row.testDescription) \(row["a"]): \(error)")
      count += 1
    }
    #expect(count > 100)
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
