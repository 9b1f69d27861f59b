// The ends of a cubic segment, and the straight lines that continue it.
// Layer: Easing/Curves.
// Source: CSS Easing 2, section 2.2 (inputs outside 0…1) as browsers apply it: a vertical tangent
//   is continued by a constant, and if all points meet in an end, by the line between the ends.
// Tests: CubicSegmentTests, CubicBezierExtrapolationTests.

extension CubicSegment {
  /// The direction in which a segment leaves its first point.
  private enum Tangent {
    /// Along a line that goes on to the right.
    case line(StraightLine)
    /// Upwards or downwards only.
    case vertical(isUpward: Bool)
  }

  /// The direction from the first point to the first control point that differs from it.
  private var tangent: Tangent {
    if x1 > x0 { return .line(line(to: x1, y1)) }
    if y1 != y0 { return .vertical(isUpward: y1 > y0) }
    if x2 > x0 { return .line(line(to: x2, y2)) }
    if y2 != y0 { return .vertical(isUpward: y2 > y0) }
    return .line(line(to: x3, y3))
  }

  private func line(to x: Double, _ y: Double) -> StraightLine {
    StraightLine(start: .init(input: x0, output: y0), end: .init(input: x, output: y))
  }

  /// The slope of the curve at its first point, infinite for a vertical tangent.
  var slopeAtStart: Double {
    switch tangent {
    case .line(let line): line.slope
    case .vertical(let isUpward): isUpward ? .infinity : -.infinity
    }
  }

  /// The slope before the first point.
  var slopeBeforeStart: Double {
    switch tangent {
    case .line(let line): line.slope
    case .vertical: 0
    }
  }

  /// The value at an `x` that is at most that of the first point; infinite if it is too large.
  func valueBeforeStart(_ x: Double) -> Double {
    guard x < x0 else { return y0 }
    switch tangent {
    case .line(let line): return line.value(at: x)
    case .vertical: return y0
    }
  }

  /// The slope in the middle of a curve where x stands still to the second order: an infinity
  /// unless y does so too.
  var slopeWhereFlat: Double {
    // y'(½) and y''(½) up to positive factors.
    let (p0, p1) = (BinaryFraction(y0), BinaryFraction(y1))
    let (p2, p3) = (BinaryFraction(y2), BinaryFraction(y3))
    let direction = (p3 - p0) + (p2 - p1)
    let turn = (p3 - p2) - (p1 - p0)
    let sign = direction.signum != 0 ? direction.signum : turn.signum
    return sign == 0 ? line(to: x3, y3).slope : Double(sign) * .infinity
  }
}
