// The curves of Flutter that no other name stands for.
// Layer: Easing/Catalogue. Source: Flutter's Curves. Tests: CatalogueTests.

/// A curve of Flutter's class `Curves`.
///
/// Flutter gives the names of Penner's functions to cubics that come near them; here they begin
/// with `flutter-`, and `sine-in` and the like are the functions themselves.
public enum FlutterCurve: Hashable, Sendable, CaseIterable {
  /// A quick start and a long slow end.
  case fastLinearToSlowEaseIn
  /// A slow start.
  case easeInToLinear
  /// A cubic near `sine-in`.
  case easeInSine
  /// A cubic near `quad-in`.
  case easeInQuad
  /// A cubic near `cubic-in`.
  case easeInCubic
  /// A cubic near `quart-in`.
  case easeInQuart
  /// A cubic near `quint-in`.
  case easeInQuint
  /// A cubic near `expo-in`.
  case easeInExpo
  /// A cubic near `circ-in`.
  case easeInCirc
  /// A cubic near `back-in`.
  case easeInBack
  /// A slow end.
  case linearToEaseOut
  /// A cubic near `sine-out`.
  case easeOutSine
  /// A cubic near `quad-out`.
  case easeOutQuad
  /// A cubic near `cubic-out`.
  case easeOutCubic
  /// A cubic near `quart-out`.
  case easeOutQuart
  /// A cubic near `quint-out`.
  case easeOutQuint
  /// A cubic near `expo-out`.
  case easeOutExpo
  /// A cubic near `circ-out`.
  case easeOutCirc
  /// A cubic near `back-out`.
  case easeOutBack
  /// A cubic near `sine-in-out`.
  case easeInOutSine
  /// A cubic near `quad-in-out`.
  case easeInOutQuad
  /// A cubic near `cubic-in-out`.
  case easeInOutCubic
  /// A cubic near `quart-in-out`.
  case easeInOutQuart
  /// A cubic near `quint-in-out`.
  case easeInOutQuint
  /// A cubic near `expo-in-out`.
  case easeInOutExpo
  /// A cubic near `circ-in-out`.
  case easeInOutCirc
  /// A cubic near `back-in-out`.
  case easeInOutBack
  /// A slow middle.
  case slowMiddle
  /// The parabola `quad-out`.
  case decelerate
  /// `elastic` of the period 0.4 at the start.
  case elasticIn
  /// `elastic` of the period 0.4 at the end.
  case elasticOut
  /// `elastic` of the period 0.4 at both ends.
  case elasticInOut
}

extension FlutterCurve {
  /// The curve's names, summary and source.
  var entry: CurveEntry {
    switch self {
    case .fastLinearToSlowEaseIn:
      entry(
        "fast-linear-to-slow-ease-in", "fastLinearToSlowEaseIn",
        "Hurries off and settles for most of the time")
    case .easeInToLinear:
      entry("ease-in-to-linear", "easeInToLinear", "Starts slowly and ends at a steady speed")
    case .easeInSine:
      entry("flutter-ease-in-sine", "easeInSine", "Comes near sine-in")
    case .easeInQuad:
      entry("flutter-ease-in-quad", "easeInQuad", "Comes near quad-in")
    case .easeInCubic:
      entry("flutter-ease-in-cubic", "easeInCubic", "Comes near cubic-in")
    case .easeInQuart:
      entry("flutter-ease-in-quart", "easeInQuart", "Comes near quart-in")
    case .easeInQuint:
      entry("flutter-ease-in-quint", "easeInQuint", "Comes near quint-in")
    case .easeInExpo:
      entry("flutter-ease-in-expo", "easeInExpo", "Comes near expo-in")
    case .easeInCirc:
      entry("flutter-ease-in-circ", "easeInCirc", "Comes near circ-in")
    case .easeInBack:
      entry("flutter-ease-in-back", "easeInBack", "Comes near back-in")
    case .linearToEaseOut:
      entry("linear-to-ease-out", "linearToEaseOut", "Starts at a steady speed and ends slowly")
    case .easeOutSine:
      entry("flutter-ease-out-sine", "easeOutSine", "Comes near sine-out")
    case .easeOutQuad:
      entry("flutter-ease-out-quad", "easeOutQuad", "Comes near quad-out")
    case .easeOutCubic:
      entry("flutter-ease-out-cubic", "easeOutCubic", "Comes near cubic-out")
    case .easeOutQuart:
      entry("flutter-ease-out-quart", "easeOutQuart", "Comes near quart-out")
    case .easeOutQuint:
      entry("flutter-ease-out-quint", "easeOutQuint", "Comes near quint-out")
    case .easeOutExpo:
      entry("flutter-ease-out-expo", "easeOutExpo", "Comes near expo-out")
    case .easeOutCirc:
      entry("flutter-ease-out-circ", "easeOutCirc", "Comes near circ-out")
    case .easeOutBack:
      entry("flutter-ease-out-back", "easeOutBack", "Comes near back-out")
    case .easeInOutSine:
      entry("flutter-ease-in-out-sine", "easeInOutSine", "Comes near sine-in-out")
    case .easeInOutQuad:
      entry("flutter-ease-in-out-quad", "easeInOutQuad", "Comes near quad-in-out")
    case .easeInOutCubic:
      entry("flutter-ease-in-out-cubic", "easeInOutCubic", "Comes near cubic-in-out")
    case .easeInOutQuart:
      entry("flutter-ease-in-out-quart", "easeInOutQuart", "Comes near quart-in-out")
    case .easeInOutQuint:
      entry("flutter-ease-in-out-quint", "easeInOutQuint", "Comes near quint-in-out")
    case .easeInOutExpo:
      entry("flutter-ease-in-out-expo", "easeInOutExpo", "Comes near expo-in-out")
    case .easeInOutCirc:
      entry("flutter-ease-in-out-circ", "easeInOutCirc", "Comes near circ-in-out")
    case .easeInOutBack:
      entry("flutter-ease-in-out-back", "easeInOutBack", "Comes near back-in-out")
    case .slowMiddle:
      entry("slow-middle", "slowMiddle", "Is slow in its middle")
    case .decelerate:
      entry("decelerate", "decelerate", "Starts quickly and ends slowly")
    case .elasticIn:
      entry("flutter-elastic-in", "elasticIn", "Swings at its start")
    case .elasticOut:
      entry("flutter-elastic-out", "elasticOut", "Swings at its end")
    case .elasticInOut:
      entry("flutter-elastic-in-out", "elasticInOut", "Swings at its start and its end")
    }
  }

