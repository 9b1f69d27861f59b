// Steps sampled at frame times.
// Expected values: the step that integers give: ⌊n · frame · rate.d · duration.q / (rate.n · duration.p)⌋.

import Easing
import Testing
import Timeline

/// A frame rate and a duration as plain integers.
private struct Rate: CustomTestStringConvertible, Sendable {
  let numerator: Int
  let denominator: Int

  var testDescription: String { "\(numerator)/\(denominator) fps" }
}

struct StepsAtFramesTests {
  private static let rates =
    [24, 25, 30, 50, 60, 120].map { Rate(numerator: $0, denominator: 1) }
    + [24000, 30000, 60000].map { Rate(numerator: $0, denominator: 1001) }

  /// Tenths of a second up to 3 s, and lengths that share no factor with frames.
  private static let durations: [(numerator: Int, denominator: Int)] =
    (1...30).map { ($0, 10) } + [(1, 3), (7, 11), (355, 113), (1001, 1000)]

  /// Every number of steps in 1…60, every frame of every duration, in a track from 0 to 1.
  @Test(arguments: rates)
  private func `every frame shows the step that integers give`(rate: Rate) throws {
    let frameRate = try FrameRate(rate.numerator, rate.denominator)
    for (p, q) in StepsAtFramesTests.durations {
      let frames = Array(
        FrameSequence(
          0..<(p * rate.numerator / (q * rate.denominator) + 2), at: frameRate))
      for count in 1...60 {
        let track = try KeyframeTrack([
          Keyframe(at: .zero, 0.0, easing: .steps(Steps(count))),
          Keyframe(at: RationalTime(p, q), 1),
        ])
        let wrong = frames.first { frame in
          let step = count * frame.number * rate.denominator * q / (rate.numerator * p)
          return track.value(at: frame.time) != Double(min(step, count)) / Double(count)
        }
        try #require(wrong == nil, "frame \(wrong?.number ?? 0) of \(p)/\(q) s in \(count) steps")
      }
    }
  }
}
