// Comma-separated and tab-separated values.
// Layer: Export. Source: RFC 4180 (CSV, with \n line ends); IANA text/tab-separated-values.
// Tests: DelimitedTextTests.

public import Easing
public import Scenes

/// One line a row, fields separated by a delimiter, the headings first.
///
/// An empty cell is an empty field; flags are 1 and 0.
public struct DelimitedText: TableEncoder, Hashable {
  /// The name on the command line.
  public let name: String

  /// One sentence of what it is.
  public let summary: String

  /// The byte between two fields.
  private let delimiter: UInt8

  /// How a field is written that holds a delimiter, a quote or a line end.
  private let escape: Escape

  private enum Escape: Hashable {
    /// In double quotes, quotes inside doubled.
    case quotes
    /// With a backslash, since the format has no quotes.
    case backslash
  }

  /// Comma-separated values; a field with a comma, quote or line end is quoted.
  public static let csv = DelimitedText(
    name: "csv", summary: "Comma-separated values, headings in the first line.",
    delimiter: UInt8(ascii: ","), escape: .quotes)

  /// Tab-separated values; a tab, line end or backslash is written `\t`, `\n`, `\r`, `\\`.
  public static let tsv = DelimitedText(
    name: "tsv", summary: "Tab-separated values, headings in the first line.",
    delimiter: UInt8(ascii: "\t"), escape: .backslash)

  /// Appends the headings as the first line.
  public func appendHeadings(_ headings: [String], to bytes: inout [UInt8]) {
    for (index, heading) in headings.enumerated() {
      if index > 0 { bytes.append(delimiter) }
      appendText(heading, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends the fields of a row and a line feed.
  ///
  /// - Precondition: there are as many cells as headings, and every number is finite.
  public func appendRow(
    _ cells: [CellValue], headings: [String], numbers: NumberFormat, to bytes: inout [UInt8]
  ) {
    precondition(cells.count == headings.count, "A row has one cell for each heading.")
    for index in cells.indices {
      if index > 0 { bytes.append(delimiter) }
      if case .text(let text) = cells[index] {
        appendText(text, to: &bytes)
      } else {
        appendNumber(cells[index], numbers: numbers, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private func appendText(_ text: String, to bytes: inout [UInt8]) {
    switch escape {
    case .quotes: appendQuoted(text, to: &bytes)
    case .backslash: appendEscaped(text, to: &bytes)
    }
  }

  private func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let special: [UInt8] = [delimiter, quote, UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    guard text.utf8.contains(where: special.contains) else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(quote)
    for byte in text.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  private func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      default: bytes.append(byte)
      }
    }
  }
}
