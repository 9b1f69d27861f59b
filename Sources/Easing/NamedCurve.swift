// The curves that have a name of their own.
// Layer: Easing.
// Source: CSS Easing 2; UIView.AnimationOptions; CAMediaTimingFunctionName; Flutter's Curves.
// Tests: NamedCurveTests.

/// A curve known by name, in CSS, UIKit, Core Animation, Material or Flutter.
///
/// A name is added by a case, by its lines in `entry` and by one in `definition`; parsing,
/// printing, listings and tests read `allCases`.
public enum NamedCurve: Hashable, Sendable, CaseIterable {
  /// No easing.
  case linear
  /// A quick start and a slow end.
  case ease
  /// A slow start.
  case easeIn
  /// A slow end.
  case easeOut
  /// A slow start and a slow end.
  case easeInOut
  /// A jump at the start.
  case stepStart
  /// A jump at the end.
  case stepEnd
  /// A quick start and a slow end, slower than `ease`.
  case fastOutSlowIn
  /// A short slow start and a long slow end.
  case fastEaseInToSlowEaseOut
  /// A slow start, a quick middle and a long slow end.
  case emphasized
  /// A curve of an easing family with its standard numbers.
  case family(EasingFamily.Kind, EasingDirection)
  /// A curve of Material Design.
  case material(MaterialCurve)
  /// A curve of Flutter.
  case flutter(FlutterCurve)
  /// A curve of Manim, or a formula with its standard numbers.
  case rate(RateFunction)

  /// Every name, in the order of listings.
  public static var allCases: [NamedCurve] {
    [
      .linear, .ease, .easeIn, .easeOut, .easeInOut, .stepStart, .stepEnd, .fastOutSlowIn,
      .fastEaseInToSlowEaseOut, .emphasized,
    ] + EasingFamily.namedCurves + MaterialCurve.allCases.map { .material($0) }
      + FlutterCurve.allCases.map { .flutter($0) } + RateFunction.allCases.map { .rate($0) }
  }
}

extension NamedCurve {
  /// Finds the curve by its name or one of its aliases, in upper or lower case.
  public init?(name: String) {
    guard let curve = NamedCurve.allCases.first(where: { $0.entry.isNamed(name) }) else {
      return nil
    }
    self = curve
  }

  /// The canonical name, such as `ease-in-out`.
  public var name: String { entry.name }

  /// The curve's names, summary and source.
  public var entry: CurveEntry {
    switch self {
    case .linear:
      CurveEntry(
        "linear", aliases: ["curveLinear"],
        "Keeps one speed from start to end.",
        source: "CSS linear; Core Animation linear; UIKit curveLinear",
        isKeptInStyles: true)
    case .ease:
      CurveEntry(
        "ease", aliases: ["default"],
        "Starts quickly and ends slowly: cubic-bezier(0.25, 0.1, 0.25, 1).",
        source: "CSS ease; Core Animation default",
        isKeptInStyles: true)
    case .easeIn:
      CurveEntry(
        "ease-in", aliases: ["easeIn", "curveEaseIn"],
        "Starts slowly: cubic-bezier(0.42, 0, 1, 1).",
        source: "CSS ease-in; Core Animation easeIn; UIKit curveEaseIn",
        isKeptInStyles: true)
    case .easeOut:
      CurveEntry(
        "ease-out", aliases: ["easeOut", "curveEaseOut"],
        "Ends slowly: cubic-bezier(0, 0, 0.58, 1).",
        source: "CSS ease-out; Core Animation easeOut; UIKit curveEaseOut",
        isKeptInStyles: true)
    case .easeInOut:
      CurveEntry(
        "ease-in-out", aliases: ["easeInOut", "easeInEaseOut", "curveEaseInOut"],
        "Starts and ends slowly: cubic-bezier(0.42, 0, 0.58, 1).",
        source: "CSS ease-in-out; Core Animation easeInEaseOut; UIKit curveEaseInOut",
        isKeptInStyles: true)
    case .stepStart:
      CurveEntry(
        "step-start", aliases: ["stepStart"],
        "Jumps to the end at the start: steps(1, start).",
        source: "CSS step-start")
    case .stepEnd:
      CurveEntry(
        "step-end", aliases: ["stepEnd"],
        "Stays at the start and jumps at the end: steps(1, end).",
        source: "CSS step-end")
    case .fastOutSlowIn:
      CurveEntry(
        "fast-out-slow-in", aliases: ["fastOutSlowIn"],
        "Leaves quickly and arrives slowly: cubic-bezier(0.4, 0, 0.2, 1).",
        source: "Material Design 2 standard easing; Flutter fastOutSlowIn")
    case .fastEaseInToSlowEaseOut:
      CurveEntry(
        "fast-ease-in-to-slow-ease-out", aliases: ["fastEaseInToSlowEaseOut"],
        "Gets fast at once and settles for most of the time.",
        source: "Flutter fastEaseInToSlowEaseOut, fitted to the large title of iOS")
    case .emphasized:
      CurveEntry(
        "emphasized", aliases: ["easeInOutCubicEmphasized"],
        "Starts slowly, hurries over the first quarter and ends slowly.",
        source: "Material Design 3 emphasized easing; Flutter easeInOutCubicEmphasized")
    case .family(let kind, let direction):
      kind.entry(direction)
    case .material(let curve):
      curve.entry
    case .flutter(let curve):
      curve.entry
    case .rate(let function):
      function.entry
    }
  }

  /// What the name stands for.
  public var definition: EasingCurve {
    switch self {
    case .linear: .cubicBezier(.linear)
    case .ease: .cubicBezier(.ease)
    case .easeIn: .cubicBezier(.easeIn)
    case .easeOut: .cubicBezier(.easeOut)
    case .easeInOut: .cubicBezier(.easeInOut)
    case .stepStart: .steps(.stepStart)
    case .stepEnd: .steps(.stepEnd)
    case .fastOutSlowIn: .cubicBezier(.fastOutSlowIn)
    case .fastEaseInToSlowEaseOut: .threePointCubic(.fastEaseInToSlowEaseOut)
    case .emphasized: .threePointCubic(.emphasized)
    case .family(let kind, let direction): .family(kind.standardCurve(direction))
    case .material(let curve): curve.definition
    case .flutter(let curve): curve.definition
    case .rate(let function): function.definition
    }
  }
}

extension NamedCurve {
  /// The value at a progress of what the name stands for.
  ///
  /// The curves of one formula are made on the spot: as cases of an `EasingCurve` they would cost
  /// more than a cheap formula.
  func value(at progress: Double, side: Side) -> Double {
    switch self {
    case .linear: CubicBezier.linear.value(at: progress)
    case .ease: CubicBezier.ease.value(at: progress)
    case .easeIn: CubicBezier.easeIn.value(at: progress)
    case .easeOut: CubicBezier.easeOut.value(at: progress)
    case .easeInOut: CubicBezier.easeInOut.value(at: progress)
    case .fastOutSlowIn: CubicBezier.fastOutSlowIn.value(at: progress)
    case .stepStart: Steps.stepStart.value(at: progress, side: side)
    case .stepEnd: Steps.stepEnd.value(at: progress, side: side)
    case .family(let kind, let direction):
      kind.standardCurve(direction).value(at: progress, side: side)
    case .fastEaseInToSlowEaseOut, .emphasized, .material, .flutter, .rate:
      definition.value(at: progress, side: side)
    }
  }
}
