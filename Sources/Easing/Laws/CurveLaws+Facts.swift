// The laws that the facts about a curve make.
// Layer: Easing/Laws. Tests: CurveLawsTests, CurveLawCatalogueTests.

extension CurveLaws {
  /// Creates the laws of a curve of this module, as its facts state them, and further promises.
  ///
  /// They are that it stays in its range, rises or falls and does not jump if it is said to, and
  /// is never faster than its greatest speed; that its velocity is the slope of its value; and
  /// that NaN gives NaN. The ends are no fact: the caller knows them.
  ///
  /// ```swift
  /// CurveLaws(of: .easeIn, .starts(at: 0), .ends(at: 1)).check(.easeIn, seed: 7).isKept  // true
  /// ```
  public init(of curve: EasingCurve, _ further: Promise...) {
    let range = curve.range
    let height = max(range.lowerBound.magnitude, range.upperBound.magnitude)
    let bound = curve.errorBound ?? 0x1p-48 * height
    var promises: [Promise] = [
      .stays(in: range.lowerBound - bound...range.upperBound + bound), .hasVelocity, .keepsNaN,
    ]
    switch curve.monotonicity {
    case .rising: promises.append(.rises)
    case .falling: promises.append(.falls)
    case .neither: break
    }
    let continuity = curve.continuity
    if continuity > .jumps {
      // Steeper than a 64th root, it moves as a jump does from one double to the next.
      if curve.leastExponent >= 1.0 / 64 { promises.append(.isContinuous) }
      let speed = curve.greatestSpeed(in: 0...1).value
      if speed.isFinite { promises.append(.isNeverFaster(than: speed)) }
    }
    if continuity > .continuous, curve.leastExponent == 1 || curve.leastExponent >= 1 + 1.0 / 64 {
      promises.append(.hasContinuousVelocity)
    }
    self.init(promises + further, errorBound: bound)
  }
}

extension EasingCurve {
  /// The exponent of the power that the curve is like where it is steepest, 1 if it is not like a
  /// power with a fraction.
  fileprivate var leastExponent: Double {
    switch self {
    case .named(let name): name.definition.leastExponent
    case .family(let curve):
      switch curve.family {
      case .power(let exponent): exponent.floored == exponent ? 1 : exponent
      case .circ: 0.5
      case .sine, .quad, .cubic, .quart, .quint, .expo, .back, .elastic, .bounce, .expoOfD3,
        .expoOfGSAP, .backUnscaled, .elasticOfD3:
        1
      }
    case .composed(let curve):
      // Powers of powers multiply; elsewhere the least counts.
      if case .nested(let outer, let inner) = curve.operation {
        outer.leastExponent * inner.leastExponent
      } else {
        curve.operands.reduce(.infinity) { min($0, $1.leastExponent) }
      }
    case .cubicBezier, .threePointCubic, .catmullRom:
      // With a vertical tangent a cubic is like a cube root at worst.
      continuity > .continuous ? 1 : 1.0 / 3
    case .steps, .piecewiseLinear, .formula, .rough, .spring: 1
    }
  }
}
