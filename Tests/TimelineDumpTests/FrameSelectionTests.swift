// Which frames are written.

import Testing

@testable import timeline_dump

@Suite struct FrameSelectionTests {
  /// The frame numbers that a command line gives.
  static func frames(_ line: String) -> [Int] {
    let run = CommandRun(line + " --columns frame")
    #expect(run.status == .success)
    return run.lines.dropFirst().compactMap { Int($0) }
  }

  @Test func `a range of numbers is half open, or closed with three dots`() {
    #expect(Self.frames("shimmer --frames 3..<6") == [3, 4, 5])
    #expect(Self.frames("shimmer --frames 3...6") == [3, 4, 5, 6])
    #expect(Self.frames("shimmer --frames -2..<1") == [-2, -1, 0])
    #expect(Self.frames("shimmer --frames=-2...-2") == [-2])
    #expect(Self.frames("shimmer --frames 3..<3") == [])
  }

  @Test func `a range of times is half open`() {
    #expect(Self.frames("shimmer --fps 10 --from 0.25 --to 0.5") == [3, 4])
    #expect(Self.frames("shimmer --fps 10 --from 300ms --to 500ms") == [3, 4])
    #expect(Self.frames("shimmer --fps 10 --to 0.2") == [0, 1])
    #expect(Self.frames("shimmer --fps 10 --from 1 --to 1") == [])
  }

  @Test func `without an end an endless scene is shown for a period`() {
    #expect(Self.frames("shimmer --fps 4") == [0, 1, 2, 3])
    #expect(Self.frames("shimmer --fps 4 --from 10.5") == [42, 43, 44, 45])
    #expect(Self.frames("shimmer --fps 4 --autoreverses true") == Array(0..<8))
  }

  @Test func `without an end a finite scene is shown to its end`() {
    #expect(Self.frames("toast --fps 2 --from 4") == [8, 9, 10])
    #expect(Self.frames("toast --fps 1 --from 9") == [])
  }

  @Test func `frames common to several rates have the same rows`() {
    func rows(_ fps: Int) -> [String] {
      let run = CommandRun("toast --fps \(fps) --frames 0..<\(fps * 5)")
      return run.lines.dropFirst().enumerated().filter { $0.offset % (fps / 12) == 0 }.map {
        String($0.element.drop { $0 != "," })
      }
    }
    #expect(rows(24) == rows(60))
    #expect(rows(24) == rows(120))
    #expect(rows(24).count == 60)
  }

  static let time = "a time within ±10^9 s such as 0.35, 350ms or 1.2s"
  static let rate = "from 0.001 to 1000000 frames a second, such as 60, 29.97, 30000/1001 or 12.5"
  static let numbers =
    "frame numbers such as 0..<60 or 0...60 within ±2^53, the second not below the first"
  static let wrong: [(String, String, String)] = [
    ("fps", "0", Self.rate),
    ("fps", "-24", Self.rate),
    ("fps", "30000/0", Self.rate),
    ("fps", "nan", Self.rate),
    ("from", "soon", time),
    ("to", "1 min", time + ", in s, ms, us or ns"),
    ("frames", "10", Self.numbers),
    ("frames", "5..<4", Self.numbers),
    ("frames", "a..<b", Self.numbers),
    (
      "frames", "0..<9223372036854775807",
      Self.numbers
    ),
    ("frames", "-9223372036854775808..<0", Self.numbers),
    ("frames", "0...9223372036854775807", Self.numbers),
    (
      "frames", "0..<100000000000",
      "frames that start within ±1000000000 s, at 60 frames a second"
    ),
  ]

  @Test(arguments: wrong)
  func `a wrong value is refused`(option: String, value: String, accepted: String) {
    expectRefusal(
      of: ["shimmer", "--\(option)", value],
      "The option --\(option) is '\(value)', but it takes \(accepted).")
  }

  @Test func `an end before the start is refused`() {
    expectRefusal(
      of: ["shimmer", "--to", "-1"],
      "The option --to is '-1', but it takes a time that is not before the start, 0s.")
  }

  @Test func `choices that exclude each other are refused`() {
    expectRefusal(
      of: ["shimmer", "--frames", "0..<1", "--to", "1"],
      "The options --frames and --to are both given, but frames are chosen by number or by time.")
    expectRefusal(
      of: ["shimmer", "--from", "2", "--to", "1"],
      "The option --to is '1', but it takes a time that is not before --from, 2s.")
  }
}
