// The curves of Material Design that no other name stands for.
// Layer: Easing/Catalogue. Source: Material Design 3, "Easing and duration"; Material Design 2.
// Tests: CatalogueTests.

/// A curve of Material Design.
///
/// `NamedCurve` has two more of them, `emphasized` and `fastOutSlowIn`.
public enum MaterialCurve: Hashable, Sendable, CaseIterable {
  /// Leaves quickly and arrives very slowly.
  case standard
  /// Starts slowly and leaves at full speed.
  case standardAccelerate
  /// Arrives very slowly.
  case standardDecelerate
  /// Starts slowly and leaves at great speed.
  case emphasizedAccelerate
  /// Comes in at great speed and arrives very slowly.
  case emphasizedDecelerate
  /// Starts slowly and leaves at full speed.
  case fastOutLinearIn
  /// Comes in at full speed and arrives slowly.
  case linearOutSlowIn
}

extension MaterialCurve {
  /// The curve's names, summary and source.
  var entry: CurveEntry {
    switch self {
    case .standard:
      CurveEntry(
        "standard", "Leaves quickly and arrives very slowly: \(definition.notation).",
        source: "Material Design 3 standard easing")
    case .standardAccelerate:
      CurveEntry(
        "standard-accelerate", aliases: ["standardAccelerate"],
        "Starts slowly and leaves at full speed: \(definition.notation).",
        source: "Material Design 3 standard accelerate easing")
    case .standardDecelerate:
      CurveEntry(
        "standard-decelerate", aliases: ["standardDecelerate"],
        "Arrives very slowly: \(definition.notation).",
        source: "Material Design 3 standard decelerate easing")
    case .emphasizedAccelerate:
      CurveEntry(
        "emphasized-accelerate", aliases: ["emphasizedAccelerate"],
        "Starts slowly and leaves at great speed: \(definition.notation).",
        source: "Material Design 3 emphasized accelerate easing")
    case .emphasizedDecelerate:
      CurveEntry(
        "emphasized-decelerate", aliases: ["emphasizedDecelerate"],
        "Comes in at great speed and arrives very slowly: \(definition.notation).",
        source: "Material Design 3 emphasized decelerate easing")
    case .fastOutLinearIn:
      CurveEntry(
        "fast-out-linear-in", aliases: ["fastOutLinearIn"],
        "Starts slowly and leaves at full speed: \(definition.notation).",
        source: "Material Design 2 accelerate easing; Compose FastOutLinearInEasing")
    case .linearOutSlowIn:
      CurveEntry(
        "linear-out-slow-in", aliases: ["linearOutSlowIn"],
        "Comes in at full speed and arrives slowly: \(definition.notation).",
        source: "Material Design 2 decelerate easing; Compose LinearOutSlowInEasing")
    }
  }

  /// What the name stands for.
  var definition: EasingCurve { .cubicBezier(bezier) }

  private var bezier: CubicBezier {
    switch self {
    case .standard: CubicBezier(valid: 0.2, 0, 0, 1)
    case .standardAccelerate: CubicBezier(valid: 0.3, 0, 1, 1)
    case .standardDecelerate: CubicBezier(valid: 0, 0, 0, 1)
    case .emphasizedAccelerate: CubicBezier(valid: 0.3, 0, 0.8, 0.15)
    case .emphasizedDecelerate: CubicBezier(valid: 0.05, 0.7, 0.1, 1)
    case .fastOutLinearIn: CubicBezier(valid: 0.4, 0, 1, 1)
    case .linearOutSlowIn: CubicBezier(valid: 0, 0, 0.2, 1)
    }
  }
}
