// Whole columns of a timing function.
// Layer: Easing/Lanes. Goals: the bits of single samples, then speed.
// Tests: EasingCurveColumnsTests, CubicLanesTests.

extension EasingCurve {
  /// The curve's values at many progresses, in their order.
  ///
  /// ```swift
  /// EasingCurve.easeInOut.values(at: [0, 0.25, 1])  // [0, 0.12916193104731981, 1]
  /// ```
  ///
  /// - Parameters:
  ///   - progresses: Any numbers, in any order.
  ///   - side: On which side of a jump each value is.
  /// - Returns: As many values as there are progresses.
  /// - Exact: each value is that of `value(at:side:)`, bit for bit.
  /// - Complexity: O(n). Cubic Bézier curves, those through points, staircases, `linear()`, springs
  ///   and the families `sine`, `power`, `expo` and `elastic` are computed eight samples at a time,
  ///   in a half to a tenth of the time of single samples; random progresses of a curve through many
  ///   points take as long as single samples.
  public func values(at progresses: [Double], side: Side = .right) -> [Double] {
    switch resolved {
    case .cubicBezier(let curve): curve.values(at: progresses)
    case .steps(let steps): steps.values(at: progresses, side: side)
    case .piecewiseLinear(let lines): lines.values(at: progresses, side: side)
    case .family(let curve): curve.values(at: progresses, side: side)
    case .spring(let curve): curve.values(at: progresses)
    case .threePointCubic(let curve):
      curve.segments.values(at: progresses) { curve.value(at: $0) }
    case .catmullRom(let curve):
      curve.segments.values(at: progresses) { curve.value(at: $0) }
    case let curve: progresses.map { curve.value(at: $0, side: side) }
    }
  }

  /// The curve's values at many exact progresses, in their order.
  ///
  /// - Parameters:
  ///   - progresses: Any fractions, in any order.
  ///   - side: On which side of a jump each value is.
  /// - Returns: As many values as there are progresses.
  /// - Exact: each value is that of `value(at:side:)` at the fraction, bit for bit.
  /// - Complexity: O(n), as for doubles; curves with jumps are computed one by one.
  public func values(at progresses: [Rational], side: Side = .right) -> [Double] {
    switch resolved {
    case .cubicBezier, .piecewiseLinear, .threePointCubic, .family, .catmullRom, .rough, .spring:
      values(at: progresses.map { $0.doubleValue }, side: side)
    case .steps, .composed, .formula, .named:
      progresses.map { value(at: $0, side: side) }
    }
  }

  /// The curve itself, or what its name stands for.
  var resolved: EasingCurve {
    if case .named(let name) = self { return name.definition }
    return self
  }
}

extension CubicBezier {
  /// The curve's values at many progresses, in their order.
  ///
  /// - Parameter progresses: Any numbers, in any order.
  /// - Returns: As many values as there are progresses.
  /// - Exact: each value is that of `value(at:)`, bit for bit.
  /// - Complexity: O(n); about 0.4 of the time of single samples, and less than the time of ten of
  ///   them to begin with.
  public func values(at progresses: [Double]) -> [Double] {
    guard let lanes = CubicLanes(self) else { return progresses.map { value(at: $0) } }
    return progresses.sampled(lanes: { lanes.values(at: $0) }, single: { value(at: $0) })
  }
}

extension PiecewiseLinear {
  /// The lines' values at many progresses, in their order, each with the bits of a single sample.
  func values(at progresses: [Double], side: Side) -> [Double] {
    let lanes = LaneLines(self, side)
    var segment = 0
    return progresses.sampled(
      lanes: { lanes.values(at: $0, startingAt: &segment) },
      single: { value(at: $0, side: side) })
  }
}

extension FamilyCurve {
  /// The curve's values at many progresses, in their order, each with the bits of a single sample.
  func values(at progresses: [Double], side: Side) -> [Double] {
    guard let lanes = LaneFamily(self) else {
      return progresses.map { value(at: $0, side: side) }
    }
    return progresses.sampled(
      lanes: { lanes.values(at: $0) }, single: { value(at: $0, side: side) })
  }
}

extension Steps {
  /// The steps at many progresses, in their order, each with the bits of a single sample.
  func values(at progresses: [Double], side: Side) -> [Double] {
    progresses.sampled(
      lanes: { laneValues(at: $0, side: side) }, single: { value(at: $0, side: side) })
  }

  /// The steps at eight progresses by the arithmetic of a single sample, and where it applies.
  @inline(__always)
  private func laneValues(
    at progress: Lanes, side: Side
  ) -> (values: Lanes, isCertain: LaneMask) {
    let scaled = progress * Double(count)
    // Below 2^51 adding a number whose last place is 1 rounds to a whole number.
    let rounded = (scaled + Elementary.wholeMagic) - Elementary.wholeMagic
    let floor = rounded.replacing(with: rounded - 1, where: rounded .> scaled)
    var step = floor + Double(jumpsAtZero)
    if side == .left { step.replace(with: step - 1, where: scaled .== floor) }
    let (least, most) = (Lanes.zero, Double(jumps))
    step.replace(with: least, where: (progress .>= 0) .& (step .< least))
    step.replace(with: most, where: (progress .<= 1) .& (step .> most))
    return (step / most, scaled * scaled .< 0x1p100)
  }
}
