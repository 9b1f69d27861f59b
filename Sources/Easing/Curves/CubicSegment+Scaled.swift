// Cubic segments next to their ends and with huge or tiny numbers.
// Layer: Easing/Curves. Tests: CubicSegmentTests.

/// A segment in units in which its numbers are near 1 at the place that is looked for.
///
/// The parameter t is `w·2^parameterExponent`; x and y less those of the first point are counted
/// in units of `2^xExponent` and `2^yExponent`.
struct ScaledSegment {
  let root: CubicRoot
  /// The distance in x from the first point to where the root is.
  let target: Double
  let horizontal: CubicPolynomial
  let vertical: CubicPolynomial
  let base: Double
  /// See `CubicPolynomial.value(at:base:distances:)`.
  let distances: Double
  let xExponent: Int
  let yExponent: Int
}

extension CubicSegment {
  /// Bounds of the slope, for numbers of any size.
  func scaledVelocityBounds(at x: Double) -> (lowest: Double, highest: Double) {
    guard let scaled = scaled(at: x),
      let velocity = scaled.vertical.velocity(
        over: scaled.horizontal, at: scaled.root, target: scaled.target,
        distances: scaled.distances)
    else { return (-.infinity, .infinity) }
    return velocity.bounds(scaledByPowerOfTwo: scaled.yExponent - scaled.xExponent)
  }

  /// Bounds of the value, for numbers of any size.
  func scaledValueBounds(at x: Double) -> (lowest: Double, highest: Double) {
    guard let scaled = scaled(at: x) else { return hull }
    let value = scaled.vertical.value(
      at: scaled.root, base: scaled.base, distances: scaled.distances)
    return value.bounds(scaledByPowerOfTwo: scaled.yExponent)
  }

  /// The least and the largest value of the control points, between which the curve runs.
  private var hull: (lowest: Double, highest: Double) {
    (min(min(y0, y1), min(y2, y3)), max(max(y0, y1), max(y2, y3)))
  }

  /// The segment scaled to the place where it reaches `x`, or `nil` if that is not found to 2⁻³⁸.
  ///
  /// With d1, d2, d3 for the control points' distances in x and z for that of `x`, let m be the
  /// least of z/d1, √(z/d2) and ∛(z/d3). Each of the terms 3·d1·t·(1-t)², 3·d2·t²·(1-t) and d3·t³
  /// is at most z, and so t ≤ 4/3·m for t ≤ ½; one of them is at least z/3, and so t ≥ m/7.
  func scaled(at x: Double) -> ScaledSegment? {
    let target = DoubleDouble.sum(x, -x0)
    let xExponent = Int(target.high.exponent)
    let xDistances = [x1 - x0, x2 - x0, x3 - x0]
    var parameterExponent = 0
    for (index, distance) in xDistances.enumerated() where distance > 0 {
      let quotient = xExponent - Int(distance.exponent)
      let root = Int((Double(quotient) / Double(index + 1)).floored)
      parameterExponent = min(parameterExponent, root)
    }
    let horizontal = CubicPolynomial(controls: x0, x1, x2, x3)
      .scaled(parameterExponent: parameterExponent, valueExponent: xExponent)
    let scaledTarget = target.scaled(byPowerOfTwo: -xExponent)
    guard
      let root = isMiddle(x)
        ? CubicRoot(exactly: 0.5.scaled(byPowerOfTwo: -parameterExponent))
        : horizontal.root(at: scaledTarget, below: 8)
    else { return nil }
    return vertically(
      scaledAt: root, of: horizontal, target: scaledTarget.high, xExponent: xExponent,
      parameterExponent: parameterExponent)
  }

  /// Adds y to a segment that is scaled in x.
  private func vertically(
    scaledAt root: CubicRoot, of horizontal: CubicPolynomial, target: Double,
    xExponent: Int, parameterExponent: Int
  ) -> ScaledSegment {
    // Huge numbers are made smaller first, so that no difference overflows.
    let shrinking = largestY < 0x1p900 ? 0 : -400
    let (p0, p1) = (y0.scaled(byPowerOfTwo: shrinking), y1.scaled(byPowerOfTwo: shrinking))
    let (p2, p3) = (y2.scaled(byPowerOfTwo: shrinking), y3.scaled(byPowerOfTwo: shrinking))
    let distances = [p0, p1 - p0, p2 - p0, p3 - p0]
    var yExponent = -2000
    for (power, distance) in distances.enumerated() where distance != 0 {
      yExponent = max(yExponent, Int(distance.exponent) + power * parameterExponent)
    }
    func scaled(_ power: Int) -> Double {
      distances[power].scaled(byPowerOfTwo: power * parameterExponent - yExponent)
    }
    let w = root.near
    return ScaledSegment(
      root: root, target: target, horizontal: horizontal,
      vertical: CubicPolynomial(controls: p0, p1, p2, p3)
        .scaled(parameterExponent: parameterExponent, valueExponent: yExponent),
      base: scaled(0),
      distances: scaled(1).magnitude + w * (scaled(2).magnitude + w * scaled(3).magnitude),
      xExponent: xExponent, yExponent: yExponent - shrinking)
  }
}

extension CubicPolynomial {
  /// The polynomial for a parameter in units of `2^parameterExponent`, and with its value counted
  /// in units of `2^valueExponent`.
  fileprivate func scaled(parameterExponent: Int, valueExponent: Int) -> CubicPolynomial {
    CubicPolynomial(
      linear: linear.scaled(byPowerOfTwo: parameterExponent - valueExponent),
      square: square.scaled(byPowerOfTwo: 2 * parameterExponent - valueExponent),
      cube: cube.scaled(byPowerOfTwo: 3 * parameterExponent - valueExponent))
  }
}

extension DoubleDouble {
  fileprivate func scaled(byPowerOfTwo exponent: Int) -> DoubleDouble {
    DoubleDouble(
      high: high.scaled(byPowerOfTwo: exponent), low: low.scaled(byPowerOfTwo: exponent))
  }
}
