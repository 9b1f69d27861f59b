// A cubic without a constant term, evaluated to about 100 bits.
// Layer: Easing/Math.
// Source: Graillat, Langlois and Louvet, "Compensated Horner scheme", 2005; the coefficients are
//   double-doubles here, whose low parts join the compensation.
// Goals: a proven error bound, then speed. Tests: CubicPolynomialTests.

/// The polynomial `linear·w + square·w² + cube·w³`.
///
/// - Accuracy: for `0 ≤ w` the sums that `value(at:)` and `derivative(at:)` return err by at most
///   2⁻⁹⁸ of the same sums over the magnitudes of the points' distances (see `init`).
struct CubicPolynomial {
  let linear: DoubleDouble
  let square: DoubleDouble
  let cube: DoubleDouble

  /// Creates the polynomial that a cubic Bézier curve with four control ordinates follows, less
  /// the first of them.
  ///
  /// In Bernstein's form it is `3·d1·w·(1-w)² + 3·d2·w²·(1-w) + d3·w³` with the distances
  /// `di = pi - p0`, which gives the coefficients `3·d1`, `3·(d2 - 2·d1)` and `d3 - 3·(d2 - d1)`.
  ///
  /// - Domain: distances below 2⁹⁰⁰.
  init(controls p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    let first = DoubleDouble.sum(p1, -p0)
    let second = DoubleDouble.sum(p2, -p1)
    let whole = DoubleDouble.sum(p3, -p0)
    linear = CubicPolynomial.tripled(first)
    square = CubicPolynomial.tripled(CubicPolynomial.difference(second, first))
    cube = CubicPolynomial.difference(whole, CubicPolynomial.tripled(second))
  }

  /// Creates a polynomial from its coefficients.
  init(linear: DoubleDouble, square: DoubleDouble, cube: DoubleDouble) {
    self.linear = linear
    self.square = square
    self.cube = cube
  }

  private static func tripled(_ value: DoubleDouble) -> DoubleDouble {
    let high = DoubleDouble.sum(larger: 2 * value.high, smaller: value.high)
    return DoubleDouble(high: high.high, low: high.low + 3 * value.low)
  }

  /// The difference, with a low part that may overlap the high one by some bits.
  private static func difference(_ left: DoubleDouble, _ right: DoubleDouble) -> DoubleDouble {
    let high = DoubleDouble.sum(left.high, -right.high)
    return DoubleDouble(high: high.high, low: high.low + (left.low - right.low))
  }
}

extension CubicPolynomial {
  /// The value, with a low part that may overlap the high one by some bits.
  func value(at w: Double) -> DoubleDouble {
    let first = CubicPolynomial.step(cube, w, square)
    let second = CubicPolynomial.step(first, w, linear)
    let third = DoubleDouble.product(second.high, w)
    return DoubleDouble(high: third.high, low: third.low + second.low * w)
  }

  /// The derivative, with a low part that may overlap the high one by some bits.
  func derivative(at w: Double) -> DoubleDouble {
    let doubled = DoubleDouble(high: 2 * square.high, low: 2 * square.low)
    return CubicPolynomial.step(
      CubicPolynomial.step(CubicPolynomial.tripled(cube), w, doubled), w, linear)
  }

  /// The derivative, rounded.
  func slope(at w: Double) -> Double {
    (3 * cube.high * w + 2 * square.high) * w + linear.high
  }

  /// Half the second derivative, rounded.
  func halfBend(at w: Double) -> Double {
    3 * cube.high * w + square.high
  }

  /// A step of Horner's rule, `sum·w + next`, that keeps what the roundings lose.
  private static func step(
    _ sum: DoubleDouble, _ w: Double, _ next: DoubleDouble
  ) -> DoubleDouble {
    let product = DoubleDouble.product(sum.high, w)
    let total = DoubleDouble.sum(product.high, next.high)
    return DoubleDouble(
      high: total.high, low: sum.low * w + ((product.low + total.low) + next.low))
  }
}
