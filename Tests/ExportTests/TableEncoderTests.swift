// The laws of table formats.

import Easing
import Export
import Scenes
import Testing

@Suite struct TableEncoderTests {
  static let headings = ["frame", "name", "x_pt", "on", "none"]
  static let rows: [[CellValue]] = [
    [.integer(0), .text("a"), .number(0.1), .flag(true), .empty],
    [.integer(-1), .text("b,\"c\"\td\\e\nf\r\u{1}é"), .number(-0.0), .flag(false), .empty],
  ]

  @Test(arguments: ExporterCatalog.tables.indices)
  func `a row's bytes do not depend on the rows before it`(index: Int) {
    let format = ExporterCatalog.tables[index]
    var whole: [UInt8] = []
    var parts: [UInt8] = []
    for row in Self.rows {
      format.appendRow(row, headings: Self.headings, numbers: .shortest, to: &whole)
      var part: [UInt8] = []
      format.appendRow(row, headings: Self.headings, numbers: .shortest, to: &part)
      parts += part
    }
    #expect(whole == parts)
    #expect(whole.last == UInt8(ascii: "\n"))
  }

  @Test func `a cell of an infinite or missing number is empty`() {
    #expect(CellValue(finite: .infinity) == .empty)
    #expect(CellValue(finite: -.infinity) == .empty)
    #expect(CellValue(finite: .nan) == .empty)
    #expect(CellValue(finite: 1.5) == .number(1.5))
  }

  @Test func `a row with too few cells stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var bytes: [UInt8] = []
      DelimitedText.csv.appendRow([], headings: ["a"], numbers: .shortest, to: &bytes)
    }
    await #expect(processExitsWith: .failure) {
      var bytes: [UInt8] = []
      NewlineDelimitedJSON().appendRow([], headings: ["a"], numbers: .shortest, to: &bytes)
    }
  }
}
