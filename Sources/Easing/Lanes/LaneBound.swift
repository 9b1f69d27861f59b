// How far eight samples of a Bézier curve may be off.
// Layer: Easing/Lanes. Tests: CubicLanesTests.

/// A bound on the error of `CubicLanes`.
///
/// Let s be the slope of x at t and u = r/s the step from there, with r what is missing in x; h and
/// c are half the second and a sixth of the third derivative of x. X', H and C are the largest sums
/// of magnitudes in the slope of x, in h and in c, and Y' in the slope of y; X and Y those in x and
/// y. As s is at most X', X'/s is at least 1.
///
/// - r errs by 2⁻⁹⁷·X from the polynomial and by 2⁻⁵² of itself, the slope by 2⁻⁵¹·X': so u and what
///   is made of it err by 2⁻⁹⁷·X/s and by less than 2⁻⁴⁹·|u|·X'/s.
/// - The root is t + δ with s·δ + h·δ² + c·δ³ = r. Its series in u is
///   u·(1 - a·u + (2a² - b)·u² - (5a³ - 5ab)·u³ + …) with a = h/s and b = c/s. While
///   4·|u|·(2H + 3C + X') is below s, |a·u| is below 1/8 and |b|·u² below 1/48, and what is left
///   out from u³ on is below four times its first term: below 20·u⁴·(H³/s³ + H·C/s²). The terms
///   after it, in powers of b alone, too, are within that as H is at least 3C: it sums the
///   magnitudes of the coefficient of t² and of 3·C.
/// - An error of the root counts Y' times in the value. The value at t errs by 2⁻⁹⁷·Y, and the
///   change from there by 2⁻⁴⁹·|u|·Y', the last sums included.
///
/// The roundings are counted twice. To need no magnitude, |u| is replaced by 2²⁷·u² + 2⁻²⁹, which
/// is not less.
struct LaneBound {
  private let ofSquaredStep: Double
  private let ofGreatStep: Double
  private let ofStretch: Double
  private let ofValue: Double
  private let ofDistance: Double

  /// Creates the bound for a curve.
  init(_ horizontal: LaneCubic, _ vertical: LaneCubic) {
    let (run, rise) = (horizontal.greatestSlope, vertical.greatestSlope)
    let (bend, twist) = (horizontal.greatestHalfBend, horizontal.twist.magnitude)
    let ofStep = 0x1p-47 * run * rise
    ofSquaredStep = ofStep * 0x1p27
    ofStretch = ofStep * 0x1p-29 + 0x1p-96 * horizontal.sumOfMagnitudes * rise
    ofGreatStep = 20 * (bend * bend * bend + bend * twist * run) * rise
    ofValue = 0x1p-96 * vertical.sumOfMagnitudes
    let distance = 4 * (2 * bend + 3 * twist + run)
    ofDistance = distance * distance
  }

  /// How far a value may be off after steps where x' is 1/`stretch`, and where that is above 0
  /// and the steps are so small that the bound holds.
  @inline(__always)
  func error(step: Lanes, stretch: Lanes) -> (error: Lanes, isNear: LaneMask) {
    let squared = step * step
    let ratio = squared * stretch * stretch
    let error = stretch * (squared * (ofSquaredStep + ofGreatStep * ratio) + ofStretch) + ofValue
    return (error, (stretch .> 0) .& (ratio * ofDistance .< 1))
  }
}
