// Values separated by commas, or one a line.

import Testing

@testable import timeline_dump

@Suite struct InputValuesTests {
  static let option = OptionDefinition("at", "N", "Numbers.", accepted: "whole numbers")

  static func values(_ text: String, input: [String] = []) throws -> [Int] {
    let values = try InputValues(
      text, option: option, what: "a whole number", InputLinesTests.services(input)
    ) { Int($0) }
    var result: [Int] = []
    try values.forEach(
      beforeWaiting: { () throws(CommandError) in },
      { value throws(CommandError) in result.append(value) })
    return result
  }

  @Test func `a list is separated by commas, with spaces around them`() throws {
    #expect(try Self.values("1, -2 ,3") == [1, -2, 3])
    #expect(try Self.values("7") == [7])
  }

  @Test(arguments: ["", ",", "1,", ",1", "1,,2", "1;2", "1 2", "x"])
  func `a list with anything else is refused whole`(text: String) {
    #expect(
      throws: CommandError.usage("The option --at is '\(text)', but it takes whole numbers.")
    ) { try Self.values(text) }
  }

  @Test func `a dash takes one value a line, empty lines passed over`() throws {
    #expect(try Self.values("-", input: ["1\n\n 2 \r\n", "\t3"]) == [1, 2, 3])
    #expect(try Self.values("-") == [])
  }

  @Test func `a line that is no value is named by its number`() {
    #expect(
      throws: CommandError.badData(
        "Line 3 of standard input is 'x y', but each line takes a whole number.")
    ) { try Self.values("-", input: ["1\n\n x y\n"]) }
  }

  @Test func `what is ready is written before more input is waited for`() throws {
    let values = try InputValues(
      "-", option: Self.option, what: "", InputLinesTests.services(["1\n2\n", "3\n"])
    ) { Int($0) }
    var log: [String] = []
    try values.forEach(
      beforeWaiting: { () throws(CommandError) in log.append("wait") },
      { value throws(CommandError) in log.append("\(value)") })
    #expect(log == ["wait", "1", "2", "wait", "3", "wait"])
  }
}
