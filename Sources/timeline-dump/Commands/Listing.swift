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
    case function
    case format
  }

  let kind: Kind

  /// The scene that it belongs to, or `nil`.
  let scene: String?

  let name: String

  /// The unit of its numbers, or `nil`.
  var unit: String?

  /// Its value where it has one: the default of an input, the definition of a curve.
  var value: String?

  /// What it accepts, or `nil`.
  var accepted: String?

  /// Where its numbers come from, or `nil` where there are none.
  var provenance: String?

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
      + CurveFunction.allCases.map { function in
        Listing(
          kind: .function, scene: nil, name: function.entry.name, value: function.entry.form,
          provenance: function.entry.source, summary: function.entry.summary)
      }
  }

  /// What stands above the formats.
  static let formatTitle = "Formats (and endings of files)"

  /// The formats of tables and pictures.
  static var formats: [Listing] {
    ExporterCatalog.tables.map { format in
      Listing(kind: .format, scene: nil, name: format.name, summary: format.summary)
    }
      + ExporterCatalog.frames.map { format in
        Listing(kind: .format, scene: nil, name: format.name, summary: format.summary)
      }
      + [
        Listing(
          kind: .format, scene: nil, name: PictureForm.sheet.name,
          summary: "One picture with evenly spaced frames and their times, in PNG or SVG."),
        Listing(
          kind: .format, scene: nil, name: PictureForm.plot.name,
          summary: "The columns over time as one picture, in SVG or PNG."),
      ]
  }
}

/// A command whose names `list` shows.
protocol ListedCommand: Command {
  /// The command itself, its presets, inputs and columns.
  var listings: [Listing] { get }
}

extension SceneCommand: ListedCommand {
  var listings: [Listing] {
    let scene = Listing(kind: .scene, scene: nil, name: name, summary: summary)
    let presets = Source.presets.map { preset in
      Listing(
        kind: .preset, scene: name, name: preset.name, provenance: preset.provenance.rawValue,
        summary: preset.summary)
    }
    let standard = Source.presets[0].configuration
    let inputs = Source.inputs.map { input in
      Listing(
        kind: .input, scene: name, name: input.name, unit: input.unit, value: input.text(standard),
        accepted: input.accepted, provenance: input.provenance.rawValue, summary: input.summary)
    }
    // What a file says is the user's own choice.
    let fileInputs = specialOptions.map { option in
      Listing(
        kind: .input, scene: name, name: option.definition.name,
        accepted: option.definition.accepted, provenance: Provenance.inferred.rawValue,
        summary: option.definition.summary)
    }
    let columns = columns.map { column in
      Listing(
        kind: .column, scene: name, name: column.heading, unit: column.unit,
        summary: column.summary)
    }
    return [scene] + presets + fileInputs + inputs + columns
  }
}
