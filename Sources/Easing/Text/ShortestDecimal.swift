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
  /// The digits before the last one as a whole number below 10¹⁶; there may be trailing zeros.
  let tens: UInt64

  /// The last digit, `0...9`.
  let ones: UInt64

  /// The power of ten that the last digit is worth.
  let exponent: Int

  /// The digits as a whole number below 10¹⁷.
  var digits: UInt64 { 10 &* tens &+ ones }

  /// Finds the decimal of a double that is finite and above 0.
  @inline(__always) init(of value: Double) {
    if let interval = ReadingInterval(evenlySpaced: value) {
      self.init(in: interval)
    } else {
      self = ShortestDecimal.irregular(value)
    }
  }

  /// Finds the decimal of a subnormal number or a power of two, apart from the usual way.
  private static func irregular(_ value: Double) -> ShortestDecimal {
    ShortestDecimal(in: ReadingInterval(of: value))
  }

  @inline(__always) private init(in interval: ReadingInterval) {
    let (high, low) = PowersOfTen.significand(of: -1 &- interval.exponent)
    (tens, ones) = interval.digits(high: high, low: low)
    exponent = interval.exponent
  }

  private init(tens: UInt64, ones: UInt64, exponent: Int) {
    self.tens = tens
    self.ones = ones
    self.exponent = exponent
  }

  /// The decimal with its point moved to the right, which need not be the shortest of a double.
  func scaled(byPowerOfTen places: Int) -> ShortestDecimal {
    ShortestDecimal(tens: tens, ones: ones, exponent: exponent + places)
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

  /// The interval of a double whose neighbours are at the same distance, and that is not
  /// subnormal; `nil` for any other.
  @inline(__always) init?(evenlySpaced value: Double) {
    let field = Int(truncatingIfNeeded: value.bitPattern >> 52) & 0x7FF
    let fraction = value.bitPattern & (1 << 52 - 1)
    guard field != 0, fraction != 0 else { return nil }
    units = fraction | 1 << 52
    unitExponent = Double.leastUnitExponent &- 1 &+ field
    isPowerOfTwo = false
    exponent = PowersOfTen.floorLog10(ofPowerOfTwo: unitExponent)
  }

  init(of value: Double) {
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

  /// The digits of the shortest decimal, by one product with the 128-bit power `10^-(k+1)`.
  ///
  /// With the table's `power × 2^b ≤ 10^-(k+1) < (power + 1) × 2^b`, lengths in `10^(k+1)` are
  ///
  ///     v    = c × 2^q / 10^(k+1)     v × 2^67    = (c × 2^h) × power / 2^64
  ///     half = 2^(q-1) / 10^(k+1)     half × 2^64 = power / 2^64 / 2^(4 - h)
  ///
  /// where `h = q + b + 131` is 0 ... 4. Cut off, `v × 2^64` errs by less than 1.2 and
  /// `half × 2^64` by less than 1.1, so that the distances below err by less than 2.3, and ten
  /// times the fraction by less than 12. Where 3 or 15 could turn a comparison, whole numbers of
  /// any size decide.
  @inline(__always) func digits(high: UInt64, low: UInt64) -> (tens: UInt64, ones: UInt64) {
    let shift = UInt64(
      truncatingIfNeeded: unitExponent &+ PowersOfTen.binaryExponent(of: -1 &- exponent) &+ 131)
    let scaled = units &<< shift
    let product = scaled.multipliedFullWidth(by: high)
    let lowProduct = scaled.multipliedFullWidth(by: low).high
    let (part, carry) = product.low.addingReportingOverflow(lowProduct)
    let whole = product.high &+ (carry ? 1 : 0)

    // How far away the next two multiples of ten are, in 2^-64. The upper one is beyond a word
    // only if it is the lower one that is close.
    let tens = whole &>> 3
    let above = whole &<< 61 | part &>> 3
    let below = 0 &- above
    let upperHalf = high &>> (4 &- shift)
    let lowerHalf = isPowerOfTwo ? upperHalf &>> 1 : upperHalf
    // Which one is close is hard to foretell, hence 0 and 1 instead of branches.
    let isTens: UInt64 = above < lowerHalf ? 1 : 0
    let isNextTens: UInt64 = below < upperHalf ? 1 : 0
    // 10 only if the next multiple of ten is close, or whole numbers decide.
    let (cut, rest) = above.multipliedFullWidth(by: 10)
    let half: UInt64 = 1 &<< 63
    let ones = cut &+ rest &>> 63
    let isDoubtful =
      above &- lowerHalf &+ 3 < 7 || below &- upperHalf &+ 3 < 7 || rest &- half &+ 15 < 31
      || (isPowerOfTwo && isTens | isNextTens == 0)
    if isDoubtful {
      let digits = exactDigits(near: 10 &* tens &+ cut)
      return (digits / 10, digits % 10)
    }
    return (tens &+ (isNextTens & ~isTens), ones & ((isTens | isNextTens) &- 1))
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
