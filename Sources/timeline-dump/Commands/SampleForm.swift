// What `curve` and `spring` write: samples, facts or a plot.
// Layer: timeline-dump. Tests: SampleFormTests.

import Easing
import Export
import Scenes
import Timeline

/// The form of a result that is no scene.
enum SampleForm {
  /// A row for each sample.
  case table(any TableEncoder)
  /// Facts instead of samples.
  case facts
  /// A plot in characters.
  case drawing
  /// A plot as a picture.
  case picture(any FrameFormat)

  /// How many samples are computed at once: a column, which takes a part of the time of single ones.
  ///
  /// The first row waits for as many.
  static let columnLength = 256

  /// The option that asks for a plot in characters.
  static let drawingOption = OptionDefinition.flag(
    "plot", "Draws the curve in the terminal, as wide as that is, or 80 characters elsewhere.")

  private static let formatOption = OptionDefinition(
    TableOutput.formatName, "FORMAT",
    "The form of the table, or svg or png for a plot; without it the one that the name of the file "
      + "ends in.",
    accepted: forms.map { $0.name }.alternatives, standard: ExporterCatalog.standardTable.name
  )

  /// The options of pictures.
  private static let pictureOptions = PictureOption.allCases
    .filter { PictureForm.plot.takes($0) }.map { $0.definition(besideInputs: []) }

  /// The options, in the order of help.
  static let options =
    [
      FactSheet.option, drawingOption, formatOption, TableOutput.precisionOption,
      TableOutput.outputOption,
    ] + pictureOptions

  /// Finds the form that the options ask for.
  ///
  /// - Parameters:
  ///   - arguments: The options.
  ///   - command: The name of the command, for errors.
  ///   - samplingOptions: The options that choose samples for a table.
  /// - Throws: `.usage` for options that do not go together.
  init(
    _ arguments: Arguments, of command: String, samplingOptions: [OptionDefinition]
  ) throws(CommandError) {
    let wantsFacts = arguments[FactSheet.option] != nil
    let wantsDrawing = arguments[Self.drawingOption] != nil
    func refuse(_ options: [OptionDefinition], _ place: String) throws(CommandError) {
      for option in options where arguments[option] != nil {
        throw .usage("The option --\(option.name) makes no difference \(place).")
      }
    }
    if wantsDrawing {
      let format = TableOutput.formatName(arguments)
      if let format, Self.pictures.contains(where: { $0.name == format }) {
        throw .usage(
          "The option --plot draws with characters; --format \(format) without it makes a picture.")
      }
      try refuse([FactSheet.option, Self.formatOption], "beside --plot")
      try refuse(
        samplingOptions + [TableOutput.precisionOption] + Self.pictureOptions, "beside --plot")
      self = .drawing
    } else if wantsFacts {
      try refuse(samplingOptions + Self.pictureOptions, "beside --facts")
      self = .facts
    } else {
      if TableOutput.formatName(arguments) == JSONObject().name {
        throw .usage(
          "The format json is for --facts; samples are "
            + "\(OutputForm.tables.map { $0.name }.alternatives).")
      }
      switch try OutputForm(arguments, of: command, offering: { Self.forms }) {
      case .table(let format):
        try refuse(Self.pictureOptions, "in a table")
        self = .table(format)
      case .pictures(let form):
        try refuse(samplingOptions + [TableOutput.precisionOption], "in a plot")
        self = .picture(Self.pictures.first { $0.name == form.name } ?? SVGFormat())
      }
    }
  }

  /// The tables and the pictures of a plot.
  private static var forms: [OutputForm] {
    OutputForm.tables + pictures.map { .pictures(.frames($0)) }
  }

  private static let pictures: [any FrameFormat] = [SVGFormat(), PNGFormat()]
}

extension SampleForm {
  /// Writes a plot in characters.
  static func draw(
    _ plot: Plot, _ arguments: Arguments, _ system: SystemServices
  ) throws(CommandError) {
    let path = arguments[TableOutput.outputOption]
    let width = path == nil || path == "-" ? system.outputWidth() : nil
    let text = TextPlot(plot, width: width ?? standardWidth).text
    if let path, let ending = OutputForm.ending(of: path), OutputForm.promises(ending) {
      throw .usage(
        "The option --output is \(path.quoted), but --plot draws with characters; without it "
          + "--format svg makes a picture.")
    }
    let output = try TableOutput(arguments, in: ExporterCatalog.standardTable)
    try output.write(system) { write throws(CommandError) in try write(Array(text.utf8)) }
  }

  /// The width of a plot that is not for a terminal, in characters.
  private static let standardWidth = 80

  /// Writes a plot as a picture.
  static func write(
    _ plot: Plot, as format: any FrameFormat, _ arguments: Arguments, _ system: SystemServices
  ) throws(CommandError) {
    let output = try PictureOutput(arguments, system)
    if output.isNumbered {
      throw .usage("A plot is one picture, but --output is a pattern for a file a frame.")
    }
    if output.isTerminal && !format.isText {
      throw .usage(
        "The format \(format.name) is not for a terminal; write it to a file with --output, or into "
          + "a pipe.")
    }
    let settings = try PictureSettings(
      arguments, besideInputs: [],
      standardScale: format is SVGFormat ? 1 : PictureSettings.pixelScale)
    let frame = plot.frame
    let run = FrameRun(layout: try settings.layout(of: frame), rate: .fps60, numbers: 0..<1)
    var encoder = format.applying(settings.format).encoder(for: run, after: nil)
    let bytes = encoder.encoded(frame, number: 0)
    try output.write { write throws(CommandError) in try write(bytes) }
  }
}
