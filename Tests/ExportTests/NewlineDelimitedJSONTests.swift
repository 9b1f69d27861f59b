// One JSON object a line, read back by Foundation.

import Easing
import Export
import Foundation
import Scenes
import Testing

@Suite struct NewlineDelimitedJSONTests {
  static var lines: [String] {
    let format = NewlineDelimitedJSON()
    var bytes: [UInt8] = []
    format.appendHeadings(TableEncoderTests.headings, to: &bytes)
    for row in TableEncoderTests.rows {
      format.appendRow(
        row, headings: TableEncoderTests.headings, numbers: .shortest, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `the lines have exactly these bytes`() {
    #expect(
      Self.lines == [
        #"{"frame":0,"name":"a","x_pt":0.1,"on":1,"none":null}"#,
        #"{"frame":-1,"name":"b,\"c\"\td\\e\nf\r\u0001é","x_pt":0,"on":0,"none":null}"#,
      ])
  }

  @Test func `each line reads back as an object of JSON`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(Self.lines[1].utf8))
    let fields = try #require(object as? [String: Any])
    #expect(fields["frame"] as? Int == -1)
    #expect(fields["name"] as? String == "b,\"c\"\td\\e\nf\r\u{1}é")
    #expect(fields["x_pt"] as? Double == 0)
    #expect(fields["none"] is NSNull)
    #expect(fields.count == 5)
  }
}
