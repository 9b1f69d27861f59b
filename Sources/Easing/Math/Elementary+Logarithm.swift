// The natural logarithm and its relatives.
// Layer: Easing/Math. Goals: the same bits everywhere, then accuracy, then speed.
// Method: Tang, "Table-driven implementation of the logarithm function", 1990, with factors of
//   the table so short that every leading step is exact; the bound is derived at `logarithm`.
// Tests: ElementaryLogarithmTests.

extension Elementary {
  /// The natural logarithm.
  ///
  /// - Domain: numbers that are not negative; others give NaN. 0 and -0 give -infinity.
  /// - Exact: `log(1)` is 0.
  /// - Accuracy: below 0.501 units in the last place.
  package static func log(_ x: Double) -> Double {
    guard x > 0 && x < .infinity else {
      return x == 0 ? -.infinity : x == .infinity ? x : .nan
    }
    return logarithm(x, low: 0).high
  }

  /// The logarithm of x + low for a positive finite x and |low| of at most half a unit of x.
  ///
  /// With x = 2ᵏ·m and m in [0.6875, 1.375), and a factor c next to 1/m from a table,
  /// log x = k·ln 2 - log c + log(1 + r), where r = m·c - 1 and |r| < 2⁻⁶·⁷. Steps:
  ///
  /// 1. c is a multiple of 2⁻⁹. m is split at 2⁻²⁴ into m₁ + m₂, so m₁·c - 1 and m₂·c are exact:
  ///    r = r₁ + r₂, r₁ a multiple of 2⁻³³ of at most 26.3 bits, |r₂| < 2⁻²⁴·⁹.
  /// 2. The heads of ln 2 and -log c are multiples of 2⁻⁴² as r₁ is, so k·ln 2 - log c + r₁ is
  ///    exact in heads; r₁² is exact, and subtracting r₁²/2 leaves an exact remainder.
  /// 3. What is left, the tails, r₂, r₁·r₂, r₂²/2 and r³·P(r), is below 2⁻²¹ and is summed in
  ///    plain doubles with an error below 2⁻⁷³; the first term left out, r¹¹/11, is below 2⁻⁷⁷.
  ///
  /// Where |m - 1| < 2⁻⁷ and k = 0 the argument goes to `smallLogarithm`; everywhere else the
  /// result is above 2⁻⁷·¹, so that the error is below 2⁻⁶⁵ of it, 2⁻¹² units in the last place.
  static func logarithm(_ x: Double, low: Double) -> DoubleDouble {
    let difference = x - 1
    if difference.magnitude < 0x1p-7 { return smallLogarithm(difference, low: low) }
    let isSubnormal = x < 0x1p-1022
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    let offset = Int64(bitPattern: bits &- 0x3fe6_0000_0000_0000)  // less the bits of 0.6875
    let exponent = offset >> 52
    let m = Double(bitPattern: bits &- UInt64(bitPattern: exponent << 52))
    let j = 3 * Int(truncatingIfNeeded: (offset >> 46) & 63)
    let c = logarithms[j]
    let k = Double(exponent &- (isSubnormal ? 54 : 0))

    let m1 = (m + 0x1.8p28) - 0x1.8p28
    let r1 = m1 * c - 1
    let lowScaled = low == 0 ? 0 : low * powerOfTwo(-Int(exponent))
    let r2 = ((m - m1) + lowScaled) * c
    let r = r1 + r2

    let heads = k * 0x1.62e4_2fef_a38p-1 + logarithms[j + 1] + r1
    let leading = DoubleDouble.sum(larger: heads, smaller: -0.5 * (r1 * r1))
    let tails = k * 0x1.ef35_793c_7673p-45 + logarithms[j + 2]
    let rest = leading.low + (tails + (r2 - r2 * (r1 + 0.5 * r2)) + logarithmTail(r))
    return DoubleDouble.sum(larger: leading.high, smaller: rest)
  }

