// Friction, rubber band and bounce in the selftest.
// Layer: Export. Tests: SelftestTests.

import Easing
import Timeline

extension Selftest {
  /// A part for each law of motion that is neither a curve nor a spring of Easing.
  static var scrolling: [SelftestPart] {
    [
      SelftestPart("scroll friction") { digest in
        for rate in [0.998, 0.99, 0.9] {
          for velocity in [0.0, -350, 2000, 1e6] {
            add(
              Deceleration(
                from: 40, velocity: velocity,
                decayConstant: Deceleration.decayConstant(ofRate: rate)),
              to: &digest)
          }
        }
        digest.add(Deceleration.decayConstant(ofDrag: 0.135))
      },
      SelftestPart("scroll rubber-band") { digest throws(TimelineError) in
        for coefficient in [RubberBand.platformCoefficient, 0.2, 1] {
          let band = try RubberBand(coefficient: coefficient, dimension: 844)
          for pull in lengths {
            digest.add(band.value(at: pull))
            digest.add(band.slope(at: pull))
            digest.add(band.pull(toReach: pull) ?? .nan)
          }
        }
      },
      SelftestPart("scroll bounce") { digest in
        for displacement in [0.0, 30, -120] {
          for velocity in [0.0, 800, -2500] {
            add(BounceSpring(displacement: displacement, velocity: velocity), to: &digest)
          }
        }
      },
    ]
  }

  /// Offsets in points, edge values among them.
  private static let lengths =
    SelftestInputs.edges
    + SelftestInputs.fractions(count: 500, seed: 9).map { 4000 * $0 - 2000 }

  /// Times in seconds, edge values among them.
  private static let seconds =
    SelftestInputs.edges + SelftestInputs.fractions(count: 500, seed: 10).map { 3 * $0 }

  private static func add(_ friction: Deceleration, to digest: inout Digest) {
    for time in seconds {
      digest.add(friction.position(after: time))
      digest.add(friction.velocity(after: time))
    }
    for offset in lengths { digest.add(friction.time(reaching: offset) ?? .nan) }
    for distance in [10, 0.5, 0.001] { digest.add(friction.time(untilWithin: distance)) }
    digest.add(friction.rest)
  }

  private static func add(_ bounce: BounceSpring, to digest: inout Digest) {
    for time in seconds {
      digest.add(bounce.position(after: time))
      digest.add(bounce.velocity(after: time))
    }
    for distance in [10, 0.5, 0.001] { digest.add(bounce.time(untilWithin: distance)) }
    digest.add(bounce.crossing ?? .nan)
    digest.add(bounce.turn ?? .nan)
  }
}
