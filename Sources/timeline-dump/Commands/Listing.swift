// What the program knows, by kind.
// Layer: timeline-dump. Tests: ListCommandTests.

import Easing
import Export
import Scenes

/// One thing that has a name on the command line.
struct Listing: Hashable, Sendable {
  /// What it is.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case scene
    case preset
    case input
    case column
    case curve
    case format
  }

  let kind: Kind

  /// The scene that it belongs to, or `nil`.
  let scene: String?

  let name: String

  /// Its value where it has one: the default of an input, the definition of a curve.
  let value: String?

  /// Where its numbers come from, or `nil` where there are none.
  let provenance: String?

  /// One sentence of what it is.
  let summary: String
}

extension Listing {
  /// The curves that have names.
  static var curves: [Listing] {
    NamedCurve.allCases.map { curve in
      Listing(
        kind: .curve, scene: nil, name: curve.name, value: curve.definition.notation,
        provenance: curve.entry.source, summary: curve.entry.summary)
    }
  }

  /// The formats of tables.
  static var formats: [Listing] {
    ExporterCatalog.tables.map { format in
      Listing(
        kind: .format, scene: nil, name: format.name, value: nil, provenance: nil,
        summary: format.summary)
    }
  }
}

/// A command whose names `list` shows.
protocol ListedCommand: Command {
  /// The command itself, its presets, inputs and columns.
  var listings: [Listing] { get }
}

extension SceneCommand: ListedCommand {
  var listings: [Listing] {
    let scene = Listing(
      kind: .scene, scene: nil, name: name, value: nil, provenance: nil, summary: summary)
    let presets = Source.presets.map { preset in
      Listing(
        kind: .preset, scene: name, name: preset.name, value: nil,
        provenance: preset.provenance.rawValue, summary: preset.summary)
    }
    let standard = Source.presets[0].configuration
    let inputs = Source.inputs.map { input in
      Listing(
        kind: .input, scene: name, name: input.name, value: input.text(standard),
        provenance: input.provenance.rawValue, summary: input.summary)
    }
    let columns = columns.map { column in
      Listing(
        kind: .column, scene: name, name: column.heading, value: nil, provenance: nil,
        summary: column.summary)
    }
    return [scene] + presets + inputs + columns
  }
}
