// The straight lines that continue a cubic segment.
// Layer: Easing/Curves.
// Source: CSS Easing 2, section 2.2 ("cubic Bézier easing functions", inputs outside 0…1), where
//   it and browsers differ, browsers: a vertical tangent is continued by a constant.
// Tests: CubicSegmentTests, CubicBezierExtrapolationTests.

extension CubicSegment {
  /// The direction in which a segment leaves its first point.
  private enum Tangent {
    /// Towards this point, which has a larger x.
    case line(x: Double, y: Double)
    /// Upwards or downwards only.
    case vertical(isUpward: Bool)
  }

  /// The direction from the first point to the first control point that differs from it.
  private var tangent: Tangent {
    if x1 > x0 { return .line(x: x1, y: y1) }
    if y1 != y0 { return .vertical(isUpward: y1 > y0) }
    if x2 > x0 { return .line(x: x2, y: y2) }
    if y2 != y0 { return .vertical(isUpward: y2 > y0) }
    return .line(x: x3, y: y3)
  }

  /// The slope of the curve at its first point, infinite for a vertical tangent.
  var slopeAtStart: Double {
    switch tangent {
    case .line(let x, let y): lineSlope(to: x, y)
    case .vertical(let isUpward): isUpward ? .infinity : -.infinity
    }
  }

  /// The slope of the line before the first point.
  func slopeBefore(_ x: Double) -> Double {
    guard !x.isNaN else { return x }
    switch tangent {
    case .line(let x, let y): return lineSlope(to: x, y)
    case .vertical: return 0
    }
  }

  /// The value at or before the first point.
  func valueBefore(_ x: Double) -> Double {
    guard x < x0 else { return x == x0 ? y0 : x }
    switch tangent {
    case .line(let toX, let toY): return lineValue(at: x, to: toX, toY)
    case .vertical: return y0
    }
  }

  /// The slope of the line from the first point to another.
  func lineSlope(to x: Double, _ y: Double) -> Double {
    let run = DoubleDouble.sum(x, -x0)
    let rise = DoubleDouble.sum(y, -y0)
    var (lowest, highest) = (-Double.infinity, Double.infinity)
    if CubicSegment.isOrdinary(run.high), CubicSegment.isOrdinary(rise.high) {
      let slope = rise / run
      let enclosure = Enclosure(
        high: slope.high, low: slope.low, error: 0x1p-95 * slope.high.magnitude)
      (lowest, highest) = (enclosure.lowest, enclosure.highest)
      if lowest == highest { return lowest + 0 }
    }
    let (exactRun, exactRise) = exactLine(to: x, y)
    return Double(nearestBetween: lowest, highest) { bound in
      (exactRise - bound * exactRun).signum
    }
  }

  /// The value at `x` of the line from the first point to another.
  private func lineValue(at x: Double, to toX: Double, _ toY: Double) -> Double {
    guard toY != y0 else { return y0 }
    guard x.isFinite else { return toY > y0 ? x : -x }
    let run = DoubleDouble.sum(toX, -x0)
    let rise = DoubleDouble.sum(toY, -y0)
    let distance = DoubleDouble.sum(x, -x0)
    var (lowest, highest) = (-Double.infinity, Double.infinity)
    if CubicSegment.isOrdinary(run.high), CubicSegment.isOrdinary(rise.high),
      CubicSegment.isOrdinary(distance.high), CubicSegment.isOrdinary(y0)
    {
      let change = distance * rise / run
      let sum = DoubleDouble.sum(y0, change.high)
      let enclosure = Enclosure(
        high: sum.high, low: sum.low + change.low,
        error: 0x1p-93 * change.high.magnitude + 0x1p-104 * sum.high.magnitude)
      (lowest, highest) = (enclosure.lowest, enclosure.highest)
      if lowest == highest { return lowest + 0 }
    }
    let (exactRun, exactRise) = exactLine(to: toX, toY)
    let exactDistance = BinaryFraction(x) - BinaryFraction(x0)
    let start = BinaryFraction(y0)
    return Double(nearestBetween: lowest, highest) { bound in
      (exactDistance * exactRise + (start - bound) * exactRun).signum
    }
  }

  private func exactLine(to x: Double, _ y: Double) -> (run: BinaryFraction, rise: BinaryFraction) {
    (BinaryFraction(x) - BinaryFraction(x0), BinaryFraction(y) - BinaryFraction(y0))
  }

  /// Whether products and quotients of three such numbers neither overflow nor lose low bits.
  private static func isOrdinary(_ value: Double) -> Bool {
    value == 0 || (value.magnitude > 0x1p-200 && value.magnitude < 0x1p200)
  }
}
