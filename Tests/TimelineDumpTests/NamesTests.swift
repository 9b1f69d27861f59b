// Names in upper and lower case.

import Testing

@testable import timeline_dump

@Suite struct NamesTests {
  @Test func `case does not matter unless it tells names apart`() {
    #expect(["csv", "tsv"].place(of: "TSV") == 1)
    #expect(["ab", "aB", "c"].place(of: "aB") == 1)
    #expect(["ab", "aB", "c"].place(of: "AB") == nil)
    #expect(["ab"].place(of: "b") == nil)
  }

  @Test(arguments: [
    ("toast --preset ARTICLESHIPPED", "toast --preset articleShipped"),
    ("shimmer --columns Frame,TIME", "shimmer --columns frame,time_s"),
    ("large-title --text-size ax3", "large-title --text-size AX3"),
    ("large-title --text-size XXL", "large-title --text-size xxL"),
    ("shimmer --columns all", "shimmer"),
    ("shimmer --format NDJSON", "shimmer --format ndjson"),
  ]) func `a name may be written in upper case`(line: String, proper: String) {
    let run = CommandRun(line)
    #expect(run.status == .success, "\(run.messages)")
    #expect(run.output == CommandRun(proper).output)
  }

  @Test func `the start of a single name is enough to be asked about`() {
    expectRefusal(
      of: ["large-title", "--preset", "ios15"],
      "The option --preset has 'ios15', but there is no such word; did you mean 'ios15to18'?")
    let run = CommandRun("shimmer --columns *")
    #expect(run.messages.first?.contains("has '*', but takes frame, time_s, ") == true)
  }
}
