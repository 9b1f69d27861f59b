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

  /// Both sides of every jump of every kind, in an animation that starts between frames.
  @Test(arguments: rates)
  private func `both sides of a frame are the steps that integers give`(rate: Rate) throws {
    let frameRate = try FrameRate(rate.numerator, rate.denominator)
    for (p, q) in [(1, 10), (7, 10), (1, 1), (1001, 1000), (1, 3)] {
      // Progress is (frame · d/n − 1/7) / (p/q), or elapsed / total in whole numbers.
      let total = 7 * rate.numerator * p
      let frames = FrameSequence(
        0..<(rate.numerator * (p * 7 + q) / (7 * q * rate.denominator) + 2), at: frameRate)
      for (term, count) in Steps.JumpTerm.allCases.flatMap({ term in
        [2, 3, 10, 49, 60].map { (term, $0) }
      }) {
        let curve = try Steps(count, term)
        let track = try PropertyTrack(
          initial: 0,
          events: [
            .animate(
              at: .zero, to: 1, duration: RationalTime(p, q), delay: RationalTime(1, 7),
              curve: .steps(curve))
          ])
        for frame in frames {
          let elapsed = q * (7 * frame.number * rate.denominator - rate.numerator)
          // The left limit has the step before a whole one.
          let steps = [count * elapsed / total, (count * elapsed - 1) / total]
          let jumped = term == .jumpStart || term == .jumpBoth ? 1 : 0
          let (right, left) = (
            elapsed < 0 ? 0 : elapsed >= total ? curve.jumps : steps[0] + jumped,
            elapsed <= 0 ? 0 : elapsed > total ? curve.jumps : steps[1] + jumped
          )
          let shown = Side.allCases.map { track.state(at: frame.time, side: $0).value }
          let expected = [left, right].map { Double(min($0, curve.jumps)) / Double(curve.jumps) }
          try #require(shown == expected, "frame \(frame.number) of \(p)/\(q) s, \(curve)")
        }
      }
    }
  }
}
