// Options that a command does not have.
// Layer: timeline-dump. Tests: UnknownOptionTests.

import Easing
import Export

extension CommandError {
  /// A command has no option of a name; the sentence says what is meant instead, as far as that can be
  /// told, and else where all options are.
  static func unknownOption(_ name: String, of command: any Command) -> CommandError {
    let start = "There is no option \("--\(name)".quoted)"
    if command.takes(format: name) { return .usage("\(start); write --format \(name).") }
    if let own = meaning[name], command.takesOption(named: own) {
      return .usage("\(start); did you mean '--\(own)'?")
    }
    let places = CommandCatalog.allCases.map { $0.command }.filter { $0.takesOption(named: name) }
    if !places.isEmpty {
      return .usage(
        "\(start) in \(command.name), but in \(places.map { $0.name }.conjunction); see "
          + "timeline-dump help \(command.name).")
    }
    let known = command.options.map { "--" + $0.name } + ["--help"]
    if let near = only("--" + name, beginning: known) ?? nearest(to: "--" + name, in: known) {
      return .usage("\(start); did you mean '\(near)'?")
    }
    return switch known.count {
    case 1: .usage("\(start); there is only \(known[0]).")
    case ...fewest: .usage("\(start); there are \(known.conjunction).")
    default: .usage("\(start); see timeline-dump help \(command.name).")
    }
  }

  /// What other programs call options of ours.
  private static let meaning = [
    "curve": "easing", "easing": "curve", "rate": "fps", "framerate": "fps", "out": "output",
    "file": "output", "fields": "columns", "digits": "precision", "threads": "jobs",
  ]

  /// So many options are told one by one.
  private static let fewest = 6

  /// The only one of some names that begins with a text of at least three letters, whatever their
  /// case, or `nil`.
  static func only(_ start: String, beginning names: [String]) -> String? {
    let start = start.lowercased()
    guard start.filter(\.isLetter).count >= 3 else { return nil }
    let longer = names.filter { $0.lowercased().hasPrefix(start) }
    return longer.count == 1 ? longer[0] : nil
  }
}

extension Command {
  /// Whether a name is that of a format which it writes.
  fileprivate func takes(format name: String) -> Bool {
    guard let option = option(named: TableOutput.formatName) else { return false }
    return OutputForm.all.contains { $0.name == name }
      && option.accepted.split(whereSeparator: { " ,".contains($0) }).contains { $0 == name }
  }
}
