// The polynomial of a Bézier curve for eight parameters at a time.
// Layer: Easing/Lanes. Source: Dekker, 1971 (exact sums and products). Tests: CubicLanesTests.

/// The polynomial `linear·t + square·t² + cube·t³`, whose coefficients are sums of two doubles.
struct LaneCubic {
  /// A coefficient in three parts, of which products with whole numbers of 2⁻²⁷ up to 1 are exact.
  private struct Coefficient {
    /// The coefficient, rounded.
    let high: Double
    /// The upper and the lower half of `high`.
    let halves: (high: Double, low: Double)
    /// What `high` leaves out.
    let low: Double

    init(_ value: DoubleDouble) {
      high = value.high
      halves = DoubleDouble.split(value.high)
      low = value.low
    }
  }

  private let linear: Coefficient
  private let square: Coefficient
  private let cube: Coefficient

  /// Prepares a polynomial.
  init(_ polynomial: CubicPolynomial) {
    linear = Coefficient(polynomial.linear)
    square = Coefficient(polynomial.square)
    cube = Coefficient(polynomial.cube)
  }

  /// The value as a sum of two parts.
  ///
  /// - Domain: whole numbers of 2⁻²⁷ in 0…1.
  /// - Accuracy: 2⁻⁹⁷ of `sumOfMagnitudes`: three steps of Horner's rule, each of which rounds
  ///   four numbers below 2⁻⁵¹ of that sum.
  @inline(__always)
  func value(at t: Lanes) -> (high: Lanes, low: Lanes) {
    let first = cube.high * t
    let firstRest = ((cube.halves.high * t - first) + cube.halves.low * t) + cube.low * t
    let (second, secondRest) = LaneCubic.step(first, firstRest, square)
    let (third, thirdRest) = LaneCubic.product(second, secondRest, t)
    let (fourth, fourthRest) = LaneCubic.step(third, thirdRest, linear)
    return LaneCubic.product(fourth, fourthRest, t)
  }

  /// The sum of a number in two parts and a coefficient.
  @inline(__always)
  private static func step(
    _ high: Lanes, _ low: Lanes, _ next: Coefficient
  ) -> (high: Lanes, low: Lanes) {
    let sum = high + next.high
    let nextPart = sum - high
    let rest = (high - (sum - nextPart)) + (next.high - nextPart)
    return (sum, (low + next.low) + rest)
  }

  /// The product of a number in two parts with whole numbers of 2⁻²⁷ in 0…1.
  @inline(__always)
  private static func product(
    _ high: Lanes, _ low: Lanes, _ t: Lanes
  ) -> (high: Lanes, low: Lanes) {
    let scaled = high * 0x1.0000002p27
    let upper = scaled - (scaled - high)
    let product = high * t
    return (product, ((upper * t - product) + (high - upper) * t) + low * t)
  }

  /// The value, the first and half the second derivative, rounded.
  @inline(__always)
  func quickValue(at t: Lanes) -> (value: Lanes, slope: Lanes, halfBend: Lanes) {
    let third = cube.high * t
    let square = third + square.high
    let linear = square * t + linear.high
    let bend = third + square
    return (linear * t, bend * t + linear, third + bend)
  }

  /// The first and half the second derivative, rounded.
  @inline(__always)
  func slopeAndHalfBend(at t: Lanes) -> (slope: Lanes, halfBend: Lanes) {
    let halfBend = (3 * cube.high) * t + square.high
    return ((halfBend + square.high) * t + linear.high, halfBend)
  }

  /// A sixth of the third derivative, rounded.
  var twist: Double { cube.high }

  /// By how much the value changes from a parameter to another, rounded.
  @inline(__always)
  func change(from t: Lanes, by offset: Lanes) -> Lanes {
    let (slope, halfBend) = slopeAndHalfBend(at: t)
    return offset * (slope + offset * (halfBend + offset * cube.high))
  }
}

extension LaneCubic {
  /// No value in 0…1 is larger, nor is any sum on the way to it.
  var sumOfMagnitudes: Double {
    linear.high.magnitude + square.high.magnitude + cube.high.magnitude
  }

  /// No slope in 0…1 is larger, nor is any sum on the way to it.
  var greatestSlope: Double {
    linear.high.magnitude + 2 * square.high.magnitude + 3 * cube.high.magnitude
  }

  /// No half of a second derivative in 0…1 is larger.
  var greatestHalfBend: Double {
    square.high.magnitude + 3 * cube.high.magnitude
  }
}
