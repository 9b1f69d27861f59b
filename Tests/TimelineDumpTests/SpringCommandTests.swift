// The verb `spring`.
// Expected values: closed forms; laws.

import Easing
import Testing
import Timeline

@testable import timeline_dump

@Suite struct SpringCommandTests {
  static let ways =
    "but a spring is described by --duration and --bounce, --response and --damping-ratio, "
    + "--settling-duration and --damping-ratio, or --mass, --stiffness and --damping."

  /// 1 - (1 + ωt)·e^(-ωt) with ωt = 1 and ω = 10, and ω²t·e^(-ωt).
  @Test func `a critically damped spring has the position and velocity of its formula`() {
    let run = CommandRun("spring --stiffness 100 --damping 20 --at 0,0.1,100ms")
    #expect(run.messages == [])
    #expect(
      run.lines == [
        "time_s,position,velocity", "0,0,0", "0.1,0.2642411176571154,3.6787944117144233",
        "0.1,0.2642411176571154,3.6787944117144233",
      ])
  }

  @Test(arguments: [
    "--stiffness 100 --damping 30", "--mass 1 --stiffness 100 --damping 30",
    "--response 0.6283185307179586 --damping-ratio 1.5",
  ]) func `a spring may be overdamped, however it is described`(words: String) throws {
    let run = CommandRun("spring \(words) --at 0.3")
    let position = try #require(
      run.lines.last.flatMap { $0.split(separator: ",").dropFirst().first })
    // 1 - (f·e^(-st) - s·e^(-ft))/(f - s) with the rates s and f = 15 ± √125.
    #expect(try abs(#require(Double(position)) - 0.6278177) < 1e-6)
  }

  @Test func `the last frame is the first at rest`() {
    let lines = CommandRun("spring --settling-duration 1 --damping-ratio 0.5 --fps 10").lines
    #expect(lines.count == 12 && lines.last?.hasPrefix("1,") == true)
    #expect(
      CommandRun("spring --settling-duration 1.01 --damping-ratio 0.5 --fps 10").lines.count == 13)
    #expect(CommandRun("spring --bounce 1 --until 0.25 --fps 30000/1001").lines.count == 10)
    #expect(CommandRun("spring --from 3 --to 3").lines == ["time_s,position,velocity", "0,3,0"])
  }

  @Test func `positions go from one place to another, with a velocity`() {
    let run = CommandRun("spring --from 10 --to -5 --velocity 2 --at 0,1e9")
    #expect(run.lines.dropFirst() == ["0,10,2", "1000000000,-5,0"])
  }

  /// More rows than are computed at once.
  @Test(arguments: [0.2, 1, 1.3, 40])
  func `rows have the digits of single samples`(dampingRatio: Double) throws {
    let motion = try Spring(response: 0.4, dampingRatio: dampingRatio)
      .motion(from: 10, to: -5, initialVelocity: 3)
    let ratio = NumberFormat.shortest.text(of: dampingRatio)
    let rows = CommandRun(
      "spring --response 0.4 --damping-ratio \(ratio) --from 10 --to -5 --velocity 3 --until 6"
    ).lines.dropFirst()
    #expect(rows.count == 361)
    for (index, row) in rows.enumerated() {
      let time = FrameRate.fps60.time(ofFrame: index).doubleValue
      let state = motion.state(at: time)
      let cells = [time, state.position, state.velocity].map { NumberFormat.shortest.text(of: $0) }
      try #require(row == cells.joined(separator: ","))
    }
  }

  @Test func `standard input gives one time a line`() {
    let run = CommandRun("spring --at - --format tsv", input: ["0\n1000s\n"])
    #expect(run.output == "time_s\tposition\tvelocity\n0\t0\t0\n1000\t1\t0\n")
  }

  @Test func `epsilon says what counts as rest`() {
    let exact = CommandRun("spring --to 100 --epsilon 0.01 --facts --format csv").lines
    let names = exact[0].split(separator: ",", omittingEmptySubsequences: false)
    let values = exact[1].split(separator: ",", omittingEmptySubsequences: false)
    let facts = Dictionary(zip(names, values)) { first, _ in first }
    #expect(facts["rest_distance"] == "1")
    // (1 + ωt)·e^(-ωt) = 0.01 at ωt = 6.638352; ω = 4π.
    #expect((Double(facts["settling_s"] ?? "") ?? 0).distance(to: 6.638352 / 12.566371) < 1e-6)
  }

  @Test(arguments: [
    ("--bounce 0.3 --mass 1", "The options --bounce and --mass are both given, " + ways),
    ("--response 1", "The option --response is given without --damping-ratio, " + ways),
    ("--mass 1 --damping 3", "The option --mass is given without --stiffness, " + ways),
    ("--bounce 2", "The bounce of the spring is 2, but it must be above -1 and at most 1."),
    ("--bounce x", "The option --bounce is 'x', but it takes a number above -1 and at most 1."),
    (
      "--epsilon 1", "The option --epsilon is '1', but it takes a number in 1e-12…0.1."
    ),
    (
      "--to 1e16", "The option --to is '1e16', but it takes a number in ±1e15 such as 100 or -2.5."
    ),
    (
      "--bounce 1",
      "The spring does not come to rest within 10^9 s; --until says where its samples end."
    ),
    (
      "--until -1",
      "The option --until is '-1', but it takes a time from 0 to 10^9 s such as 2, 1.5s or 400ms."
    ),
    (
      "--at 1 --fps 60",
      "The options --at and --fps are both given, but times are chosen by one of them."
    ),
    ("--facts --at 1", "The option --at makes no difference beside --facts."),
    (
      "--facts --format png",
      "The option --format has 'png', but takes json, csv, tsv or ndjson."
    ),
    (
      "bounce", "The word 'bounce' is not expected; the options of spring are written --name value."
    ),
    ("--bonce 1", "There is no option '--bonce'; did you mean '--bounce'?"),
  ]) func `a wrong command line is refused`(words: String, message: String) {
    expectRefusal(of: ["spring"] + words.split(separator: " ").map(String.init), message)
  }
}
