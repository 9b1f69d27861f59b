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
  /// The place between 0 and `limit` where the polynomial reaches `target`, or `nil` if that is
  /// not known to 2⁻³⁸ in the end.
  ///
  /// Halley's iteration, with residuals of about 100 bits, that never leaves the interval in which
  /// the sign changes. With ε for Newton's step over w, L = target/slope and the condition
  /// κ = L/w, which is at least ⅓:
  /// the residual errs by 2⁻⁹⁵ of the target at most, hence the root by 2⁻⁹⁵·L;
  /// the slope errs by 2⁻⁴⁵·κ of itself, hence the step by 2⁻⁴⁵·ε·L;
  /// Halley's step leaves 1000·κ²·ε³·w = 1000·κ·ε³·L of the equation unsolved.
  /// The slope changes by less than half between the root and its estimate while κ·ε < 2⁻¹²,
  /// which doubles these bounds at most.
  ///
  /// - Domain: a polynomial from Bézier controls whose distances rise from 0 to `d3`.
  func root(at target: DoubleDouble, below limit: Double) -> CubicRoot? {
    var (low, high) = (0.0, limit)
    var w = limit / 8
    for round in 0..<200 {
      let value = value(at: w)
      let residual = (target.high - value.high) + (target.low - value.low)
      let slope = slope(at: w)
      let offset = residual * slope / (slope * slope + residual * halfBend(at: w))
      let length = target.high / slope
      let change = (residual / slope).magnitude / w
      let condition = length / w
      if slope > 0, change < 0x1p-38, condition < 0x1p40, condition * change < 0x1p-12 {
        let relative = 0x1p-93 + change * (0x1p-42 + 0x1p11 * condition * change * change)
        return CubicRoot(near: w, offset: offset, uncertainty: length * relative)
      }
      if residual > 0 { low = w } else { high = w }
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return nil }
      let next = w + offset
      // Should the steps be slow, halving comes to an end in any case.
      w = next > low && next < high && round < 40 ? next : middle
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
  func velocity(
    over horizontal: CubicPolynomial, at root: CubicRoot, target: Double, distances: Double
  ) -> Enclosure? {
    let rise = derivative(at: root, distances: distances)
    // As x rises, its sum of distances is at most 4/3·target/w.
    let run = horizontal.derivative(at: root, distances: 4 * target / (3 * root.near))
    guard run.error < run.value.high / 2 else { return nil }
    let velocity = rise.value / run.value
    let steepness = velocity.high.magnitude
    let error = 2 * (rise.error + steepness * run.error) / run.value.high
    return Enclosure(
      high: velocity.high, low: velocity.low, error: error + 0x1p-95 * steepness + 0x1p-1040)
  }

  /// The first derivative at a root of another polynomial, and a bound on its error.
  ///
  /// The uncertainty U of the root changes it by at most U times the second derivative around.
  /// With D as above, the sums err by 21·2⁻⁹⁷·D, and the second derivative is at most 42·D/w, of
  /// which roundings take 2⁻⁵⁰ when it is multiplied with U and the offset.
  private func derivative(
    at root: CubicRoot, distances: Double
  ) -> (value: DoubleDouble, error: Double) {
    let value = derivative(at: root.near)
    let bend = 2 * halfBend(at: root.near)
    let change = root.offset * (bend + 3 * cube.high * root.offset)
    let around = root.offset.magnitude + root.uncertainty
    let steepest = bend.magnitude + 6 * cube.high.magnitude * around
    let rounding = distances * (0x1p-92 + 0x1p-44 * around / root.near)
    return (
      DoubleDouble.sum(value.high, value.low + change), steepest * root.uncertainty + rounding
    )
  }
}
