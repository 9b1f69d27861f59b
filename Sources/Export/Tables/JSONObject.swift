// One JSON object to read.
// Layer: Export. Source: RFC 8259 (JSON). Tests: JSONObjectTests.

public import Easing
public import Scenes

/// A row as a JSON object with a line for each heading, for a table of one row.
///
/// Several rows are several objects, which no reader takes for one document;
/// `NewlineDelimitedJSON` is for them. An empty cell is `null`; flags are 1 and 0.
public struct JSONObject: TableEncoder, Hashable {
  /// The name on the command line.
  public let name = "json"

  /// One sentence of what it is.
  public let summary = "One JSON object with a line for each heading."

  /// Creates the encoder.
  public init() {}

  /// Appends nothing: the object has the headings.
  public func appendHeadings(_ headings: [String], to bytes: inout [UInt8]) {}

  /// Appends an object and a line feed.
  ///
  /// - Precondition: there are as many cells as headings, and every number is finite.
  public func appendRow(
    _ cells: [CellValue], headings: [String], numbers: NumberFormat, to bytes: inout [UInt8]
  ) {
    precondition(cells.count == headings.count, "A row has one cell for each heading.")
    for index in cells.indices {
      bytes.append(contentsOf: (index == 0 ? "{\n  " : ",\n  ").utf8)
      bytes.append(json: headings[index])
      bytes.append(contentsOf: ": ".utf8)
      appendJSON(cells[index], numbers: numbers, to: &bytes)
    }
    bytes.append(contentsOf: (cells.isEmpty ? "{}\n" : "\n}\n").utf8)
  }
}
