// Values between keyframes.
// Expected values: linear mixing by hand; curve values from 40-digit arithmetic.

import Easing
import Testing
import Timeline

struct KeyframeTrackTests {
  @Test func `the example of the documentation holds`() throws {
    let x = try KeyframeTrack([
      Keyframe(at: .zero, 0.0, easing: .easeIn), Keyframe(at: .milliseconds(250), 100),
    ])
    // 100 times the double nearest to 0.31535681257253931159…
    #expect(x.value(at: .milliseconds(125)) == 31.535681257253934)
  }

  @Test func `values run between keyframes and stay outside`() throws {
    let track = try KeyframeTrack([
      Keyframe(at: RationalTime(1), 10.0, easing: .easeIn),
      Keyframe(at: RationalTime(3), 20, easing: .linear),
      Keyframe(at: RationalTime(4), 0),
    ])
    for (time, value) in [
      (0, 10), (1000, 10), (1200, 10.170266096515629), (2000, 13.153568125725393), (3000, 20),
      (3250, 15), (3500, 10), (4000, 0), (5000, 0),
    ] {
      let shown = track.value(at: .milliseconds(time))
      try #require(abs(shown - value) <= 1e-13, "\(shown) at \(time) ms")
    }
    #expect(track.start == RationalTime(1))
    #expect(track.end == RationalTime(4))
  }

  @Test func `every keyframe is met exactly`() throws {
    let values = [0.1, 0.7, -0.3, 1e300, -1e-300, 3]
    let track = try KeyframeTrack(
      values.enumerated().map { Keyframe(at: RationalTime($0, 7), $1, easing: .easeInOut) })
    for (index, value) in values.enumerated() {
      for side in Side.allCases {
        try #require(track.value(at: RationalTime(index, 7), side: side) == value)
      }
    }
  }

  @Test func `a hold keeps its value up to the next keyframe`() throws {
    let track = try KeyframeTrack([
      Keyframe.hold(at: .zero, 5.0), .hold(at: RationalTime(1), 8),
      Keyframe(at: RationalTime(2), 1),
    ])
    #expect(track.keyframes.map(\.isHold) == [true, true, false])
    for (time, left, right) in [(0, 5.0, 5.0), (500, 5, 5), (1000, 5, 8), (2000, 8, 1)] {
      try #require(track.value(at: .milliseconds(time), side: .left) == left, "at \(time) ms")
      try #require(track.value(at: .milliseconds(time)) == right, "at \(time) ms")
      try #require(track.velocity(at: .milliseconds(time)) == 0)
    }
  }

  @Test func `keyframes at one time are a jump from the first to the last`() throws {
    let half = RationalTime(1, 2)
    let track = try KeyframeTrack([
      Keyframe(at: .zero, -1.0), Keyframe(at: .zero, 0),
      Keyframe(at: half, 3), Keyframe(at: half, 5), Keyframe(at: half, 7),
      Keyframe(at: RationalTime(1), 10), Keyframe(at: RationalTime(1), 20),
    ])
    for (time, left, right) in [
      (-1, -1.0, -1.0), (0, -1, 0), (250, 1.5, 1.5), (500, 3, 7), (750, 8.5, 8.5), (1000, 10, 20),
      (1001, 20, 20),
    ] {
      try #require(track.value(at: .milliseconds(time), side: .left) == left, "at \(time) ms")
      try #require(track.value(at: .milliseconds(time)) == right, "at \(time) ms")
    }
    #expect(track.velocity(at: half, side: .left) == 6)
    #expect(track.velocity(at: half) == 6)
    #expect(track.velocity(at: .zero, side: .left) == 0)
    #expect(track.velocity(at: RationalTime(1)) == 0)
  }

  @Test func `a single keyframe is constant`() throws {
    let track = try KeyframeTrack([Keyframe(at: RationalTime(1), 4.0)])
    for time in [0, 1, 2] {
      for side in Side.allCases {
        try #require(track.value(at: RationalTime(time), side: side) == 4)
        try #require(track.velocity(at: RationalTime(time), side: side) == 0)
      }
    }
  }

  @Test func `a staircase steps at exact fractions, and shows both sides`() throws {
    let steps = EasingCurve.steps(try Steps(3))
    let track = try KeyframeTrack([
      Keyframe(at: RationalTime(1, 10), 0.0, easing: steps), Keyframe(at: RationalTime(4, 10), 3),
    ])
    for (time, left, right) in [(100, 0.0, 0.0), (200, 0, 1), (300, 1, 2), (400, 2, 3)] {
      let shown = Side.allCases.map { track.value(at: .milliseconds(time), side: $0) }
      try #require(shown == [left, right], "at \(time) ms")
    }
    let start = try KeyframeTrack([
      Keyframe(at: .zero, 0.0, easing: .named(.stepStart)), Keyframe(at: RationalTime(1), 3),
    ])
    #expect(start.value(at: .zero, side: .left) == 0)
    #expect(start.value(at: .zero) == 3)
  }

  @Test func `an easing that overshoots leaves the interval between the values`() throws {
    let back = try CubicBezier(x1: 0.34, y1: 1.56, x2: 0.64, y2: 1)
    let track = try KeyframeTrack([
      Keyframe(at: .zero, 0.0, easing: .cubicBezier(back)), Keyframe(at: RationalTime(1), 100),
    ])
    let highest = (0...100).map { track.value(at: RationalTime($0, 100)) }.max() ?? 0
    #expect(highest > 109 && highest < 111)
    #expect(track.value(at: RationalTime(1)) == 100)
  }

  @Test func `velocity is the slope of the easing by the distance over the time`() throws {
    let track = try KeyframeTrack([
      Keyframe(at: .zero, 0.0, easing: .easeIn), Keyframe(at: RationalTime(1, 2), 10),
      Keyframe(at: RationalTime(1), 0),
    ])
    // ease-in ends with the slope 1/0.58.
    let before = track.velocity(at: RationalTime(1, 2), side: .left)
    #expect(abs(before - 10 / 0.5 / 0.58) <= 1e-11)
    #expect(track.velocity(at: RationalTime(1, 2)) == -20)
    #expect(track.velocity(at: RationalTime(3, 4)) == -20)
    #expect(track.velocity(at: RationalTime(1), side: .left) == -20)
    #expect(track.velocity(at: RationalTime(1)) == 0)
    #expect(track.velocity(at: .zero, side: .left) == 0)
  }

  @Test func `vectors mix by component`() throws {
    let track = try KeyframeTrack([
      Keyframe(at: .zero, SIMD2(0.0, 10.0)), Keyframe(at: RationalTime(1), SIMD2(4.0, -10.0)),
    ])
    #expect(track.value(at: RationalTime(1, 4)) == SIMD2(1, 5))
    let colour = try KeyframeTrack([
      Keyframe(at: .zero, SIMD4(0.0, 0.0, 0.0, 0.0)),
      Keyframe(at: RationalTime(1), SIMD4(1.0, 0.5, 0.25, 1.0)),
    ])
    #expect(colour.value(at: RationalTime(1, 2)) == SIMD4(0.5, 0.25, 0.125, 0.5))
  }

  @Test func `segments of a long track are found at every time`() throws {
    let track = try KeyframeTrack(
      (0...1000).map { Keyframe.hold(at: RationalTime($0, 3), Double($0)) })
    for frame in -5...(60 * 334) {
      let expected = Double(min(max(frame / 20, 0), 1000))
      try #require(track.value(at: RationalTime(frame, 60)) == expected, "frame \(frame)")
    }
  }
}
