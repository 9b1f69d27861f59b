// The verb `timing`.

import Testing

@testable import timeline_dump

@Suite struct TimingCommandTests {
  static func rows(_ line: String, input: [String] = []) -> [String] {
    let run = CommandRun("timing " + line, input: input)
    #expect(run.status == .success)
    #expect(run.lines.first == "local_time_s,phase,progress,iteration")
    return Array(run.lines.dropFirst())
  }

  @Test func `the defaults are those of Web Animations`() {
    #expect(Self.rows("--at 0") == ["0,after,,"])
    #expect(
      Self.rows("--duration 1s --at -1,0,0.5,1") == [
        "-1,before,,", "0,active,0,0", "0.5,active,0.5,0", "1,after,,",
      ])
  }

  /// Browsers divide seconds as doubles and say iteration 2 at 0.9999999999999996.
  @Test func `1200 ms of 400 ms iterations are exactly three`() {
    #expect(
      Self.rows("--duration 400ms --iterations infinite --at 1200ms") == ["1.2,active,0,3"])
    #expect(
      Self.rows("--duration 400ms --iterations 3 --fill both --at 1200ms") == ["1.2,after,1,2"])
  }

  @Test func `every option has its effect`() {
    #expect(Self.rows("--duration 1s --delay 500ms --at 0.75") == ["0.75,active,0.25,0"])
    #expect(Self.rows("--duration 1s --delay=-500ms --at 0.25") == ["0.25,active,0.75,0"])
    #expect(Self.rows("--duration 1s --end-delay -0.5 --at 0.5") == ["0.5,after,,"])
    #expect(Self.rows("--duration 1s --fill forwards --at 2") == ["2,after,1,0"])
    #expect(Self.rows("--duration 1s --fill backwards --at -1") == ["-1,before,0,0"])
    #expect(Self.rows("--duration 1s --iteration-start 0.5 --at 0.75") == ["0.75,active,0.25,1"])
    #expect(Self.rows("--duration 1s --direction reverse --at 0.25") == ["0.25,active,0.75,0"])
    #expect(
      Self.rows("--duration 1s --iterations 2 --direction alternate --at 1.25")
        == ["1.25,active,0.75,1"])
    #expect(Self.rows("--duration 1s --easing steps(4) --at 0.3") == ["0.3,active,0.25,0"])
    #expect(Self.rows("--duration 1s --playback-rate -1 --at 1") == ["1,active,1,0"])
    #expect(Self.rows("--duration infinite --at 1000") == ["1000,active,0,0"])
    #expect(Self.rows("--duration auto --fill forwards --at 1") == ["1,after,1,0"])
  }

  @Test func `the iteration after the end of infinitely many is infinite`() {
    #expect(
      Self.rows("--duration 0 --iterations infinite --fill forwards --at 1")
        == ["1,after,1,infinite"])
  }

  @Test func `standard input gives one time a line`() {
    #expect(
      Self.rows("--duration 1s --at -", input: ["250ms\n0.5\n"])
        == ["0.25,active,0.25,0", "0.5,active,0.5,0"])
  }

  static let wrong: [(String, String, String)] = [
    ("duration", "-1s", "a time from 0 to 10^9 s such as 0.4s or 400ms, infinite or auto"),
    ("delay", "soon", "a time within ±10^9 s such as 0.4s, 400ms or -1"),
    ("end-delay", "infinite", "a time within ±10^9 s such as 0.4s, 400ms or -1"),
    ("fill", "sideways", "none, forwards, backwards, both or auto"),
    ("iterations", "-1", "a number in 0…10^9 such as 3, 2.5 or 10/3, or infinite"),
    ("iteration-start", "-0.1", "a number in 0…10^9 such as 0.5, 2 or 1/3"),
    ("direction", "up", "normal, reverse, alternate or alternate-reverse"),
    ("playback-rate", "fast", "a number in -10^9…10^9 such as 1, -0.5 or 1000/1001"),
    ("at", "0.1,x", "times within ±10^9 s such as 0.4s, 400ms or -1, separated by commas, or -"),
  ]

  @Test(arguments: wrong)
  func `a wrong value is refused`(option: String, value: String, accepted: String) {
    let words = ["timing", "--\(option)", value] + (option == "at" ? [] : ["--at", "0"])
    expectRefusal(of: words, "The option --\(option) is '\(value)', but it takes \(accepted).")
  }

  @Test func `a wrong easing is refused at its character`() {
    expectRefusal(
      of: ["timing", "--at", "0", "--easing", "steps(0)"],
      "The option --easing is 'steps(0)', but that is wrong at character 7: The number of steps is 0, "
        + "but it must be in 1…2147483647.")
  }

  @Test func `times are needed, and words without an option are not`() {
    expectRefusal(
      of: ["timing"],
      "The option --at is missing; it takes times within ±10^9 s such as 0.4s, 400ms or -1, "
        + "separated by commas, or -.")
    expectRefusal(
      of: ["timing", "0.5"],
      "The word '0.5' is not expected; the options of timing are written --name value.")
  }

  /// Denominators without a common factor, at a time of ten digits and a start of eighteen.
  static let notExact =
    "--duration 1/999999937 --iterations infinite --delay 1/999999893 "
    + "--iteration-start 0.987654321098765431"

  @Test func `what has no exact fraction is said, not rounded`() {
    expectRefusal(
      of: ["timing"] + Self.notExact.split(separator: " ").map(String.init)
        + ["--at", "0,999999999/7"],
      "The timing's overall progress is a fraction of more than 128 bits; whole nanoseconds and "
        + "frames of any rate are always exact.")
  }

  @Test func `a line that has no exact fraction is named`() {
    let run = CommandRun("timing " + Self.notExact + " --at -", input: ["0\n", "999999999/7\n"])
    #expect(run.status == .badData)
    #expect(run.lines.count == 2)
    #expect(
      run.messages == [
        "timeline-dump: Line 2 of standard input is '999999999/7': The timing's overall progress is "
          + "a fraction of more than 128 bits; whole nanoseconds and frames of any rate are always "
          + "exact."
      ])
  }
}
