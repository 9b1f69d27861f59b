// Cubic segments of ordinary size: the way that almost every sample takes.
// Layer: Easing/Curves. Goals: a proven error bound, then speed. Tests: CubicSegmentTests.

/// Where a segment reaches an x: at the parameter `t + offset`, up to a small error.
struct QuickParameter {
  /// The parameter as a whole number of 2⁻⁶⁴, exactly.
  let fraction: UInt64
  /// The same number as a double, exactly.
  let t: Double
  /// What is missing to the parameter.
  let offset: Double
  /// How far off a result may be for each unit that the controls of its polynomial are apart.
  let error: Double
}

extension CubicSegment {
  /// Bounds of the value at `x`, close unless the curve is steep or flat or its numbers are large.
  @inline(__always)
  func quickValue(at x: Double) -> Enclosure? {
    guard let parameter = quickParameter(at: x) else { return nil }
    let (t, offset) = (parameter.t, parameter.offset)
    let exact = FixedPointCubic(
      controls: FixedPoint(y0), FixedPoint(y1), FixedPoint(y2), FixedPoint(y3))
    let value = exact.value(at: parameter.fraction).doubleDouble
    let rounded = RoundedCubic(controls: y0, y1, y2, y3)
    let change = offset * (rounded.slope(at: t) + offset * rounded.halfBend(at: t))
    return Enclosure(
      high: value.high, low: value.low + change, error: largestDistance * parameter.error)
  }

  /// Bounds of the slope at `x`, close unless the curve is steep or flat or its numbers are large.
  func quickVelocity(at x: Double) -> Enclosure? {
    guard let parameter = quickParameter(at: x) else { return nil }
    let rise = CubicSegment.thirdOfSlope(y0, y1, y2, y3, at: parameter)
    let run = CubicSegment.thirdOfSlope(x0, x1, x2, x3, at: parameter)
    guard parameter.error < run.high / 64 else { return nil }
    let slope = rise / run
    let steepness = slope.high.magnitude
    let error = 1.1 * (largestDistance + steepness) * parameter.error / run.high
    return Enclosure(high: slope.high, low: slope.low, error: error + 0x1p-94 * steepness)
  }

  private static func thirdOfSlope(
    _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, at parameter: QuickParameter
  ) -> DoubleDouble {
    let exact = FixedPointCubic(
      controls: FixedPoint(p0), FixedPoint(p1), FixedPoint(p2), FixedPoint(p3))
    let rounded = RoundedCubic(controls: p0, p1, p2, p3)
    return exact.thirdOfSlope(at: parameter.fraction).doubleDouble
      + rounded.thirdOfSlopeChange(from: parameter.t, by: parameter.offset)
  }

  /// No two controls are further apart in y; at least 1.
  private var largestDistance: Double { max(1, 2 * largestY) }
}

extension CubicSegment {
  /// The parameter at `x` to about 30 digits, or `nil` if it is not found easily.
  ///
  /// The curve is evaluated in fixed point at a parameter that is right to about ten digits, and
  /// a last step, Newton's with a correction, gives what is missing, δ. Let s be 1/x', which is at
  /// least ⅓ as no controls are further apart than 1 in x, and m the largest distance of controls
  /// in y. The error of t + δ is at most s times
  /// - 2⁻⁹⁴ from the rounding of controls and of x(t),
  /// - 2⁻⁴⁵·|δ| from the rounding of x' and of δ,
  /// - 2⁹·s·|δ|³ from what the step leaves out, doubled as x' may change by half on the way.
  ///
  /// It changes by less if Newton's step is below 2⁻¹⁰·x', as x'' is at most 12.
  ///
  /// With y' at most 6·m the value errs by six times that times m, by 2⁻⁹²·m from the rounding of
  /// controls and of y(t), and by (2⁻⁴⁴·|δ| + 8·|δ|³)·m from that of y' and the end of the series:
  /// by less than m·s·(2⁻⁸⁹ + 2⁻⁴¹·|δ| + 2¹³·s·|δ|³) together. With y'' at most 12·m the same
  /// holds for a third of y', and of x' with 1 for m.
  @inline(__always)
  private func quickParameter(at x: Double) -> QuickParameter? {
    guard largestY <= 16, x0 >= 0, x3 <= 1 else { return nil }
    // The bits behind the point of 1 + t are those of t, in units of 2^-52.
    let bits = (1 + approximateParameter(at: x)).significandBitPattern
    let t = Double(bitPattern: 1.0.bitPattern | bits) - 1
    let fraction = bits << 12
    let exact = FixedPointCubic(
      controls: FixedPoint(x0), FixedPoint(x1), FixedPoint(x2), FixedPoint(x3))
    let residual = (FixedPoint(x) - exact.value(at: fraction)).doubleValue
    let rounded = RoundedCubic(controls: x0, x1, x2, x3)
    let stretch = 1 / rounded.slope(at: t)
    let step = residual * stretch
    let offset = step * (1 - step * stretch * rounded.halfBend(at: t))
    let size = step.magnitude
    guard stretch > 0, size * stretch < 0x1p-10 else { return nil }
    let relative = 0x1p-89 + 0x1p-41 * size + 0x1p13 * stretch * size * size * size
    return QuickParameter(fraction: fraction, t: t, offset: offset, error: stretch * relative)
  }

  /// The parameter at `x` to about ten digits, unless the curve is steep or flat.
  @inline(__always)
  private func approximateParameter(at x: Double) -> Double {
    let horizontal = RoundedCubic(controls: x0, x1, x2, x3)
    var t = startingParameter(at: x)
    // Halley's iteration. Two steps do for most curves; near flat ones take more.
    for round in 1...6 {
      let residual = (x - x0) - horizontal.change(at: t)
      let slope = horizontal.slope(at: t)
      let step = residual * slope / (slope * slope + residual * horizontal.halfBend(at: t))
      t += step
      if round > 1 && step.magnitude < 0x1p-10 { break }
    }
    return t
  }

  /// A parameter near the one at `x`: where a parabola is that starts as the nearer half of the
  /// curve does and meets it at the parameter ½.
  @inline(__always)
  private func startingParameter(at x: Double) -> Double {
    let isFirst = isInFirstHalf(x)
    let distance = isFirst ? x - x0 : x3 - x
    let first = isFirst ? x1 - x0 : x3 - x2
    let second = isFirst ? x2 - x0 : x3 - x1
    // The parabola is slope·t + bend·t².
    let slope = 3 * first
    let bend = ((x3 - x0) + 3 * (first + second)) / 2 - 2 * slope
    let root = max(slope * slope + 4 * bend * distance, 0).squareRoot()
    let t = 2 * distance / (slope + root)
    return isFirst ? t : 1 - t
  }
}
