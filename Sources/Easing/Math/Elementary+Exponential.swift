// The exponential function and its relatives.
// Layer: Easing/Math. Goals: the same bits everywhere, then accuracy, then speed.
// Method: Tang, "Table-driven implementation of the exponential function", 1989, with a leading
//   product that is exact; the bound is derived at `exponential`.
// Tests: ElementaryExponentialTests.

extension Elementary {
  /// The exponential function, eˣ.
  ///
  /// - Range: 0 for arguments below -745.1332191019412, infinity above 709.782712893384.
  /// - Exact: `exp(0)` is 1.
  /// - Accuracy: below 0.501 units in the last place.
  package static func exp(_ x: Double) -> Double {
    guard x.magnitude < 750 else {
      return x.isNaN ? .nan : x > 0 ? .infinity : 0
    }
    let (value, exponent) = exponential(x, low: 0)
    return scaled(value, byPowerOfTwo: exponent)
  }

  /// The exponential function less 1, accurate next to 0, too.
  ///
  /// - Range: -1 for arguments below -38, infinity above 709.782712893384.
  /// - Exact: `expm1(0)` is 0 and `expm1(-0)` is -0.
  /// - Accuracy: below 0.506 units in the last place. Subtracting 1 costs up to 5 of the 65.6 bits
  ///   that `exponential` has right, just above the change of method at |x| = 2⁻⁵.
  package static func expm1(_ x: Double) -> Double {
    if x.magnitude < 0x1p-5 { return smallExponentialMinusOne(x) }
    guard x >= -38 && x < 750 else {
      return x.isNaN ? .nan : x > 0 ? .infinity : -1
    }
    let (value, exponent) = exponential(x, low: 0)
    // From 2^1000 on the 1 is far below the last place, and the power could not be written.
    let one = exponent > 1000 ? 0 : powerOfTwo(-exponent)
    let difference = DoubleDouble.sum(value.high, -one)
    let high = DoubleDouble.sum(larger: difference.high, smaller: difference.low + value.low)
    return scaled(high, byPowerOfTwo: exponent)
  }

  /// `expm1` for |x| < 2⁻⁵: x + x²/2 + x³·P(x), the square of the upper half of x being exact.
  ///
  /// x²/2 is below 2⁻⁶ of the result and is carried in two doubles; x³·P is below 2⁻¹²·⁵ of it, so
  /// its eight roundings add less than 2⁻⁹ units in the last place; the first term left out,
  /// x¹¹/11!, is below 2⁻⁷⁵ of the result.
  private static func smallExponentialMinusOne(_ x: Double) -> Double {
    guard x.magnitude >= 0x1p-54 else { return x }
    let (upper, lower) = DoubleDouble.split(x)
    let sum = DoubleDouble.sum(larger: x, smaller: 0.5 * (upper * upper))
    let square = x * x
    let first = (1.0 / 6 + x * (1.0 / 24)) + square * (1.0 / 120 + x * (1.0 / 720))
    let last =
      (1.0 / 5040 + x * (1.0 / 40_320)) + square * (1.0 / 362_880 + x * (1.0 / 3_628_800))
    let cubic = first + square * square * last
    return sum.high + (sum.low + (0.5 * lower * (x + upper) + x * square * cubic))
  }

  /// e^(x + low) as `value` times a power of two, `value` in [0.99, 2.01].
  ///
  /// With k the whole number next to 64·x/ln 2 and k = 64·e + j, the function is
  /// 2ᵉ · 2^(j/64) · eʳ with r = x - k·ln 2/64 and |r| < 0.00544 < 2⁻⁷·⁵. Steps:
  ///
  /// 1. ln 2/64 is split into a head of 36 bits and a tail. |k| < 2¹⁷, so k·head is exact, and
  ///    so is x - k·head: a multiple of the unit of x or of 2⁻⁴³, below 2⁻⁷.
  ///    The tail is below 2⁻⁴⁵, so the rounding of k·tail is below 2⁻⁸¹.
  /// 2. r is split at 2⁻³³ into an upper part of at most 26 bits and the rest; the table's
  ///    value t into a head of 27 bits and a tail. head·upper is exact, and so is its sum with
  ///    head in two doubles.
  /// 3. What is left, tail + tail·upper + t·(rest + r²/2 + … + r⁷/5040), is below 2⁻¹⁶ of t and is
  ///    summed in plain doubles, in ten roundings. The first term left out is below 2⁻⁷⁵.
  ///
  /// So the sum of `value`'s parts errs by less than 10·2⁻⁵³·2⁻¹⁶ < 2⁻⁶⁵·⁶ of itself, 2⁻¹² units in
  /// the last place.
  ///
  /// - Domain: |x| < 1000, |low| < 2⁻⁴⁰.
  static func exponential(
    _ x: Double, low: Double
  ) -> (value: DoubleDouble, exponent: Int) {
    let magicSum = x * 0x1.7154_7652_b82f_ep6 + wholeMagic  // 64/ln 2
    let whole = wholeNumber(inMagicSum: magicSum)
    let k = magicSum - wholeMagic
    let high = x - k * 0x1.62e4_2fef_ap-7  // the head of ln 2/64
    let value = exponential(
      ofSmall: high, low: low - k * 0x1.cf79_abc9_e3b4p-46,  // its tail
      timesRootOfTwo: whole & 63)
    return (value, whole >> 6)
  }

