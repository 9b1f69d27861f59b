// When a scroll passes an offset.
// Expected values: closed forms with 40 digits (mpmath), and dense scans of the motion.

import Easing
import TestSupport
import Testing
import Timeline

struct ScrollCrossingTests {
  private typealias Crossing = ScrollMotion.Crossing

  private func nanoseconds(_ count: Int) -> RationalTime {
    RationalTime(count, 1_000_000_000)
  }

  @Test func `a linear drag passes an offset at an exact decimal`() throws {
    let motion = try played("drag -40 0.4s linear; hold 0.1s; release 0")
    #expect(motion.crossings(above: 36) == [Crossing(time: .milliseconds(360), isAbove: true)])
    // 42, by the snap; 52 is reached and not passed.
    #expect(motion.crossings(above: 52).isEmpty)
    #expect(motion.crossings(above: 40).map { $0.time } == [.milliseconds(500)])
  }

  @Test(arguments: [(36.0, 47_157_638), (52, 69_636_123), (62, 84_216_843)])
  func `a decay passes offsets when its closed form does`(level: Double, time: Int) throws {
    let crossings = try played("release 800").crossings(above: level)
    #expect(crossings == [Crossing(time: nanoseconds(time), isAbove: true)])
  }

  @Test func `a decay falls to the edge when its closed form does`() throws {
    let crossings = try played("set 100; release -1000").crossings(above: 0)
    #expect(crossings == [Crossing(time: nanoseconds(111_585_224), isAbove: false)])
  }

  @Test func `a jump passes an offset at the exact time of its step`() throws {
    let motion = try played("hold 1/3s; set 100; hold 1/3s; set 0")
    #expect(
      motion.crossings(above: 36) == [
        Crossing(time: RationalTime(1, 3), isAbove: true),
        Crossing(time: RationalTime(2, 3), isAbove: false),
      ])
  }

  @Test func `a scroll that starts above counts from there`() throws {
    #expect(try played("set 100").crossings(above: 36).isEmpty)
    let back = try played("set 100; scroll 0 1s linear").crossings(above: 36)
    #expect(back == [Crossing(time: .milliseconds(640), isAbove: false)])
  }

  @Test func `a curve that overshoots passes an offset there and back`() throws {
    // y(t) = 3(1-t)²t·y1 + 3(1-t)t²·y2 + t³ for y1 = -0.6, y2 = 1.6 falls to -0.1 and rises to 1.1.
    let curve = EasingCurve.cubicBezier(try CubicBezier(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6))
    let motion = try ScrollMotion(
      GestureScript([
        .setOffset(100), .scroll(to: 200, duration: RationalTime(1), curve: curve),
      ]), physics: titlePhysics())
    for (level, directions) in [
      (99.0, [false, true]), (95, [false, true]), (150, [true]), (201, [true, false]),
      (205, [true, false]), (250, []),
    ] {
      #expect(motion.crossings(above: level).map { $0.isAbove } == directions, "\(level)")
    }
  }

  @Test func `steps pass an offset at the step that jumps over it`() throws {
    let curve = EasingCurve.steps(try Steps(7, .jumpEnd))
    let motion = try ScrollMotion(
      GestureScript([.scroll(to: 70, duration: RationalTime(7), curve: curve)]),
      physics: titlePhysics())
    #expect(motion.crossings(above: 35).map { $0.time } == [RationalTime(4)])
    #expect(motion.crossings(above: 40).map { $0.time } == [RationalTime(5)])
    #expect(motion.crossings(above: 69).map { $0.time } == [RationalTime(7)])
  }

  @Test func `lines pass an offset at corners and jumps, on either side of them`() throws {
    func point(_ input: Double, _ output: Double) -> PiecewiseLinear.Point {
      PiecewiseLinear.Point(input: input, output: output)
    }
    // Up to 0.8, down by a jump to 0.2, up to 1.
    let lines = EasingCurve.piecewiseLinear(
      try PiecewiseLinear(sorted: [point(0, 0), point(0.5, 0.8), point(0.5, 0.2), point(1, 1)]))
    let motion = try ScrollMotion(
      GestureScript([.scroll(to: 100, duration: RationalTime(1), curve: lines)]),
      physics: titlePhysics())
    #expect(
      motion.crossings(above: 40) == [
        Crossing(time: .milliseconds(250), isAbove: true),
        Crossing(time: .milliseconds(500), isAbove: false),
        Crossing(time: .milliseconds(625), isAbove: true),
      ])
    #expect(motion.crossings(above: 10).map { $0.time } == [nanoseconds(62_500_000)])
    #expect(
      motion.crossings(above: 90).map { $0.time } == [.milliseconds(937) + nanoseconds(500_000)])
  }

  @Test(arguments: 0..<60)
  func `they are where a dense scan finds them`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let physics = try generator.physics()
    guard let motion = try? ScrollMotion(try generator.script(), physics: physics) else { return }
    let levels: [Double] = [0, 36, 52, .random(in: -100...300, using: &generator)]
    let level = levels.randomElement(using: &generator) ?? 36
    let crossings = motion.crossings(above: level)

    var isAbove = motion.state(at: .zero).offset > level
    for crossing in crossings {
      #expect(crossing.isAbove != isAbove)
      isAbove = crossing.isAbove
    }
    #expect(crossings.map { $0.time } == crossings.map { $0.time }.sorted())
    #expect(isAbove == (motion.state(at: motion.end).offset > level))

    // Between two crossings, a microsecond clear of both, the offset is on the stated side.
    let margin = RationalTime(1, 1_000_000)
    let times = [.zero] + crossings.map { $0.time } + [motion.end]
    isAbove = motion.state(at: .zero).offset > level
    for (start, end) in zip(times, times.dropFirst()) {
      let (first, length) = (start + margin, end - start - margin - margin)
      for step in 0...60 where length > .zero {
        let time = first + RationalTime(seconds: length.seconds * Rational(Int128(step), 60))
        let offset = motion.state(at: time).offset
        try #require(
          (offset > level) == isAbove || abs(offset - level) < 1e-9, "\(offset), \(level), \(time)")
      }
      isAbove.toggle()
    }
  }
}
