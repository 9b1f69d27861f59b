// Angles of any size reduced to a quarter of a turn.
// Layer: Easing/Math. Goals: the same bits everywhere, then accuracy, then speed.
// Source: Cody and Waite, "Software Manual for the Elementary Functions", 1980; Payne and Hanek,
//   "Radian reduction for trigonometric functions", 1983.
// Tests: ElementaryTrigonometricTests.

extension Elementary {
  /// The quadrant k, modulo 4, and rest r of a finite angle x = k·π/2 + r, with |r| ≤ 0.7854.
  ///
  /// - Accuracy: r errs by less than 2⁻⁶⁷ of itself, however close x is to a multiple of π/2.
  ///
  /// Below 2²⁰·1.5 with k the whole number next to x/(π/2), so |k| < 2²⁰: π/2 is the sum of P₁,
  /// a multiple of 2⁻³² with 33 bits, P₂, a multiple of 2⁻⁶⁵ with 32 bits, and P₃ < 2⁻⁶⁸.
  /// k·P₁ is exact, and so is x - k·P₁, a multiple of 2⁻⁵³ below 1; k·P₂ is exact, its
  /// subtraction leaves an exact remainder; k·P₃ is below 2⁻⁴⁸ and errs by 2⁻¹⁰², as do its
  /// subtraction and the digits after P₃. So where |r| > 2⁻³⁰ the error is below 2⁻⁶⁸ of r.
  /// Elsewhere the digits of 2/π decide.
  static func reducedToQuadrant(_ x: Double) -> (quadrant: Int, rest: DoubleDouble) {
    if x.magnitude < 0x1.92p-1 { return (0, DoubleDouble(x)) }
    if x.magnitude < 0x1.8p20 {
      let magicSum = x * 0x1.45f3_06dc_9c88_3p-1 + wholeMagic  // 2/π
      let k = magicSum - wholeMagic
      let first = x - k * 0x1.921f_b544p0
      let second = DoubleDouble.sum(first, -(k * 0x1.0b46_11a6p-34))
      let rest = DoubleDouble.sum(
        larger: second.high, smaller: second.low - k * 0x1.3198_a2e0_3707_3p-69)
      if rest.high.magnitude > 0x1p-30 { return (wholeNumber(inMagicSum: magicSum), rest) }
    }
    return reducedByDigits(x)
  }

  /// The same by the digits of 2/π, for every finite |x| above 1/2 (Payne and Hanek).
  ///
  /// x is m·2ᵉ with a whole m of 53 bits. Those digits of 2/π whose product with m is a multiple
  /// of 4 are left out; of the rest, 256 are taken, so the product modulo 4 has 2 bits before the
  /// point and 254 behind it. The digits not taken change it by less than m units of the last bit,
  /// so 201 bits are right. No double is closer than 2⁻⁶² to a multiple of π/2 in proportion
  /// (Muller and others, "Handbook of Floating-Point Arithmetic", section 11.2), so at least 130
  /// significant bits are, of which 106 are kept.
  static func reducedByDigits(_ x: Double) -> (quadrant: Int, rest: DoubleDouble) {
    let multiplier = x.significandBitPattern | 1 << 52
    // m's unit is 2^(pattern - 1075); the digits start one word, 64 places, after the array does.
    let place = Int(x.exponentBitPattern) - 1075 + 62
    let window = DigitWindow(at: place)
    let product = window.product(with: multiplier)

    // Rounds to the next whole number: the rest becomes a signed fraction of that quadrant.
    let quadrant = Int(truncatingIfNeeded: (product.high >> 125 + 1) >> 1)
    let isBelow = product.high >> 125 & 1 == 1
    var high = product.high << 2 | product.low >> 126
    var low = product.low << 2
    if isBelow {
      high = ~high
      low = ~low
    }
    let shift = high.leadingZeroBitCount
    high = high << shift | low >> (128 - shift)
    let upper = Double(UInt64(truncatingIfNeeded: high >> 75))
    let lower = Double(UInt64(truncatingIfNeeded: high >> 22) & (1 << 53 - 1))
    let scale = powerOfTwo(-53 - shift)
    let fraction = DoubleDouble.sum(larger: upper * scale, smaller: lower * (scale * 0x1p-53))
    let rest = fraction * halfPi
    let isNegative = isBelow != (x < 0)
    return (x < 0 ? -quadrant : quadrant, isNegative ? -rest : rest)
  }

  /// π/2 to 106 bits.
  static let halfPi = DoubleDouble(high: halfTurn.high / 2, low: halfTurn.low / 2)

  /// 256 successive bits of 2/π, as four words from high to low.
  private struct DigitWindow {
    private let word0: UInt64
    private let word1: UInt64
    private let word2: UInt64
    private let word3: UInt64

    /// Takes the bits from a place of `twoOverPi` onwards; places 0 through 1087 exist.
    init(at place: Int) {
      let first = place >> 6
      let shift = UInt64(place & 63)
      func word(_ index: Int) -> UInt64 {
        let left = twoOverPi[first + index] << shift
        return shift == 0 ? left : left | twoOverPi[first + index + 1] >> (64 - shift)
      }
      (word0, word1, word2, word3) = (word(0), word(1), word(2), word(3))
    }

    /// The low 256 bits of the product with a whole number below 2⁵³.
    func product(with multiplier: UInt64) -> (high: UInt128, low: UInt128) {
      let m = UInt128(multiplier)
      let product3 = UInt128(word3) * m
      let product2 = UInt128(word2) * m + product3 >> 64
      let product1 = UInt128(word1) * m + product2 >> 64
      let product0 = UInt128(word0) * m + product1 >> 64
      return (
        product0 << 64 | product1 & UInt128(UInt64.max),
        product2 << 64 | product3 & UInt128(UInt64.max)
      )
    }
  }

  /// The first 1280 bits of 2/π, after one word of zeros.
  ///
  /// Printed by `scripts/elementary/tables.py reduction`.
  private static let twoOverPi: [UInt64] = [
    0x0000_0000_0000_0000,
    0xa2f9_836e_4e44_1529,
    0xfc27_57d1_f534_ddc0,
    0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561,
    0xb724_6e3a_424d_d2e0,
    0x0649_2eea_09d1_921c,
    0xfe1d_eb1c_b129_a73e,
    0xe882_35f5_2ebb_4484,
    0xe99c_7026_b45f_7e41,
    0x3991_d639_8353_39f4,
    0x9c84_5f8b_bdf9_283b,
    0x1ff8_97ff_de05_980f,
    0xef2f_118b_5a0a_6d1f,
    0x6d36_7ecf_27cb_09b7,
    0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b,
    0x3d07_39f7_8a52_92ea,
    0x6bfb_5fb1_1f8d_5d08,
    0x5603_3046_fc7b_6bab,
    0xf0cf_bc20_9af4_361d,
  ]
}
