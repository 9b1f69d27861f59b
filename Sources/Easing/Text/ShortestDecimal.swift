// The shortest decimal that reads back to a double.
// Layer: Easing/Text.
// Source: Giulietti, "The Schubfach way to render doubles", 2020, for the choice of the power of
//   ten and of the candidates; the bounds that make one product enough are derived below.
// Goals: the shortest and, of these, the closest decimal; then speed.
// Tests: ShortestDecimalTests.

/// The decimal `digits × 10^exponent` closest to a double among the shortest that read back to it.
///
/// Of two as close it is the even one.
struct ShortestDecimal: Hashable, Sendable {
  /// The digits as a whole number below 10¹⁷; there may be trailing zeros.
  let digits: UInt64

  /// The power of ten that the last digit is worth.
  let exponent: Int

  /// Finds the decimal of a double that is finite and above 0.
  @inline(__always) init(of value: Double) {
    let interval = ReadingInterval(of: value)
    let (high, low) = PowersOfTen.significand(of: -interval.exponent)
    exponent = interval.exponent
    digits = interval.digits(high: high, low: low)
  }

  private init(digits: UInt64, exponent: Int) {
    self.digits = digits
    self.exponent = exponent
  }

  /// The decimal with its point moved to the right, which need not be the shortest of a double.
  func scaled(byPowerOfTen places: Int) -> ShortestDecimal {
    ShortestDecimal(digits: digits, exponent: exponent + places)
  }
}

/// The numbers that read back to a double `c × 2^q`, measured in a power of ten.
///
/// They lie between the halfway points to its neighbours, `(c ± 1/2) × 2^q`; below a power of two,
/// whose lower neighbour is closer, `(c − 1/4) × 2^q`. The halfway points belong to it if `c` is
/// even. With the largest `k` for which it is at least `10^k` wide, it holds a multiple of `10^k`
/// and at most one of `10^(k+1)`, which then is the shortest decimal and is next to the double.
struct ReadingInterval {
  /// The significand of the double, `c`.
  let units: UInt64

  /// The exponent of the double, `q`.
  let unitExponent: Int

  /// Whether the lower neighbour is at half the distance of the upper one.
  let isPowerOfTwo: Bool

  /// The exponent of the power of ten, `k`.
  let exponent: Int

  @inline(__always) init(of value: Double) {
    let field = Int(truncatingIfNeeded: value.bitPattern >> 52) & 0x7FF
    let fraction = value.bitPattern & (1 << 52 - 1)
    units = field == 0 ? fraction : fraction | 1 << 52
    unitExponent = Double.leastUnitExponent + max(field, 1) - 1
    isPowerOfTwo = fraction == 0 && field > 1
    exponent =
      isPowerOfTwo
      ? PowersOfTen.floorLog10(ofThreeQuartersOfPowerOfTwo: unitExponent)
      : PowersOfTen.floorLog10(ofPowerOfTwo: unitExponent)
  }

  /// The digits of the shortest decimal, by one product with the 128-bit power `10^-k`.
  ///
  /// With the table's `power × 2^b ≤ 10^-k < (power + 1) × 2^b`, lengths in `10^k` are
  ///
  ///     v    = c × 2^q / 10^k     v × 2^64    = (c × 2^h) × 10^-k / 2^(b + 64)
  ///     half = 2^(q-1) / 10^k     half × 2^60 = 10^-k / 2^(b + 64) / 2^(5 - h)
  ///
  /// where `h = q + b + 128` is 1 ... 4. Cut off, `v × 2^64` errs by less than 2 and
  /// `half × 2^60` by less than 1.01, so that the distances below err by less than 1.2. Where 3
  /// could turn a comparison, whole numbers of any size decide.
  @inline(__always) func digits(high: UInt64, low: UInt64) -> UInt64 {
    let shift = UInt64(
      truncatingIfNeeded: unitExponent + PowersOfTen.binaryExponent(of: -exponent) + 128)
    let scaled = units &<< shift
    let product = scaled.multipliedFullWidth(by: high)
    let lowProduct = scaled.multipliedFullWidth(by: low).high
    let (part, carry) = product.low.addingReportingOverflow(lowProduct)
    let whole = product.high &+ (carry ? 1 : 0)

    // How far away the multiples of ten are, in 2^-60: less than 10 × 2^60 fits into a word.
    let tens = whole / 10 &* 10
    let above = (whole &- tens) &<< 60 | part &>> 4
    let below = 10 &<< 60 &- above
    let upperHalf = high &>> (5 &- shift)
    let lowerHalf = isPowerOfTwo ? upperHalf &>> 1 : upperHalf
    let half: UInt64 = 1 &<< 63
    let isTens = above < lowerHalf
    let isNextTens = below < upperHalf
    let rounded = whole &+ part &>> 63
    let isDoubtful =
      above &- lowerHalf &+ 3 < 7 || below &- upperHalf &+ 3 < 7 || part &- half &+ 3 < 7
      || (isPowerOfTwo && !isTens && !isNextTens)
    if isDoubtful { return exactDigits(near: whole) }
    return isTens ? tens : isNextTens ? tens &+ 10 : rounded
  }

  /// The digits of the shortest decimal, given those of the double cut off.
  func exactDigits(near whole: UInt64) -> UInt64 {
    let tens = whole / 10 * 10
    if contains(tens) { return tens }
    if contains(tens + 10) { return tens + 10 }
    let (halfway, double) = BigNatural.inCommonUnits(
      decimal: BigNatural(2 * whole + 1), exponent: exponent,
      binary: BigNatural(units), exponent: unitExponent + 1)
    let isNextCloser = halfway < double || (halfway == double && whole % 2 == 1)
    return isNextCloser || !contains(whole) ? whole + 1 : whole
  }

  /// Whether a multiple of the power of ten reads back to the double.
  private func contains(_ multiple: UInt64) -> Bool {
    // In quarters of 2^q, the halfway points are whole.
    let least = BigNatural(4 * units - (isPowerOfTwo ? 1 : 2))
    let most = BigNatural(4 * units + 2)
    let (decimal, lowerEnd) = BigNatural.inCommonUnits(
      decimal: BigNatural(multiple), exponent: exponent, binary: least, exponent: unitExponent - 2)
    let (_, upperEnd) = BigNatural.inCommonUnits(
      decimal: BigNatural(multiple), exponent: exponent, binary: most, exponent: unitExponent - 2)
    let isEven = units % 2 == 0
    return (lowerEnd < decimal && decimal < upperEnd)
      || (isEven && (decimal == lowerEnd || decimal == upperEnd))
  }
}
