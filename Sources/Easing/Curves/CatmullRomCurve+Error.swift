// How far a Catmull-Rom curve in doubles may be from the exact one.
// Layer: Easing/Curves. Source: derived below. Tests: CurveErrorBoundTests.

extension CatmullRomCurve {
  /// How far the control points of the segments may be from the exact ones, in x and in y.
  ///
  /// With u = 2⁻⁵³ a difference of points errs by the part u of itself, and the square root of a
  /// length, t, by 2.5·u: a sum of squares errs by 4·u, and a square root halves that and adds u.
  /// In
  ///
  ///     loose·(near + tNear·(far/tFar − (far + near)/(tFar + tNear)))
  ///
  /// with A for tNear·|far|/tFar and C for tNear·(|far| + |near|)/(tFar + tNear) the quotients err
  /// by 4.5·u and 6.5·u, and each further step by u or, times tNear, by 3.5·u: in all by
  /// u·(2·|near| + 10·A + 12·C). `loose` errs by the part 2·u and its product by u, which makes
  /// loose·u·(5·|near| + 13·A + 15·C). The last sum errs by u of itself. Products of two parts u
  /// are below 2⁻⁵⁰ of these and within the last place of the factors, which are rounded up.
  var controlErrors: (x: Double, y: Double) {
    let all = [Point(0, 0)] + points + [Point(1, 1)]
    let steps = zip(all, all.dropFirst()).map { Point($1.x - $0.x, $1.y - $0.y) }
    let roots = steps.map { ($0.x * $0.x + $0.y * $0.y).squareRoot().squareRoot() }
    let loose = (1 - tension) / 3
    func error(_ near: Double, _ far: Double, _ tNear: Double, _ tFar: Double) -> Double {
      let a = tNear * far.magnitude / tFar
      let c = tNear * (far.magnitude + near.magnitude) / (tFar + tNear)
      return loose * (6 * near.magnitude + 14 * a + 16 * c) * 0x1p-53
    }
    var (x, y) = (0.0, 0.0)
    for index in steps.indices {
      let near = steps[index]
      // Beyond the ends the steps are those beside them.
      for other in [max(0, index - 1), min(steps.count - 1, index + 1)] {
        x = max(x, error(near.x, steps[other].x, roots[index], roots[other]))
        y = max(y, error(near.y, steps[other].y, roots[index], roots[other]))
      }
    }
    let highest = segments.reduce(0) { max($0, $1.largestY) }
    return (x + 0x1p-53, y + highest * 0x1p-53)
  }
}
