// The options of every command that writes a table.
// Layer: timeline-dump. Tests: TableOutputTests.

import Easing
import Export
import Scenes
import Timeline

/// Where a table goes, and in which form.
struct TableOutput {
  private let format: any TableEncoder
  /// How numbers become text.
  let numbers: NumberFormat
  private let path: String?

  /// The most digits behind the decimal point that are written.
  static let greatestPrecision = 100

  static let formatName = "format"

  /// The format that is asked for, in lower case as all formats are, or `nil`.
  static func formatName(_ arguments: Arguments) -> String? { arguments[formatName]?.lowercased() }

  static let formatOption = OptionDefinition(
    formatName, "FORMAT",
    "The form of the table; without it the one that the name of the file ends in.",
    accepted: formatNames.alternatives,
    standard: formatNames.first)

  static let precisionName = "precision"

  static let precisionOption = OptionDefinition(
    precisionName, "DIGITS",
    "Fixed digits behind the decimal point, instead of as many as read back to the same bits.",
    accepted: "a whole number in 0…\(greatestPrecision)")

  static let outputOption = OptionDefinition(
    "output", "FILE", "The file to write, whole or not at all; - is standard output.",
    accepted: "the path of a file", standard: "-")

  /// The options, in the order of help.
  static let options = [formatOption, precisionOption, outputOption]

  private static var formatNames: [String] { ExporterCatalog.tables.map { $0.name } }

  /// The options of a command that writes nothing but tables.
  ///
  /// - Throws: `.usage` for what the options do not take.
  init(_ arguments: Arguments, of command: String) throws(CommandError) {
    switch try OutputForm(arguments, of: command, offersPictures: false) {
    case .table(let format): try self.init(arguments, in: format)
    case .pictures: preconditionFailure("No pictures are offered.")
    }
  }

  /// The options of a table in a format.
  ///
  /// - Throws: `.usage` for what the options do not take, and for a name of numbered files.
  init(_ arguments: Arguments, in format: any TableEncoder) throws(CommandError) {
    self.format = format
    numbers = try Self.numbers(arguments[Self.precisionName])
    let name = arguments[Self.outputOption] ?? "-"
    if name.isEmpty { throw Self.outputOption.invalid("") }
    let pattern = name == "-" ? nil : try FileNamePattern(name)
    if let pattern, pattern.isNumbered {
      throw .usage(
        "A table is one file, but --output is \(name.quoted), a pattern for a file a frame.")
    }
    path = pattern?.path(ofFrame: 0)
  }

  private static func numbers(_ precision: String?) throws(CommandError) -> NumberFormat {
    guard let precision else { return .shortest }
    guard let digits = Int(precision), (0...greatestPrecision).contains(digits) else {
      throw precisionOption.invalid(precision)
    }
    return .fixed(digits)
  }

  /// Lets a body write, then puts the file in its place; if the body fails, there is no file.
  func write(
    _ system: SystemServices,
    _ body: (_ write: @escaping ([UInt8]) throws(CommandError) -> Void) throws(CommandError) -> Void
  ) throws(CommandError) {
    guard let path else { return try body(system.writeOutput) }
    let file = try system.createFile(path)
    do throws(CommandError) {
      try file.writeAll(body)
    } catch {
      throw file.isDevice ? error : error.adding("\(path.quotedPath) was not written")
    }
  }

  /// Writes the frames of a scene.
  func write<Source: Scene>(
    _ table: SceneTable<Source>, frames: FrameSequence, _ system: SystemServices
  ) throws(CommandError) {
    try write(system) { write throws(CommandError) in
      try table.write(
        frames, format: format, numbers: numbers, beforeRow: system.checkInterruption, write: write)
    }
  }

  /// Writes the rows that a body adds.
  func write(
    headings: [String], _ system: SystemServices,
    rows: (inout TableWriter<CommandError>) throws(CommandError) -> Void
  ) throws(CommandError) {
    try write(system) { write throws(CommandError) in
      var writer = TableWriter(headings: headings, format: format, numbers: numbers, write: write)
      try rows(&writer)
      try writer.finish()
    }
  }
}
