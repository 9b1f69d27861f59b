// A decimal as a fraction and as a double.
// Layer: Easing/Text.
// Source: Lemire, "Number parsing at a gigabyte per second", 2021, for the product with a
//   128-bit power of ten; the bounds of its error and the exact comparison are derived below.
// Tests: DecimalNumberTests, DecimalRoundingTests.

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
    guard furtherDigits == nil, (-38...0).contains(exponent) else {
      return longRational(exponent: exponent)
    }
    let power = (0..<(-exponent)).reduce(Int128(1)) { power, _ in 10 * power }
    let numerator = Int128(leadingDigits)
    return Rational(orNil: isNegative ? -numerator : numerator, power)
  }

  /// The number of significant digits that are kept.
  private var digitCount: Int { Int(leadingDigitCount) + (furtherDigits?.count ?? 0) }

  /// The power of ten that the last kept digit is worth.
  private var lastExponent: Int64 { pointPosition - Int64(digitCount) }

  /// All kept digits as a whole number.
  private var wholeDigits: BigNatural {
    (furtherDigits ?? []).reduce(into: BigNatural(leadingDigits)) { number, digit in
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
  private var magnitudeAsDouble: Double {
    let exponent = pointPosition &- Int64(leadingDigitCount)
    // Below 10^19 × 10^-343 is less than half the least double; 10^309 is above the largest.
    guard leadingDigits != 0, exponent > -343 else { return 0 }
    guard exponent < 309 else { return .infinity }
    let power = Int(truncatingIfNeeded: exponent)
    return roundedByWord(exponent: power) ?? rounded(exponent: power)
  }

  /// The nearest double if it is not subnormal and 64 bits decide, as they nearly always do.
  ///
  /// The leading digits `w`, of which the first is not 0, are worth `w × 10^e`, and
  ///
  ///     high × 2^(b + 64) ≤ 10^e < (high + 1) × 2^(b + 64)    with the first 64 bits of the table
  ///     product = floor(w × 2^z × high / 2^64)                with 2^63 ≤ w × 2^z < 2^64
  ///
  /// The number, in units of the product, is less than 1 above it for what was cut off, and less
  /// than another 1 for the rest of the power. Further digits are worth less than 1 of `w`, which
  /// has 19 digits then, so that `z` is at most 4, and add less than 2^4 + 1.
  func roundedByWord(exponent: Int) -> Double? {
    let shift = leadingDigits.leadingZeroBitCount
    let (high, _) = PowersOfTen.significand(of: exponent)
    let scaled = leadingDigits &<< UInt64(truncatingIfNeeded: shift)
    let product = scaled.multipliedFullWidth(by: high).high
    let error: UInt64 = furtherDigits == nil ? 2 : 19

    // The product has 64 bits or 63, of which 53 are kept; the first one dropped is worth a half.
    let drop = 11 &- product.leadingZeroBitCount
    let half: UInt64 = 1 &<< UInt64(truncatingIfNeeded: drop &- 1)
    let dropped = product & (2 &* half &- 1)
    let unit = PowersOfTen.binaryExponent(of: exponent) &+ 128 &- shift &+ drop
    // The half must not lie between the product and the number, nor be one of them.
    guard half &- dropped >= error,
      unit >= Double.leastUnitExponent, unit <= Double.mostUnitExponent
    else { return nil }
    // The leading bit counts one more into the exponent's field, as does a carry out of the
    // rounding; beyond the largest double they make the pattern of infinity.
    let field = UInt64(truncatingIfNeeded: unit &- Double.leastUnitExponent)
    let units = product &>> UInt64(truncatingIfNeeded: drop) &+ (dropped > half ? 1 : 0)
    return Double(bitPattern: field &<< 52 &+ units)
  }

  /// The nearest double by 128 bits, or if these do not decide, by whole numbers of any size.
  ///
  ///     power × 2^b ≤ 10^e < (power + 1) × 2^b        with the 128 bits of the table
  ///     product = floor(w × 2^z × power / 2^64)       with w × 2^z < 2^64
  ///
  /// Cutting the power off costs less than 2^64 / 2^64 = 1 unit of the product, cutting the
  /// product off less than another one, and further digits less than 2^z × (power + 1) / 2^64.
  /// If both ends of that interval have the same nearest double, then so has the number, because
  /// rounding is monotone. Otherwise they are neighbours, and the halfway point between them is
  /// compared with the number in whole numbers of any size.
  func rounded(exponent: Int) -> Double {
    let shift = leadingDigits.leadingZeroBitCount
    let (high, low) = PowersOfTen.significand(of: exponent)
    let scaled = leadingDigits << UInt64(shift)
    let lowProduct = scaled.multipliedFullWidth(by: low)
    let highProduct = scaled.multipliedFullWidth(by: high)
    let product =
      (UInt128(highProduct.high) << 64 | UInt128(highProduct.low))
      + UInt128(lowProduct.high)
    let further = furtherDigits == nil ? 0 : (UInt128(high) + 1) << UInt128(shift)

    let unit = PowersOfTen.binaryExponent(of: exponent) + 64 - shift
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
