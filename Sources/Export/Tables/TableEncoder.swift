// A table format: how headings and rows become bytes.
// Layer: Export. Tests: TableEncoderTests.

public import Easing
public import Scenes

/// Turns the headings and rows of a table into bytes.
///
/// Laws: bytes are UTF-8, with `\n` line ends on every machine; a row's bytes depend on nothing
/// but its headings and cells, so that rows made apart join to the whole table.
public protocol TableEncoder: Sendable {
  /// The name on the command line, in lower case.
  var name: String { get }

  /// One sentence of what it is.
  var summary: String { get }

  /// What the names of its files end in, in lower case; the first is usual.
  var fileEndings: [String] { get }

  /// Appends what stands before the first row.
  func appendHeadings(_ headings: [String], to bytes: inout [UInt8])

  /// Appends one row.
  ///
  /// - Precondition: there are as many cells as headings, and every number is finite.
  func appendRow(
    _ cells: [CellValue], headings: [String], numbers: NumberFormat, to bytes: inout [UInt8])
}

extension TableEncoder {
  /// The name of the format alone.
  public var fileEndings: [String] { [name] }

  /// Appends a cell as a value of JSON.
  func appendJSON(_ cell: CellValue, numbers: NumberFormat, to bytes: inout [UInt8]) {
    switch cell {
    case .number, .integer, .flag: appendNumber(cell, numbers: numbers, to: &bytes)
    case .text(let text): bytes.append(json: text)
    case .empty: bytes.append(contentsOf: "null".utf8)
    }
  }

  /// Appends a number that has text of its own in every format.
  func appendNumber(_ cell: CellValue, numbers: NumberFormat, to bytes: inout [UInt8]) {
    switch cell {
    case .number(let value): numbers.append(value, to: &bytes)
    case .integer(let value): NumberFormat.append(value, to: &bytes)
    case .flag(let value): bytes.append(UInt8(ascii: value ? "1" : "0"))
    case .text, .empty: break
    }
  }
}
