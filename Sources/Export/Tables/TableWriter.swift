// Rows in, runs of bytes out.
// Layer: Export. Tests: TableWriterTests.

public import Easing
public import Scenes

/// Writes a table as a stream: memory does not grow with the number of rows.
///
/// The first row is handed on at once, later ones in runs of about 64 KiB.
///
/// ```swift
/// var bytes: [UInt8] = []
/// var writer = TableWriter(headings: ["x"], format: DelimitedText.csv) { bytes += $0 }
/// writer.append([.number(0.5)])
/// writer.finish()
/// String(decoding: bytes, as: UTF8.self)  // "x\n0.5\n"
/// ```
public struct TableWriter<Failure: Error>: ~Copyable {
  /// The names of the columns.
  public let headings: [String]

  private let format: any TableEncoder
  private let numbers: NumberFormat
  private let write: ([UInt8]) throws(Failure) -> Void
  private var bytes: [UInt8] = []
  private var isFirstRow = true

  /// How many bytes are gathered before they are handed on.
  private static var runLength: Int { 1 << 16 }

  /// Creates a writer; nothing is written until the first row or the end.
  ///
  /// - Parameters:
  ///   - headings: The names of the columns.
  ///   - format: How rows become bytes.
  ///   - numbers: How numbers become text.
  ///   - write: Takes the next bytes of the table; what it throws ends the table.
  public init(
    headings: [String], format: any TableEncoder, numbers: NumberFormat = .shortest,
    write: @escaping ([UInt8]) throws(Failure) -> Void
  ) {
    self.headings = headings
    self.format = format
    self.numbers = numbers
    self.write = write
    bytes.reserveCapacity(Self.runLength)
    format.appendHeadings(headings, to: &bytes)
  }

  /// Adds a row.
  ///
  /// - Precondition: there are as many cells as headings, and every number is finite.
  /// - Throws: What `write` throws.
  public mutating func append(_ cells: [CellValue]) throws(Failure) {
    format.appendRow(cells, headings: headings, numbers: numbers, to: &bytes)
    if isFirstRow || bytes.count >= Self.runLength {
      isFirstRow = false
      try handOn()
    }
  }

  /// Hands on the rows that were added since; the headings go with the first row.
  ///
  /// - Throws: What `write` throws.
  public mutating func flush() throws(Failure) {
    if !isFirstRow { try handOn() }
  }

  private mutating func handOn() throws(Failure) {
    guard !bytes.isEmpty else { return }
    try write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Hands on what is left; a table without rows is its headings.
  ///
  /// - Throws: What `write` throws.
  public mutating func finish() throws(Failure) {
    try handOn()
  }
}
