// How deep curves are within curves.
// Layer: Easing/Composition. Tests: ComposedCurveTests.

extension EasingCurve {
  /// How deep curves may be within curves, which bounds every walk through them.
  static let deepestNesting = 32

  /// How many functions of the notation the innermost curve is in, 1 for a curve by itself.
  var depth: Int {
    switch self {
    case .composed(let curve): curve.depth
    case .named, .cubicBezier, .steps, .piecewiseLinear, .threePointCubic, .family, .formula,
      .catmullRom, .rough, .spring:
      1
    }
  }
}

extension ComposedCurve {
  /// As `EasingCurve.depth`.
  var depth: Int { 1 + operands.reduce(0) { max($0, $1.depth) } }

  /// The curves that the curve is made of.
  var operands: [EasingCurve] {
    switch operation {
    case .interval(_, _, let curve), .reversed(let curve), .flipped(let curve),
      .mirrored(let curve), .thereAndBack(let curve), .remapped(let curve, _, _, _, _),
      .inverse(let curve):
      [curve]
    case .split(_, let first, let second): [first, second]
    case .nested(let outer, let inner): [outer, inner]
    }
  }
}
