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
      EasingCurve.turns(x: [0, curve.x1, curve.x2, 1], y: [0, curve.y1, curve.y2, 1])
    case .steps:
      []
    case .piecewiseLinear(let lines):
      lines.points.map { $0.input }.filter { $0 > 0 && $0 < 1 }
    case .threePointCubic(let curve):
      EasingCurve.turns(
        x: [0, curve.a1.x, curve.b1.x, curve.midpoint.x],
        y: [0, curve.a1.y, curve.b1.y, curve.midpoint.y])
        + [curve.midpoint.x]
        + EasingCurve.turns(
          x: [curve.midpoint.x, curve.a2.x, curve.b2.x, 1],
          y: [curve.midpoint.y, curve.a2.y, curve.b2.y, 1])
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

  /// The progresses at which a cubic Bézier segment of four control points turns round: the roots
  /// of the parabola y'(t), as x(t).
  ///
  /// With the steps r, s, t of y from point to point, y'(t)/3 is
  /// (r - 2·s + t)·t² + 2·(s - r)·t + r.
  static func turns(x: [Double], y: [Double]) -> [Double] {
    // Scaled so that no step and no square overflows.
    let scale = y.reduce(1) { max($0, $1.magnitude) }
    let steps = (0..<3).map { y[$0 + 1] / scale - y[$0] / scale }
    let a = steps[0] - 2 * steps[1] + steps[2]
    let halfB = steps[1] - steps[0]
    let c = steps[0]
    return roots(a: a, halfB: halfB, c: c).filter { $0 > 0 && $0 < 1 }.map { point(x, at: $0) }
      .sorted()
  }

  /// The Bézier curve of four control values at a parameter in 0…1.
  static func point(_ values: [Double], at t: Double) -> Double {
    let u = 1 - t
    return u * u * (u * values[0] + 3 * t * values[1]) + t * t * (3 * u * values[2] + t * values[3])
  }
}
