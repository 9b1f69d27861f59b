// Values over progress.
// Expected values: linear mixing by hand, and the rules of Web Animations.

import Easing
import Testing
import Timeline

struct ProgressTrackTests {
  private func track(_ keyframes: ProgressKeyframe<Double>..., underlying: Double? = nil) throws
    -> ProgressTrack<Double>
  {
    try ProgressTrack(keyframes, underlying: underlying)
  }

  @Test func `keyframes without offsets are spaced evenly`() throws {
    let track = try track(ProgressKeyframe(0), ProgressKeyframe(10), ProgressKeyframe(-4))
    #expect(track.offsets == [.zero, Rational(1, 2), .one])
    #expect(track.value(at: Rational(3, 4)) == 3)
    #expect(track.value(at: 0.75) == 3)
  }

  @Test func `the ends are the first and last value, or the underlying one`() throws {
    let middle = ProgressKeyframe(10.0, offset: Rational(1, 2))
    let kept = try track(middle)
    let mixed = try track(middle, underlying: 4)
    for (progress, value) in [(0.0, 4.0), (0.25, 7), (0.5, 10), (0.75, 7), (1, 4)] {
      try #require(kept.value(at: progress) == 10)
      try #require(mixed.value(at: progress) == value)
    }
    #expect(kept.value(at: -1.0) == 10 && kept.value(at: 2.0) == 10)
    #expect(mixed.value(at: -0.5) == -2)
  }

  @Test func `progress beyond the ends goes on by the easing there, unless a jump stops it`() throws
  {
    let free = try track(ProgressKeyframe(0), ProgressKeyframe(8))
    #expect(free.value(at: 1.5) == 12)
    #expect(free.value(at: -0.5) == -4)
    #expect(free.value(at: Rational(3, 2)) == 12)
    let stopped = try track(
      ProgressKeyframe(-1, offset: .zero), ProgressKeyframe(0, offset: .zero),
      ProgressKeyframe(8, offset: .one), ProgressKeyframe(20, offset: .one))
    for (progress, value) in [(-0.5, -1.0), (0, 0), (0.5, 4), (1, 20), (1.5, 20)] {
      try #require(stopped.value(at: progress) == value)
    }
    #expect(stopped.value(at: 1.0, side: .left) == 8)
    #expect(stopped.value(at: 0.0, side: .left) == 0, "as with the before flag")
    #expect(stopped.velocity(at: 1.5) == 0)
  }

  @Test func `keyframes at one offset are a jump with two sides`() throws {
    let half = Rational(1, 2)
    let track = try track(
      ProgressKeyframe(0), ProgressKeyframe(3, offset: half), ProgressKeyframe(5, offset: half),
      ProgressKeyframe(7, offset: half), ProgressKeyframe(10))
    #expect(track.value(at: half, side: .left) == 3)
    #expect(track.value(at: half) == 7)
    #expect(track.value(at: 0.5, side: .left) == 3)
    #expect(track.value(at: 0.5) == 7)
  }

  @Test func `a hold keeps its value up to the next offset`() throws {
    let track = try track(
      ProgressKeyframe(1, interpolation: .hold), ProgressKeyframe(2, interpolation: .hold),
      ProgressKeyframe(3))
    for (progress, left, right) in [
      (-1.0, 1.0, 1.0), (0.25, 1, 1), (0.5, 1, 2), (1, 2, 3), (2, 3, 3),
    ] {
      try #require(track.value(at: progress, side: .left) == left, "at \(progress)")
      try #require(track.value(at: progress) == right, "at \(progress)")
      try #require(track.velocity(at: progress) == 0)
    }
  }

  @Test func `steps at exact fractions are exact`() throws {
    for count in 1...60 {
      let track = try track(
        ProgressKeyframe(0, easing: .steps(Steps(count))), ProgressKeyframe(1))
      for step in 0...count {
        let progress = Rational(Int128(step), Int128(count))
        try #require(track.value(at: progress) == Double(step) / Double(count))
        try #require(
          track.value(at: progress, side: .left) == Double(max(step - 1, 0)) / Double(count))
      }
    }
  }

  @Test func `velocity is the slope of the segment`() throws {
    let track = try track(
      ProgressKeyframe(0, easing: .easeIn), ProgressKeyframe(10), ProgressKeyframe(4))
    // ease-in ends with the slope 1/0.58.
    #expect(abs(track.velocity(at: 0.5, side: .left) - 10 / 0.5 / 0.58) <= 1e-11)
    #expect(track.velocity(at: 0.5) == -12)
    #expect(track.velocity(at: 1) == -12)
  }

  @Test func `no progress traps, and NaN gives NaN`() throws {
    let track = try track(
      ProgressKeyframe(0, easing: .easeIn), ProgressKeyframe(1, offset: Rational(1, 999_999_937)),
      ProgressKeyframe(2), ProgressKeyframe(3))
    for progress in [
      Rational(Int128.max), Rational(-Int128.max), Rational(1, Int128.max),
      Rational(Int128.max - 1, Int128.max),
    ] {
      for side in Side.allCases {
        try #require(track.value(at: progress, side: side).isFinite)
      }
    }
    #expect(track.value(at: .nan).isNaN)
    #expect(track.velocity(at: .nan).isNaN)
    _ = track.value(at: .infinity)
    _ = track.value(at: -.infinity)
  }
}
