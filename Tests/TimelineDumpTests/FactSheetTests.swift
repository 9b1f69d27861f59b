// Facts as text and as tables.

import Easing
import Export
import Foundation
import Scenes
import Testing

@testable import timeline_dump

@Suite struct FactSheetTests {
  static let sheet = FactSheet(facts: [
    FactSheet.Fact("curve", "spring(duration: 0.5, bounce: 0.3)", "Its text."),
    FactSheet.Fact("least", -0.5, "The least value."),
    FactSheet.Fact("settling_s", Double.infinity, "When it rests."),
    FactSheet.Fact("monotonicity", "rising", "What it does."),
  ])

  @Test func `text has a line for each fact, in columns`() {
    #expect(
      Self.sheet.text(.shortest) == """
        curve         spring(duration: 0.5, bounce: 0.3)
        least         -0.5                      The least value.
        settling_s    none                      When it rests.
        monotonicity  rising                    What it does.

        """)
  }

  @Test(arguments: ["curve ease", "curve steps(4)", "curve cubic-bezier(0,1,1,0)", "spring"])
  func `JSON is read by another reader, and has what a table has`(words: String) throws {
    let text = CommandRun("\(words) --facts --format json").output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let line = CommandRun("\(words) --facts --format ndjson").output
    let row = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(object as NSDictionary == row as NSDictionary)
    #expect(CommandRun("\(words) --facts").lines.count == object.count)
  }

  @Test func `a jump or a vertical tangent has no greatest speed that a table could hold`() {
    let facts = CommandRun(["curve", "cubic-bezier(0, 1, 1, 0)", "--facts"]).lines
    #expect(facts.contains { $0.split(separator: " ").prefix(2) == ["greatest_speed", "none"] })
  }
}
