// The value and the velocity of a curve at once.
// Layer: Easing/Composition. Source: the chain rule. Tests: CurveSampleTests.

extension EasingCurve {
  /// The curve's value and velocity at a progress: those that the methods of these names give.
  ///
  /// - Complexity: one sample of each curve within, or some 24 in an inverse. A curve of curves that
  ///   asked for both in turn would double the work with every level.
  package func sample(at progress: Double, side: Side) -> (value: Double, velocity: Double) {
    switch self {
    case .named(let name):
      name.definition.sample(at: progress, side: side)
    case .composed(let curve):
      curve.sample(at: progress, side: side)
    case .cubicBezier, .steps, .piecewiseLinear, .threePointCubic, .family, .formula, .catmullRom,
      .rough, .spring:
      (value(at: progress, side: side), velocity(at: progress, side: side))
    }
  }

  /// The curve's value and velocity at an exact progress.
  func sample(at progress: Rational, side: Side) -> (value: Double, velocity: Double) {
    switch self {
    case .named(let name):
      name.definition.sample(at: progress, side: side)
    case .composed(let curve):
      curve.sample(at: progress, on: side)
    case .cubicBezier, .steps, .piecewiseLinear, .threePointCubic, .family, .formula, .catmullRom,
      .rough, .spring:
      (value(at: progress, side: side), velocity(at: progress, side: side))
    }
  }
}

extension ComposedCurve {
  /// As `EasingCurve.sample(at:side:)`.
  func sample(at progress: Double, side: Side) -> (value: Double, velocity: Double) {
    progress.isNaN ? (progress, progress) : sample(at: progress, on: side)
  }

  /// The values are those of `value(at:side:)`, operation by operation.
  fileprivate func sample(
    at p: some CurveInput, on side: Side
  ) -> (value: Double, velocity: Double) {
    switch operation {
    case .interval(let begin, let end, let curve):
      let (inner, innerSide) = Self.position(p.doubleValue, in: begin, end, side)
      let (value, slope) = curve.sample(at: inner, side: innerSide)
      let isWithin = !p.isBefore(begin, side: side) && p.isBefore(end, side: side)
      return (value, isWithin ? slope / (end - begin) : 0)
    case .reversed(let curve):
      let (value, slope) = p.reflected.sample(of: curve, side: p.reflected(side))
      return (value, 0 - slope)
    case .flipped(let curve):
      let (value, slope) = p.reflected.sample(of: curve, side: p.reflected(side))
      return (1 - value, slope)
    case .mirrored(let curve):
      let isFirst = p.isBefore(0.5, side: side)
      let (value, slope) = p.folded.sample(of: curve, side: isFirst ? side : side.opposite)
      return (isFirst ? 0.5 * value : 1 - 0.5 * value, slope)
    case .thereAndBack(let curve):
      let isFirst = p.isBefore(0.5, side: side)
      let (value, slope) = p.folded.sample(of: curve, side: isFirst ? side : side.opposite)
      return (value, isFirst ? 2 * slope : 0 - 2 * slope)
    case .split(let point, let first, let second):
      let progress = p.doubleValue
      if p.isBefore(point, side: side) {
        let (value, slope) = first.sample(at: progress / point, side: side)
        return (point * value, slope)
      }
      let (value, slope) = second.sample(at: (progress - point) / (1 - point), side: side)
      return (Self.between(point, 1, value), slope)
    case .nested(let outer, let inner):
      let (progress, slope) = p.sample(of: inner, side: side)
      let (value, factor) = outer.sample(at: progress, side: Self.side(side, through: slope))
      return (value, slope == 0 || factor == 0 ? 0 : factor * slope)
    case .remapped(let curve, let x0, let x1, let y0, let y1):
      let x = Self.between(x0, x1, p.doubleValue)
      let (value, slope) = curve.sample(at: x, side: x1 < x0 ? side.opposite : side)
      let isLevel = x0 == x1 || y0 == y1
      return (Self.between(y0, y1, value), isLevel ? 0 : (y1 - y0) * (x1 - x0) * slope + 0)
    case .inverse(let curve):
      return InverseCurve(curve).sample(at: p.doubleValue, side: side)
    }
  }
}
