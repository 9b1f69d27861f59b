// The verb `selftest`.

import Export
import Testing

@testable import timeline_dump

@Suite struct SelftestCommandTests {
  @Test func `each part is a line, and the last one says that all is well`() {
    let run = CommandRun("selftest number")
    #expect(run.status == .success)
    #expect(run.messages == [])
    let published = Selftest.published
    #expect(
      run.lines == [
        "ok       \(published["number shortest"] ?? "")  number shortest",
        "ok       \(published["number fixed"] ?? "")  number fixed",
        "ok       \(published["number read"] ?? "")  number read",
        "All 3 digests are the published ones.",
      ])
  }

  @Test func `parts of several kinds are computed`() {
    let lines = CommandRun("selftest timing number").lines
    #expect(lines.count == 8)
    #expect(lines.contains { $0.contains("timing normal") })
  }

  @Test func `another digest is reported, and one that is not published`() throws {
    var command = SelftestCommand()
    command.published = {
      var published = Selftest.published
      published["number fixed"] = "0123456789abcdef"
      published["number read"] = nil
      return published
    }
    let run = CommandRun(["number"], of: command)
    #expect(run.status == .wrongResult)
    #expect(
      run.messages == [
        "2 of 3 digests are not the published ones, from 'number fixed' on; this "
          + "machine or this build computes other results."
      ])
    #expect(run.lines.map { $0.prefix(9) } == ["ok       ", "differs  ", "new      "])
    #expect(run.lines[1].hasSuffix("\(Selftest.published["number fixed"] ?? "")  number fixed"))
  }

  @Test func `an unknown kind names the nearest`() {
    expectRefusal(of: ["selftest", "cuve"], "There is no kind 'cuve'; did you mean 'curve'?")
    expectRefusal(
      of: ["selftest", "xyzzy"],
      "There is no kind 'xyzzy'; there are function, number, curve, spring, scroll, timing, table, "
        + "picture, file."
    )
  }

  @Test func `an interrupt ends it between two parts`() {
    let run = CommandRun(["selftest", "number"], checksBeforeInterrupt: 1)
    #expect(run.status == .interrupted)
    #expect(run.lines.count == 1)
  }
}
