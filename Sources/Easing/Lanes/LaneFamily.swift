// Eight samples of a curve with powers of two at a time.
// Layer: Easing/Lanes. Goals: the bits of single samples, with a proven bound, then speed.
// Tests: EasingCurveColumnsTests.

/// An `expo` or an `elastic` curve of the usual amplitude made ready for whole columns.
///
/// With v for the distance from the curve's end, the value is `base + factor·E`, with a base and a
/// factor that the half of the curve decides, or `base + factor·E·S`, where E = 2^(-10·v) and
/// S = cos(v·2π/P).
///
/// A single sample is the double nearest to a number that errs by a bound, which `FamilyShape`'s
/// steps give; here the number is computed with another bound. Where numbers that are both bounds
/// away round to one double, a single sample is that double, too; other lanes are left to it.
///
/// - `expo`: both errors are below 2⁻⁶⁵·E, beside roundings below 2⁻⁹⁵ of the terms.
/// - `elastic`: a single sample has E·S or E·(1 - 2·sin²(…)), where a sine errs by 2⁻⁶²·⁹ and twice
///   its square by 2⁻⁶⁰·⁹, so that it errs by less than 2⁻⁶⁰·⁸·E with the error of E; here S errs by
///   2⁻⁶² and E·S by less than 2⁻⁶¹·⁸·E.
struct LaneFamily {
  private let direction: EasingDirection
  /// 2π/P, `nil` if nothing swings.
  private let turning: DoubleDouble?
  /// The sum of both bounds, for E = 1.
  private let error: Double

  /// Prepares a curve, or returns `nil` if single samples are the only way.
  init?(_ curve: FamilyCurve) {
    direction = curve.direction
    switch curve.family {
    case .expo:
      turning = nil
      error = 0x1p-64
    case .elastic(amplitude: 1, let period):
      turning = SpringRates.pi * 2 / DoubleDouble(period)
      error = 0x1p-60
    case .sine, .quad, .cubic, .quart, .quint, .power, .circ, .back, .elastic, .bounce, .expoOfD3,
      .expoOfGSAP, .backUnscaled, .elasticOfD3:
      return nil
    }
  }

  /// The values at eight progresses, and where they are those of single samples for certain.
  @inline(__always)
  func values(at p: Lanes) -> (values: Lanes, isCertain: LaneMask) {
    // Next to the end of the shape, and outside, single samples have other ways.
    let isInside = (p .> 0x1p-100) .& (p .< 1)
    let p = Lanes(repeating: 0.5).replacing(with: p, where: isInside)
    let one = Lanes(repeating: 1)
    switch direction {
    case .in:
      return values(LanePair.sum(one, -p), base: .zero, factor: one, where: isInside)
    case .out:
      return values(LanePair(high: p, low: .zero), base: one, factor: -one, where: isInside)
    case .inOut:
      // 2^(…)/2 of v = 1 - 2p, then 1 - 2^(…)/2 of v = 2p - 1.
      let isLater = 2 * p .>= 1
      let distance = LanePair.sum(one, -2 * p)
      return values(
        distance.replacing(with: -distance, where: isLater),
        base: Lanes.zero.replacing(with: 1, where: isLater),
        factor: (0.5 * one).replacing(with: -0.5, where: isLater), where: isInside)
    case .outIn:
      // (1 - 2^(…))/2 of v = 2p, then (1 + 2^(…))/2 of v = 2 - 2p.
      let isLater = 2 * p .> 1
      let first = LanePair(high: 2 * p, low: .zero)
      let distance = first.replacing(with: .sum(one + one, -2 * p), where: isLater)
      return values(
        distance, base: 0.5 * one, factor: (-0.5 * one).replacing(with: 0.5, where: isLater),
        where: isInside .& (2 * p .!= 1))
    }
  }

  @inline(__always)
  private func values(
    _ v: LanePair, base: Lanes, factor: Lanes, where isInside: LaneMask
  ) -> (values: Lanes, isCertain: LaneMask) {
    let power = LaneElementary.exp2(minusTenTimes: v)
    var term = power
    if let turning {
      let product = LanePair.product(v.high, Lanes(repeating: turning.high))
      let angle = LanePair(
        high: product.high, low: product.low + (v.high * turning.low + v.low * turning.high))
      let cosine = LaneElementary.sincos(angle).cos
      term = LanePair.product(power.high, cosine.high)
      term.low += power.high * cosine.low + power.low * cosine.high
    }
    let sum = LanePair.sum(base, factor * term.high)
    let low = sum.low + factor * term.low
    let error = power.high * error + 0x1p-90 * sum.high.magnitude
    let (lowest, highest) = (sum.high + (low - error), sum.high + (low + error))
    return (lowest + 0, (lowest .== highest) .& isInside .& (v.high .> LaneFamily.leastDistance))
  }

  /// Below this distance single samples take a series for 2^(-10·v) - 1, which begins at 2⁻⁵.
  private static let leastDistance = 0.0032
}
