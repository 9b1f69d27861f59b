// Doubles counted in their order, and scaled by powers of two.
// Layer: Easing/Math. Source: IEEE 754-2019, section 3.4. Tests: DoubleOrdinalTests.

extension Double {
  /// The double's place among all doubles: 0 for both zeros, 1 for the least above, and so on.
  ///
  /// - Precondition: The double is not NaN.
  var ordinal: Int64 {
    sign == .minus ? -Int64(magnitude.bitPattern) : Int64(bitPattern)
  }

  /// Creates the double with a place among all doubles; place 0 is that of +0.
  ///
  /// - Precondition: The place is that of a finite number or an infinity.
  init(ordinal: Int64) {
    let magnitude = Double(bitPattern: ordinal.magnitude)
    self = ordinal < 0 ? -magnitude : magnitude
  }

  /// The number times `2^exponent`.
  ///
  /// - Exact: if the result is a normal number, 0 or infinity; it is rounded once if it is
  ///   subnormal and the number is above 2⁻⁴⁰⁰.
  /// - Domain: exponents beyond ±2000 are taken for ±2000.
  func scaled(byPowerOfTwo exponent: Int) -> Double {
    let bounded = Swift.min(Swift.max(exponent, -2000), 2000)
    let half = bounded / 2
    return self * Elementary.powerOfTwo(half) * Elementary.powerOfTwo(bounded - half)
  }
}
