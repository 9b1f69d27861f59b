// Springs in the selftest.
// Layer: Export. Tests: SelftestTests.

import Easing

extension Selftest {
  /// A part for each of a number of springs, described in every way and damped in every way.
  static var springs: [SelftestPart] {
    [
      spring("smooth") { () throws(EasingError) in Spring.smooth },
      spring("snappy") { () throws(EasingError) in Spring.snappy },
      spring("bouncy") { () throws(EasingError) in Spring.bouncy },
      spring("duration 0.5 bounce 0.3") { () throws(EasingError) in
        try Spring(duration: 0.5, bounce: 0.3)
      },
      spring("duration 0.8 bounce -0.4") { () throws(EasingError) in
        try Spring(duration: 0.8, bounce: -0.4)
      },
      spring("duration 2 bounce 1") { () throws(EasingError) in try Spring(duration: 2, bounce: 1)
      },
      spring("response 0.35 damping-ratio 0.999999") { () throws(EasingError) in
        try Spring(response: 0.35, dampingRatio: 0.999999)
      },
      spring("response 0.35 damping-ratio 1.000001") { () throws(EasingError) in
        try Spring(response: 0.35, dampingRatio: 1.000001)
      },
      spring("response 0.55 damping-ratio 0.825") { () throws(EasingError) in
        try Spring(response: 0.55, dampingRatio: 0.825)
      },
      spring("response 1 damping-ratio 1000") { () throws(EasingError) in
        try Spring(response: 1, dampingRatio: 1000)
      },
      spring("settling-duration 1.2 damping-ratio 0.6") { () throws(EasingError) in
        try Spring(settlingDuration: 1.2, dampingRatio: 0.6)
      },
      spring("mass 1 stiffness 100 damping 10") { () throws(EasingError) in
        try Spring(mass: 1, stiffness: 100, damping: 10)
      },
      spring("mass 3 stiffness 1000 damping 500") { () throws(EasingError) in
        try Spring(mass: 3, stiffness: 1000, damping: 500, allowOverDamping: true)
      },
      springCurves,
    ]
  }

  /// A spring's numbers, its motions and when they have come to rest.
  private static func spring(
    _ name: String, _ make: @escaping @Sendable () throws(EasingError) -> Spring
  ) -> SelftestPart {
    SelftestPart("spring \(name)") { digest throws(EasingError) in
      let spring = try make()
      for number in [
        spring.mass, spring.stiffness, spring.damping, spring.response, spring.dampingRatio,
        spring.bounce, spring.naturalFrequency, spring.dampedFrequency, spring.decayConstant,
        spring.settlingDuration,
      ] {
        digest.add(number)
      }
      for motion in [
        spring.motion(), spring.motion(initialVelocity: 20),
        spring.motion(from: 10, to: -2.5, initialVelocity: 40),
        spring.motion(from: 1, to: 1, initialVelocity: -3),
        spring.motion().retargeted(to: 2, at: spring.response / 3),
      ] {
        add(motion, to: &digest)
      }
    }
  }

  private static func add(_ motion: Spring.Motion, to digest: inout Digest) {
    let near = SelftestInputs.fractions(count: 500, seed: 8).map {
      10 * $0 * motion.spring.response
    }
    let times = SelftestInputs.edges + near
    for position in motion.positions(at: times) { digest.add(position) }
    let states = motion.states(at: times)
    for number in states.positions + states.velocities { digest.add(number) }
    for time in times {
      digest.add(motion.position(at: time))
      digest.add(motion.velocity(at: time))
      digest.add(motion.acceleration(at: time))
      digest.add(motion.clampedPosition(at: time))
    }
    for distance in [0.1, 0.001, 1e-9] {
      digest.add(motion.settlingTime(within: distance))
      digest.add(motion.settlingTime(within: distance, slowerThan: 2 * distance))
      for system in SettlingEstimate.allCases {
        digest.add(motion.settlingEstimate(system, within: distance) ?? .nan)
      }
    }
    for index in 0..<6 {
      guard let turn = motion.turn(index) else { break }
      digest.add(turn.time)
      digest.add(turn.value)
    }
    for time in motion.times(at: motion.to / 2 + motion.from / 2, limit: 6) { digest.add(time) }
    let (whole, part) = (motion.range, motion.range(in: 0.1...0.4))
    for number in [
      motion.arrival ?? .nan, motion.overshoot, whole.lowerBound, whole.upperBound,
      part.lowerBound, part.upperBound, motion.maximumSpeed.time, motion.maximumSpeed.value,
    ] {
      digest.add(number)
    }
  }

  /// Springs as curves from progress to progress.
  private static var springCurves: SelftestPart {
    SelftestPart("spring curves") { digest throws(EasingError) in
      for bounce in [-0.9, -0.3, 0, 0.15, 0.3, 0.7, 0.95] {
        for velocity in [0.0, 2] {
          let curve = try SpringCurve(bounce: bounce, initialVelocity: velocity)
          for progress in SelftestInputs.progresses {
            digest.add(curve.value(at: progress))
            digest.add(curve.velocity(at: progress))
          }
          digest.add(curve.minimum)
          digest.add(curve.maximum)
          digest.add(curve.maximumSpeed.time)
          for turn in curve.turns(limit: 20) { digest.add(turn) }
        }
      }
    }
  }
}
