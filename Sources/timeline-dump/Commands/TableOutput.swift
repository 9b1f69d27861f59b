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

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - arguments: The options.
  ///   - format: The format, where the caller has found it; else `--format` and the name of the file
  ///     say it.
  /// - Throws: `.usage` for the first value that an option does not take.
  init(_ arguments: Arguments, format: (any TableEncoder)? = nil) throws(CommandError) {
    path = arguments[Self.outputOption]
    if let format {
      self.format = format
    } else {
      self.format = try Self.format(named: arguments[Self.formatName], of: path)
    }
    numbers = try Self.numbers(arguments[Self.precisionName])
    if path == "" { throw Self.outputOption.invalid("") }
  }

  /// The format of a name, or else the one that the file's name ends in, or else the first.
  private static func format(
    named name: String?, of path: String?
  ) throws(CommandError) -> any TableEncoder {
    if let name {
      guard let format = ExporterCatalog.table(named: name) else {
        throw .unknownWord(name, of: formatName, known: formatNames)
      }
      return format
    }
    let ending = path?.split(separator: ".").last.map(String.init)
    return ending.flatMap(ExporterCatalog.table) ?? ExporterCatalog.standardTable
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
    guard let path, path != "-" else { return try body(system.writeOutput) }
    let file = try system.createFile(path)
    do throws(CommandError) {
      try body(file.write)
      try file.finish()
    } catch {
      file.abandon()
      throw error
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
