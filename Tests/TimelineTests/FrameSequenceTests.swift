import Easing
import TestSupport
import Testing
import Timeline

@Suite struct FrameSequenceTests {
  @Test func `a frame carries its number and its exact time`() {
    let frames = FrameSequence(-1..<3, at: .ntsc30)
    #expect(frames.map(\.number) == [-1, 0, 1, 2])
    #expect(frames.map(\.time) == [-1, 0, 1, 2].map { RationalTime($0 * 1001, 30000) })
    #expect(frames.count == 4)
  }

  @Test(arguments: [
    ("0.35", "60", 22), ("350ms", "120", 43), ("1.2s", "29.97", 37), ("1s", "12.5", 14),
    ("0", "60", 1), ("1ns", "60", 2), ("3.5s", "24", 85), ("1001/30000", "29.97", 2),
    ("300ms", "60", 19), ("0.1", "1000000", 100_001),
  ])
  func `frames cover an extent so that the last shows its end`(
    _ end: String, _ rate: String, _ count: Int
  ) throws {
    let end = try RationalTime(parsing: end)
    let frames = try FrameSequence(covering: end, at: FrameRate(parsing: rate))
    #expect(frames.numbers == 0..<count)
    #expect(frames.last.map { $0.time >= end } == true)
    #expect(frames.dropLast().last.map { $0.time < end } ?? true)
  }

  @Test func `frames of a stretch start at the first frame in it`() throws {
    let frames = try FrameSequence(
      covering: .milliseconds(100), from: .milliseconds(17), at: .fps60)
    #expect(frames.numbers == 2..<7)
    let before = try FrameSequence(covering: .zero, from: .milliseconds(-17), at: .fps60)
    #expect(before.numbers == -1..<1)
    let instant = try FrameSequence(covering: .milliseconds(1), from: .milliseconds(1), at: .fps60)
    #expect(instant.numbers == 1..<2)
  }

  @Test(arguments: [
    ("1.5", "60", 90), ("1s", "12.5", 13), ("1001/1000", "29.97", 30), ("1ns", "60", 1),
    ("1s", "29.97", 30), ("2s", "24", 48),
  ])
  func `frames of a period are all those before its end`(
    _ period: String, _ rate: String, _ count: Int
  ) throws {
    let period = try RationalTime(parsing: period)
    let frames = try FrameSequence(period: period, at: FrameRate(parsing: rate))
    #expect(frames.numbers == 0..<count)
    #expect(frames.allSatisfy { $0.time < period })
    #expect(frames.rate.time(ofFrame: count) >= period)
  }

  @Test func `an end before the start is an error with both`() {
    #expect(throws: TimelineError.endBeforeStart(start: .zero, end: .milliseconds(-1))) {
      try FrameSequence(covering: .milliseconds(-1), at: .fps60)
    }
  }

  @Test(arguments: [RationalTime.zero, RationalTime(-1)])
  func `a period that takes no time is an error`(_ period: RationalTime) {
    #expect(throws: TimelineError.periodNotAboveZero(period)) {
      try FrameSequence(period: period, at: .fps60)
    }
  }

  @Test func `too many frames are an error with the time`() {
    let end = RationalTime(1 << 60)
    #expect(throws: TimelineError.frameNumberOutOfRange(at: end, rate: .fps60)) {
      try FrameSequence(covering: end, at: .fps60)
    }
    #expect(throws: TimelineError.frameNumberOutOfRange(at: end, rate: .fps60)) {
      try FrameSequence(period: end, at: .fps60)
    }
  }

  @Test func `a part of a run has the same frames`() {
    let frames = FrameSequence(0..<100, at: .ntsc24)
    let part = frames[10..<20]
    #expect(part == FrameSequence(10..<20, at: .ntsc24))
    #expect(Array(part) == Array(frames).dropFirst(10).prefix(10).map { $0 })
  }

  @Test(arguments: 0..<20)
  func `a frame asked for alone is the one of the whole run`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let first = Int.random(in: -1_000_000...1_000_000, using: &random)
    let frames = FrameSequence(first..<first + 50, at: .ntsc60)
    let inOrder = Array(frames)
    let shuffled = frames.indices.shuffled(using: &random).map { frames[$0] }
    #expect(shuffled.sorted { $0.number < $1.number } == inOrder)
    #expect(frames.reversed().map { $0 } == inOrder.reversed())
  }

  @Test func `a number outside the run stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = FrameSequence(0..<3, at: .fps60)[3] }
    await #expect(processExitsWith: .failure) { _ = FrameSequence(0..<3, at: .fps60)[1..<4] }
  }
}
