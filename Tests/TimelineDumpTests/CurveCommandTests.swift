// The verb `curve`.

import Easing
import Testing

@testable import timeline_dump

@Suite struct CurveCommandTests {
  /// Values and slopes of (0, 0, 0.58, 1) at the doubles nearest to the decimals, found to 400 bits
  /// by mpmath and rounded once.
  @Test func `decimals give the exact value and slope of the curve`() {
    let run = CommandRun("curve ease-out --at 0.1,0.25,0.5,1")
    #expect(run.status == .success)
    #expect(run.lines[0] == "progress,value,velocity")
    #expect(run.lines[1] == "0.1,0.1605721542375335,1.5350740098319091")
    #expect(run.lines[2] == "0.25,0.37813813082510983,1.3682889633952815")
    #expect(run.lines[3] == "0.5,0.6846431874274607,1.0739787798154259")
    #expect(run.lines[4] == "1,1,0")
  }

  @Test func `samples are evenly spaced, both ends included`() {
    #expect(
      CommandRun(["curve", "linear", "--samples", "5"]).output
        == "progress,value,velocity\n0,0,1\n0.25,0.25,1\n0.5,0.5,1\n0.75,0.75,1\n1,1,1\n")
    #expect(CommandRun("curve linear").lines.count == 102)
  }

  /// 3/10 of ten steps is exactly the third step, whatever the nearest double says.
  @Test func `steps are decided exactly`() {
    let run = CommandRun(["curve", "steps(10)", "--samples", "11"])
    #expect(
      run.lines.dropFirst().map { String($0.split(separator: ",")[1]) }
        == ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1"])
    #expect(CommandRun(["curve", "steps(10)", "--at", "0.3,0.7"]).lines[1] == "0.3,0.3,0")
  }

  /// More rows than are computed at once.
  @Test(arguments: [
    "ease", "steps(10)", "saw-tooth(3)", "elastic-out", "spring(bounce: 0.4)", "sine-in",
    "linear(0, 0.2 30%, 0.6 30%, 1)", "nested(ease, steps(7))", "spring(bounce: -0.4)",
  ]) func `rows have the digits of single samples`(text: String) throws {
    let curve = try EasingCurve(parsing: text)
    let rows = CommandRun(["curve", text, "--samples", "601"]).lines.dropFirst()
    #expect(rows.count == 601)
    for (index, row) in rows.enumerated() {
      let progress = Rational(Int128(index), 600)
      let numbers = [
        progress.doubleValue, curve.value(at: progress), curve.velocity(at: progress),
      ]
      let cells = numbers.map { $0.isFinite ? NumberFormat.shortest.text(of: $0) : "" }
      try #require(row == cells.joined(separator: ","))
    }
  }

  @Test func `an infinite slope is an empty cell`() {
    #expect(
      CommandRun(["curve", "cubic-bezier(0, 1, 1, 0)", "--samples", "2"]).output
        == "progress,value,velocity\n0,0,\n1,1,\n")
  }

  @Test func `standard input gives one number a line, decimal or hexadecimal`() {
    let run = CommandRun("curve linear --at -", input: ["0.5\n0x1p-2\n", "\n-1\r\n2"])
    #expect(
      run.output
        == "progress,value,velocity\n0.5,0.5,1\n0.25,0.25,1\n-1,-1,1\n2,2,1\n")
  }

  @Test func `nothing is written where the first line is wrong`() {
    let run = CommandRun("curve linear --at -", input: ["half\n"])
    #expect(run.status == .badData)
    #expect(run.output == "")
  }

  @Test func `a wrong line is named, and the rows before it stay`() {
    let run = CommandRun("curve linear --at -", input: ["0.5\nhalf\n0.7\n"])
    #expect(run.status == .badData)
    #expect(run.output == "progress,value,velocity\n0.5,0.5,1\n")
    #expect(
      run.messages == [
        "timeline-dump: Line 2 of standard input is 'half', but each line takes a number such as "
          + "0.25 or 0x1p-2."
      ])
  }

  @Test func `a curve is needed, and one is enough`() {
    expectRefusal(
      of: ["curve"],
      "The curve is missing; write it behind the verb, as in timeline-dump curve ease-in or "
        + "timeline-dump curve 'steps(4)'.")
    expectRefusal(
      of: ["curve", "steps(4,", "start)"],
      "There is one curve too many, 'start)'; put a curve with spaces into quotes, as in "
        + "timeline-dump curve 'steps(4, start)'.")
  }

  @Test func `a wrong curve is refused at its character`() {
    expectRefusal(
      of: ["curve", "cubic-bezier(1.2, 0, 1, 1)"],
      "The curve 'cubic-bezier(1.2, 0, 1, 1)' is wrong at character 14: x1 is 1.2, but x1 and x2 "
        + "must be in 0…1.")
  }

  @Test(arguments: [
    ("samples", "1", "a whole number in 2…1000000000"),
    ("samples", "1000000001", "a whole number in 2…1000000000"),
    (
      "at", "0.1,,1",
      "finite numbers such as 0.25, -1e-3 or 0x1.8p-2, separated by commas, or -"
    ),
  ]) func `a wrong value is refused`(option: String, value: String, accepted: String) {
    expectRefusal(
      of: ["curve", "ease", "--\(option)", value],
      "The option --\(option) is '\(value)', but it takes \(accepted).")
  }

  @Test func `samples and places exclude each other`() {
    expectRefusal(
      of: ["curve", "ease", "--samples", "3", "--at", "1"],
      "The options --samples and --at are both given, but only one of them is taken.")
  }
}
