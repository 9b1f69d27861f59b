// Expected values: the grammar of RFC 8259; Foundation's reader.

import Easing
import Export
import Foundation
import Scenes
import Testing

@Suite struct JSONObjectTests {
  static func text(_ cells: [CellValue], headings: [String]) -> String {
    var bytes: [UInt8] = []
    let format = JSONObject()
    format.appendHeadings(headings, to: &bytes)
    format.appendRow(cells, headings: headings, numbers: .shortest, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static let cells: [CellValue] = [
    .number(-0.25), .integer(3), .flag(true), .text("a \"b\"\n"), .empty,
  ]

  @Test func `an object has a line for each heading`() {
    #expect(
      Self.text(Self.cells, headings: ["a", "b", "c", "d", "e"]) == """
        {
          "a": -0.25,
          "b": 3,
          "c": 1,
          "d": "a \\"b\\"\\n",
          "e": null
        }

        """)
    #expect(Self.text([], headings: []) == "{}\n")
  }

  @Test func `another reader finds every value`() throws {
    let text = Self.text(Self.cells, headings: ["a", "b", "c", "d", "e"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["a"] as? Double == -0.25 && object["b"] as? Int == 3)
    #expect(object["d"] as? String == "a \"b\"\n" && object["e"] is NSNull)
    #expect(object.count == 5)
  }
}
