// The curves that are written with arguments.
// Layer: Easing/Notation. Source: CSS Easing 2. Tests: CurveFunctionTests.

/// A function of the notation, such as `cubic-bezier()`.
///
/// A function is added by a case here, a line in `entry` and a method of `NotationParser`.
public enum CurveFunction: Hashable, Sendable, CaseIterable {
  /// A cubic Bézier curve.
  case cubicBezier
  /// Straight lines between points.
  case linear
  /// A staircase.
  case steps
  /// Two cubic Bézier curves that meet.
  case threePointCubic
  /// A smooth curve through points.
  case catmullRom
  /// A jagged line.
  case rough
  /// A spring.
  case spring
  /// A curve of one of Penner's families.
  case family(EasingFamily.Kind)
  /// A curve made of curves.
  case composed(CurveOperator)
  /// A curve of one formula.
  case formula(CurveFormula.Kind)

  /// Every function, in the order of listings.
  public static var allCases: [CurveFunction] {
    [.cubicBezier, .linear, .steps, .threePointCubic, .catmullRom, .rough, .spring]
      + EasingFamily.Kind.allCases.map { .family($0) }
      + CurveFormula.Kind.allCases.map { .formula($0) }
      + CurveOperator.allCases.map { .composed($0) }
  }
}

extension CurveFunction {
  /// Finds the function by its name or one of its aliases, in upper or lower case.
  init?(name: String) {
    guard let function = CurveFunction.allCases.first(where: { $0.entry.isNamed(name) }) else {
      return nil
    }
    self = function
  }

  /// The function's names, form, summary and source.
  public var entry: CurveEntry {
    switch self {
    case .cubicBezier:
      CurveEntry(
        "cubic-bezier", aliases: ["cubicBezier"], form: "cubic-bezier(x1, y1, x2, y2)",
        "Follows a cubic curve from (0, 0) to (1, 1); x1 and x2 are in 0…1.",
        source: "CSS cubic-bezier(); Core Animation functionWithControlPoints")
    case .linear:
      CurveEntry(
        "linear", form: "linear(output input% input%, …)",
        "Joins points by straight lines; inputs left out are spaced evenly.",
        source: "CSS linear()")
    case .steps:
      CurveEntry(
        "steps", form: "steps(count, jump-start|jump-end|jump-none|jump-both|start|end)",
        "Climbs in equal steps, by default with the last jump at the end.",
        source: "CSS steps()")
    case .threePointCubic:
      CurveEntry(
        "three-point-cubic", aliases: ["threePointCubic"],
        form: "three-point-cubic(x1, y1, x2, y2, midpoint x, midpoint y, x3, y3, x4, y4)",
        "Follows two cubic curves that meet in the midpoint.",
        source: "Flutter ThreePointCubic")
    case .catmullRom:
      CurveEntry(
        "catmull-rom", aliases: ["catmullRom"], form: "catmull-rom(tension, x1, y1, x2, y2, …)",
        "Passes two or more points on a smooth way from (0, 0) to (1, 1).",
        source: "Flutter CatmullRomCurve, without its sampling")
    case .rough:
      CurveEntry(
        "rough", form: "rough(count, strength, seed, none|in|out|both)",
        "Deviates from the diagonal at so many points, by chance but always alike for a seed.",
        source: "GSAP RoughEase, without its state")
    case .spring:
      CurveEntry(
        "spring", form: "spring(duration: 0.5, bounce: 0.3)",
        "Moves as a spring until it rests; see docs/NOTATION.md for the other ways to write it.",
        source: "SwiftUI Spring; Core Animation CASpringAnimation")
    case .family(let kind):
      kind.functionEntry
    case .composed(let name):
      name.entry
    case .formula(let kind):
      kind.entry
    }
  }
}
