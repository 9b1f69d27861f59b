// Numbers with a fixed number of digits.
// Layer: Easing/Text. Source: IEEE 754-2019, section 5.12.2 (correctly rounded conversion).
// Tests: NumberFormatTests.

extension NumberFormat {
  /// Appends a finite number with `digitCount` digits after the point, for a count of `0...100`.
  ///
  /// A double is `units × 2^exponent`. Its text is that of the whole number
  /// `units × 2^exponent × 10^digitCount`, rounded, with a point put in.
  static func appendFixed(_ value: Double, digitCount: Int, to bytes: inout [UInt8]) {
    let field = Int(truncatingIfNeeded: value.magnitude.bitPattern >> 52)
    let units = value.significandBitPattern | (field == 0 ? 0 : 1 << 52)
    let exponent = Double.leastUnitExponent + max(field, 1) - 1
    if let factor = powerOfTen(digitCount) {
      if let parts = FixedParts(units: units, exponent: exponent, factor: factor) {
        append(parts, digitCount: digitCount, isNegative: value < 0, to: &bytes)
        return
      }
      if let scaled = product(of: units, factor, shiftedRightBy: -exponent) {
        let parts = FixedParts(scaled, factor: factor)
        append(parts, digitCount: digitCount, isNegative: value < 0, to: &bytes)
        return
      }
    }
    var scaled = BigNatural(units)
    scaled.multiply(byPowerOfFive: digitCount)
    scaled.shiftLeft(by: max(exponent + digitCount, 0))
    scaled.shiftRightToNearestEven(by: max(-exponent - digitCount, 0))
    appendFixed(scaled, digitCount: digitCount, isNegative: value < 0, to: &bytes)
  }

  private static func append(
    _ parts: FixedParts, digitCount: Int, isNegative: Bool, to bytes: inout [UInt8]
  ) {
    bytes.append(addingCapacity: fixedCapacity) { output in
      output.append(capacity: fixedCapacity) { free in
        free.store(UInt8(ascii: "-"), at: 0)
        var end = isNegative && parts.whole | parts.fraction != 0 ? 1 : 0
        end += free.storeDecimal(parts.whole, at: end)
        guard digitCount > 0 else { return end }
        free.store(UInt8(ascii: "."), at: end)
        free.storeDecimal(parts.fraction, digitCount: digitCount, at: end + 1)
        return end + 1 + digitCount
      }
    }
  }

  /// A sign, 20 digits, a point, 19 digits, and 7 bytes that may be overwritten.
  private static let fixedCapacity = 48

  /// The power of ten for a count of digits, if it fits into one word.
  private static func powerOfTen(_ exponent: Int) -> UInt64? {
    guard exponent <= 19 else { return nil }
    let (high, _) = PowersOfTen.significand(of: exponent)
    return high >> UInt64(-PowersOfTen.binaryExponent(of: exponent) - 64)
  }

  /// The rounded whole number, if it fits into one word.
  private static func product(
    of units: UInt64, _ factor: UInt64, shiftedRightBy count: Int
  ) -> UInt64? {
    guard count >= 0 else { return nil }
    // Below 2^53 × 10^19 < 2^117, so that a shift by 118 or more leaves less than a half.
    let (high, low) = units.multipliedFullWidth(by: factor)
    let product = UInt128(high) << 64 | UInt128(low)
    return UInt64(exactly: product.shiftedRightToNearestEven(by: min(count, 118)))
  }

  private static func appendFixed(
    _ scaled: BigNatural, digitCount: Int, isNegative: Bool, to bytes: inout [UInt8]
  ) {
    if isNegative && scaled != BigNatural(0) { bytes.append(UInt8(ascii: "-")) }
    let digits = scaled.decimalDigits(atLeast: digitCount + 1)
    bytes += digits.dropLast(digitCount)
    guard digitCount > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes += digits.suffix(digitCount)
  }
}

/// A number rounded to a count of digits behind the point.
private struct FixedParts {
  /// What is before the point.
  var whole: UInt64

  /// The digits behind the point as a whole number.
  var fraction: UInt64

  init(_ scaled: UInt64, factor: UInt64) {
    (whole, fraction) = scaled.quotientAndRemainder(dividingBy: factor)
  }

  /// Rounds `units × 2^exponent` to multiples of 1 / factor, ties to even, if 64 bits hold what is
  /// behind the point: with all 53 bits in use, from 2⁻¹² to below 2⁵³.
  init?(units: UInt64, exponent: Int, factor: UInt64) {
    guard (-64...0).contains(exponent) else { return nil }
    // The fraction in 2^-64; a shift by 64 leaves nothing of it.
    whole = units >> UInt64(-exponent)
    let (multiple, rest) = (units << UInt64(64 + exponent)).multipliedFullWidth(by: factor)
    let half: UInt64 = 1 << 63
    // Without digits behind the point the whole number is the one to be even.
    let isOdd = (factor == 1 ? whole : multiple) & 1 == 1
    fraction = multiple + (rest > half || (rest == half && isOdd) ? 1 : 0)
    if fraction == factor { (whole, fraction) = (whole + 1, 0) }
  }
}
