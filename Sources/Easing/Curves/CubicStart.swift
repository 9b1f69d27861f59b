// Where a cubic Bézier timing function reaches a progress, roughly.
// Layer: Easing/Curves.
// Source: Householder, "The Numerical Treatment of a Single Nonlinear Equation", 1970.
// Tests: CubicStartTests.

/// The first half of a cubic from (0, 0) to (1, 1), `slope·t + square·t² + cube·t³`.
///
/// The second half of a curve is the first half of the curve turned round.
struct CubicStart {
  /// The slope at 0: three times the first control.
  let slope: Double
  /// The second control.
  let second: Double
  /// The coefficient of t³.
  let cube: Double

  /// The parameter at `x`, right to about five digits unless the curve is all but flat there.
  ///
  /// The parabola P(t) = slope·t + bend·t² that meets the cubic at ½ is inverted, t₀ = n/d, and
  /// Householder's step of the third order taken from there. As the cubic is
  /// P(t) + cube·t²·(t - ½), what is missing at t₀, the slope and half the second derivative are
  ///
  ///     cube·t₀²·(½ - t₀)    root + cube·t₀·(3·t₀ - 1)    bend - cube/2 + 3·cube·t₀
  ///
  /// with root = P'(t₀). Below these are d³, d² and d times as large, so that they need not wait for the
  /// division.
  @inline(__always)
  func parameter(at x: Double) -> Double {
    let fourBends = 2 + 6 * (second - slope)
    let halfCube = 0.5 * cube
    let square = 0.25 * fourBends - halfCube
    // Next to the vertex rounding may lead below 0.
    let root = (slope * slope + fourBends * x).magnitude.squareRoot()
    let n = x + x
    let d = slope + root
    let residual = (halfCube * (n * n)) * (d - (n + n))
    let rate = root * (d * d) + (cube * n) * (3 * n - d)
    let halfBend = square * d + (3 * cube) * n
    let (squared, bent) = (rate * rate, residual * halfBend)
    let inverse = 1 / d
    let numerator = (residual * (squared + bent)) * inverse
    let denominator = rate * squared + (rate * (bent + bent) + (residual * residual) * cube)
    let t = n * inverse + numerator / denominator
    let isNear = numerator.magnitude < 0x1p-5 * denominator
    return isNear ? t : improved(t, at: x, square)
  }

  /// The parameter after more steps, until one is so short that it leaves five digits right.
  @inline(never)
  private func improved(_ start: Double, at x: Double, _ square: Double) -> Double {
    var t = start
    for _ in 1...4 {
      let residual = (x - slope * t) - (t * t) * (square + cube * t)
      let halfBend = square + (3 * cube) * t
      let rate = slope + t * (square + halfBend)
      let (squared, bent) = (rate * rate, residual * halfBend)
      let step =
        residual * (squared + bent)
        / (rate * (squared + (bent + bent)) + (residual * residual) * cube)
      t += step
      if step.magnitude < 0x1p-5 { break }
    }
    return t
  }
}
