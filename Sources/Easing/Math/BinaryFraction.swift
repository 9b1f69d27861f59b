// Whole numbers times powers of two, of any size: what sums and products of doubles are exactly.
// Layer: Easing/Math. Goals: exact, then small; nothing here is on a path that runs per frame.
// Tests: BinaryFractionTests.

/// A number `±magnitude × 2^exponent` of any size, exact in sums and products.
struct BinaryFraction: Hashable, Sendable {
  /// The number less its sign and its powers of two: odd, or 0.
  let magnitude: BigNatural

  /// The power of two; 0 for the number 0.
  let exponent: Int

  /// Whether the number is below 0; `false` for 0.
  let isNegative: Bool

  /// The number 0.
  static let zero = BinaryFraction(0)

  /// Creates a number from its parts.
  init(magnitude: BigNatural, exponent: Int, isNegative: Bool) {
    let zeros = magnitude.trailingZeroBitCount
    self.magnitude = magnitude.dividedExactly(byPowerOfTwo: zeros)
    self.exponent = magnitude == .zero ? 0 : exponent + zeros
    self.isNegative = isNegative && magnitude != .zero
  }

  /// Creates the number that a double stands for.
  ///
  /// - Precondition: The double is finite.
  init(_ value: Double) {
    precondition(value.isFinite, "Only a finite double is an exact number.")
    let field = value.exponentBitPattern
    self.init(
      magnitude: BigNatural(value.significandBitPattern + (field > 0 ? 1 << 52 : 0)),
      exponent: Int(Swift.max(field, 1)) - 1 + Double.leastUnitExponent,
      isNegative: value.sign == .minus)
  }

  /// Creates the number half way between a double and the next larger one.
  ///
  /// Beyond the largest doubles stand ±2¹⁰²⁴: what lies past half the way there rounds to infinity.
  ///
  /// - Precondition: The double is neither NaN nor positive infinity.
  init(halfwayAbove value: Double) {
    let sum = BinaryFraction.limited(value) + BinaryFraction.limited(value.nextUp)
    self.init(magnitude: sum.magnitude, exponent: sum.exponent - 1, isNegative: sum.isNegative)
  }

  /// The number that a double stands for, or ±2¹⁰²⁴ for an infinity.
  private static func limited(_ value: Double) -> BinaryFraction {
    guard value.isInfinite else { return BinaryFraction(value) }
    return BinaryFraction(
      magnitude: BigNatural(1), exponent: 1024, isNegative: value.sign == .minus)
  }

  /// -1, 0 or 1, as the number is below, at or above 0.
  var signum: Int {
    magnitude == .zero ? 0 : isNegative ? -1 : 1
  }
}

extension BinaryFraction {
  /// The sum.
  static func + (left: BinaryFraction, right: BinaryFraction) -> BinaryFraction {
    guard left != .zero else { return right }
    guard right != .zero else { return left }
    let exponent = min(left.exponent, right.exponent)
    let a = left.units(ofPowerOfTwo: exponent)
    let b = right.units(ofPowerOfTwo: exponent)
    if left.isNegative == right.isNegative {
      return BinaryFraction(magnitude: a + b, exponent: exponent, isNegative: left.isNegative)
    }
    return a >= b
      ? BinaryFraction(magnitude: a - b, exponent: exponent, isNegative: left.isNegative)
      : BinaryFraction(magnitude: b - a, exponent: exponent, isNegative: right.isNegative)
  }

  /// The difference.
  static func - (left: BinaryFraction, right: BinaryFraction) -> BinaryFraction {
    left + -right
  }

  /// The product.
  static func * (left: BinaryFraction, right: BinaryFraction) -> BinaryFraction {
    BinaryFraction(
      magnitude: left.magnitude * right.magnitude, exponent: left.exponent + right.exponent,
      isNegative: left.isNegative != right.isNegative)
  }

  /// The number with the other sign.
  static prefix func - (value: BinaryFraction) -> BinaryFraction {
    BinaryFraction(
      magnitude: value.magnitude, exponent: value.exponent, isNegative: !value.isNegative)
  }

  private func units(ofPowerOfTwo unit: Int) -> BigNatural {
    var units = magnitude
    units.shiftLeft(by: exponent - unit)
    return units
  }
}
