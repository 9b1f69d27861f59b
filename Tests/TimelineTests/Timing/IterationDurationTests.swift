import Testing
import Timeline

@Suite struct IterationDurationTests {
  @Test func `a duration is a time or a word`() throws {
    #expect(try IterationDuration(parsing: "350ms") == .time(.milliseconds(350)))
    #expect(try IterationDuration(parsing: "0") == .time(.zero))
    #expect(try IterationDuration(parsing: "1001/30000s") == .time(RationalTime(1001, 30000)))
    #expect(try IterationDuration(parsing: "infinite") == .infinite)
    #expect(try IterationDuration(parsing: "auto") == .auto)
  }

  @Test(arguments: ["", "-1ms", "-1/3", "NaN", "Infinity", "Auto", "abc", "2e9", "0.1ns"])
  func `everything else is an error with that text`(_ text: String) {
    expectInvalid("duration", text) { () throws(TimelineError) in
      _ = try IterationDuration(parsing: text)
    }
  }

  @Test func `an automatic duration is no time`() {
    #expect(IterationDuration.auto.computed == .finite(.zero))
    #expect(IterationDuration.infinite.computed == .infinite)
    #expect(IterationDuration.time(.milliseconds(1)).computed == .finite(.milliseconds(1)))
  }

  @Test(arguments: [
    (IterationDuration.auto, "auto"), (.infinite, "infinite"), (.time(.milliseconds(350)), "0.35s"),
  ])
  func `a duration reads back from its description`(
    _ duration: IterationDuration, _ text: String
  ) throws {
    #expect(duration.description == text)
    #expect(try IterationDuration(parsing: text) == duration)
  }
}
