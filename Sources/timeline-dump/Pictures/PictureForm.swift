// The formats of pictures.
// Layer: timeline-dump. Tests: PictureFormTests.

import Easing
import Export

/// What `--format` can name beside the tables.
enum PictureForm: String, Hashable, Sendable, CaseIterable {
  case png
  case apng
  case svg
  case y4m
  case rgba
  case displayList = "display-list"
  case sheet
  case plot

  /// The names that `--format` takes.
  static var names: [String] { allCases.map { $0.rawValue } }

  /// Whether an option of tables makes a difference in it.
  func takes(_ option: OptionDefinition) -> Bool {
    self == .plot && option.name == "columns"
  }

  /// Films and pictures that other programs make of ours.
  private static let foreign = [
    "mp4", "mov", "m4v", "mkv", "webm", "avi", "gif", "webp", "jpg", "jpeg", "avif", "heic", "tiff",
  ]

  /// The form that the options ask for, or `nil` if that is a table.
  ///
  /// - Parameters:
  ///   - arguments: The options.
  ///   - scene: The name of the scene, for errors.
  /// - Throws: `.usage` for a format that is unknown, or that only other programs write.
  init?(_ arguments: Arguments, of scene: String) throws(CommandError) {
    let path = arguments[TableOutput.outputOption]
    let format = arguments[TableOutput.formatOption]
    let name = format ?? path.flatMap(Self.ending) ?? ""
    if let form = PictureForm(rawValue: name) {
      self = form
      return
    }
    if Self.foreign.contains(name) {
      let file = path.flatMap { $0 == "-" ? nil : $0 } ?? "\(scene).\(name)"
      throw .usage(
        "The format \(name) is written by other programs, as by ffmpeg in "
          + "timeline-dump \(scene) --format y4m | ffmpeg -i - \(file).")
    }
    if let format, ExporterCatalog.table(named: format) == nil {
      throw .unknownWord(
        format, of: TableOutput.formatOption.name,
        known: ExporterCatalog.tables.map { $0.name } + Self.names)
    }
    return nil
  }

  /// The form that the name of a file ends in, or `nil` if that is none.
  init?(endingOf path: String) {
    guard let form = Self.ending(of: path).flatMap(PictureForm.init(rawValue:)) else { return nil }
    self = form
  }

  /// What the name of a file ends in, behind the last point.
  private static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.last.map { $0.lowercased() } : nil
  }
}
