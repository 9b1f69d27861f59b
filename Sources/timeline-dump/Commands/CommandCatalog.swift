// The commands of the program.
// Layer: timeline-dump. Tests: CommandLineToolTests.

import Scenes

/// Every command by its name: help, the parser and tests read this list.
///
/// A command is made when it is asked for, since a run needs one of them.
enum CommandCatalog: String, Hashable, Sendable, CaseIterable {
  case shimmer
  case toast
  case largeTitle = "large-title"
  case curve
  case spring
  case timing
  case list
  case selftest
  case help

  /// The scenes, which `list` shows.
  static var scenes: [any ListedCommand] { allCases.compactMap { $0.scene } }

  /// The verbs.
  static var verbs: [any Command] {
    allCases.filter { $0.scene == nil }.map { $0.command }
  }

  /// The command with a name.
  ///
  /// - Throws: `.usage` that names the nearest command.
  static func command(named name: String) throws(CommandError) -> any Command {
    guard let entry = CommandCatalog(rawValue: name) else {
      throw .unknown("scene or verb", name, known: allCases.map { $0.rawValue })
    }
    return entry.command
  }

  /// The command.
  var command: any Command {
    switch self {
    case .shimmer:
      SceneCommand(
        Shimmer.self, example: "timeline-dump shimmer --logo logo.png --fps 60",
        specialOptions: [.logo], proportions: .logo)
    case .toast:
      SceneCommand(Toast.self, example: "timeline-dump toast --shows 0,2 --fps 30000/1001")
    case .largeTitle:
      SceneCommand(
        LargeTitle.self, example: "timeline-dump large-title --preset flutter --fps 120",
        placeOption: .offsets)
    case .curve: CurveCommand()
    case .spring: SpringCommand()
    case .timing: TimingCommand()
    case .list: ListCommand()
    case .selftest: SelftestCommand()
    case .help: HelpCommand()
    }
  }

  /// The command if it is a scene.
  private var scene: (any ListedCommand)? { command as? any ListedCommand }
}
