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
    let ending = path.flatMap(OutputForm.ending)
    return stills.first { $0.name == ending } ?? stills.first ?? PNGFormat()
  }

  /// Whether it has no pixels of its own, and looks the same at every scale.
  func isScalable(at path: String?) -> Bool {
    switch self {
    case .frames(let format): format is SVGFormat
    case .sheet, .plot: still(at: path) is SVGFormat
    }
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
