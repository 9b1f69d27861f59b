// Expected values: single samples, which are checked against mpmath (see SpringMotionVectorTests).

import TestSupport
import Testing

@testable import Easing

struct LaneSpringTests {
  /// Fails at the first position or velocity of a column that has other bits than a single one.
  static func check(_ motion: Spring.Motion, at times: [Double]) throws {
    let states = motion.states(at: times)
    for (column, single) in [
      (motion.positions(at: times), { motion.position(at: $0) }),
      (states.positions, { motion.position(at: $0) }),
      (states.velocities, { motion.velocity(at: $0) }),
    ] {
      try #require(column.count == times.count)
      for (time, number) in zip(times, column) {
        let single = single(time)
        try #require(
          number.bitPattern == single.bitPattern || number.isNaN && single.isNaN,
          "\(motion) at \(time): \(number), not \(single)")
      }
    }
  }

  @Test(arguments: 0..<180)
  func `a column of any motion has the bits of single samples`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let ratios = [0, 0.001, 0.2, 0.7, 0.9999999, 1, 1.000001, 1.001, 1.2, 1.5, 40, 1e6]
    let ratio = ratios[seed % ratios.count]
    let size = [1, 1, 0x1p-400, 1e250, 1e4][seed % 5]
    let spring = try Spring(
      response: [0.5, 1e-9, 1e9][seed % 3], dampingRatio: ratio)
    func number() -> Double { Double.random(in: -1...1, using: &random) * size }
    let motion = spring.motion(
      from: seed % 7 == 0 ? 0 : number(), to: seed % 11 == 0 ? 0 : number(),
      initialVelocity: seed % 2 == 0 ? 0 : number())
    let spread = (0..<100).map { _ in
      Double.random(in: 0..<1, using: &random) * spring.response * [1, 4, 40][seed % 3]
    }
    try Self.check(motion, at: CubicLanesTests.edges + spread)
  }

  @Test(arguments: [
    "spring()", "spring(bounce: 0.4)", "spring(bounce: -0.3)", "spring(bounce: 0.9, velocity: -20)",
    "spring(velocity: 8)",
  ])
  func `a column of a spring's curve has the bits of single samples`(text: String) throws {
    var random = SplitMix64(seed: 5)
    let spread = (0..<400).map { _ in Double.random(in: 0..<1, using: &random) }
    try EasingCurveColumnsTests.check(
      EasingCurve(parsing: text), at: CubicLanesTests.edges + spread)
  }

  @Test(arguments: [
    Spring.smooth, .snappy, .bouncy, try Spring(duration: 0.5, bounce: -0.1),
    try Spring(response: 0.5, dampingRatio: 4),
  ])
  func `nearly all states of a usual spring are certain eight at a time`(
    spring: Spring
  ) throws {
    let lanes = try #require(LaneSpring(spring.motion()))
    var open = 0
    for group in 0..<500 {
      let times = Lanes((0..<8).map { 0.1 + Double(group * 8 + $0) / 4000 })
      let isCertain = lanes.states(at: times).isCertain
      for lane in 0..<8 where !isCertain[lane] { open += 1 }
    }
    #expect(open < 200)
  }
}
