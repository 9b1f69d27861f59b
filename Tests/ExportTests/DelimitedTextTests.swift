// Comma-separated and tab-separated values, read back by a reader of the test's own.

import Easing
import Export
import Scenes
import Testing

@Suite struct DelimitedTextTests {
  static func bytes(_ format: DelimitedText) -> String {
    var bytes: [UInt8] = []
    format.appendHeadings(TableEncoderTests.headings, to: &bytes)
    for row in TableEncoderTests.rows {
      format.appendRow(
        row, headings: TableEncoderTests.headings, numbers: .shortest, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `CSV has exactly these bytes`() {
    #expect(
      Self.bytes(.csv) == """
        frame,name,x_pt,on,none
        0,a,0.1,1,
        -1,"b,""c""\td\\e\nf\r\u{1}é",0,0,

        """)
  }

  @Test func `TSV has exactly these bytes`() {
    #expect(
      Self.bytes(.tsv) == """
        frame\tname\tx_pt\ton\tnone
        0\ta\t0.1\t1\t
        -1\tb,"c"\\td\\\\e\\nf\\r\u{1}é\t0\t0\t

        """)
  }

  @Test func `CSV reads back to the same fields`() {
    let table = Self.fields(ofCSV: Self.bytes(.csv))
    #expect(table[0] == TableEncoderTests.headings)
    #expect(table[1] == ["0", "a", "0.1", "1", ""])
    #expect(table[2] == ["-1", "b,\"c\"\td\\e\nf\r\u{1}é", "0", "0", ""])
    #expect(table.count == 3)
  }

  @Test func `numbers take the format that is asked for`() {
    var bytes: [UInt8] = []
    DelimitedText.csv.appendRow(
      [.number(2.0 / 3), .integer(7)], headings: ["a", "b"], numbers: .fixed(3), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "0.667,7\n")
  }

  /// Reads CSV as RFC 4180 says, lines ended by a line feed.
  static func fields(ofCSV text: String) -> [[String]] {
    var rows: [[String]] = [[]]
    var field: [UInt8] = []
    var isQuoted = false
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch (byte, isQuoted) {
      case (UInt8(ascii: "\""), true) where rest.first == UInt8(ascii: "\""):
        field.append(rest.removeFirst())
      case (UInt8(ascii: "\""), _):
        isQuoted.toggle()
      case (UInt8(ascii: ","), false):
        rows[rows.count - 1].append(String(decoding: field, as: UTF8.self))
        field = []
      case (UInt8(ascii: "\n"), false):
        rows[rows.count - 1].append(String(decoding: field, as: UTF8.self))
        field = []
        if !rest.isEmpty { rows.append([]) }
      default:
        field.append(byte)
      }
    }
    return rows
  }
}
