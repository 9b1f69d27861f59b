// What stands above a sheet or a plot.
// Layer: timeline-dump. Tests: FigureCaptionTests.

import Easing
import Export
import Scenes
import Timeline

/// The two lines above a figure.
struct FigureCaption: Hashable, Sendable {
  /// The scene and its preset.
  let title: String
  /// The frames, and what is not as the preset has it.
  let subtitle: String
}

extension SceneCommand {
  /// Says what a figure shows, so that figures of one scene can be told apart.
  ///
  /// - Throws: `.usage` for an unknown preset.
  func caption(
    of configuration: Source.Configuration, _ frames: FrameSequence, _ arguments: Arguments
  ) throws(CommandError) -> FigureCaption {
    let preset = try Self.preset(arguments[Self.presetName])
    var changes: [String] = []
    for option in specialOptions {
      guard let path = arguments[option.definition] else { continue }
      changes.append("\(option.definition.name) \(path.split(separator: "/").last ?? "")")
    }
    // How large a figure is drawn is no news about the scene.
    for input in Source.inputs where input.name != PictureOption.scale.rawValue {
      let value = input.text(configuration)
      if value == input.text(preset.configuration) { continue }
      // Words such as "never" have no unit.
      let isNumber = value.last?.isNumber ?? false
      let unit = input.unit.map { isNumber ? " \($0)" : "" } ?? ""
      changes.append("\(input.name) \(value)\(unit)")
    }
    let run = "\(frames.count) frames at \(frames.rate) frames/s"
    return FigureCaption(
      title: "\(name) · \(preset.name)",
      subtitle: changes.isEmpty ? run : "\(run) · \(changes.commaList.excerpt(length: 1000))")
  }
}
