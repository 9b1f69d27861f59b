// The catalogue of curves in the selftest.
// Layer: Export. Tests: SelftestTests.

import Easing

extension Selftest {
  /// A part for each named curve, and for each of `curveNotations`.
  static var curves: [SelftestPart] {
    NamedCurve.allCases.map { name in
      SelftestPart("curve \(name.name)") { add(.named(name), to: &$0) }
    }
      + curveNotations.map { notation in
        SelftestPart("curve \(notation)") { digest throws(EasingError) in
          add(try EasingCurve(parsing: notation), to: &digest)
        }
      }
  }

  /// Curves without a name of their own, at least one for each function of the notation.
  static let curveNotations = [
    "cubic-bezier(0.34, 1.56, 0.64, 1)",
    "cubic-bezier(1, 0, 0, 1)",
    "cubic-bezier(0.1, -2, 0.9, 3)",
    "linear(0, 0.25 25% 75%, 1)",
    "linear(0 5%, 0.8, 1.2, 0.9, 1 95%)",
    "steps(7, jump-start)",
    "steps(10, jump-end)",
    "steps(3, jump-none)",
    "steps(4, jump-both)",
    "three-point-cubic(0.1, 0, 0.2, 0.2, 0.3, 0.4, 0.4, 0.6, 0.5, 1)",
    "catmull-rom(0, 0.3, 0.7, 0.6, 0.5)",
    "catmull-rom(0.5, 0.2, 0.8, 0.4, 0.1, 0.9, 1.2)",
    "rough(12, 0.5, 42, both)",
    "spring(duration: 0.5, bounce: 0.3)",
    "spring(duration: 1, bounce: -0.3)",
    "spring(response: 0.4, damping-ratio: 1)",
    "spring(settling-duration: 0.8, damping-ratio: 0.5)",
    "spring(mass: 2, stiffness: 100, damping: 10)",
    "sine(out-in)",
    "quad(out-in)",
    "cubic(out-in)",
    "quart(out-in)",
    "quint(out-in)",
    "power(in-out, 1.7)",
    "power(in, 0.4)",
    "expo(out-in)",
    "circ(out-in)",
    "back(out, 2.5)",
    "elastic(in-out, 1.4, 0.45)",
    "bounce(out-in)",
    "d3-expo(out-in)",
    "gsap-expo(out-in)",
    "gsap-back(in-out, 0.9)",
    "d3-elastic(out, 1.2, 0.35)",
    "smoothstep(4)",
    "sigmoid(6)",
    "threshold(0.3)",
    "saw-tooth(3)",
    "wiggle(5)",
    "running-start(-0.8)",
    "exponential-decay(0.15)",
    "slow-mo(0.6, 0.8, yoyo)",
    "expo-scale(0.5, 8)",
    "interval(0.2, 0.7, ease-in-out)",
    "reversed(elastic-out)",
    "flipped(bounce-in)",
    "mirrored(back-in)",
    "there-and-back(ease)",
    "split(0.4, ease-in, back-out)",
    "nested(smoothstep(2), steps(5))",
    "remap(ease-out, 0.1, 0.8, 0, 1)",
    "inverse(circ-in-out)",
  ]

  /// What the curve is written as, its values and velocities, one by one and as a column, and what is
  /// known of it.
  private static func add(_ curve: EasingCurve, to digest: inout Digest) {
    digest.add(curve.notation)
    for progress in SelftestInputs.progresses {
      for side in Side.allCases {
        digest.add(curve.value(at: progress, side: side))
        digest.add(curve.velocity(at: progress, side: side))
      }
    }
    for side in Side.allCases {
      for value in curve.values(at: SelftestInputs.progresses, side: side) { digest.add(value) }
    }
    let fractions = (-12...132).map { Rational(Int128($0), 120) }
    for value in curve.values(at: fractions) { digest.add(value) }
    for progress in fractions {
      digest.add(curve.value(at: progress))
      digest.add(curve.velocity(at: progress))
    }
    addFacts(of: curve, to: &digest)
  }

  /// What is known of a curve beside its values.
  private static func addFacts(of curve: EasingCurve, to digest: inout Digest) {
    digest.add(case: curve.monotonicity)
    digest.add(case: curve.continuity)
    digest.add(curve.errorBound ?? .nan)
    for interval in [0...1, 0.25...0.5, 0.3...0.9] {
      let (least, greatest) = curve.extrema(in: interval)
      for extremum in [least, greatest, curve.greatestSpeed(in: interval)] {
        digest.add(extremum.progress)
        digest.add(case: extremum.side)
        digest.add(extremum.value)
      }
    }
    for value in [-0.1, 0, 0.001, 0.25, 0.5, 0.999, 1, 1.05] {
      for part in curve.progresses(of: value) {
        digest.add(part.lowerBound)
        digest.add(part.upperBound)
      }
    }
  }
}
