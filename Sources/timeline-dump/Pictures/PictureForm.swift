// The formats of pictures.
// Layer: timeline-dump. Tests: PictureFormTests.

import Easing
import Export

/// What `--format` can name beside the tables.
enum PictureForm: Sendable {
  /// A format of the catalogue.
  case frames(any FrameFormat)
  /// Evenly spaced frames in one picture.
  case sheet
  /// Columns over time in one picture.
  case plot

  /// All forms, in the order of help.
  static var allCases: [PictureForm] {
    ExporterCatalog.frames.map { .frames($0) } + [.sheet, .plot]
  }

  /// The names that `--format` takes.
  static var names: [String] { allCases.map { $0.name } }

  /// The form with a name, or `nil` if there is none.
  init?(named name: String) {
    switch name {
    case Self.sheet.name: self = .sheet
    case Self.plot.name: self = .plot
    default:
      guard let format = ExporterCatalog.frames(named: name) else { return nil }
      self = .frames(format)
    }
  }

  /// The name that `--format` takes.
  var name: String {
    switch self {
    case .frames(let format): format.name
    case .sheet: "sheet"
    case .plot: "plot"
    }
  }

  /// What the names of its files may end in; figures are stills, the first of which is usual.
  var fileEndings: [String] {
    switch self {
    case .frames(let format): format.fileEndings
    case .sheet, .plot: stills.map { $0.name }
    }
  }

  /// The formats of one picture that is made of all frames; none for others.
  private var stills: [any FrameFormat] {
    switch self {
    case .frames: []
    case .sheet: [PNGFormat(), SVGFormat()]
    case .plot: [SVGFormat(), PNGFormat()]
    }
  }

  /// How one picture becomes a file, by what the file's name ends in.
  func still(at path: String?) -> any FrameFormat {
    let ending = path.flatMap(Self.ending)
    return stills.first { $0.name == ending } ?? stills.first ?? PNGFormat()
  }

  /// Whether a terminal can show what it writes to standard output.
  var isText: Bool {
    switch self {
    case .frames(let format): format.isText
    case .sheet, .plot: still(at: nil).isText
    }
  }

  /// Whether an option makes a difference in it.
  func takes(_ option: PictureOption) -> Bool {
    switch (self, option) {
    case (_, .scale), (_, .size): true
    case (.frames(let format), .compression): format.settings.contains(.compression)
    case (.frames(let format), .chroma): format.settings.contains(.chroma)
    case (.frames, .background), (.frames, .jobs): true
    case (.sheet, .background), (.sheet, .cells), (.sheet, .compression): true
    case (.plot, .compression): true
    case (.frames, .cells), (.sheet, .chroma), (.sheet, .jobs): false
    case (.plot, .background), (.plot, .chroma), (.plot, .cells), (.plot, .jobs): false
    }
  }

  /// Whether an option of tables makes a difference in it.
  func takes(_ option: OptionDefinition) -> Bool {
    switch self {
    case .plot: option.name == "columns"
    case .frames, .sheet: false
    }
  }
}

extension PictureForm {
  /// Films and pictures that other programs make of ours.
  private static let foreign = [
    "mp4", "mov", "m4v", "mkv", "webm", "avi", "gif", "webp", "jpg", "jpeg", "avif", "heic", "tiff",
  ]

  /// Whether options say in which form the result is; without any it is a table.
  static func isChosen(_ arguments: Arguments) -> Bool {
    arguments[TableOutput.formatName] != nil || arguments[TableOutput.outputOption] != nil
  }

  /// The form that the options ask for, or `nil` if that is a table.
  ///
  /// - Parameters:
  ///   - arguments: The options.
  ///   - scene: The name of the scene, for errors.
  /// - Throws: `.usage` for a format that is unknown, or that only other programs write.
  init?(_ arguments: Arguments, of scene: String) throws(CommandError) {
    let path = arguments[TableOutput.outputOption]
    let format = arguments[TableOutput.formatName]
    let ending = path.flatMap(Self.ending)
    guard let name = format ?? ending else { return nil }
    if let form = PictureForm(named: name) {
      try Self.refuse(ending, path, unlike: form.fileEndings, of: name)
      self = form
      return
    }
    if Self.foreign.contains(name) {
      let file = path.flatMap { $0 == "-" ? nil : $0 } ?? "\(scene).\(name)"
      throw .usage(
        "The format \(name) is written by other programs, as by ffmpeg in "
          + "timeline-dump \(scene) --format y4m | ffmpeg -colorspace bt709 -i - "
          + "\(file.quotedPath).")
    }
    if let format, ExporterCatalog.table(named: format) == nil {
      throw .unknownWord(
        format, of: TableOutput.formatName,
        known: ExporterCatalog.tables.map { $0.name } + Self.names)
    }
    // A table may be called by the name of another one.
    let tables = ExporterCatalog.tables.map { $0.name }
    if let format { try Self.refuse(ending, path, unlike: tables, of: format) }
    return nil
  }

  /// A file whose name promises another format is a mistake; endings that promise none are free.
  private static func refuse(
    _ ending: String?, _ path: String?, unlike endings: [String], of format: String
  ) throws(CommandError) {
    guard let ending, let path, !endings.contains(ending) else { return }
    let known =
      ExporterCatalog.tables.map { $0.name } + allCases.flatMap { $0.fileEndings } + foreign
    guard known.contains(ending) else { return }
    let places = endings.map { ".\($0)" }.alternatives
    throw .usage(
      "The option --output is \(path.quoted), but the names of files in the format \(format) end in "
        + "\(places).")
  }

  /// What the name of a file ends in, behind the last point.
  private static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.last.map { $0.lowercased() } : nil
  }
}
