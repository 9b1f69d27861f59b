// The inputs of a scene, from options.
// Layer: timeline-dump. Tests: SceneCommandTests.

import Easing
import Export
import Scenes

extension SceneCommand {
  /// The inputs that the options give, for a table.
  ///
  /// - Throws: `.usage` for a value that is not accepted, and what reading files throws.
  func configuration(
    _ arguments: Arguments, _ system: SystemServices
  ) throws(CommandError) -> Source.Configuration {
    var configuration = try Self.preset(arguments[Self.presetName]).configuration
    for option in specialOptions {
      guard let value = arguments[option.definition] else { continue }
      try option.measure(&configuration, value, system)
    }
    try setInputs(of: &configuration, arguments)
    return configuration
  }

  /// The inputs that the options give, for pictures.
  ///
  /// - Parameters:
  ///   - arguments: The options.
  ///   - images: Takes the pictures that options name.
  ///   - system: Where files are read.
  /// - Returns: The inputs, each valid by itself.
  /// - Throws: `.usage` for a value that is not accepted, and what reading files throws.
  func drawnConfiguration(
    _ arguments: Arguments, images: inout FrameImages, _ system: SystemServices
  ) throws(CommandError) -> Source.Configuration {
    var configuration = try Self.preset(arguments[Self.presetName]).configuration
    for option in specialOptions {
      guard let value = arguments[option.definition] else { continue }
      try option.draw(&configuration, value, &images, system)
    }
    try setInputs(of: &configuration, arguments)
    return configuration
  }

  private func setInputs(
    of configuration: inout Source.Configuration, _ arguments: Arguments
  ) throws(CommandError) {
    let original = configuration
    do throws(SceneError) {
      for input in Source.inputs {
        guard let value = arguments[input.name] else { continue }
        try input.set(&configuration, value)
      }
    } catch {
      throw CommandError(error)
    }
    try keepProportions(in: &configuration, of: original, arguments)
  }

  private func keepProportions(
    in configuration: inout Source.Configuration, of original: Source.Configuration,
    _ arguments: Arguments
  ) throws(CommandError) {
    let sides = proportions?.keep(in: &configuration, of: original) { name in
      arguments[name] != nil
    }
    guard let sides, let follower = Source.inputs.first(where: { $0.name == sides.follower })
    else { return }
    do throws(SceneError) {
      try follower.check(configuration)
    } catch {
      throw .usage(
        "The option --\(sides.given) is \((arguments[sides.given] ?? "").quoted), by which "
          + "\(follower.name) becomes \(follower.text(configuration)), but that takes "
          + "\(follower.accepted).")
    }
  }

  /// The scene with some inputs.
  ///
  /// - Throws: `.usage` if they are not valid together.
  static func scene(_ configuration: Source.Configuration) throws(CommandError) -> Source {
    do throws(SceneError) {
      return try Source(configuration)
    } catch {
      throw CommandError(error)
    }
  }

  static func preset(
    _ name: String?
  ) throws(CommandError) -> ScenePreset<Source.Configuration> {
    guard let name else { return Source.presets[0] }
    let names = Source.presets.map { $0.name }
    guard let index = names.place(of: name) else {
      throw .unknownWord(name, of: "preset", known: names)
    }
    return Source.presets[index]
  }

  /// The columns that a list names with or without their unit; without a list, all.
  static func columns<Column>(
    named names: String?, of all: [Column], _ heading: (Column) -> String,
    _ name: (Column) -> String
  ) throws(CommandError) -> [Column] {
    guard let names, names != columnsOption.standard else { return all }
    let (headings, plainNames) = (all.map(heading), all.map(name))
    var columns: [Column] = []
    for part in names.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.filter { $0 != " " }
      guard let index = headings.place(of: word) ?? plainNames.place(of: word) else {
        throw .unknownWord(word, of: "columns", known: headings, aliases: plainNames)
      }
      let column = all[index]
      if columns.contains(where: { heading($0) == heading(column) }) {
        throw .usage(
          "The option --columns names \(heading(column)) twice, but each column is named once.")
      }
      columns.append(column)
    }
    return columns
  }
}
