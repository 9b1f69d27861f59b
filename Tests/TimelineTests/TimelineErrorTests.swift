import Testing
import Timeline

@Suite struct TimelineErrorTests {
  static let errors: [(TimelineError, String)] = [
    (.notATime("abc"), "abc"),
    (.timeOutOfRange("1e10"), "1e10"),
    (.notAFrameRate("60fps"), "60fps"),
    (.frameRateOutOfRange("-60"), "-60"),
    (.frameNumberOutOfRange(at: RationalTime(1 << 60), rate: .ntsc30), "1152921504606846976s"),
    (.endBeforeStart(start: .zero, end: .milliseconds(-1)), "-0.001s"),
    (.periodNotAboveZero(RationalTime(-5, 3)), "-5/3s"),
    (.invalidTiming(member: "iterations", value: "-1", accepted: "a number"), "-1"),
    (.timingNotExact(quantity: "active duration"), "active duration"),
  ]

  @Test(arguments: errors)
  func `an error is one full sentence with what was given`(_ error: TimelineError, _ given: String)
  {
    let text = error.description
    #expect(text.contains(given))
    #expect(text.hasPrefix("The ") && text.hasSuffix("."))
    #expect(!text.contains(". "))
  }

  @Test func `a text that would upset a terminal or fill it is shown as an excerpt`() {
    let text = TimelineError.notATime("\u{1B}[31m" + String(repeating: "9", count: 1000))
      .description
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    #expect(text.count < 250)
  }

  @Test func `an error says what is accepted`() {
    #expect(
      TimelineError.invalidTiming(
        member: "iterations", value: "-1", accepted: "a number of at least 0, or infinite"
      ).description
        == "The timing option iterations is '-1'; it takes a number of at least 0, or infinite.")
    #expect(
      TimelineError.notATime("12f").description
        == "The text '12f' is not a time; a time is a number of seconds such as 0.35, 1.2s, "
        + "350ms or 1001/30000s.")
  }
}
