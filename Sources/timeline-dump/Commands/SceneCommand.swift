// A scene as a command: its frames as a table or as pictures.
// Layer: timeline-dump. Tests: SceneCommandTests.

import Easing
import Export
import Scenes
import Timeline

/// Samples a scene frame by frame.
struct SceneCommand<Source: Scene>: Command {
  /// An option that only this scene has, beside its inputs.
  struct SpecialOption: Sendable {
    let definition: OptionDefinition

    /// Changes the inputs as a value of the option says, for a table, which draws nothing.
    let measure:
      @Sendable (
        inout Source.Configuration, String, SystemServices
      ) throws(CommandError) -> Void

    /// Changes the inputs as a value of the option says, and adds the images that frames then name.
    let draw:
      @Sendable (
        inout Source.Configuration, String, inout FrameImages, SystemServices
      ) throws(CommandError) -> Void
  }

  let specialOptions: [SpecialOption]
  let proportions: Proportions?
  private let placeOption: PlaceOption?

  /// A call worth trying, for help.
  private let example: String

  /// Creates the command of a scene.
  init(
    _ scene: Source.Type, example: String, specialOptions: [SpecialOption] = [],
    proportions: Proportions? = nil, placeOption: PlaceOption? = nil
  ) {
    self.example = example
    self.specialOptions = specialOptions
    self.proportions = proportions
    self.placeOption = placeOption
  }

  var name: String { Source.name }
  var summary: String { Source.summary }

  var options: [OptionDefinition] {
    [presetOption] + frameOptions + Self.pictureOptions + specialOptions.map { $0.definition }
      + inputOptions
  }

  /// The options that say which frames and columns there are, and in which form.
  private var frameOptions: [OptionDefinition] {
    FrameSelection.options + placeOptions + [
      Self.columnsOption, Self.snapOption, Self.formatOption, TableOutput.precisionOption,
      Self.outputOption,
    ]
  }

  /// The options that make no difference in pictures.
  var tableOnlyOptions: [OptionDefinition] {
    placeOptions + [Self.columnsOption, Self.snapOption, TableOutput.precisionOption]
  }

  private var placeOptions: [OptionDefinition] { placeOption.map { [$0.definition] } ?? [] }

  private static var formatOption: OptionDefinition {
    OptionDefinition(
      TableOutput.formatName, "FORMAT",
      "The form of the table or the pictures; without it the one that the name of the file ends in.",
      accepted: OutputForm.all.map { $0.name }.alternatives,
      standard: ExporterCatalog.tables.first?.name)
  }

  private static var outputOption: OptionDefinition {
    OptionDefinition(
      TableOutput.outputOption.name, "FILE",
      "The file to write, whole or not at all, or a pattern such as frames/%05d.png for a file a "
        + "frame; - is standard output.",
      accepted: TableOutput.outputOption.accepted, standard: TableOutput.outputOption.standard)
  }

  static var presetName: String { "preset" }

  private var presetOption: OptionDefinition {
    OptionDefinition(
      Self.presetName, "NAME", "The inputs to start from.",
      accepted: Source.presets.map { $0.name }.alternatives,
      standard: Source.presets[0].name)
  }

  static var columnsOption: OptionDefinition {
    OptionDefinition(
      "columns", "NAME,…", "Only these columns, in this order; with or without their unit.",
      accepted: "names of columns, separated by commas", standard: "all")
  }

  static var snapOption: OptionDefinition {
    OptionDefinition(
      "snap-to-pixels", "SCALE", "Rounds lengths to whole pixels of a screen with this scale.",
      accepted: "1, 2 or 3")
  }

  private var inputOptions: [OptionDefinition] {
    Source.inputs.map { option(of: $0) }
  }

  private func option(of input: SceneInput<Source.Configuration>) -> OptionDefinition {
    OptionDefinition(
      input.name, input.valueName, input.summary + (proportions?.note(on: input.name) ?? ""),
      accepted: input.accepted,
      standard: input.text(Source.presets[0].configuration))
  }

  /// Knows an option without making those of all inputs, which takes longer than a small table.
  func takesOption(named name: String) -> Bool {
    FrameSelection.options.contains { $0.name == name }
      || name == Self.presetName
      || frameOptions.contains { $0.name == name }
      || specialOptions.contains { $0.definition.name == name }
      || Source.inputs.contains { $0.name == name }
      || Self.pictureOptions.contains { $0.name == name }
  }

  var help: HelpPage {
    HelpPage(
      usage: "timeline-dump \(name) [options]",
      summary: summary,
      sections: [
        HelpPage.Section("Frames and form", frameOptions.map(HelpPage.Entry.init)),
        HelpPage.Section("Pictures", Self.pictureOptions.map(HelpPage.Entry.init)),
        HelpPage.Section(
          Listing.formatTitle, Listing.formats.map { HelpPage.Entry($0.name, $0.summary) }),
        HelpPage.Section(
          "Inputs",
          ([presetOption] + specialOptions.map { $0.definition } + inputOptions)
            .map(HelpPage.Entry.init)),
        HelpPage.Section.values(of: options),
        HelpPage.Section(
          "Presets",
          Source.presets.map {
            HelpPage.Entry($0.name, "\($0.summary) (\($0.provenance.rawValue))")
          }),
        HelpPage.Section(
          "Columns", columns.map { HelpPage.Entry($0.heading, $0.summary) }),
        HelpPage.Section("Examples", [HelpPage.Entry(example)]),
      ])
  }

  /// The columns of the first preset, whose configuration is valid by the laws of a scene.
  var columns: [SceneTable<Source>.Column] {
    do throws(SceneError) {
      return SceneTable(try Source(Source.presets[0].configuration)).columns
    } catch {
      preconditionFailure("The first preset of \(Source.name) is not valid: \(error)")
    }
  }

  func run(_ arguments: Arguments, _ system: SystemServices) throws(CommandError) {
    if let operand = arguments.operands.first {
      throw .usage(
        "The word \(operand.quoted) is not expected; the options of \(name) are written --name value."
      )
    }
    switch try OutputForm(arguments, of: name, offersPictures: true) {
    case .table(let format):
      try refusePictureOptions(arguments)
      try writeTable(TableOutput(arguments, in: format), arguments, system)
    case .pictures(let form):
      try write(form, arguments, system)
    }
  }

  private func writeTable(
    _ output: TableOutput, _ arguments: Arguments, _ system: SystemServices
  ) throws(CommandError) {
    let scene = try Self.scene(configuration(arguments, system))
    let names = arguments[Self.columnsOption]
    if let placeOption, let text = arguments[placeOption.definition] {
      try refuseFrames(arguments, beside: placeOption.definition)
      let columns = try Self.columns(named: names, of: scene.columns, { $0.heading }, { $0.name })
      try write(scene, columns: columns, at: text, placeOption, to: output, system)
    } else {
      let frames = try FrameSelection(arguments).frames(of: scene)
      let columns = try Self.columns(
        named: names, of: SceneTable(scene).columns, { $0.heading }, { $0.name })
      var table = SceneTable(scene, columns: columns)
      if let scale = try Self.scale(arguments[Self.snapOption]) {
        table = table.snapped(toPixelsPerPoint: scale)
      }
      try output.write(table, frames: frames, system)
    }
  }

  private static func scale(_ text: String?) throws(CommandError) -> Int? {
    guard let text else { return nil }
    guard let scale = Int(text), (1...3).contains(scale) else { throw snapOption.invalid(text) }
    return scale
  }
}
