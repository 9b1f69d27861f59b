// What is said of wrong words.

import Testing

@testable import timeline_dump

@Suite struct CommandErrorTests {
  @Test func `an unknown word names the nearest that is known`() {
    #expect(
      CommandError.unknown("format", "cvs", known: ["csv", "tsv"])
        == .usage("There is no format 'cvs'; did you mean 'csv'?"))
  }

  @Test func `a word that is near to none lists what is known`() {
    #expect(
      CommandError.unknown("format", "photograph", known: ["csv", "tsv"])
        == .usage("There is no format 'photograph'; there are csv, tsv."))
  }

  @Test func `a wrong value names the option, the value and what is accepted`() {
    #expect(
      CommandError.invalid("fps", "0", accepted: "a rate above 0")
        == .usage("The option --fps is '0', but it takes a rate above 0."))
  }
}
