// The timing model in the selftest.
// Layer: Export. Tests: SelftestTests.

import Easing
import Timeline

extension Selftest {
  /// Effects of every direction and fill, at many times and at their jumps.
  static var timing: [SelftestPart] {
    PlaybackDirection.allCases.map { direction in
      SelftestPart("timing \(direction.rawValue)") { digest throws(TimelineError) in
        for fill in FillMode.allCases {
          for easing in [EasingCurve.linear, .easeInOut, .stepEnd] {
            let timing = try EffectTiming(
              delay: .milliseconds(250), endDelay: .milliseconds(-100), fill: fill,
              iterationStart: Rational(1, 3), iterations: .finite(Rational(5, 2)),
              duration: .time(RationalTime(7, 10)), direction: direction, easing: easing)
            try add(timing, to: &digest)
          }
        }
      }
    }
  }

  private static func add(_ timing: EffectTiming, to digest: inout Digest) throws(TimelineError) {
    for number in -20...180 {
      let time = RationalTime(number * 1001, 60_000)
      for side in Side.allCases { digest.add(try timing.limit(at: time, from: side)) }
      digest.add(try timing.state(at: time))
      digest.add(try timing.state(at: time, playbackRate: Rational(-1)))
    }
  }
}

extension Digest {
  fileprivate mutating func add(_ state: EffectState) {
    add(case: state.phase)
    guard let iteration = state.iteration else { return }
    add(iteration.simpleProgress)
    add(iteration.progress)
    add(iteration.velocity)
  }
}
