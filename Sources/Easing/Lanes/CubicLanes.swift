// Eight samples of a cubic Bézier timing function at a time.
// Layer: Easing/Lanes.
// Source: Householder, "The Numerical Treatment of a Single Nonlinear Equation", 1970.
// Goals: the bits of single samples, with a proven error bound, then speed.
// Tests: CubicLanesTests.

/// A cubic Bézier curve from (0, 0) to (1, 1) made ready for whole columns.
///
/// A single sample is the double nearest to the true value, so any other way to that double gives
/// the same bits. Here the value is computed to about 70 bits with a bound on its error, and the
/// lanes where that leaves two doubles open are left to the single sample.
struct CubicLanes {
  /// The polynomial of x.
  private let horizontal: LaneCubic
  /// The polynomial of y.
  private let vertical: LaneCubic
  private let start: LaneStart
  private let bound: LaneBound

  /// Prepares a curve with four control points, of which the outer two are (0, 0) and (1, 1), or
  /// returns `nil` where its numbers are so large that the single sample has other ways, too.
  init?(_ curve: CubicBezier) {
    guard max(curve.y1.magnitude, curve.y2.magnitude) <= 16 else { return nil }
    horizontal = LaneCubic(CubicPolynomial(controls: 0, curve.x1, curve.x2, 1))
    vertical = LaneCubic(CubicPolynomial(controls: 0, curve.y1, curve.y2, 1))
    start = LaneStart(curve.x1, curve.x2)
    bound = LaneBound(horizontal, vertical)
  }

  /// Prepares the polynomials of a segment between any two points, less the first of them.
  init(_ segment: CubicSegment) {
    let width = segment.x3 - segment.x0
    horizontal = LaneCubic(
      CubicPolynomial(controls: segment.x0, segment.x1, segment.x2, segment.x3))
    vertical = LaneCubic(
      CubicPolynomial(controls: segment.y0, segment.y1, segment.y2, segment.y3))
    start = LaneStart((segment.x1 - segment.x0) / width, (segment.x2 - segment.x0) / width)
    bound = LaneBound(horizontal, vertical)
  }

  /// The values at eight progresses, and where they are the nearest doubles for certain.
  @inline(__always)
  func values(at x: Lanes) -> (values: Lanes, isCertain: LaneMask) {
    let rest = 1 - x
    let (value, error, isNear) = self.value(at: x, place: x, rest: rest) { ($0 - $1.high) - $1.low }
    let (lowest, highest) = (value.high + (value.low - error), value.high + (value.low + error))
    return (lowest, (lowest .== highest) .& isNear .& (x * rest .> 0))
  }

  /// Values in two parts, how far they may be off, and where that holds, at distances `x` from the
  /// start, which are about the parts `place` and all but `rest` of the way to the end.
  ///
  /// `residual` is what a distance is above a sum of two parts. It is the caller's, so that one which
  /// knows no more of a distance than a double adds nothing to it; adding 0 takes a tenth longer
  /// (curve-benchmark).
  ///
  /// The root of x(t) = x is t + δ: one or two steps give t to about eight digits, which is then
  /// rounded to a whole number of 2⁻²⁷, so that its products with halves of doubles are exact. δ is
  /// the start of a series (see `LaneBound`).
  @inline(__always)
  func value(
    at x: Lanes, place: Lanes, rest: Lanes, residual: (Lanes, (high: Lanes, low: Lanes)) -> Lanes
  ) -> (value: LanePair, error: Lanes, isNear: LaneMask) {
    let t = roundedParameters(at: x, place: place, rest: rest)
    let reached = horizontal.value(at: t)
    let (slope, halfBend) = horizontal.slopeAndHalfBend(at: t)
    let stretch = 1 / slope
    let step = residual(x, reached) * stretch
    let bend = halfBend * stretch
    let ratio = step * bend
    let offset = step * (1 - ratio + step * step * (2 * bend * bend - horizontal.twist * stretch))
    let value = vertical.value(at: t)
    let sum = value.low + vertical.change(from: t, by: offset)
    let (error, isNear) = bound.error(step: step, stretch: stretch)
    return (LanePair(high: value.high, low: sum), error, isNear)
  }

  /// The parameters at eight progresses to about eight digits, as whole numbers of 2⁻²⁷.
  ///
  /// Householder's steps of the third order: a step below 2⁻⁶ leaves about 2⁻²⁶.
  @inline(__always)
  private func roundedParameters(at x: Lanes, place: Lanes, rest: Lanes) -> Lanes {
    var t = start.parameters(at: place, rest: rest)
    for _ in 1...6 {
      let (value, slope, halfBend) = horizontal.quickValue(at: t)
      let residual = x - value
      let squared = slope * slope
      let bent = residual * halfBend
      let step =
        residual * (squared + bent)
        / (slope * (squared + 2 * bent) + residual * residual * horizontal.twist)
      t += step
      if all(step * step .< 0x1p-13) { break }
    }
    // The polynomials are bounded within 0…1 only; the last step may lead out of it.
    t = t.replacing(with: 0, where: t .< 0).replacing(with: 1, where: t .> 1)
    // Adding a number whose last place is 2^-27 rounds to that place.
    let magic = 0x1.8p25
    return (t + magic) - magic
  }
}
