// Settling times, turns, arrivals and greatest speeds of springs against a table.
// Expected values: Tests/Vectors/spring-facts.csv, by bisection of 70-digit motions.

import Easing
import TestSupport
import Testing

struct SpringFactsVectorTests {
  @Test func `settling times, next to critical damping and with velocities, are exact`() throws {
    for row in try SpringRow.all("spring-facts.csv") {
      let time = try row.motion().settlingTime(within: row.number("eps"))
      try requireNear(time, row.number("settling"), relative: 0x1p-44, row)
    }
  }

  @Test func `arrivals are exact, and missing where there are none`() throws {
    for row in try SpringRow.all("spring-facts.csv") {
      try requireSame(row.motion().arrival, row.optionalNumber("arrival"), row)
    }
  }

  @Test func `turns are exact, and missing where there are none`() throws {
    for row in try SpringRow.all("spring-facts.csv") {
      let motion = try row.motion()
      try requireSame(motion.turn(0)?.time, row.optionalNumber("turn"), row)
      try requireSame(motion.turn(1)?.time, row.optionalNumber("turn2"), row)
      let size = max(motion.from.magnitude, motion.to.magnitude, motion.initialVelocity.magnitude)
      if let turn = motion.turn(0), !row["turn"].isEmpty {
        let error = (try turn.value - row.number("turn_position")).magnitude
        try #require(error <= 0x1p-48 * size, "\(row.testDescription)")
      }
    }
  }

  @Test func `the greatest speed and its time are exact`() throws {
    for row in try SpringRow.all("spring-facts.csv") {
      let event = try row.motion().maximumSpeed
      try requireNear(event.value, row.number("speed"), relative: 0x1p-47, row)
      try requireNear(event.time, row.number("speed_time"), relative: 0x1p-46, row)
    }
  }

  /// A time beyond the table's grid counts as none: the table does not see so far.
  private func requireSame(_ value: Double?, _ expected: Double?, _ row: SpringRow) throws {
    guard let expected else {
      let slow = try row.spring().decayConstant / 30
      try #require(value.map { $0 > 1 / slow } ?? true, "\(row.testDescription): \(value ?? 0)")
      return
    }
    let value = try #require(value, "\(row.testDescription): none for \(expected)")
    try requireNear(value, expected, relative: 0x1p-46, row)
  }

  private func requireNear(
    _ value: Double, _ expected: Double, relative: Double, _ row: SpringRow
  ) throws {
    try #require(
      value == expected || (value - expected).magnitude <= relative * expected.magnitude,
      "\(row.testDescription): \(value) for \(expected)")
  }
}
