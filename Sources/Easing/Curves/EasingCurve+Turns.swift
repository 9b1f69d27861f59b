// Where an easing curve may turn round.
// Layer: Easing/Curves. Tests: EasingCurveTurnsTests.

extension EasingCurve {
  /// The progresses within 0…1 between which the curve only rises or only falls, in order.
  ///
  /// A superset: the curve need not turn round at each. Jumps that do not turn round are left out.
  /// A turn that cannot be told from its neighbourhood in doubles may be missing.
  package var turns: [Double] {
    switch self {
    case .named(let name):
      name.definition.turns
    case .cubicBezier(let curve):
      curve.segment.turns
    case .steps:
      []
    case .piecewiseLinear(let lines):
      lines.points.map { $0.input }.filter { $0 > 0 && $0 < 1 }
    case .threePointCubic(let curve):
      (curve.segments.flatMap { $0.turns } + [curve.midpoint.x]).sorted()
    case .family(let curve):
      curve.turns
    case .composed(let curve):
      curve.turns
    case .formula(let curve):
      curve.formula.turns
    case .catmullRom(let curve):
      curve.turns
    case .rough(let curve):
      curve.turns
    case .spring(let curve):
      curve.turns()
    }
  }
}
