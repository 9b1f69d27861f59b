// What a command writes, as `--format` and the name of the file say it.
// Layer: timeline-dump. Tests: OutputFormTests.

import Easing
import Export

/// A table or pictures, in one of the formats that a command offers.
enum OutputForm: Sendable {
  /// Rows of columns.
  case table(any TableEncoder)
  /// What frames look like.
  case pictures(PictureForm)

  /// The tables, which every command that writes offers; the first is the default.
  static let tables = ExporterCatalog.tables.map { OutputForm.table($0) }

  /// What scenes offer, in the order of help.
  static let all = tables + PictureForm.allCases.map { .pictures($0) }

  /// The name that `--format` takes.
  var name: String {
    switch self {
    case .table(let format): format.name
    case .pictures(let form): form.name
    }
  }

  /// What the names of its files may end in.
  var fileEndings: [String] {
    switch self {
    case .table(let format): format.fileEndings
    case .pictures(let form): form.fileEndings
    }
  }
}

extension OutputForm {
  /// The form that the options ask for: the one that `--format` names, or else the one that the name
  /// of the file ends in, or else the first table.
  ///
  /// A file whose name promises another format is a mistake; an ending that promises none is free.
  ///
  /// - Parameters:
  ///   - arguments: The options.
  ///   - command: The name of the command, for errors.
  ///   - offersPictures: Whether the command writes pictures beside tables.
  /// - Throws: `.usage` for a format that is not offered, and for a name that promises another one.
  init(
    _ arguments: Arguments, of command: String, offersPictures: Bool
  ) throws(CommandError) {
    try self.init(arguments, of: command) { offersPictures ? Self.all : Self.tables }
  }

  /// The form that the options ask for, of those that a closure offers.
  ///
  /// - Parameters:
  ///   - arguments: The options.
  ///   - command: The name of the command, for errors.
  ///   - forms: The forms, the standard table first; most runs do not ask for them.
  /// - Throws: As the other initialiser.
  init(
    _ arguments: Arguments, of command: String, offering forms: () -> [OutputForm]
  ) throws(CommandError) {
    let path = arguments[TableOutput.outputOption] ?? "-"
    let (format, ending) = (TableOutput.formatName(arguments), Self.ending(of: path))
    if format == nil && ending == nil {
      // Most runs say nothing, and make no lists.
      self = .table(ExporterCatalog.standardTable)
      return
    }
    let offered = forms()
    guard let format else {
      self = try Self.form(endingIn: ending, path, command, offered)
      return
    }
    guard let form = offered.first(where: { $0.name == format }) else {
      if Self.films.contains(format), Self.haveFilm(offered) {
        throw Self.film(format, path == "-" ? "\(command).\(format)" : path, of: command)
      }
      if format == JSONObject().name {
        let frames = offered.contains { $0.name == DisplayListFormat().name }
        throw .usage(
          "The option --\(TableOutput.formatName) has '\(format)', but JSON is written as "
            + "\(NewlineDelimitedJSON().name), an object a row"
            + (frames ? ", or as \(DisplayListFormat().name), an object a frame." : "."))
      }
      throw .unknownWord(
        arguments[TableOutput.formatName] ?? format, of: TableOutput.formatName,
        known: offered.map { $0.name })
    }
    if let ending, !form.fileEndings.contains(ending), Self.promises(ending) {
      throw .usage(
        "The option --output is \(path.quoted), but the names of files in the format \(format) end "
          + "in \(form.fileEndings.map { ".\($0)" }.alternatives).")
    }
    self = form
  }

  /// The form that a file's name alone asks for.
  private static func form(
    endingIn ending: String?, _ path: String, _ command: String, _ offered: [OutputForm]
  ) throws(CommandError) -> OutputForm {
    guard let ending else { return offered[0] }
    let form =
      offered.first { $0.name == ending } ?? offered.first { $0.fileEndings.contains(ending) }
    if let form { return form }
    guard promises(ending) else { return offered[0] }
    if films.contains(ending), haveFilm(offered) {
      throw film(ending, path, of: command)
    }
    var endings: [String] = []
    for ending in offered.flatMap({ $0.fileEndings }) where !endings.contains(ending) {
      endings.append(ending)
    }
    throw .usage(
      "The option --output is \(path.quoted), but the names of files that \(command) writes end in "
        + "\(endings.map { ".\($0)" }.alternatives).")
  }

  /// What other programs make of our pictures.
  private static let films = [
    "mp4", "mov", "m4v", "mkv", "webm", "avi", "gif", "webp", "jpg", "jpeg", "avif", "heic", "tiff",
  ]

  /// What tables and figures are elsewhere.
  private static let documents = [
    "json", "xml", "html", "yaml", "yml", "toml", "xls", "xlsx", "ods", "parquet", "md", "tex",
    "pdf", "eps", "ps", "bmp", "ico", "zip", "gz",
  ]

  /// Whether one of some forms is what other programs make films of.
  private static func haveFilm(_ forms: [OutputForm]) -> Bool {
    forms.contains { $0.name == Y4MFormat().name }
  }

  /// Whether the ending of a file's name promises a format.
  static func promises(_ ending: String) -> Bool {
    films.contains(ending) || documents.contains(ending)
      || all.contains { $0.fileEndings.contains(ending) }
  }

  private static func film(_ name: String, _ file: String, of scene: String) -> CommandError {
    .usage(
      "The format \(name) is written by other programs, as by ffmpeg in "
        + "timeline-dump \(scene) --format y4m | ffmpeg \(colorFlags) -i - "
        + "\(file.quotedPath).")
  }

  /// What tells ffmpeg, before a file, which colours it has: the header of y4m has no place for it.
  private static let colorFlags =
    "-color_primaries bt709 -color_trc bt709 -colorspace bt709"

  /// What the name of a file ends in, behind the last point.
  static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.last.map { $0.lowercased() } : nil
  }
}