  /// e^(high + low) times 2^(j/64) for |high| < 2⁻⁷ (steps 2 and 3 above).
  static func exponential(
    ofSmall high: Double, low: Double, timesRootOfTwo j: Int
  ) -> DoubleDouble {
    let head = rootsOfTwo[2 * j]
    let tail = rootsOfTwo[2 * j + 1]
    let upper = (high + headMagic) - headMagic
    let rest = (high - upper) + low
    let r = high + low
    let square = r * r
    let higher =
      square
      * ((0.5 + r * (1.0 / 6)) + square
        * ((1.0 / 24 + r * (1.0 / 120))
          + square * (1.0 / 720 + r * (1.0 / 5040))))
    let leading = DoubleDouble.sum(larger: head, smaller: head * upper)
    let remainder = tail + ((head + tail) * (rest + higher) + tail * upper)
    return DoubleDouble.sum(larger: leading.high, smaller: leading.low + remainder)
  }

  /// 2^(j/64) for j from 0 through 63, each as a head of 27 bits and a tail.
  ///
  /// Printed by `scripts/elementary/tables.py exponential`.
  static let rootsOfTwo: [Double] = [
    0x1p0, 0x0p0, 0x1.02c9a4p0, -0x1.887f9f1190835p-28,
    0x1.059b0d4p0, -0x1.d4f5178a30757p-29, 0x1.0874518p0, 0x1.d66f20230d7c9p-30,
    0x1.0b5586cp0, 0x1.f3121ec531725p-29, 0x1.0e3ec34p0, -0x1.2c2e5dfdf8bd2p-28,
    0x1.11301dp0, 0x1.25b50a4ebbf1bp-32, 0x1.1429abp0, -0x1.56d2204cbefe7p-28,
    0x1.172b83cp0, 0x1.f545eb737df23p-30, 0x1.1a35becp0, -0x1.2069158692ce1p-29,
    0x1.1d4873p0, 0x1.68b9aa7805b8p-28, 0x1.2063b88p0, 0x1.8a3358ee3bac1p-30,
    0x1.2387a7p0, -0x1.8a9dc7993e052p-28, 0x1.26b4564p0, 0x1.e27cdd257a673p-28,
    0x1.29e9df4p0, 0x1.1fdee12c25d16p-28, 0x1.2d285a8p0, -0x1.1bfcf4bff6e2bp-28,
    0x1.306fe0cp0, -0x1.ce48ead2172a6p-28, 0x1.33c08b4p0, -0x1.9be900b36379fp-28,
    0x1.371a738p0, -0x1.8aac6ab1d756p-29, 0x1.3a7db34p0, 0x1.cb3fedd437925p-29,
    0x1.3dea64cp0, 0x1.2342235b41224p-32, 0x1.4160a2p0, 0x1.f72e29f84325cp-28,
    0x1.44e086p0, 0x1.8624b40c4dbdp-30, 0x1.486a2b4p0, 0x1.c13cd013c1a3bp-28,
    0x1.4bfdad4p0, 0x1.362a271d4397bp-28, 0x1.4f9b278p0, -0x1.62d35952cc275p-28,
    0x1.5342b58p0, -0x1.62b07e20f57c4p-28, 0x1.56f4738p0, -0x1.4ad82599135p-28,
    0x1.5ab07dcp0, 0x1.48542958c9301p-28, 0x1.5e76f14p0, 0x1.ad21486e9be4cp-28,
    0x1.6247ebp0, 0x1.d2ac258f87d03p-31, 0x1.6623884p0, -0x1.aadddb6ed8262p-28,
    0x1.6a09e68p0, -0x1.80c4336f74d05p-28, 0x1.6dfb23cp0, 0x1.9468bbc8838b3p-30,
    0x1.71f75e8p0, 0x1.d8bee7ba46e1ep-29, 0x1.75feb58p0, -0x1.bd98374091656p-28,
    0x1.7a11474p0, -0x1.4fe79282aefdcp-32, 0x1.7e2f338p0, -0x1.30b19defa2fd4p-28,
    0x1.8258998p0, 0x1.4cce128acf88bp-28, 0x1.868d99cp0, -0x1.76da26fe37c4ep-29,
    0x1.8ace544p0, -0x1.d55f24a4583aap-28, 0x1.8f1ae98p0, 0x1.1577362b98274p-28,
    0x1.93737bp0, 0x1.9b8bc9e8a0388p-29, 0x1.97d82ap0, -0x1.0d8d83a30b6f8p-31,
    0x1.9c49184p0, -0x1.5c0f6fe383b95p-28, 0x1.a0c667cp0, -0x1.4435369aca4afp-29,
    0x1.a5503b4p0, -0x1.c1daa374bdbb7p-28, 0x1.a9e6b54p0, 0x1.79fdbf43eb244p-28,
    0x1.ae89f98p0, 0x1.5ad3ad5e8734dp-28, 0x1.b33a2b8p0, 0x1.3c57ebdaff43ap-30,
    0x1.b7f76f4p0, -0x1.04a1b915584f8p-28, 0x1.bcc1e9p0, 0x1.2f074891ee83dp-30,
    0x1.c199bdcp0, 0x1.85529c2220cb1p-28, 0x1.c67f13p0, -0x1.a82eb4b5dec8p-28,
    0x1.cb720dcp0, 0x1.df20d22a0797ap-29, 0x1.d072d4cp0, -0x1.f8768472f0dd1p-28,
    0x1.d5818dcp0, 0x1.f7490e4bb40b6p-29, 0x1.da9e604p0, -0x1.266bd47b9ff2dp-31,
    0x1.dfc9734p0, -0x1.08c9428d2e6a8p-29, 0x1.e502ee8p0, -0x1.d30027630bb4p-30,
    0x1.ea4afa4p0, -0x1.5b6f267a708c6p-28, 0x1.efa1bfp0, -0x1.9ea5d888e02dep-28,
    0x1.f50765cp0, -0x1.23757f3160f69p-29, 0x1.fa7c18p0, 0x1.9e90d82e90a7ep-28,
  ]
}
