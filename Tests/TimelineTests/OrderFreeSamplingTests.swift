// A frame is a function of its number alone.
// Expected values: the same track sampled in another order.

import Easing
import TestSupport
import Testing
import Timeline

struct OrderFreeSamplingTests {
  private static func steps(_ count: Int) throws -> EasingCurve { .steps(try Steps(count)) }

  private static func interrupted() throws -> PropertyTrack {
    try PropertyTrack(
      initial: 1,
      events: [
        .animate(at: RationalTime(1, 7), to: 0, duration: RationalTime(2), curve: .easeIn),
        .animate(at: RationalTime(1), to: 3, duration: RationalTime(1, 3), policy: .additive),
        .animate(
          at: RationalTime(11, 10), to: -2, duration: RationalTime(1), delay: RationalTime(1, 9),
          curve: try steps(7), policy: .crossfade),
        .set(at: RationalTime(3, 2), to: 9),
        .animate(at: RationalTime(1001, 500), to: 0.1, duration: RationalTime(7, 11)),
      ])
  }

  private static func keyframed() throws -> KeyframeTrack<Double> {
    try KeyframeTrack([
      Keyframe(at: RationalTime(1, 3), 0.1, easing: .easeInOut),
      Keyframe(at: RationalTime(1), 7.3, easing: try steps(11)),
      Keyframe(at: RationalTime(1), -2, easing: .fastOutSlowIn),
      .hold(at: RationalTime(2), 5), Keyframe(at: RationalTime(14, 5), 0),
    ])
  }

  /// All that both tracks say at a frame, to the bit.
  private static func bits(of frame: Int, at rate: FrameRate) throws -> [UInt64] {
    let time = rate.time(ofFrame: frame)
    let (track, keyframes) = (try interrupted(), try keyframed())
    return Side.allCases.flatMap { side in
      let state = track.state(at: time, side: side)
      return [
        state.value, state.velocity, state.model, keyframes.value(at: time, side: side),
        keyframes.velocity(at: time, side: side),
      ].map(\.bitPattern)
    }
  }

  @Test func `shuffled, reversed and single frames have the bits of all frames`() throws {
    let rate = try FrameRate(30000, 1001)
    let all = try (0..<90).map { try OrderFreeSamplingTests.bits(of: $0, at: rate) }
    let reversed = try (0..<90).reversed().map { try OrderFreeSamplingTests.bits(of: $0, at: rate) }
    #expect(all == reversed.reversed())
    var random = SplitMix64(seed: 1)
    for frame in (0..<90).shuffled(using: &random) {
      try #require(try OrderFreeSamplingTests.bits(of: frame, at: rate) == all[frame])
    }
  }

  @Test func `frames that rates share have the same bits`() throws {
    for frame in 0..<36 {
      // 12 frames a second are common to all of them.
      let bits = try [24, 60, 120].map { fps in
        try OrderFreeSamplingTests.bits(of: frame * fps / 12, at: FrameRate(fps))
      }
      try #require(bits.allSatisfy { $0 == bits[0] }, "at \(frame)/12 s")
    }
    for frame in 0..<18 {
      let bits = try [24, 30, 60, 120].map { fps in
        try OrderFreeSamplingTests.bits(of: frame * fps / 6, at: FrameRate(fps))
      }
      try #require(bits.allSatisfy { $0 == bits[0] }, "at \(frame)/6 s")
    }
  }
}