  /// The logarithm of 1 + x + low for |x| < 2⁻⁷ and |low| of at most 2⁻⁵³.
  ///
  /// The square of the upper half of x is exact, so that x - x²/2 is carried in two doubles.
  /// x³/3 is below 2⁻¹⁵ of the result, so its rounding adds 2⁻¹⁴ units in the last place; the
  /// first term left out, x¹¹/11, is below 2⁻⁷³ of the result.
  static func smallLogarithm(_ x: Double, low: Double) -> DoubleDouble {
    let (upper, lower) = DoubleDouble.split(x)
    let leading = DoubleDouble.sum(larger: x, smaller: -0.5 * (upper * upper))
    let rest = (low - low * x) - 0.5 * lower * (x + upper) + logarithmTail(x)
    return DoubleDouble.sum(larger: leading.high, smaller: leading.low + rest)
  }

  /// log(1 + r) - r + r²/2 for |r| < 2⁻⁶·⁷, by Taylor's series to r¹⁰/10.
  private static func logarithmTail(_ r: Double) -> Double {
    let square = r * r
    let first = (1.0 / 3 - r * 0.25) + square * (0.2 - r * (1.0 / 6))
    let last = (1.0 / 7 - r * 0.125) + square * (1.0 / 9 - r * 0.1)
    return r * square * (first + square * square * last)
  }

