// The verb `list`.
// Layer: timeline-dump. Tests: ListCommandTests.

import Easing
import Export
import Scenes

/// Lists scenes, presets, inputs, columns, curves and formats, with their provenance.
struct ListCommand: Command {
  let name = "list"
  let summary =
    "Scenes, presets, inputs, columns, curves, curve functions and formats, with provenance."

  /// As `TableOutput`'s, but without a standard: unless a table is asked for, the list is text.
  private static let formatOption = OptionDefinition(
    "format", "FORMAT", "A table in this form instead of text to read.",
    accepted: TableOutput.formatOption.accepted)

  let options = [formatOption, TableOutput.outputOption]

  private static let headings = [
    "kind", "scene", "name", "unit", "value", "accepted", "provenance", "summary",
  ]

  private static let kindNames = Listing.Kind.allCases.map { "\($0.rawValue)s" }

  var help: HelpPage {
    HelpPage(
      usage: "timeline-dump list [KIND|SCENE] [options]",
      summary: summary + " KIND is \(Self.kindNames.alternatives).",
      sections: [
        HelpPage.Section("Options", options.map(HelpPage.Entry.init)),
        HelpPage.Section(
          "Provenance",
          [
            HelpPage.Entry("article", "An article on iOS interface work that the scene models."),
            HelpPage.Entry("official", "Platform documentation or interface guidelines."),
            HelpPage.Entry("re-implementation", "A constant of another public project."),
            HelpPage.Entry("inferred", "Derived from geometry, or chosen for want of a source."),
          ]),
        HelpPage.Section(
          "Examples",
          [
            HelpPage.Entry("timeline-dump list presets"),
            HelpPage.Entry("timeline-dump list columns --format csv"),
          ]),
      ])
  }

  func run(_ arguments: Arguments, _ system: SystemServices) throws(CommandError) {
    let output = try TableOutput(arguments, of: name)
    let listings = try Self.listings(arguments.operands)
    if arguments[Self.formatOption] == nil {
      try output.write(system) { write throws(CommandError) in
        try write(Array(Self.text(of: listings).utf8))
      }
    } else {
      try output.write(headings: Self.headings, system) { rows throws(CommandError) in
        for listing in listings { try rows.append(Self.cells(of: listing)) }
      }
    }
  }

  private static func listings(_ operands: [String]) throws(CommandError) -> [Listing] {
    let ofScenes = CommandCatalog.scenes.flatMap { $0.listings }
    let all =
      ofScenes.filter { $0.kind == .scene } + ofScenes.filter { $0.kind != .scene }
      + Listing.curves + Listing.formats
    guard let kindName = operands.first else { return all }
    if operands.count > 1 {
      throw .usage(
        "There is one word too many, \(operands[1].quoted); list takes one kind or scene.")
    }
    let ofScene = all.filter { $0.scene == kindName }
    if !ofScene.isEmpty { return ofScene }
    guard let index = kindNames.firstIndex(of: kindName) else {
      throw .unknown(
        "kind", kindName, known: kindNames,
        aliases: CommandCatalog.scenes.map { $0.name })
    }
    return all.filter { $0.kind == Listing.Kind.allCases[index] }
  }

  private static func cells(of listing: Listing) -> [CellValue] {
    [
      .text(listing.kind.rawValue), CellValue(text: listing.scene), .text(listing.name),
      CellValue(text: listing.unit), CellValue(text: listing.value),
      CellValue(text: listing.accepted), CellValue(text: listing.provenance),
      .text(listing.summary),
    ]
  }

  /// The list to read: a section for each scene and kind.
  private static func text(of listings: [Listing]) -> String {
    var sections: [HelpPage.Section] = []
    var rest = listings[...]
    while let first = rest.first {
      let group = rest.prefix { $0.kind == first.kind && $0.scene == first.scene }
      rest = rest.dropFirst(group.count)
      sections.append(HelpPage.Section(title(of: first), group.map(HelpPage.Entry.init)))
    }
    return sections.map { $0.text }.joined(separator: "\n")
  }

  private static func title(of listing: Listing) -> String {
    if listing.kind == .format { return Listing.formatTitle }
    let kind = listing.kind.rawValue
    let plural = kind.prefix(1).uppercased() + kind.dropFirst() + "s"
    return listing.scene.map { "\(plural) of \($0)" } ?? plural
  }
}

extension HelpPage.Entry {
  /// A listed thing: its value in brackets, its provenance in parentheses.
  fileprivate init(_ listing: Listing) {
    let accepted = listing.accepted.map { " Takes \($0)." } ?? ""
    let value = listing.value.map { " [\($0)]" } ?? ""
    let provenance = listing.provenance.map { " (\($0))" } ?? ""
    self.init(listing.name, listing.summary + accepted + value + provenance)
  }
}

extension CellValue {
  /// A word, or nothing.
  fileprivate init(text: String?) {
    self = text.map(CellValue.text) ?? .empty
  }
}
