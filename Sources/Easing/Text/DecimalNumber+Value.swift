// A decimal as a fraction and as a double.
// Layer: Easing/Text.
// Source: Lemire, "Number parsing at a gigabyte per second", 2021, for the product with a
//   128-bit power of ten; the bounds of its error and the exact comparison are derived below.
// Tests: DecimalNumberTests.

extension DecimalNumber {
  /// The nearest double, ties to even.
  ///
  /// - Accuracy: correctly rounded for every decimal, of any length.
  /// - Range: subnormal numbers and zeros included; infinity, with the sign, from
  ///   2¹⁰²⁴ − 2⁹⁷⁰ (about 1.797693134862315807e308) upwards. A caller that cannot take infinity
  ///   has to ask for `isFinite`.
  public var doubleValue: Double {
    isNegative ? -magnitudeAsDouble : magnitudeAsDouble
  }

  /// The exact value, or `nil` if it needs more than 128 bits.
  ///
  /// - Complexity: a few divisions for up to 19 digits and powers of ten within ±38.
  public var rational: Rational? {
    guard leadingDigits != 0 else { return .zero }
    // A denominator below 2^127 has at most 126 factors of two or five, a whole part below 2^127
    // has 39 digits.
    guard !hasMoreDigits, (-126...39).contains(lastExponent), digitCount <= 126 + 39 else {
      return nil
    }
    let exponent = Int(lastExponent)
    guard furtherDigits.isEmpty, (-38...0).contains(exponent) else {
      return longRational(exponent: exponent)
    }
    let power = (0..<(-exponent)).reduce(Int128(1)) { power, _ in 10 * power }
    let numerator = Int128(leadingDigits)
    return Rational(orNil: isNegative ? -numerator : numerator, power)
  }

  /// The number of significant digits that are kept.
  private var digitCount: Int { leadingDigitCount + furtherDigits.count }

  /// The power of ten that the last kept digit is worth.
  private var lastExponent: Int64 { pointPosition - Int64(digitCount) }

  /// All kept digits as a whole number.
  private var wholeDigits: BigNatural {
    furtherDigits.reduce(into: BigNatural(leadingDigits)) { number, digit in
      number.multiply(by: 10, adding: UInt64(digit))
    }
  }

  /// The exact value by removing every common factor of two and five.
  private func longRational(exponent: Int) -> Rational? {
    var numerator = wholeDigits
    numerator.multiply(byPowerOfFive: max(exponent, 0))
    numerator.shiftLeft(by: max(exponent, 0))
    var (fives, twos) = (max(-exponent, 0), max(-exponent, 0))
    while fives > 0 {
      var quotient = numerator
      guard quotient.divide(by: 5) == 0 else { break }
      (numerator, fives) = (quotient, fives - 1)
    }
    while twos > 0, numerator.isEven {
      _ = numerator.divide(by: 2)
      twos -= 1
    }
    var denominator = BigNatural(1)
    denominator.multiply(byPowerOfFive: fives)
    denominator.shiftLeft(by: twos)
    guard let top = numerator.uint128, let bottom = denominator.uint128,
      let magnitude = Int128(exactly: top), let divisor = Int128(exactly: bottom)
    else { return nil }
    return Rational(orNil: isNegative ? -magnitude : magnitude, divisor)
  }
}

extension DecimalNumber {
  /// The nearest double to the number without its sign.
  ///
  /// The leading digits `w`, of which the first is not 0, are worth `w × 10^e`, and
  ///
  ///     power × 2^b ≤ 10^e < (power + 1) × 2^b        with the 128 bits of the table
  ///     product = floor(w × 2^z × power / 2^64)       with w × 2^z < 2^64
  ///
  /// Cutting the power off costs less than 2^64 / 2^64 = 1 unit of the product, cutting the
  /// product off less than another one, and further digits less than 2^z × (power + 1) / 2^64.
  /// If both ends of that interval have the same nearest double, then so has the number, because
  /// rounding is monotone. Otherwise they are neighbours, and the halfway point between them is
  /// compared with the number in whole numbers of any size.
  private var magnitudeAsDouble: Double {
    let exponent = pointPosition - Int64(leadingDigitCount)
    // Below 10^19 × 10^-343 is less than half the least double; 10^309 is above the largest.
    guard leadingDigits != 0, exponent > -343 else { return 0 }
    guard exponent < 309 else { return .infinity }
    let shift = leadingDigits.leadingZeroBitCount
    let (high, low) = PowersOfTen.significand(of: Int(exponent))
    let scaled = leadingDigits << UInt64(shift)
    let lowProduct = scaled.multipliedFullWidth(by: low)
    let highProduct = scaled.multipliedFullWidth(by: high)
    let product =
      (UInt128(highProduct.high) << 64 | UInt128(highProduct.low))
      + UInt128(lowProduct.high)
    let further = furtherDigits.isEmpty ? 0 : (UInt128(high) + 1) << UInt128(shift)

    let unit = PowersOfTen.binaryExponent(of: Int(exponent)) + 64 - shift
    let least = Double(nearestTo: product, exponent: unit)
    let most = Double(nearestTo: product + 2 + further, exponent: unit)
    return least == most ? least : nearer(of: least, most)
  }

  /// The nearer of two neighbouring doubles, the even one where the number is halfway.
  private func nearer(of below: Double, _ above: Double) -> Double {
    // below = units × 2^unitExponent, and halfway = (2 × units + 1) × 2^(unitExponent - 1).
    let field = Int(below.exponentBitPattern)
    let units = below.significandBitPattern | (field == 0 ? 0 : 1 << 52)
    let unitExponent = Double.leastUnitExponent + max(field, 1) - 1
    let (number, halfway) = BigNatural.inCommonUnits(
      decimal: wholeDigits, exponent: Int(lastExponent),
      binary: BigNatural(2 * units + 1), exponent: unitExponent - 1)
    if number == halfway && !hasMoreDigits { return units % 2 == 0 ? below : above }
    return number < halfway ? below : above
  }
}
