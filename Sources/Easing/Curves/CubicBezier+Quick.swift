// A single sample of a cubic Bézier timing function: the way that almost every one takes.
// Layer: Easing/Curves. Goals: a proven error bound, then speed. Tests: CubicBezierQuickTests.

extension CubicBezier {
  /// Bounds of the value, close unless the curve is all but flat or |y1| + |y2| is above 7.
  ///
  /// - Domain: progresses above 0 and below 1.
  ///
  /// The root of X(t) = x is t + δ with t rounded to 2⁻¹⁷. X(t) and Y(t) are almost exact there, and
  ///
  ///     r = x - X(t)    v = Y'/X'    Y(t + δ) = Y(t) + v·r + δ²·(Y''/2 - v·X''/2 + δ·(Y''' - v·X''')/6)
  ///
  /// since X(t + δ) - X(t) is r: δ is wanted to half the digits only. With u = r/X', a = X''/(2·X')
  /// and b = X'''/(6·X') it is u·(1 - a·u + (2a² - b)·u² - …).
  ///
  /// Error. No two controls are further apart than 1 in x and m in y, so that X' ≤ 3, |X''| ≤ 12,
  /// |X'''| ≤ 24, and m times that for Y. Let s be 3/X', which is at least 1, and ε = 2⁻⁵³. Then
  /// |v| ≤ m·s, |r| = 3·|u|/s and the last parenthesis is at most 12·m·s + 8·m·s·|δ|.
  /// - A third of X' errs by 4·ε and one of Y' by 4·m·ε (`CubicPlace`); so s errs by (4·s + 1)·ε of
  ///   itself, v by (6 + 4·s)·ε·m·s, and r by 2·ε·|r| + 2⁻⁷⁴: v·r by 39·ε·m·s·|u| + 2⁻⁷⁴·m·s.
  /// - Let w be s·|u|, below 2⁻⁸. As |a·u| ≤ 2·w and |b·u²| ≤ 4/3·w², what is left out of δ is at most
  ///   59·w³·|u|, and 1600·m·w⁴·|u| in the value; what is left out of δ³, 83·m·w⁴·|u|.
  /// - Rounding in the second term counts 2·ε·m·s·|u|, in the sums, of terms up to 3·m·|u|, 9·ε·m·|u| +
  ///   2⁻⁷⁵·m; Y(t) errs by 2⁻⁷⁵·m.
  ///
  /// Together that is at most m·s·(|u|·(50·ε + 2¹¹·w⁴) + 2⁻⁷²). Where s is so large that it is not
  /// known itself, above 2⁴⁰, the last term leaves no two doubles equal.
  @inline(__always)
  func quickValue(at x: Double) -> Enclosure? {
    let size = 1 + (y1.magnitude + y2.magnitude)
    guard size <= 8 else { return nil }
    let (first, second) = (PlaneVector(x1, y1), PlaneVector(x2, y2))
    let twist = CubicPlace.twist(first, second)
    let t = CubicPlace.nearestParameter(to: approximateParameter(at: x, twist: twist.x))
    guard t * (1 - t) > 0 else { return nil }
    let place = CubicPlace(at: t, first, second, twist: twist)
    guard place.slope.x > 0 else { return nil }
    let stretch = 1 / place.slope.x
    let thirdOfStretch = stretch * (1 / 3)
    let residual = (x - place.high.x) - place.low.x
    let u = residual * thirdOfStretch
    let spread = u * stretch
    let squaredSpread = spread * spread
    guard squaredSpread < 0x1p-16 else { return nil }
    let relative = 50 * 0x1p-53 + 0x1p11 * (squaredSpread * squaredSpread)
    let error = (size * stretch) * (u.magnitude * relative + 0x1p-72)

    let velocity = place.slope.y * stretch
    let a = place.halfBend.x * stretch
    let b = twist.x * thirdOfStretch
    let squared = u * u
    let nearly = u - squared * a
    let offset = nearly + (squared * u) * (2 * (a * a) - b)
    let bend = 3 * (place.halfBend.y - velocity * place.halfBend.x)
    let rest = bend + (twist.y - velocity * twist.x) * nearly
    let change = velocity * residual + (offset * offset) * rest
    return Enclosure(high: place.high.y, low: place.low.y + change, error: error)
  }

  /// The parameter at `x` to about five digits, unless the curve is all but flat there.
  @inline(__always)
  private func approximateParameter(at x: Double, twist: Double) -> Double {
    guard x > 0.375 * (x1 + x2) + 0.125 else {
      return CubicStart(slope: 3 * x1, second: x2, cube: twist).parameter(at: x)
    }
    let turned = CubicStart(slope: 3 * (1 - x2), second: 1 - x1, cube: twist)
    return 1 - turned.parameter(at: 1 - x)
  }
}
