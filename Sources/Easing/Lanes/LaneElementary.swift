// Elementary functions of eight numbers at a time.
// Layer: Easing/Lanes. Method: that of Elementary, with shorter reductions.
// Goals: a proven error bound, then speed. Tests: LaneElementaryTests.

/// Functions of `Elementary` for eight numbers at a time, to two doubles.
enum LaneElementary {
  /// The power 2^(-10·v).
  ///
  /// - Domain: 2⁻¹⁰⁰...80.
  /// - Accuracy: 2⁻⁶⁵ of the result. 10·v is the sum of 8·v and 2·v, exact in two doubles, and its
  ///   distance d from k/64 is exact. For d·ln 2, d is split at 2⁻³³ into an upper part of 26 bits
  ///   and the rest, and ln 2 into a head of 21 bits and a tail below 2⁻²⁸: the product of upper
  ///   part and head is exact, all others are below 2⁻³⁴ and err by less than 2⁻⁸⁴ together. The
  ///   rest is step 2 of `Elementary.exponential`, which errs by 2⁻⁶⁵·⁶.
  @inline(__always)
  static func exp2(minusTenTimes v: LanePair) -> LanePair {
    let tenfold = LanePair.sum(larger: 8 * v.high, smaller: 2 * v.high)
    let magicSum = tenfold.high * -64 + Elementary.wholeMagic
    let d = (magicSum - Elementary.wholeMagic) * -0x1p-6 - tenfold.high
    let upper = (d + Elementary.headMagic) - Elementary.headMagic
    let rest = (d - upper) - (tenfold.low + 10 * v.low)
    return exponential(
      ofSmall: LanePair(
        high: upper * 0x1.62e43p-1, low: rest * 0x1.62e43p-1 + d * -0x1.05c6_10ca_86c3_9p-29),
      times64thsOfPower: wholeNumbers(inMagicSum: magicSum))
  }

  /// The exponential function.
  ///
  /// - Domain: -600...600, with a low part below 2⁻⁴⁰.
  /// - Accuracy: as that of `Elementary.exponential`, whose steps it takes: 2⁻⁶⁵·⁶ of the result.
  @inline(__always)
  static func exp(_ x: LanePair) -> LanePair {
    let magicSum = x.high * 0x1.7154_7652_b82f_ep6 + Elementary.wholeMagic  // 64/ln 2
    let k = magicSum - Elementary.wholeMagic
    let small = LanePair(
      high: x.high - k * 0x1.62e4_2fef_ap-7, low: x.low - k * 0x1.cf79_abc9_e3b4p-46)
    return exponential(ofSmall: small, times64thsOfPower: wholeNumbers(inMagicSum: magicSum))
  }

  /// eˣ·2^(k/64) for |x| < 2⁻⁷, as `Elementary.exponential(ofSmall:low:timesRootOfTwo:)`.
  @inline(__always)
  private static func exponential(ofSmall x: LanePair, times64thsOfPower k: LaneBits) -> LanePair {
    let j = k & 63
    let (head, tail) = gathered(Elementary.rootsOfTwo, at: j &* 2)
    let upper = (x.high + Elementary.headMagic) - Elementary.headMagic
    let rest = (x.high - upper) + x.low
    let r = x.high + x.low
    let square = r * r
    let fourth: Lanes = 1.0 / 720 + r * (1.0 / 5040)
    let third: Lanes = 1.0 / 24 + r * (1.0 / 120)
    let second: Lanes = 0.5 + r * (1.0 / 6)
    let higher: Lanes = square * (second + square * (third + square * fourth))
    let leading = LanePair.sum(larger: head, smaller: head * upper)
    let remainder = tail + ((head + tail) * (rest + higher) + tail * upper)
    // k - j is 64 times the exponent.
    let scale = Lanes(bits: ((k &- j) &<< 46) &+ 0x3ff0_0000_0000_0000)
    return LanePair.sum(larger: leading.high, smaller: leading.low + remainder).scaled(by: scale)
  }

  /// The sine and the cosine of angles.
  ///
  /// - Domain: 0...2²⁰, with a low part below 2⁻³⁰.
  /// - Accuracy: 2⁻⁶² absolutely. The reduction is that of `Elementary.reducedToQuadrant`, whose
  ///   error is below 2⁻¹⁰⁰ for these angles; then the steps of `Elementary.sine` for all angles:
  ///   eight roundings of terms below 2⁻¹³ and as many below 2⁻²⁰·⁵, 2⁻⁶²·⁹ together.
  @inline(__always)
  static func sincos(_ angle: LanePair) -> (sin: LanePair, cos: LanePair) {
    let x = angle.high
    let magicSum = x * 0x1.45f3_06dc_9c88_3p-1 + Elementary.wholeMagic  // 2/π
    let k = magicSum - Elementary.wholeMagic
    let first = x - k * 0x1.921f_b544p0
    let second = LanePair.sum(first, k * -0x1.0b46_11a6p-34)
    let low = (second.low - k * 0x1.3198_a2e0_3707_3p-69) + angle.low

    let (sine, cosine) = sincos(ofSmall: LanePair(high: second.high, low: low))
    let quadrant = wholeNumbers(inMagicSum: magicSum)
    let isOdd = (quadrant & 1) .== 1
    return (
      sine.replacing(with: cosine, where: isOdd).negated(where: (quadrant &<< 62) & .signs),
      cosine.replacing(with: sine, where: isOdd)
        .negated(where: ((quadrant &+ 1) &<< 62) & .signs)
    )
  }

