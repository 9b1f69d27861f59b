// From a curve to its text.
// Layer: Easing/Notation.
// Source: CSS Easing 2 (serialization of the easing functions).
// Tests: NotationTests.

extension EasingCurve {
  /// The canonical text of the curve, which reads back to an equal curve.
  ///
  /// It is CSS's specified value, with the fewest digits that read back to the same bits; names
  /// are canonical, the jump term `jump-end` is left out, and every point of `linear()` has its
  /// input.
  ///
  /// ```swift
  /// try EasingCurve(parsing: "Linear(0, .5 25% 75%, 1)").notation
  /// // "linear(0 0%, 0.5 25%, 0.5 75%, 1 100%)"
  /// ```
  public var notation: String {
    switch self {
    case .named(let curve): curve.name
    case .cubicBezier(let curve): curve.notation
    case .steps(let steps): steps.notation
    case .piecewiseLinear(let lines): lines.notation
    case .threePointCubic(let curve): curve.notation
    case .family(let curve): curve.notation
    case .composed(let curve): curve.notation
    case .formula(let curve): curve.notation
    case .catmullRom(let curve): curve.notation
    case .rough(let curve): curve.notation
    case .spring(let curve): curve.notation
    }
  }

  /// The text of the curve for a style sheet, or `nil` if CSS has no text for it.
  ///
  /// It is CSS's computed value: names that CSS does not know, and those of steps, are replaced by
  /// what they stand for.
  public var cssNotation: String? {
    switch self {
    case .named(let curve):
      curve.entry.isKeptInStyles ? curve.name : curve.definition.cssNotation
    case .cubicBezier, .steps, .piecewiseLinear:
      notation
    case .threePointCubic, .family, .formula, .composed, .catmullRom, .rough, .spring:
      nil
    }
  }
}

extension EasingCurve: CustomStringConvertible {
  /// The notation of the curve.
  public var description: String { notation }
}

extension CubicBezier {
  fileprivate var notation: String {
    "cubic-bezier(\(text(of: [x1, y1, x2, y2])))"
  }
}

extension Steps {
  fileprivate var notation: String {
    if jumpTerm == .jumpEnd { return "steps(\(count))" }
    return "steps(\(count), \(isWrittenAsStart ? "start" : jumpTerm.notation))"
  }
}

extension Steps.JumpTerm {
  /// The CSS keyword.
  var notation: String {
    switch self {
    case .jumpStart: "jump-start"
    case .jumpEnd: "jump-end"
    case .jumpNone: "jump-none"
    case .jumpBoth: "jump-both"
    }
  }
}

extension PiecewiseLinear {
  fileprivate var notation: String {
    let stops = points.map { point in
      "\(NumberFormat.shortest.text(of: point.output)) \(percentage(of: point.input))"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }
}

/// Numbers in their shortest form with commas between them.
private func text(of numbers: [Double]) -> String {
  numbers.map { NumberFormat.shortest.text(of: $0) }.joined(separator: ", ")
}
