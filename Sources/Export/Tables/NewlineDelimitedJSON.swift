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

  /// The format has two names in use.
  public let fileEndings = ["ndjson", "jsonl"]

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
      bytes.appendComma(unless: index == 0)
      bytes.append(json: headings[index])
      bytes.append(UInt8(ascii: ":"))
      appendJSON(cells[index], numbers: numbers, to: &bytes)
    }
    bytes.append(contentsOf: "}\n".utf8)
  }
}
