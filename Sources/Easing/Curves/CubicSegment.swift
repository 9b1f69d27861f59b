// A cubic Bézier curve between any two points, as a function of x.
// Layer: Easing/Curves.
// Goals: the correctly rounded result for every input, then speed.
// Tests: CubicSegmentTests, CubicBezierTests.

/// A cubic Bézier curve that rises in x from its first point to its last, and the straight lines
/// that continue it on both sides.
///
/// Every result is the double nearest to the true one: it is computed to about 90 bits with a
/// bound on the error, and where that leaves two doubles open, exact arithmetic decides.
struct CubicSegment: Hashable, Sendable {
  let x0: Double
  let y0: Double
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double
  let x3: Double
  let y3: Double

  /// Creates the curve with four control points.
  ///
  /// - Precondition: x0 < x3, and x1 and x2 are within x0…x3; all numbers are finite.
  init(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double,
    _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double
  ) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
    self.x3 = x3
    self.y3 = y3
  }

  /// The curve from its last point to its first with the signs of x turned: `f(x)` there is
  /// `f(-x)` here, so that the second half of a curve is the first half of another.
  var mirrored: CubicSegment {
    CubicSegment(-x3, y3, -x2, y2, -x1, y1, -x0, y0)
  }

  /// Whether the parameter at `x` is at most ½.
  func isInFirstHalf(_ x: Double) -> Bool {
    x <= (x0 + 3 * (x1 + x2) + x3) / 8
  }

  /// Whether the parameter is exactly ½ at `x`, because the curve is symmetric in x.
  ///
  /// There the slope in x may be as small as it likes, or 0.
  func isMiddle(_ x: Double) -> Bool {
    x1 + x2 == 2 * x && x0 + x3 == 2 * x
      && DoubleDouble.sum(x1, x2).low == 0 && DoubleDouble.sum(x0, x3).low == 0
  }

  /// The largest magnitude of a control point's y.
  var largestY: Double {
    max(max(y0.magnitude, y1.magnitude), max(y2.magnitude, y3.magnitude))
  }
}

extension CubicSegment {
  /// The value at `x`, outside the curve that of the lines.
  ///
  /// Inlined, so that the constants of a curve from (0, 0) to (1, 1) are folded: it takes a sixth
  /// less time.
  @inline(__always)
  func value(at x: Double) -> Double {
    guard x > x0, x < x3 else { return valueOutside(x) }
    if let enclosure = quickValue(at: x) {
      let (lowest, highest) = (enclosure.lowest, enclosure.highest)
      if lowest == highest { return lowest }
    }
    return isInFirstHalf(x) ? closerValue(at: x) : mirrored.closerValue(at: -x)
  }

  private func valueOutside(_ x: Double) -> Double {
    if x <= x0 { return valueBeforeStart(x) }
    return x >= x3 ? mirrored.valueBeforeStart(-x) : x
  }

  /// The value at `x` in the first half.
  private func closerValue(at x: Double) -> Double {
    let bounds = scaledValueBounds(at: x)
    return exactValue(at: x, between: bounds.lowest, bounds.highest)
  }
}

extension CubicSegment {
  /// The slope at `x`: within the curve and at its ends that of the curve, outside that of the
  /// lines.
  ///
  /// Where the curve is vertical, the slope is infinite with the sign of the direction in which y
  /// goes; if y turns round there, with that of the direction on the right.
  func velocity(at x: Double) -> Double {
    guard x > x0, x < x3 else { return velocityOutside(x) }
    if isFlat(at: x) { return slopeWhereFlat }
    if let enclosure = quickVelocity(at: x) {
      let (lowest, highest) = (enclosure.lowest, enclosure.highest)
      if lowest == highest { return lowest }
    }
    return isInFirstHalf(x) ? closerVelocity(at: x) : 0 - mirrored.closerVelocity(at: -x)
  }

  private func velocityOutside(_ x: Double) -> Double {
    if x <= x0 { return x < x0 ? slopeBeforeStart : slopeAtStart }
    if x >= x3 { return 0 - (x > x3 ? mirrored.slopeBeforeStart : mirrored.slopeAtStart) }
    return x
  }

  /// The slope at `x` in the first half.
  private func closerVelocity(at x: Double) -> Double {
    let bounds = scaledVelocityBounds(at: x)
    return exactVelocity(at: x, between: bounds.lowest, bounds.highest)
  }

  /// Whether x stands still at `x`: x'(t) is 0 within the curve only if x1 = x3 and x2 = x0.
  private func isFlat(at x: Double) -> Bool {
    x1 == x3 && x2 == x0 && isMiddle(x)
  }
}