  /// The sine of angles up to an eighth of a turn.
  ///
  /// - Accuracy: from 2⁻⁶ on 2⁻⁶¹·⁹ of the result, as `Elementary.sine`, whose steps it takes.
  @inline(__always)
  static func sine(ofSmall angle: LanePair) -> LanePair { sincos(ofSmall: angle).sin }

  /// The sine and the cosine of angles up to an eighth of a turn, by the steps of
  /// `Elementary.sine` and `Elementary.cosine`.
  @inline(__always)
  private static func sincos(ofSmall angle: LanePair) -> (sin: LanePair, cos: LanePair) {
    let sign = angle.high.bits & LaneBits.signs
    let magnitude = Lanes(bits: angle.high.bits ^ sign)
    let pointSum = magnitude * 32 + Elementary.wholeMagic
    let distance = magnitude - (pointSum - Elementary.wholeMagic) * 0x1p-5
    let upper = (distance + Elementary.headMagic) - Elementary.headMagic
    let rest = (distance - upper) + Lanes(bits: angle.low.bits ^ sign)
    let places = wholeNumbers(inMagicSum: pointSum) &* 4
    let (s, sTail) = gathered(Elementary.sines, at: places)
    let (c, cTail) = gathered(Elementary.sines, at: places &+ 2)
    let b = upper + rest
    let square = b * b
    let sineTail: Lanes = -1.0 / 6 + square * (1.0 / 120 - square * (1.0 / 5040))
    let cosineEnd: Lanes = -1.0 / 720 + square * (1.0 / 40_320)
    let cosineTail: Lanes = -0.5 + square * (1.0 / 24 + square * cosineEnd)
    let (sineOfB, cosineOfB) = (rest + b * (square * sineTail), square * cosineTail)

    let sineHigh = LanePair.sum(s, c * upper)
    let sineLow = sTail + (cTail * upper + ((s + sTail) * cosineOfB + (c + cTail) * sineOfB))
    let cosineHigh = LanePair.sum(larger: c, smaller: -(s * upper))
    let cosineLow = cTail + (((c + cTail) * cosineOfB - (s + sTail) * sineOfB) - sTail * upper)
    let sine = LanePair.sum(sineHigh.high, sineHigh.low + sineLow).negated(where: sign)
    let cosine = LanePair.sum(larger: cosineHigh.high, smaller: cosineHigh.low + cosineLow)
    return (sine, cosine)
  }

  /// The natural logarithm of numbers in 2⁻¹⁰⁰...1, by the steps of `Elementary.logarithm`.
  ///
  /// - Domain: not within 2⁻⁸ of 1.
  /// - Accuracy: 2⁻⁶⁵·⁶ of the result.
  @inline(__always)
  static func log(_ x: LanePair) -> LanePair {
    // With 1024 more, no exponent is below 0.
    let offset = x.high.bits &- 0x3fe6_0000_0000_0000 &+ (1024 << 52)
    let exponent = offset &>> 52
    let m = Lanes(bits: x.high.bits &- (exponent &<< 52) &+ (1024 << 52))
    let k =
      Lanes(bits: exponent &+ Elementary.wholeMagic.bitPattern) - (Elementary.wholeMagic + 1024)
    let places = ((offset &>> 45) & 127) &* 3
    let (c, head) = gathered(Elementary.logarithms, at: places)
    let (_, tail) = gathered(Elementary.logarithms, at: places &+ 1)

    let m1 = (m + 0x1.8p28) - 0x1.8p28
    let r1 = m1 * c - 1
    let inverse = Lanes(bits: (2047 &- exponent) &<< 52)
    let r2 = ((m - m1) + x.low * inverse) * c
    let r = r1 + r2

    let heads = k * 0x1.62e4_2fef_a38p-1 + head + r1
    let leading = LanePair.sum(larger: heads, smaller: -0.5 * (r1 * r1))
    let tails = k * 0x1.ef35_793c_7673p-45 + tail
    let square = r * r
    let first: Lanes = (1.0 / 3 - r * 0.25) + square * (1.0 / 5 - r * (1.0 / 6))
    let last: Lanes = (1.0 / 7 - r * 0.125) + square * (1.0 / 9)
    let cubic = r * square * (first + square * square * last)
    let rest = leading.low + (tails + (r2 - r2 * (r1 + 0.5 * r2)) + cubic)
    return LanePair.sum(larger: leading.high, smaller: rest)
  }

  /// The whole numbers that stand in the low bits of sums with `wholeMagic`, modulo 2⁶⁴.
  @inline(__always)
  private static func wholeNumbers(inMagicSum sum: Lanes) -> LaneBits {
    sum.bits &- LaneBits(repeating: Elementary.wholeMagic.bitPattern)
  }

  /// The elements of a table at eight places, and those after them.
  @inline(__always)
  private static func gathered(_ table: [Double], at places: LaneBits) -> (Lanes, Lanes) {
    let table = table.span
    var (first, second) = (Lanes(), Lanes())
    for lane in 0..<Lanes.scalarCount {
      let place = Int(truncatingIfNeeded: places[lane])
      (first[lane], second[lane]) = (table[place], table[place &+ 1])
    }
    return (first, second)
  }
}
