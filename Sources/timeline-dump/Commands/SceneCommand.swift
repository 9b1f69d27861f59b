// A scene as a command: its frames as a table.
// Layer: timeline-dump. Tests: SceneCommandTests, ShimmerCommandTests.

import Export
import Scenes
import Timeline

/// Samples a scene frame by frame.
struct SceneCommand<Source: Scene>: Command {
  /// An option that only this scene has, beside its inputs.
  struct SpecialOption: Sendable {
    let definition: OptionDefinition

    /// Changes the inputs as a value of the option says.
    let apply:
      @Sendable (inout Source.Configuration, String, SystemServices) throws(CommandError) -> Void
  }

  private let specialOptions: [SpecialOption]

  /// A call worth trying, for help.
  private let example: String

  /// Creates the command of a scene.
  init(_ scene: Source.Type, example: String, specialOptions: [SpecialOption] = []) {
    self.example = example
    self.specialOptions = specialOptions
  }

  var name: String { Source.name }
  var summary: String { Source.summary }

  var options: [OptionDefinition] {
    [presetOption] + FrameSelection.options + [Self.columnsOption] + TableOutput.options
      + specialOptions.map(\.definition) + inputOptions
  }

  private var presetOption: OptionDefinition {
    OptionDefinition(
      "preset", "NAME", "The inputs to start from.",
      accepted: Source.presets.map(\.name).joined(separator: ", "),
      standard: Source.presets[0].name)
  }

  private static var columnsOption: OptionDefinition {
    OptionDefinition(
      "columns", "NAME,…", "Only these columns, in this order; with or without their unit.",
      accepted: "names of columns, parted by commas", standard: "all")
  }

  private var inputOptions: [OptionDefinition] {
    let standard = Source.presets[0].configuration
    return Source.inputs.map { input in
      OptionDefinition(
        input.name, input.placeholder, input.summary, accepted: input.accepted,
        standard: input.text(standard))
    }
  }

  var help: HelpPage {
    HelpPage(
      usage: "timeline-dump \(name) [options]",
      summary: summary,
      sections: [
        HelpPage.Section(
          "Frames and form",
          (FrameSelection.options + [Self.columnsOption] + TableOutput.options)
            .map(HelpPage.Entry.init)),
        HelpPage.Section(
          "Inputs", ([presetOption] + specialOptions.map(\.definition) + inputOptions)
            .map(HelpPage.Entry.init)),
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
      return []
    }
  }

  func run(_ arguments: Arguments, _ system: SystemServices) throws(CommandError) {
    if let operand = arguments.operands.first {
      throw .usage(
        "The word '\(operand)' is not expected; the options of \(name) are written --name value.")
    }
    let output = try TableOutput(arguments)
    let scene = try scene(arguments, system)
    let frames = try FrameSelection(arguments).frames(of: scene)
    let table = try table(of: scene, columns: arguments[Self.columnsOption])
    try output.write(table, frames: frames, system)
  }

  private func scene(
    _ arguments: Arguments, _ system: SystemServices
  ) throws(CommandError) -> Source {
    var configuration = try preset(arguments[presetOption]).configuration
    for option in specialOptions {
      guard let value = arguments[option.definition] else { continue }
      try option.apply(&configuration, value, system)
    }
    do throws(SceneError) {
      for input in Source.inputs {
        guard let value = arguments[input.name] else { continue }
        try input.set(&configuration, value)
      }
      return try Source(configuration)
    } catch {
      throw CommandError(error)
    }
  }

  private func preset(
    _ name: String?
  ) throws(CommandError) -> ScenePreset<Source.Configuration> {
    guard let name else { return Source.presets[0] }
    guard let preset = Source.presets.first(where: { $0.name == name }) else {
      throw .unknown("preset", name, known: Source.presets.map(\.name))
    }
    return preset
  }

  private func table(
    of scene: Source, columns names: String?
  ) throws(CommandError) -> SceneTable<Source> {
    let whole = SceneTable(scene)
    guard let names else { return whole }
    var columns: [SceneTable<Source>.Column] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      let column = whole.columns.first { $0.heading == name || $0.name == name }
      guard let column else {
        throw .unknown("column", String(name), known: whole.columns.map(\.heading))
      }
      columns.append(column)
    }
    return SceneTable(scene, columns: columns)
  }
}
