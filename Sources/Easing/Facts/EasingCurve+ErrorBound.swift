// How far the values of a curve may be from the true ones.
// Layer: Easing/Facts. Source: derived below. Tests: CurveErrorBoundTests.

extension EasingCurve {
  /// The largest error of a value within 0…1, or `nil` if there is no bound.
  ///
  /// A curve of curves that rounds the progress on its way has the error of its curves and what a
  /// small change of the progress makes: its greatest speed times the change. So there is none
  /// where that speed is infinite or the value jumps, for a saw-tooth whose jumps lie between doubles
  /// (a count that is no power of two), which may show the other side of one, for an inverse, whose
  /// curve may be level, and for a curve that is taken beyond its ends. There is none either where
  /// the greatest speed is searched for, and not proved (see `greatestSpeedCertainty(in:)`).
  public var errorBound: Double? {
    switch self {
    case .named(let name): name.definition.errorBound
    case .cubicBezier, .steps, .piecewiseLinear, .threePointCubic, .rough:
      0.5 * greatestMagnitude.ulp
    case .family: familyError
    // Beside a jump that is not at a double, the value is that of the other side.
    case .formula(let curve): curve.formula.jumpsBetweenDoubles ? nil : familyError
    case .spring(let curve): curve.errorBound
    // The greatest magnitude is only known where the turns are.
    case .composed(let curve):
      knownTurns.flatMap { turns in
        curve.errorBound(of: EasingCurve.greatest(candidates(in: 0...1, turns: turns)))
      }
    case .catmullRom(let curve): catmullRomError(curve)
    }
  }

  /// What families and formulas state of themselves.
  private var familyError: Double { 0.51 * max(greatestMagnitude, 0x1p-40).ulp }

  /// The largest magnitude of a value within 0…1.
  fileprivate var greatestMagnitude: Double { EasingCurve.greatest(candidates(in: 0...1)) }

  /// The largest magnitude of some values.
  private static func greatest(_ values: [Extremum]) -> Double {
    values.reduce(0) { max($0, $1.value.magnitude) }
  }

  /// The error bound of a Catmull-Rom curve.
  ///
  /// At each parameter of a segment its point is off by at most ¾ of the errors of its two control
  /// points, as their weights add up to ¾ at most. So the value that the curve in doubles has at
  /// the x of its own point is off by ¾ of the error in y, and its x by ¾ of that in x, which the
  /// curve's speed turns into an error of the value.
  private func catmullRomError(_ curve: CatmullRomCurve) -> Double? {
    let (x, y) = curve.controlErrors
    guard let moved = error(0.5 * greatestMagnitude.ulp, movedBy: 0.75 * x) else { return nil }
    return moved + 0.75 * y
  }

  /// The error bound of the curve if its progress, which is in 0…1, is wrong by a little.
  fileprivate func errorBound(movedBy change: Double) -> Double? {
    guard let bound = errorBound else { return nil }
    return error(bound, movedBy: change)
  }

  private func error(_ bound: Double, movedBy change: Double) -> Double? {
    guard continuity > .jumps else { return nil }
    let peaks = speedPeaks(in: 0...1)
    guard peaks.certainty > .searched else { return nil }
    // No speed is greater by more than 2⁻²⁰ of it.
    let speed = greatestSpeed(in: 0...1, peaks: peaks.places).value * (1 + 0x1p-19)
    return speed.isFinite ? bound + speed * change : nil
  }
}

extension ComposedCurve {
  /// The error bound of a curve whose values are at most so large.
  ///
  /// With u = 2⁻⁵³ each operation errs by the part u of its result; a part of a part is made up for
  /// by the whole number that is above the sum.
  fileprivate func errorBound(of most: Double) -> Double? {
    let u = 0x1p-53
    switch operation {
    case .thereAndBack(let curve):
      // Doubling, and a difference from 2 of a number between 1 and 2, are exact.
      return curve.errorBound
    case .mirrored(let curve):
      return curve.errorBound.map { 0.5 * $0 + u * most }
    case .reversed(let curve):
      return curve.errorBound(movedBy: u)
    case .flipped(let curve):
      return curve.errorBound(movedBy: u).map { $0 + u * most }
    case .interval(let begin, let end, let curve):
      // Two differences and a quotient, which is at most 1.
      return begin < end ? curve.errorBound(movedBy: 4 * u) : nil
    case .split(let point, let first, let second):
      guard let before = first.errorBound(movedBy: u),
        let after = second.errorBound(movedBy: 4 * u)
      else { return nil }
      // A difference, a product and a sum.
      let size = (1 - point) * second.greatestMagnitude
      return max(point * before + u * most, (1 - point) * after + 3 * u * size + 2 * u * most)
    case .nested(let outer, let inner):
      let range = inner.range
      guard range.lowerBound >= 0, range.upperBound <= 1, let error = inner.errorBound else {
        return nil
      }
      return outer.errorBound(movedBy: error)
    case .remapped(let curve, let x0, let x1, let y0, let y1):
      guard min(x0, x1) >= 0, max(x0, x1) <= 1,
        let error = curve.errorBound(movedBy: 4 * u)
      else { return nil }
      let height = (y1 - y0).magnitude * (1 + 4 * u)
      return height * error + 3 * u * height * curve.greatestMagnitude + 2 * u * most
    case .inverse:
      return nil
    }
  }
}
