// Eight samples of a curve of a family at a time.
// Layer: Easing/Lanes. Goals: the bits of single samples, with a proven bound, then speed.
// Tests: EasingCurveColumnsTests.

/// A curve of a family that takes elementary functions, made ready for whole columns.
///
/// The value is `base + factor·term`, with a base and a factor that depend on the direction and on
/// the half of the curve. A single sample is the double nearest to a number that errs by a bound,
/// which `FamilyShape`'s steps give; here the number is computed with another bound (`LaneTerm`
/// adds both). Where numbers that are both bounds away round to one double, a single sample is that
/// double, too; other lanes are left to it.
struct LaneFamily {
  private let direction: EasingDirection
  private let term: LaneTerm

  /// Prepares a curve, or returns `nil` if single samples are the only way.
  init?(_ curve: FamilyCurve) {
    guard let term = LaneTerm(curve.family) else { return nil }
    direction = curve.direction
    self.term = term
  }

  /// The values at eight progresses, and where they are those of single samples for certain.
  @inline(__always)
  func values(at p: Lanes) -> (values: Lanes, isCertain: LaneMask) {
    // Next to 0, and outside, single samples have other ways.
    let isInside = (p .> 0x1p-100) .& (p .< 1)
    let p = Lanes(repeating: 0.5).replacing(with: p, where: isInside)
    let one = Lanes(repeating: 1)
    switch direction {
    case .in:
      let never = LaneMask(repeating: false)
      return values(
        LanePair(p), .sum(larger: one, smaller: -p), isDescent: never, scale: 1, offset: .zero,
        where: isInside)
    case .out:
      let always = LaneMask(repeating: true)
      return values(
        .sum(larger: one, smaller: -p), LanePair(p), isDescent: always, scale: 1, offset: .zero,
        where: isInside)
    case .inOut, .outIn:
      // The distances of 2p from the start and the end of its half.
      let twice = 2 * p
      let isLater = twice .>= 1
      let isDescent = direction == .inOut ? isLater : .!isLater
      let near = LanePair(twice.replacing(with: twice - 1, where: isLater))
      let far = LanePair.sum(one.replacing(with: 2, where: isLater), -twice)
      let isNearU = direction == .inOut ? .!isLater : isLater
      return values(
        far.replacing(with: near, where: isNearU), near.replacing(with: far, where: isNearU),
        isDescent: isDescent, scale: 0.5, offset: Lanes.zero.replacing(with: 0.5, where: isLater),
        where: isInside .& (twice .!= 1))
    }
  }

  /// `offset + scale·f(u)`, or `offset + scale·(1 - f(u))` for a descent.
  @inline(__always)
  private func values(
    _ u: LanePair, _ v: LanePair, isDescent: LaneMask, scale: Double, offset: Lanes,
    where isInside: LaneMask
  ) -> (values: Lanes, isCertain: LaneMask) {
    let (term, error, isDifference, isCertain) = term.value(u, v, isDescent: isDescent)
    let base = offset.replacing(with: offset + scale, where: isDifference)
    let factor = Lanes(repeating: scale).replacing(with: -scale, where: isDifference)
    let sum = LanePair.sum(base, factor * term.high)
    let low = sum.low + factor * term.low
    let bound = scale * error + 0x1p-90 * sum.high.magnitude
    let (lowest, highest) = (sum.high + (low - bound), sum.high + (low + bound))
    return (lowest + 0, (lowest .== highest) .& isInside .& isCertain)
  }
}
