// How smooth curves are.
// Layer: Easing/Facts. Tests: CurveFactsTests.

extension EasingCurve {
  /// How smooth the curve is within 0…1; it may be smoother than stated, but not less.
  public var continuity: Continuity {
    switch self {
    case .named(let name): name.definition.continuity
    case .cubicBezier(let curve):
      curve.x1 == 1 && curve.x2 == 0 || hasVerticalEnd
        ? .continuous : curve.hasSharpEnd ? .continuousVelocity : .smooth
    case .threePointCubic(let curve):
      hasVerticalEnd ? .continuous : join(at: curve.midpoint.x)
    case .steps: .jumps
    case .piecewiseLinear(let lines): joins(lines.points.map { $0.input })
    case .family(let curve): curve.continuity
    case .formula(let curve): curve.formula.continuity
    case .catmullRom(let curve): curve.tension == 1 ? .continuous : .continuousVelocity
    case .rough: .continuous
    case .spring: .smooth
    case .composed(let curve): min(curve.operandContinuity, joins(curve.joints))
    }
  }

  /// The least of what the curve is at some places.
  private func joins(_ places: [Double]) -> Continuity {
    places.filter { $0 > 0 && $0 < 1 }.reduce(.smooth) { min($0, join(at: $1)) }
  }

  /// What the two sides of a place say.
  private func join(at place: Double) -> Continuity {
    let values = Side.allCases.map { value(at: place, side: $0) }
    // Two halves of a curve may round the same value differently.
    let tolerance = 0x1p-50 * max(1, values[0].magnitude)
    guard (values[0] - values[1]).magnitude <= tolerance else { return .jumps }
    let velocities = Side.allCases.map { velocity(at: place, side: $0) }
    return velocities[0] == velocities[1] && velocities[0].isFinite
      ? .continuousVelocity : .continuous
  }

  private var hasVerticalEnd: Bool {
    !(velocity(at: 0).isFinite && velocity(at: 1, side: .left).isFinite)
  }
}

extension CubicBezier {
  /// Whether the second derivative is infinite at an end that is not vertical.
  ///
  /// At the start with x1 = 0, and so y1 = 0, x = 3·x2·t² + (1 − 3·x2)·t³ and y is alike: in powers
  /// of √x, y is (y2/x2)·x and a term in x^(3/2), which is 0 only if y2 = x2. The end is alike.
  fileprivate var hasSharpEnd: Bool { x1 == 0 && x2 != y2 || x2 == 1 && x1 != y1 }
}

extension FamilyCurve {
  fileprivate var continuity: Continuity {
    switch family {
    // A jump at the start of the shape is within 0…1 in every direction.
    case .expo, .elastic: .jumps
    case .circ: .continuous
    case .power(let exponent) where exponent < 1: .continuous
    // Some derivative is infinite at the start.
    case .power(let exponent) where exponent.floored != exponent: .continuousVelocity
    case .bounce: .continuous
    case .sine, .quad, .cubic, .quart, .quint, .power, .back, .expoOfD3, .expoOfGSAP,
      .backUnscaled, .elasticOfD3:
      direction == .in || direction == .out ? .smooth : .continuousVelocity
    }
  }
}

extension CurveFormula {
  fileprivate var continuity: Continuity {
    switch self {
    case .smoothstep, .sigmoid, .runningStart, .exponentialDecay, .expoScale: .smooth
    case .threshold: .jumps
    case .sawTooth(let count): count == 1 ? .smooth : .jumps
    case .wiggle: .continuousVelocity
    case .slowMo(let linearRatio, _, _): linearRatio == 1 ? .smooth : .continuousVelocity
    }
  }
}

extension ComposedCurve {
  /// The least that the curves within are.
  fileprivate var operandContinuity: Continuity {
    // Where a curve is level, its inverse jumps.
    if case .inverse = operation { return .jumps }
    let least = operands.reduce(.smooth) { min($0, $1.continuity) }
    // A curve goes on beyond its ends along its tangent, or not even that.
    return isWithinOperands ? least : min(least, .continuous)
  }

  /// Whether the curves within are taken within 0…1.
  private var isWithinOperands: Bool {
    switch operation {
    case .interval, .reversed, .flipped, .mirrored, .thereAndBack, .split, .inverse: true
    case .nested(_, let inner):
      inner.range.lowerBound >= 0 && inner.range.upperBound <= 1
    case .remapped(_, let x0, let x1, _, _): min(x0, x1) >= 0 && max(x0, x1) <= 1
    }
  }
}
