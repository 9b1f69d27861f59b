// One JSON object a line.
// Layer: Export. Source: RFC 8259 (JSON); ndjson 1.0. Tests: NewlineDelimitedJSONTests.

public import Easing
public import Scenes

/// One JSON object a row, keyed by the headings in their order.
///
/// An empty cell is `null`; flags are 1 and 0, as in the other formats.
public struct NewlineDelimitedJSON: TableEncoder, Hashable {
  /// The name on the command line.
  public let name = "ndjson"

  /// One sentence of what it is.
  public let summary = "One JSON object a line, keyed by the headings."

  /// Creates the encoder.
  public init() {}

  /// Appends nothing: each row carries its headings.
  public func appendHeadings(_ headings: [String], to bytes: inout [UInt8]) {}

  /// Appends an object and a line feed.
  ///
  /// - Precondition: there are as many cells as headings, and every number is finite.
  public func appendRow(
    _ cells: [CellValue], headings: [String], numbers: NumberFormat, to bytes: inout [UInt8]
  ) {
    precondition(cells.count == headings.count, "A row has one cell for each heading.")
    bytes.append(UInt8(ascii: "{"))
    for index in cells.indices {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      appendString(headings[index], to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      switch cells[index] {
      case .number, .integer, .flag: appendNumber(cells[index], numbers: numbers, to: &bytes)
      case .text(let text): appendString(text, to: &bytes)
      case .empty: bytes.append(contentsOf: "null".utf8)
      }
    }
    bytes.append(contentsOf: "}\n".utf8)
  }

  /// Appends a string in quotes; control characters, quotes and backslashes are escaped.
  private func appendString(_ text: String, to bytes: inout [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
