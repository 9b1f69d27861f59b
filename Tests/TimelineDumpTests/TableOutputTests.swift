// The options of tables.

import Testing

@testable import timeline_dump

@Suite struct TableOutputTests {
  @Test func `a precision writes so many digits, correctly rounded`() {
    let run = CommandRun("curve ease-out --at 0.5 --precision 3")
    #expect(run.lines[1].hasPrefix("0.500,0.685,"))
    #expect(CommandRun("curve linear --at 0.5 --precision 0").lines[1] == "0,0,1")
  }

  @Test(arguments: ["-1", "101", "two", "1.5", ""])
  func `another precision is refused`(value: String) {
    expectRefusal(
      of: ["shimmer", "--precision", value],
      "The option --precision is '\(value)', but it takes a whole number in 0…100.")
  }

  @Test func `an output without a name is refused`() {
    expectRefusal(
      of: ["shimmer", "--output="], "The option --output is '', but it takes the path of a file.")
  }

  @Test(arguments: ["%d.csv", "tables/%05d.tsv", "%d"])
  func `a table is one file, and no pattern names it`(name: String) {
    for words in [["shimmer"], ["curve", "ease"], ["timing", "--at", "0"]] {
      expectRefusal(
        of: words + ["--output", name],
        "A table is one file, but --output is '\(name)', a pattern for a file a frame.")
    }
  }

  @Test func `a percent sign in a table's name is written as in all names`() {
    expectRefusal(
      of: ["shimmer", "--output", "100%%.csv"],
      "The file '100%.csv' cannot be created: there are no files here.",
      status: .outputNotCreatable)
    expectRefusal(
      of: ["shimmer", "--output", "100%.csv"],
      "The option --output is '100%.csv', but a pattern has one %d or %05d in the file's name for "
        + "the number of the frame, and %% for a percent sign.")
  }

  @Test func `a file that cannot be created is refused before anything is written`() {
    expectRefusal(
      of: ["shimmer", "--output", "a.csv"],
      "The file 'a.csv' cannot be created: there are no files here.", status: .outputNotCreatable)
  }
}
