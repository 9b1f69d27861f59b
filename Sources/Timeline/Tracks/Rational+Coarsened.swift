// The nearest fraction with a small denominator.
// Layer: Timeline/Tracks. Source: Graham, Knuth and Patashnik, Concrete Mathematics, section 4.5
//   (the Stern-Brocot tree). Tests: RationalCoarsenedTests.

import Easing

extension Rational {
  /// The largest denominator of a time that progress is exact for.
  static let finestDenominator = Int128(RationalTime.greatestDenominator)

  /// The nearest fraction with a denominator of at most `limit`: the largest that is not above the
  /// number for `.right`, the smallest that is not below it for `.left`.
  ///
  /// It keeps order, and it keeps the order to every fraction with such a denominator.
  ///
  /// - Complexity: Euclid's algorithm, at most 185 rounds; none if the number is its own result.
  /// - Precondition: `limit` is above 0.
  func coarsened(to limit: Int128, side: Side) -> Rational {
    guard denominator > limit else { return self }
    let whole = floor
    // The Stern–Brocot tree, k nodes at a time: lower < fraction < upper are neighbours, and the
    // distances are those to the fraction, times both denominators. No distance becomes 0, as the
    // fraction itself lies below the limit of the tree.
    var lower: (top: Int128, bottom: Int128) = (0, 1)
    var upper: (top: Int128, bottom: Int128) = (1, 1)
    let remainder = numerator % denominator
    var aboveLower = remainder < 0 ? remainder + denominator : remainder
    var belowUpper = denominator - aboveLower
    while lower.bottom + upper.bottom <= limit {
      let up = min(aboveLower / belowUpper, (limit - lower.bottom) / upper.bottom)
      lower = (lower.top + up * upper.top, lower.bottom + up * upper.bottom)
      aboveLower -= up * belowUpper
      let down = min(belowUpper / aboveLower, (limit - upper.bottom) / lower.bottom)
      upper = (upper.top + down * lower.top, upper.bottom + down * lower.bottom)
      belowUpper -= down * aboveLower
    }
    switch side {
    case .left: return Rational(whole * upper.bottom + upper.top, upper.bottom)
    case .right: return Rational(whole * lower.bottom + lower.top, lower.bottom)
    }
  }
}