  /// A factor c next to 1/m for each of 64 intervals of m, each followed by -log c as a head,
  /// a multiple of 2⁻⁴², and a tail.
  ///
  /// Interval j starts at the double whose bits are those of 0.6875 plus j·2⁴⁶. Printed by
  /// `scripts/elementary/tables.py logarithm`.
  static let logarithms: [Double] = [
    0x1.728p0, -0x1.7a8c586cdfp-2, -0x1.5107d6a24fe8p-44,
    0x1.6ep0, -0x1.6e08eaa2bap-2, -0x1.e38c139318d71p-46,
    0x1.6ap0, -0x1.62c82f2b9cp-2, -0x1.e54bdbd7c8a98p-44,
    0x1.66p0, -0x1.5767717456p-2, 0x1.64ead9524d7cap-44,
    0x1.62p0, -0x1.4be5f95778p-2, 0x1.d7c92cd9ad824p-44,
    0x1.5e8p0, -0x1.41b941cce1p-2, 0x1.0469013e43fc9p-44,
    0x1.5bp0, -0x1.3772662bfep-2, 0x1.e9436ac53b023p-44,
    0x1.57p0, -0x1.2b9303ab8ap-2, 0x1.6db12d6bfb0a5p-45,
    0x1.538p0, -0x1.2112559861p-2, -0x1.82e78ba2950c4p-44,
    0x1.5p0, -0x1.1675cababap-2, -0x1.8380e731f55c4p-44,
    0x1.4c8p0, -0x1.0bbccdb0d2p-2, -0x1.2f32ccc5dcdfbp-44,
    0x1.498p0, -0x1.0274dc16c2p-2, -0x1.979e89cf835c2p-45,
    0x1.46p0, -0x1.ef0adcbdc6p-3, 0x1.b26b79c86af24p-45,
    0x1.43p0, -0x1.dc1bca0abep-3, -0x1.8fac1a628ccc6p-44,
    0x1.3f8p0, -0x1.c5cba543aep-3, -0x1.0929decb454fcp-45,
    0x1.3c8p0, -0x1.b2797ee464p-3, 0x1.be88a906d00a9p-44,
    0x1.398p0, -0x1.9ef83d276ap-3, 0x1.730b7b3f9cep-45,
    0x1.368p0, -0x1.8b46f82236p-3, -0x1.2d9f2102dd7c9p-46,
    0x1.338p0, -0x1.7764c128f2p-3, -0x1.274903479e3d1p-47,
    0x1.31p0, -0x1.66acd4272ap-3, -0x1.aa1bdbfc6c785p-44,
    0x1.2ep0, -0x1.526e5e3a1cp-3, 0x1.790ba37fc5238p-44,
    0x1.2b8p0, -0x1.41682bf728p-3, 0x1.10047081f849dp-45,
    0x1.288p0, -0x1.2cca0f5f6p-3, 0x1.b5ef191aff12p-44,
    0x1.26p0, -0x1.1b72ad52f6p-3, -0x1.e80a41811a396p-45,
    0x1.238p0, -0x1.09f561ee72p-3, 0x1.8f3057157d1a8p-45,
    0x1.208p0, -0x1.e98b54967p-4, -0x1.4677489c50e97p-44,
    0x1.1ep0, -0x1.c5e548f5bcp-4, -0x1.d0c57585fbe06p-46,
    0x1.1b8p0, -0x1.a1ef1d806p-4, -0x1.cd4176df97bcbp-44,
    0x1.198p0, -0x1.84ef898e84p-4, 0x1.7d5cd246977c9p-44,
    0x1.17p0, -0x1.60658a9374p-4, -0x1.0c3b1dee9c4f8p-44,
    0x1.148p0, -0x1.3b87598b1cp-4, 0x1.2241594aca313p-45,
    0x1.12p0, -0x1.16536eea38p-4, 0x1.47c5e768fa309p-46,
    0x1.1p0, -0x1.f0a30c0118p-5, 0x1.d599e83368e91p-45,
    0x1.0d8p0, -0x1.a4fe9ffa4p-5, 0x1.6e584a0402925p-44,
    0x1.0b8p0, -0x1.67f94f0948p-5, -0x1.ecc1f3e7e4ed7p-44,
    0x1.098p0, -0x1.2a7ec2215p-5, 0x1.78ce77a9163fep-45,
    0x1.07p0, -0x1.b9fc027bp-6, 0x1.b9a010ae6922ap-44,
    0x1.05p0, -0x1.3cea44347p-6, 0x1.6a2c432d6a40bp-44,
    0x1.03p0, -0x1.7dc475f82p-7, 0x1.eb1245b5da1f5p-44,
    0x1.01p0, -0x1.ff00aa2bp-9, -0x1.0bc04a086b56ap-45,
    0x1.fcp-1, 0x1.010157588p-7, 0x1.bce251998b506p-44,
    0x1.f4p-1, 0x1.8492528c9p-6, -0x1.aa0ba325a0c34p-45,
    0x1.edp-1, 0x1.35c8bfaa1p-5, 0x1.8357d5ef9eb35p-44,
    0x1.e5p-1, 0x1.bbcebfc69p-5, -0x1.7bf868c317c2ap-46,
    0x1.dep-1, 0x1.1973bd1464p-4, 0x1.566d154f930b3p-44,
    0x1.d7p-1, 0x1.55e10050ep-4, 0x1.c1d740c53c72ep-47,
    0x1.d1p-1, 0x1.8a6477a91cp-4, 0x1.c28c0af9bd6dfp-44,
    0x1.cap-1, 0x1.c885801bc4p-4, 0x1.646d1c65aacd3p-45,
    0x1.c4p-1, 0x1.fe89139dbcp-4, 0x1.56594d82f7a82p-44,
    0x1.bep-1, 0x1.1aa2b7e24p-3, -0x1.1ac38dde3b366p-44,
    0x1.b8p-1, 0x1.365fcb015ap-3, -0x1.fd3a0afb9691bp-44,
    0x1.b2p-1, 0x1.527e5e4a1cp-3, -0x1.4e60b8d4b411dp-44,
    0x1.acp-1, 0x1.6f0128b756p-3, 0x1.577390d31ef0fp-44,
    0x1.a7p-1, 0x1.871213750ep-3, 0x1.328eb42f9af75p-44,
    0x1.a1p-1, 0x1.a454082e6ap-3, 0x1.60a77c81f7171p-44,
    0x1.9cp-1, 0x1.bd087383bep-3, -0x1.d4bc4595412b6p-45,
    0x1.97p-1, 0x1.d60a17f904p-3, -0x1.5d6e06fc20d39p-44,
    0x1.92p-1, 0x1.ef5ade4ddp-3, -0x1.a211565bb8e11p-51,
    0x1.8dp-1, 0x1.047e60cde8p-2, 0x1.dbdf10d397f3cp-45,
    0x1.88p-1, 0x1.1178e8227ep-2, 0x1.1ef78ce2d07f2p-44,
    0x1.84p-1, 0x1.1bf99635a7p-2, -0x1.1ac89575c2125p-44,
    0x1.7fp-1, 0x1.2941afb187p-2, -0x1.210c2b730e28bp-44,
    0x1.7bp-1, 0x1.3401e12aedp-2, -0x1.17c73556e291dp-44,
    0x1.76p-1, 0x1.419b423d5fp-2, -0x1.ce379226de3ecp-44,
  ]
}
