// The inverse of a curve that rises from 0 to 1.
// Layer: Easing/Composition. Tests: EasingCurveInverseTests.

/// The inverse of a curve.
struct InverseCurve {
  /// The curve, which rises from 0 to 1.
  let curve: EasingCurve

  init(_ curve: EasingCurve) {
    self.curve = curve
  }

  /// About how many samples of the curve a value and its velocity take: some 20 for the search, and
  /// three where it ends.
  static let weight = 24

  /// The progress of a value: the first one from the left, the last one from the right.
  func value(at value: Double, side: Side) -> Double {
    guard value >= 0, value <= 1 else {
      if value.isNaN { return value }
      let end: Double = value < 0 ? 0 : 1
      let slope = outerSlope(at: end)
      return slope == 0 ? end : end + slope * (value - end)
    }
    let part = curve.rising(to: value) { $0 }
    return side == .left ? part.lowerBound : part.upperBound
  }

  /// The value, and the reciprocal of the curve's slope, which is infinite where the curve is
  /// level.
  func sample(at value: Double, side: Side) -> (value: Double, velocity: Double) {
    let progress = self.value(at: value, side: side)
    if value.isNaN { return (value, value) }
    if value.isBefore(0, side: side) { return (progress, outerSlope(at: 0)) }
    guard value.isBefore(1, side: side) else { return (progress, outerSlope(at: 1)) }
    let ends = Side.allCases.map { curve.value(at: progress, side: $0) }
    // Within a jump of the curve the inverse stays where it is.
    if ends[0] < value && value < ends[1] { return (progress, 0) }
    return (progress, 1 / curve.velocity(at: progress, side: side).magnitude)
  }

  /// The slope of the line beyond an end, 0 where it would be vertical.
  private func outerSlope(at end: Double) -> Double {
    let slope = 1 / curve.velocity(at: end, side: end == 0 ? .right : .left).magnitude
    return slope.isFinite ? slope : 0
  }
}

extension ComposedCurve.Operation {
  /// Throws if the operation is an inverse of a curve that has none.
  func checkInverse() throws(EasingError) {
    guard case .inverse(let curve) = self else { return }
    let isRising = curve.monotonicity == .rising
    guard isRising, curve.value(at: 0, side: .left) == 0, curve.value(at: 1) == 1,
      !curve.containsInverse
    else { throw .notInvertible(curve.notation) }
  }
}

extension EasingCurve {
  /// Whether the curve is an inverse or made of one, so that a sample of an inverse of it would
  /// multiply the work.
  fileprivate var containsInverse: Bool {
    guard case .composed(let curve) = self else { return false }
    if case .inverse = curve.operation { return true }
    return curve.operands.contains { $0.containsInverse }
  }
}
