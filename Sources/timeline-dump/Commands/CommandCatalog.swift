// The commands of the program.
// Layer: timeline-dump. Tests: CommandLineToolTests.

import Scenes

/// Every command by name: help, the parser and tests read this list.
enum CommandCatalog {
  /// The scenes.
  static let scenes: [any ListedCommand] = [
    SceneCommand(
      Shimmer.self, example: "timeline-dump shimmer --logo logo.png --fps 60",
      specialOptions: [.logo]),
    SceneCommand(Toast.self, example: "timeline-dump toast --shows 0,2 --fps 30000/1001"),
    SceneCommand(
      LargeTitle.self, example: "timeline-dump large-title --preset flutter --fps 120",
      placeOption: .offsets),
  ]

  /// The verbs.
  static let verbs: [any Command] = [CurveCommand(), TimingCommand(), ListCommand(), HelpCommand()]

  static var all: [any Command] { scenes.map { $0 as any Command } + verbs }

  /// The command with a name.
  ///
  /// - Throws: `.usage` that names the nearest command.
  static func command(named name: String) throws(CommandError) -> any Command {
    guard let command = all.first(where: { $0.name == name }) else {
      throw .unknown("scene or verb", name, known: all.map(\.name))
    }
    return command
  }
}
