// Where an easing curve may turn round.
// Layer: Timeline/Scroll. Tests: ScrollCrossingTests.

import Easing

extension EasingCurve {
  /// The progresses within 0…1 between which the curve only rises or only falls, in order.
  ///
  /// A superset: the curve need not turn round at each. Jumps that do not turn round are left out.
  /// A turn that cannot be told from its neighbourhood in doubles may be missing.
  var turns: [Double] {
    switch self {
    case .named(let name):
      name.definition.turns
    case .cubicBezier(let curve):
      curve.turns
    case .steps:
      []
    case .piecewiseLinear(let lines):
      lines.points.map { $0.input }.filter { $0 > 0 && $0 < 1 }
    case .threePointCubic(let curve):
      curve.first.turns.map { $0 * curve.midpoint.x }
        + [curve.midpoint.x]
        + curve.second.turns.map { curve.midpoint.x + $0 * (1 - curve.midpoint.x) }
    }
  }
}

extension CubicBezier {
  /// The progresses at which the value turns round: the roots of the parabola y'(t), as x(t).
  ///
  /// y'(t)/3 = (3·y1 - 3·y2 + 1)·t² + 2·(y2 - 2·y1)·t + y1.
  fileprivate var turns: [Double] {
    // Scaled so that no square overflows.
    let scale = max(1, y1.magnitude, y2.magnitude)
    let a = 3 * (y1 / scale) - 3 * (y2 / scale) + 1 / scale
    let halfB = y2 / scale - 2 * (y1 / scale)
    let c = y1 / scale
    let discriminant = halfB * halfB - a * c
    guard discriminant > 0 else { return [] }
    // The larger of the two roots times a, without cancellation; the other from their product c/a.
    let root = discriminant.squareRoot()
    let q = -(halfB + (halfB < 0 ? -root : root))
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }.map(x).sorted()
  }

  private func x(_ t: Double) -> Double {
    3 * (1 - t) * t * ((1 - t) * x1 + t * x2) + t * t * t
  }
}
