// The curves of Manim, and formulas with their standard numbers.
// Layer: Easing/Catalogue. Source: Manim's rate functions; GSAP's SlowMo. Tests: CatalogueTests.

/// A curve of Manim, or a formula with its standard numbers.
public enum RateFunction: Hashable, Sendable, CaseIterable {
  /// The smooth polynomial of the third degree.
  case smoothstep
  /// The smooth polynomial of the fifth degree: Manim's `smooth`.
  case smootherstep
  /// The smooth polynomial of the seventh degree.
  case smoothererstep
  /// The logistic function: `smooth` of Manim's community edition.
  case sigmoid
  /// The first half of `smootherstep`.
  case rushInto
  /// The second half of `smootherstep`.
  case rushFrom
  /// A quarter of a circle.
  case slowInto
  /// Twice `smootherstep`.
  case doubleSmooth
  /// There and back by `smootherstep`.
  case thereAndBack
  /// There and back with a third of the time to rest.
  case thereAndBackWithPause
  /// A step back before the start.
  case runningStart
  /// Seven tenths of the way.
  case notQuiteThere
  /// One wave that swells and fades.
  case wiggle
  /// Linear for four fifths of the time, then still.
  case lingering
  /// An approach that does not end.
  case exponentialDecay
  /// Quick, slow, quick.
  case slowMo
}

extension RateFunction {
  /// The curve's names, summary and source.
  var entry: CurveEntry {
    switch self {
    case .smoothstep:
      entry("smoothstep", "Starts and ends level", "OpenGL smoothstep; Manim smoothstep")
    case .smootherstep:
      entry(
        "smootherstep", aliases: ["smooth"],
        "Starts and ends level and without acceleration; not SwiftUI's smooth, a spring without bounce",
        "Perlin 2002; Manim smooth and smootherstep")
    case .smoothererstep:
      entry("smoothererstep", "Starts and ends with three derivatives 0", "Manim smoothererstep")
    case .sigmoid:
      entry("sigmoid", "Starts and ends nearly level", "Manim Community smooth")
    case .rushInto:
      entry("rush-into", aliases: ["rushInto"], "Starts level and ends fast", "Manim rush_into")
    case .rushFrom:
      entry("rush-from", aliases: ["rushFrom"], "Starts fast and ends level", "Manim rush_from")
    case .slowInto:
      entry("slow-into", aliases: ["slowInto"], "Slows down into its end", "Manim slow_into")
    case .doubleSmooth:
      entry(
        "double-smooth", aliases: ["doubleSmooth"], "Rests in the middle", "Manim double_smooth")
    case .thereAndBack:
      entry(
        "there-and-back", aliases: ["thereAndBack"], "Goes to the end and back",
        "Manim there_and_back")
    case .thereAndBackWithPause:
      entry(
        "there-and-back-with-pause", aliases: ["thereAndBackWithPause"],
        "Goes to the end, rests for a third of the time and goes back",
        "Manim there_and_back_with_pause, with the slope mended")
    case .runningStart:
      entry(
        "running-start", aliases: ["runningStart"], "Steps back before it runs",
        "Manim running_start")
    case .notQuiteThere:
      entry(
        "not-quite-there", aliases: ["notQuiteThere"], "Ends at seven tenths of the way",
        "Manim not_quite_there")
    case .wiggle:
      entry("wiggle", "Swings to both sides of its start", "Manim wiggle")
    case .lingering:
      entry("lingering", "Arrives early and lingers", "Manim lingering")
    case .exponentialDecay:
      entry(
        "exponential-decay", aliases: ["exponentialDecay"], "Nears its end and misses it",
        "Manim exponential_decay")
    case .slowMo:
      entry("slow-mo", aliases: ["slowMo"], "Is slow in its middle", "GSAP SlowMo")
    }
  }

  /// An entry whose summary ends with the definition.
  private func entry(
    _ name: String, aliases: [String] = [], _ summary: String, _ source: String
  ) -> CurveEntry {
    CurveEntry(name, aliases: aliases, "\(summary): \(definition.notation).", source: source)
  }

  /// What the name stands for.
  var definition: EasingCurve {
    switch self {
    case .smoothstep: .formula(FormulaCurve(valid: .smoothstep(order: 1)))
    case .smootherstep: Self.smooth
    case .smoothererstep: .formula(FormulaCurve(valid: .smoothstep(order: 3)))
    case .sigmoid: .formula(FormulaCurve(valid: .sigmoid(steepness: 10)))
    case .rushInto: Self.rushIntoCurve
    case .rushFrom: Self.rushFromCurve
    case .slowInto: .family(FamilyCurve(valid: .circ, .out))
    case .doubleSmooth: Self.doubleSmoothCurve
    case .thereAndBack: Self.thereAndBackCurve
    case .thereAndBackWithPause: Self.thereAndBackWithPauseCurve
    case .runningStart: .formula(FormulaCurve(valid: .runningStart(pull: -0.5)))
    case .notQuiteThere: Self.notQuiteThereCurve
    case .wiggle: .formula(FormulaCurve(valid: .wiggle(count: 2)))
    case .lingering: Self.lingeringCurve
    case .exponentialDecay: .formula(FormulaCurve(valid: .exponentialDecay(timeConstant: 0.1)))
    case .slowMo:
      .formula(FormulaCurve(valid: .slowMo(linearRatio: 0.7, power: 0.7, isYoyo: false)))
    }
  }
}

// A curve of curves is made once, not for each sample: every level of it is in memory of its own.
extension RateFunction {
  private static let smooth = EasingCurve.formula(FormulaCurve(valid: .smoothstep(order: 2)))

  private static let rushIntoCurve = composed(.remapped(smooth, x0: 0, x1: 0.5, y0: 0, y1: 2))

  private static let rushFromCurve = composed(.remapped(smooth, x0: 0.5, x1: 1, y0: -1, y1: 1))

  private static let doubleSmoothCurve = composed(.split(at: 0.5, smooth, smooth))

  private static let thereAndBackCurve = composed(.thereAndBack(smooth))

  private static let thereAndBackWithPauseCurve = composed(
    .thereAndBack(composed(.interval(begin: 0, end: 2.0 / 3, smooth))))

  private static let notQuiteThereCurve = composed(
    .remapped(smooth, x0: 0, x1: 1, y0: 0, y1: 0.7))

  private static let lingeringCurve = composed(.interval(begin: 0, end: 0.8, .linear))

  private static func composed(_ operation: ComposedCurve.Operation) -> EasingCurve {
    .composed(ComposedCurve(valid: operation))
  }
}
