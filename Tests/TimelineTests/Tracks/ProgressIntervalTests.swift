// Exact progress through a stretch of time.
// Expected values: fractions of unbounded integers, computed apart.

import Easing
import TestSupport
import Testing

@testable import Timeline

/// A stretch and a time with denominators that share no factor, and the progress.
private struct Row: Sendable {
  let start: Rational
  let duration: Rational
  let time: Rational
  let progress: Rational

  init(
    _ start: Rational, after delay: Rational, lasting duration: Rational, at time: Rational,
    progress: Rational
  ) {
    self.start = start + delay
    self.duration = duration
    self.time = time
    self.progress = progress
  }
}

struct ProgressIntervalTests {
  private static let rows = [
    Row(
      Rational(-89_599_007_139_427_017, 999_999_937), after: Rational(2_795_742_288, 999_999_929),
      lasting: Rational(1, 999_999_893), at: Rational(-89_598_999_505_338_167, 999_999_883),
      progress: Rational(
        259_253_906_686_033_396_396_131_340, 999_999_749_000_020_150_999_476_659)),
    Row(
      Rational(-504_939_694_798_975_243, 999_999_937), after: Rational(4_456_009_944, 999_999_929),
      lasting: Rational(57_697_068_891, 999_999_893),
      at: Rational(-504_939_629_738_046_437, 999_999_883),
      progress: Rational(
        33_338_165_795_527_593_015_402_847_341_472_296_668,
        57_697_054_409_036_871_012_605_027_299_269_515_169)),
    Row(
      Rational(263_012_739_571_332_562, 999_999_937), after: Rational(7_353_459_746, 999_999_929),
      lasting: Rational(959_844_380), at: Rational(947_814_585_355_657_005, 999_999_883),
      progress: Rational(
        136_960_352_174_021_735_420_599_148_088_480_613,
        191_968_827_815_815_992_364_719_810_816_465_284)),
    Row(
      Rational(831_714_372_110_049_911, 999_999_937), after: Rational(48_016_732_570, 999_999_929),
      lasting: Rational(1, 1001), at: Rational(831_714_375_214_751_506, 999_999_883),
      progress: Rational(
        550_707_288_432_651_413_165_293_191, 999_999_749_000_020_150_999_476_659)),
  ]

  @Test(arguments: rows)
  private func `progress is exact for denominators that share nothing`(row: Row) throws {
    let interval = try #require(ProgressInterval(start: row.start, duration: row.duration))
    for side in Side.allCases {
      #expect(interval.progress(at: row.time, side: side) == row.progress)
    }
  }

  @Test func `progress is none before the start, and 1 from the end on`() throws {
    let interval = try #require(ProgressInterval(start: Rational(1, 3), duration: Rational(1, 7)))
    #expect(interval.progress(at: .zero, side: .right) == nil)
    #expect(interval.progress(at: Rational(1, 3), side: .left) == nil)
    #expect(interval.progress(at: Rational(1, 3), side: .right) == .zero)
    #expect(interval.progress(at: Rational(17, 42), side: .right) == Rational(1, 2))
    #expect(interval.progress(at: Rational(10, 21), side: .left) == .one)
    #expect(interval.progress(at: Rational(3), side: .right) == .one)
    #expect(!interval.hasEnded(by: Rational(10, 21), side: .left))
    #expect(interval.hasEnded(by: Rational(10, 21), side: .right))
  }

  @Test func `a stretch that needs more than 128 bits is refused, and whole nanoseconds never`() {
    #expect(
      ProgressInterval(
        start: Rational(1, 999_999_937) + Rational(1, 999_999_929),
        duration: Rational(999_999_999_999_999_999, 999_999_893)) == nil)
    #expect(
      ProgressInterval(
        start: Rational(999_999_999_999_999_999, 1_000_000_000),
        duration: Rational(999_999_999_999_999_999, 1_000_000_000)) != nil)
    // A frame of 60000/1001 and a delay in whole nanoseconds.
    #expect(
      ProgressInterval(
        start: Rational(1001, 60000) + Rational(1, 1_000_000_000),
        duration: Rational(999_999_999_999_999_999, 1_000_000_000)) != nil)
  }

  @Test(arguments: 0..<200)
  func `no time traps, and progress never falls`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let start = Rational(
      Int128.random(in: -1_000_000_000...1_000_000_000, using: &random),
      Int128.random(in: 1...1_000_000_000, using: &random))
    let duration = Rational(
      Int128.random(in: 1...1_000_000_000, using: &random),
      Int128.random(in: 1...1_000_000_000, using: &random))
    let interval = try #require(ProgressInterval(start: start, duration: duration))
    let extremes: [Rational] = [
      Rational(Int128.max, 1), Rational(-Int128.max, 1), Rational(1, Int128.max),
      Rational(Int128.max, Int128.max - 1), Rational(-Int128.max, Int128.max - 1),
    ]
    let near = (0..<20).map { _ in
      // Start and duration to some 30 digits: finer than any limit.
      Rational(
        (start + duration * Rational(Int128.random(in: 0...8, using: &random), 7)).floor
          * (1 << 60) + Int128.random(in: 0..<(1 << 60), using: &random), 1 << 60)
    }
    for side in Side.allCases {
      let progress = (extremes + near).sorted().map {
        interval.progress(at: $0, side: side) ?? Rational(-1)
      }
      try #require(progress == progress.sorted())
      try #require(progress.allSatisfy { $0 <= .one })
    }
  }
}
