// Numbers of about 106 bits, eight at a time.
// Layer: Easing/Lanes. Source: as DoubleDouble's. Tests: EasingCurveColumnsTests.

/// Eight numbers held as sums of two doubles each.
///
/// - Exact: every operation takes the steps of `DoubleDouble`'s, so that each lane has its bits.
struct LanePair {
  /// The sums rounded to doubles.
  var high: Lanes
  /// What the rounding left over.
  var low: Lanes

  @inline(__always)
  init(high: Lanes, low: Lanes) {
    self.high = high
    self.low = low
  }

  /// The exact sums of doubles in any order.
  @inline(__always)
  static func sum(_ a: Lanes, _ b: Lanes) -> LanePair {
    let high = a + b
    let bPart = high - a
    let aPart = high - bPart
    return LanePair(high: high, low: (a - aPart) + (b - bPart))
  }

  /// The exact sums of doubles of which the first are not the smaller in magnitude.
  @inline(__always)
  static func sum(larger a: Lanes, smaller b: Lanes) -> LanePair {
    let high = a + b
    return LanePair(high: high, low: b - (high - a))
  }

  /// The exact products of doubles.
  @inline(__always)
  static func product(_ a: Lanes, _ b: Lanes) -> LanePair {
    let high = a * b
    let (aHigh, aLow) = split(a)
    let (bHigh, bLow) = split(b)
    let low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    return LanePair(high: high, low: low)
  }

  /// Halves of 26 bits whose products are exact.
  @inline(__always)
  private static func split(_ a: Lanes) -> (high: Lanes, low: Lanes) {
    let scaled = a * 134_217_729  // 2^27 + 1
    let high = scaled - (scaled - a)
    return (high, a - high)
  }
}

extension LanePair {
  /// The numbers that doubles stand for.
  @inline(__always)
  init(_ values: Lanes) { self.init(high: values, low: .zero) }

  /// The products, to 2⁻¹⁰⁰ of themselves, not normalised.
  @inline(__always)
  func times(_ other: LanePair) -> LanePair {
    let product = LanePair.product(high, other.high)
    return LanePair(high: product.high, low: product.low + (high * other.low + low * other.high))
  }

  /// The products with a constant, as those with lanes.
  @inline(__always)
  func times(_ constant: DoubleDouble) -> LanePair {
    times(
      LanePair(
        high: Lanes(repeating: constant.high), low: Lanes(repeating: constant.low)))
  }

  /// The products with doubles, as those with lanes.
  @inline(__always)
  func times(_ values: Lanes) -> LanePair {
    let product = LanePair.product(high, values)
    return LanePair(high: product.high, low: product.low + low * values)
  }

  /// The numbers with the other sign.
  @inline(__always)
  static prefix func - (value: LanePair) -> LanePair {
    LanePair(high: -value.high, low: -value.low)
  }

  /// The numbers times powers of two.
  @inline(__always)
  func scaled(by powers: Lanes) -> LanePair { LanePair(high: high * powers, low: low * powers) }

  /// The numbers, or others where a mask says so.
  @inline(__always)
  func replacing(with other: LanePair, where mask: LaneMask) -> LanePair {
    LanePair(
      high: high.replacing(with: other.high, where: mask),
      low: low.replacing(with: other.low, where: mask))
  }

  /// The numbers, with the other sign where a word has the bit of the sign and no other.
  @inline(__always)
  func negated(where signs: LaneBits) -> LanePair {
    LanePair(high: Lanes(bits: high.bits ^ signs), low: Lanes(bits: low.bits ^ signs))
  }
}
