// A shape and the end that it is at, as a curve.
// Layer: Easing/Families.
// Source: Penner, "Motion, Tweening, and Easing", 2002, and the variants that EasingFamily names.
// Goals: the same bits everywhere, then accuracy, then speed. Tests: FamilyCurveTests.

/// A curve of one of Penner's families, or of a variant of one.
///
/// ```swift
/// let curve = try FamilyCurve(.back(overshoot: 1.70158), .out)
/// curve.value(at: 0.5)  // 1.0876975
/// ```
public struct FamilyCurve: Hashable, Sendable {
  /// The shape.
  public let family: EasingFamily

  /// Where the shape is.
  public let direction: EasingDirection

  /// Creates the curve.
  ///
  /// - Throws: `EasingError.parameterOutOfRange` if a number of the family is outside the range
  ///   that the family's case states.
  public init(_ family: EasingFamily, _ direction: EasingDirection) throws(EasingError) {
    for parameter in family.parameters { try parameter.check() }
    self.init(valid: family, direction)
  }

  /// Creates a curve whose parameters are known to be valid.
  init(valid family: EasingFamily, _ direction: EasingDirection) {
    self.family = family
    self.direction = direction
  }
}

extension FamilyCurve {
  /// The curve's value at a progress, on the stated side of a jump.
  ///
  /// - Domain: every number. Outside 0…1 the curve goes on along its tangent at the nearer end, and
  ///   is constant where that is vertical. NaN gives NaN.
  /// - Exact: at 0 and 1, on both sides; `expo` and `elastic` jump right beside an end, and those
  ///   of the direction `outIn` at 0.5, where the side matters.
  /// - Accuracy: below 0.51 units in the last place of the value, or of 2⁻⁴⁰ where it is smaller
  ///   than that as the difference of larger numbers.
  /// - Complexity: constant.
  public func value(at progress: Double, side: Side = .right) -> Double {
    guard progress > 0, progress < 1 else { return outerValue(at: progress) }
    let shape = FamilyShape(self)
    let p = DoubleDouble(progress)
    switch direction {
    case .in: return shape.rise(p, DoubleDouble.sum(1, -progress)).doubleValue + 0
    case .out: return shape.descent(DoubleDouble.sum(1, -progress), p).doubleValue + 0
    case .inOut:
      let twice = 2 * progress
      if twice < 1 {
        return (shape.rise(DoubleDouble(twice), DoubleDouble.sum(1, -twice)) * 0.5).doubleValue + 0
      }
      let after = DoubleDouble(twice - 1)
      return (shape.descent(DoubleDouble.sum(2, -twice), after) * 0.5 + 0.5).doubleValue + 0
    case .outIn:
      let twice = 2 * progress
      if twice < 1 || twice == 1 && side == .left {
        return (shape.descent(DoubleDouble.sum(1, -twice), DoubleDouble(twice)) * 0.5).doubleValue
          + 0
      }
      let after = DoubleDouble(twice - 1)
      return (shape.rise(after, DoubleDouble.sum(2, -twice)) * 0.5 + 0.5).doubleValue + 0
    }
  }

  /// The curve's first derivative at a progress, on the stated side of a corner or an end.
  ///
  /// - Domain: every number, as for `value(at:)`. NaN gives NaN.
  /// - Range: infinite at the vertical end of `circ`, and of `power` with an exponent below 1.
  /// - Accuracy: 2⁻⁴⁸ of the largest term of the derivative.
  public func velocity(at progress: Double, side: Side = .right) -> Double {
    guard !progress.isNaN else { return progress }
    if progress < 0 || progress == 0 && side == .left { return outerSlope(at: 0) }
    if progress > 1 || progress == 1 && side == .right { return outerSlope(at: 1) }
    return innerVelocity(at: progress, side: side)
  }

  /// The derivative from inside at a progress in 0…1.
  private func innerVelocity(at p: Double, side: Side) -> Double {
    let shape = FamilyShape(self)
    let other: Side = side == .left ? .right : .left
    switch direction {
    case .in: return shape.slope(p, 1 - p, side)
    case .out: return shape.slope(1 - p, p, other)
    case .inOut:
      return p < 0.5 || p == 0.5 && side == .left
        ? shape.slope(2 * p, 1 - 2 * p, side) : shape.slope(2 - 2 * p, 2 * p - 1, other)
    case .outIn:
      return p < 0.5 || p == 0.5 && side == .left
        ? shape.slope(1 - 2 * p, 2 * p, other) : shape.slope(2 * p - 1, 2 - 2 * p, side)
    }
  }

  /// The slope of the line on which the curve goes on beyond an end.
  private func outerSlope(at end: Double) -> Double {
    let slope = innerVelocity(at: end, side: end == 0 ? .right : .left)
    return slope.isFinite ? slope : 0
  }

  /// The value at 0, at 1, and outside.
  private func outerValue(at progress: Double) -> Double {
    if progress.isNaN { return progress }
    let end: Double = progress > 0 ? 1 : 0
    if progress == end { return end }
    let slope = outerSlope(at: end)
    return slope == 0 ? end : end + slope * (progress - end) + 0
  }
}

extension FamilyCurve {
  /// The progresses within 0…1 between which the curve only rises or only falls, in order.
  var turns: [Double] { places(FamilyShape(self).turns) }

  /// The progresses within 0…1 of places of the shape, in order.
  func places(_ shape: [Double]) -> [Double] {
    let inner: [Double]
    switch direction {
    case .in: inner = shape
    case .out: inner = shape.map { 1 - $0 }
    case .inOut: inner = shape.flatMap { [0.5 * $0, 1 - 0.5 * $0] }
    case .outIn: inner = shape.flatMap { [0.5 - 0.5 * $0, 0.5 + 0.5 * $0] }
    }
    return inner.filter { $0 > 0 && $0 < 1 }.sorted()
  }
}
