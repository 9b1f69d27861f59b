// The formulas within 0…1, in pairs of doubles.
// Layer: Easing/Formulas. Goals: the same bits everywhere, then accuracy, then speed.
// Tests: FormulaCurveTests.

extension CurveFormula {
  /// The value at p in 0…1, with q for 1 − p, both exact.
  func value(_ p: DoubleDouble, _ q: DoubleDouble) -> DoubleDouble {
    switch self {
    case .smoothstep(let order):
      // Next to 1 the rest of it is taken, so that the value never falls there.
      return p.high <= 0.5
        ? CurveFormula.smoothstep(order, p, q) : -CurveFormula.smoothstep(order, q, p) + 1
    case .sigmoid(let steepness):
      return p.high <= 0.5
        ? CurveFormula.sigmoid(steepness, p) : -CurveFormula.sigmoid(steepness, q) + 1
    case .threshold(let threshold): return DoubleDouble(p.high < threshold ? 0 : 1)
    case .sawTooth: return p
    case .wiggle(let count):
      let half = p.high <= 0.5 ? p : q
      let envelope = CurveFormula.smoothstep(order: 2).value(half * 2, -(half * 2) + 1)
      return envelope * Elementary.sinPi(p * Double(count))
    case .runningStart(let pull):
      let (p2, q2) = (p * p, q * q)
      return (p2 * q2) * ((q2 * 15 + p * q * 20) * pull + p2 * 15)
        + (p2 * p2) * (p * q * 6 + p2)
    case .exponentialDecay(let constant):
      return -Elementary.exp2Minus1(
        p * Elementary.logarithmOfE / DoubleDouble(-constant))
    case .slowMo(let linearRatio, let power, let isYoyo):
      return CurveFormula.slowMo(linearRatio, power, isYoyo, p, q)
    case .expoScale(let start, let end):
      guard start != end else { return p }
      if p.high == 1 { return DoubleDouble(1) }
      let ratio = DoubleDouble(end) / DoubleDouble(start)
      let logarithm =
        Elementary.logarithm(ratio.high, low: ratio.low) * Elementary.logarithmOfE
      // Both powers less 1 err alike by the error of the logarithm.
      return Elementary.exp2Minus1(logarithm * p) / Elementary.exp2Minus1(logarithm)
    }
  }

  /// pⁿ⁺¹·Σ C(n + k, k)·qᵏ for k from 0 through n: all terms are positive.
  ///
  /// The binomial coefficients stay below 2³⁰ for n up to 16, so each is exact.
  private static func smoothstep(
    _ n: Int, _ p: DoubleDouble, _ q: DoubleDouble
  ) -> DoubleDouble {
    var power = p
    var (term, sum) = (DoubleDouble(1), DoubleDouble(1))
    var coefficient = 1.0
    for k in 0..<n {
      power = power * p
      term = term * q
      coefficient = coefficient * Double(n + k + 1) / Double(k + 1)
      sum = sum + term * coefficient
    }
    return power * sum
  }

  /// The scaled logistic function up to its middle, without cancellation.
  ///
  ///     e^(−s/2)·(e^(s·p) − 1)/((1 + e^(s·(p − 1/2)))·(1 − e^(−s/2)))
  private static func sigmoid(_ steepness: Double, _ p: DoubleDouble) -> DoubleDouble {
    let s = Elementary.logarithmOfE * steepness
    let end = s * -0.5
    let rising = Elementary.exp2Minus1(s * p) * Elementary.exp2(end)
    let falling = (Elementary.exp2(s * (p - 0.5)) + 1) * -Elementary.exp2Minus1(end)
    return rising / falling
  }

  /// GSAP's formula.
  ///
  /// With r = p + (1/2 − p)·power, r in the middle; r·(1 − d⁴) before and
  /// r + (p − r)·d⁴ after it, d being the distance from the middle part over the part's length.
  /// In the yoyo mode 1 − d² everywhere.
  private static func slowMo(
    _ linearRatio: Double, _ power: Double, _ isYoyo: Bool, _ p: DoubleDouble, _ q: DoubleDouble
  ) -> DoubleDouble {
    let outer = DoubleDouble.sum(1, -linearRatio) * 0.5
    let (isFirst, place) = p.high <= 0.5 ? (true, p) : (false, q)
    let within = outer - place
    let isOuter = within.high > 0
    let d = isOuter ? within / outer : DoubleDouble(0)
    let d2 = d * d
    if isYoyo { return -d2 + 1 }
    // With the linear ratio 1 there is nothing but the middle, which is linear then.
    let r = linearRatio == 1 ? place : place + (-place + 0.5) * power
    let d4 = d2 * d2
    let value = r * (-d4 + 1)
    // With q for p, r + (p − r)·d⁴ is 1 − (r·(1 − d⁴) + q·d⁴).
    return isFirst ? value : -(value + q * d4) + 1
  }
}
