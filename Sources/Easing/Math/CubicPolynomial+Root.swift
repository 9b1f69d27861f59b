// Where a rising cubic reaches a value, with a proven bound on the error.
// Layer: Easing/Math. Source: Halley's iteration; the bounds are derived below.
// Goals: a proven error bound, then speed. Tests: CubicPolynomialTests.

/// The place `near + offset` where a cubic reaches a value, known up to an uncertainty.
struct CubicRoot {
  /// A double close to the root.
  let near: Double
  /// What is missing to the root, at most 2⁻³⁸ of `near`.
  let offset: Double
  /// How far the root may be from `near + offset`; at least 2⁻⁹⁵ of `near`.
  let uncertainty: Double

  /// Creates the bounds of a root that is found by other means.
  init(near: Double, offset: Double, uncertainty: Double) {
    self.near = near
    self.offset = offset
    self.uncertainty = uncertainty
  }

  /// Creates a root that is known exactly.
  init(exactly root: Double) {
    self.init(near: root, offset: 0, uncertainty: root * 0x1p-95)
  }
}

extension CubicPolynomial {
  /// The place in 0…½ where the polynomial reaches `target`, or `nil` if a few steps do not find
  /// it or do not fix it to 2⁻³⁸.
  ///
  /// - Domain: a polynomial from Bézier controls whose distances are within 0…`d3` and that
  ///   reaches the target in 0…½; the target is above 2⁻⁹⁰⁰, and numbers are near 1 otherwise.
  func rootBySteps(at target: DoubleDouble) -> CubicRoot? {
    let (c, b, a, z) = (linear.high, square.high, cube.high, target.high)
    // A parabola through the cubic's ends in 0 and ½, with its slope in 0.
    let bend = b + a / 2
    var w = 2 * z / (c + max(c * c + 4 * bend * z, 0).squareRoot())
    for _ in 0..<2 {
      let residual = z - ((a * w + b) * w + c) * w
      let slope = slope(at: w)
      w += residual * slope / (slope * slope + residual * halfBend(at: w))
    }
    return polishedRoot(near: w, below: 0.75, at: target)
  }

  /// The place where the polynomial reaches `target`, found between 0 and `limit` by steps that
  /// never leave the interval in which the sign changes.
  func rootByBisection(below limit: Double, at target: DoubleDouble) -> CubicRoot? {
    let (c, b, a, z) = (linear.high, square.high, cube.high, target.high)
    var (low, high) = (0.0, limit)
    var w = 1.0
    for _ in 0..<200 {
      let residual = z - ((a * w + b) * w + c) * w
      if residual > 0 { low = w } else { high = w }
      let slope = slope(at: w)
      let step = residual * slope / (slope * slope + residual * halfBend(at: w))
      let next = w + step
      let middle = low + (high - low) / 2
      guard middle > low, middle < high, step.magnitude > w * 0x1p-50 || step.isNaN else { break }
      w = next > low && next < high ? next : middle
    }
    return polishedRoot(near: w, below: limit, at: target)
  }

  /// Improves a root with residuals of about 100 bits until it is known to 2⁻³⁸.
  ///
  /// With ε = |offset|/near, L = target/slope and the condition κ = L/near (at least ⅓):
  /// the residual errs by 2⁻⁹⁵ of the target at most, hence the root by 2⁻⁹⁵·L;
  /// the slope errs by 2⁻⁴⁵·κ of itself, hence the offset by 2⁻⁴⁵·ε·L;
  /// Halley's step leaves 1000·κ²·ε³·near = 1000·κ·ε²·L of the equation unsolved.
  /// The slope changes by less than half between the root and its estimate while κ·ε < 2⁻¹²,
  /// which doubles these bounds at most.
  private func polishedRoot(
    near start: Double, below limit: Double, at target: DoubleDouble
  ) -> CubicRoot? {
    var w = start
    for _ in 0..<8 {
      guard w > 0, w < limit else { return nil }
      let value = value(at: w)
      let residual = (target.high - value.high) + (target.low - value.low)
      let slope = slope(at: w)
      let offset = residual * slope / (slope * slope + residual * halfBend(at: w))
      let change = offset.magnitude / w
      let length = target.high / slope
      let condition = length / w
      if change < 0x1p-38, condition < 0x1p40, condition * change < 0x1p-12 {
        let relative = 0x1p-93 + change * (0x1p-42 + 0x1p11 * condition * change)
        return CubicRoot(near: w, offset: offset, uncertainty: length * relative)
      }
      w += offset
    }
    return nil
  }
}

extension CubicPolynomial {
  /// The value at a root of another polynomial, plus `base`.
  ///
  /// With D = |d1| + w·(|d2| + w·|d3|), the sum over the magnitudes is at most 7·w·D for w ≤ ½,
  /// w times the derivative at most 21·w·D, and so the value errs by at most 21·D·uncertainty plus
  /// 2⁻⁹⁷·7·w·D, less than 24·D·uncertainty together. The last places of the sum add 2⁻¹⁰⁴ of it.
  func value(at root: CubicRoot, base: Double, distances: Double) -> Enclosure {
    let w = root.near
    let value = value(at: w)
    let change = root.offset * (slope(at: w) + root.offset * halfBend(at: w))
    let sum = DoubleDouble.sum(base, value.high)
    return Enclosure(
      high: sum.high, low: sum.low + (value.low + change),
      error: 24 * distances * root.uncertainty + 0x1p-104 * sum.high.magnitude + 0x1p-1040)
  }
}

extension CubicPolynomial {
  /// The slope over another polynomial, y'/x', at a root of that one; `nil` if x' is not known to
  /// be above 0.
  ///
  /// With r = uncertainty/w: the second derivative is at most 42·D/w and the errors of the sums
  /// are below 8·D·r, and so y' errs by at most 50·D·r. The same holds for x' with its distances,
  /// whose D is at most 4/3·target/w.
  func velocity(
    over horizontal: CubicPolynomial, at root: CubicRoot, target: Double, distances: Double
  ) -> Enclosure? {
    let relative = root.uncertainty / root.near
    let rise = derivative(at: root)
    let run = horizontal.derivative(at: root)
    let runError = 70 * (target / root.near) * relative
    guard runError < run.high / 2 else { return nil }
    let velocity = rise / run
    let error = (50 * distances * relative + velocity.high.magnitude * runError) / run.high
    return Enclosure(
      high: velocity.high, low: velocity.low,
      error: 2 * error + 0x1p-95 * velocity.high.magnitude + 0x1p-1040)
  }

  private func derivative(at root: CubicRoot) -> DoubleDouble {
    let value = derivative(at: root.near)
    let bend = 2 * halfBend(at: root.near)
    let change = root.offset * (bend + 3 * cube.high * root.offset)
    return DoubleDouble.sum(value.high, value.low + change)
  }
}