  /// An entry whose summary ends with the definition; Flutter's own name is read where the name
  /// does not say that it is Flutter's.
  private func entry(_ name: String, _ flutterName: String, _ summary: String) -> CurveEntry {
    let isOwn = !name.hasPrefix("flutter-") && name != flutterName
    return CurveEntry(
      name, aliases: isOwn ? [flutterName] : [], "\(summary): \(definition.notation).",
      source: "Flutter \(flutterName)")
  }

  /// What the name stands for.
  var definition: EasingCurve {
    switch self {
    case .fastLinearToSlowEaseIn: .cubicBezier(CubicBezier(valid: 0.18, 1, 0.04, 1))
    case .easeInToLinear: .cubicBezier(CubicBezier(valid: 0.67, 0.03, 0.65, 0.09))
    case .easeInSine: .cubicBezier(CubicBezier(valid: 0.47, 0, 0.745, 0.715))
    case .easeInQuad: .cubicBezier(CubicBezier(valid: 0.55, 0.085, 0.68, 0.53))
    case .easeInCubic: .cubicBezier(CubicBezier(valid: 0.55, 0.055, 0.675, 0.19))
    case .easeInQuart: .cubicBezier(CubicBezier(valid: 0.895, 0.03, 0.685, 0.22))
    case .easeInQuint: .cubicBezier(CubicBezier(valid: 0.755, 0.05, 0.855, 0.06))
    case .easeInExpo: .cubicBezier(CubicBezier(valid: 0.95, 0.05, 0.795, 0.035))
    case .easeInCirc: .cubicBezier(CubicBezier(valid: 0.6, 0.04, 0.98, 0.335))
    case .easeInBack: .cubicBezier(CubicBezier(valid: 0.6, -0.28, 0.735, 0.045))
    case .linearToEaseOut: .cubicBezier(CubicBezier(valid: 0.35, 0.91, 0.33, 0.97))
    case .easeOutSine: .cubicBezier(CubicBezier(valid: 0.39, 0.575, 0.565, 1))
    case .easeOutQuad: .cubicBezier(CubicBezier(valid: 0.25, 0.46, 0.45, 0.94))
    case .easeOutCubic: .cubicBezier(CubicBezier(valid: 0.215, 0.61, 0.355, 1))
    case .easeOutQuart: .cubicBezier(CubicBezier(valid: 0.165, 0.84, 0.44, 1))
    case .easeOutQuint: .cubicBezier(CubicBezier(valid: 0.23, 1, 0.32, 1))
    case .easeOutExpo: .cubicBezier(CubicBezier(valid: 0.19, 1, 0.22, 1))
    case .easeOutCirc: .cubicBezier(CubicBezier(valid: 0.075, 0.82, 0.165, 1))
    case .easeOutBack: .cubicBezier(CubicBezier(valid: 0.175, 0.885, 0.32, 1.275))
    case .easeInOutSine: .cubicBezier(CubicBezier(valid: 0.445, 0.05, 0.55, 0.95))
    case .easeInOutQuad: .cubicBezier(CubicBezier(valid: 0.455, 0.03, 0.515, 0.955))
    case .easeInOutCubic: .cubicBezier(CubicBezier(valid: 0.645, 0.045, 0.355, 1))
    case .easeInOutQuart: .cubicBezier(CubicBezier(valid: 0.77, 0, 0.175, 1))
    case .easeInOutQuint: .cubicBezier(CubicBezier(valid: 0.86, 0, 0.07, 1))
    case .easeInOutExpo: .cubicBezier(CubicBezier(valid: 1, 0, 0, 1))
    case .easeInOutCirc: .cubicBezier(CubicBezier(valid: 0.785, 0.135, 0.15, 0.86))
    case .easeInOutBack: .cubicBezier(CubicBezier(valid: 0.68, -0.55, 0.265, 1.55))
    case .slowMiddle: .cubicBezier(CubicBezier(valid: 0.15, 0.85, 0.85, 0.15))
    case .decelerate: .family(FamilyCurve(valid: .quad, .out))
    case .elasticIn: .family(FamilyCurve(valid: FlutterCurve.elastic, .in))
    case .elasticOut: .family(FamilyCurve(valid: FlutterCurve.elastic, .out))
    case .elasticInOut: .family(FamilyCurve(valid: FlutterCurve.elastic, .inOut))
    }
  }

  private static let elastic = EasingFamily.elastic(amplitude: 1, period: 0.4)
}
