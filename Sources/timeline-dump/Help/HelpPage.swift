// A page of help: a few sections of terms, each with what it means.
// Layer: timeline-dump. Tests: HelpTests.

/// What help says of the program or of one command.
struct HelpPage: Hashable, Sendable {
  /// A list of terms under a title.
  struct Section: Hashable, Sendable {
    let title: String
    let entries: [Entry]

    init(_ title: String, _ entries: [Entry]) {
      self.title = title
      self.entries = entries
    }

    /// The title and the entries below it, as lines.
    var text: String {
      (["\(title):"] + entries.flatMap(HelpPage.lines(of:))).joined(separator: "\n") + "\n"
    }
  }

  /// A term and what it means; without a meaning it stands alone.
  struct Entry: Hashable, Sendable {
    let term: String
    let meaning: String

    init(_ term: String, _ meaning: String = "") {
      self.term = term
      self.meaning = meaning
    }
  }

  /// How the command is called.
  let usage: String

  /// What it does, in a sentence or two.
  let summary: String

  /// The lists, in order; empty ones are left out.
  let sections: [Section]

  /// The page as lines of at most 80 columns, as far as words allow.
  var text: String {
    let start = Self.wrapped(summary, indent: 0) + ["", "Usage: \(usage)"]
    return start.joined(separator: "\n") + "\n"
      + sections.filter { !$0.entries.isEmpty }.map { "\n" + $0.text }.joined()
  }

  private static let width = 80
  private static let meaningColumn = 26

  /// The term, with its meaning beside it where it fits, below it otherwise.
  fileprivate static func lines(of entry: Entry) -> [String] {
    let term = "  " + entry.term
    if entry.meaning.isEmpty { return [term] }
    if term.count + 2 > meaningColumn {
      return [term] + wrapped(entry.meaning, indent: meaningColumn)
    }
    let padded = term + String(repeating: " ", count: meaningColumn - term.count)
    var lines = wrapped(entry.meaning, indent: meaningColumn)
    lines[0] = padded + lines[0].dropFirst(meaningColumn)
    return lines
  }

  /// Words in lines; every line is there, also for no words.
  private static func wrapped(_ text: String, indent: Int) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty && line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}

extension HelpPage.Section {
  /// What the names of values mean that stand in several options.
  static func values(of options: [OptionDefinition]) -> HelpPage.Section {
    let meanings = [
      ("TIME", "Seconds, or a number with a unit: 2, 1.5s, 400ms, 7/20."),
      ("TIMES", "Times, separated by commas."),
      ("CURVE", "As in CSS, or a name; see timeline-dump help curve."),
      ("COLOR", "#333333, #00000080 or color(srgb 0 0.5 1 / 0.3); quote it for the shell."),
      ("PT", "Points."),
    ]
    let used = meanings.filter { meaning in
      options.contains { $0.valueName.split(separator: ",").first.map(String.init) == meaning.0 }
    }
    return HelpPage.Section("Values", used.map { HelpPage.Entry($0.0, $0.1) })
  }
}

extension HelpPage.Entry {
  /// What help says of an option: what it does, what it takes and what holds without it.
  init(_ option: OptionDefinition) {
    if option.isFlag {
      self.init("--\(option.name)", option.summary)
      return
    }
    let standard = option.standard.map { " [\($0)]" } ?? ""
    self.init(
      "--\(option.name) \(option.valueName)",
      "\(option.summary) Takes \(option.accepted).\(standard)")
  }
}
