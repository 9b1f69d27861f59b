// The double nearest to a number that is known only between bounds and by comparison.
// Layer: Easing/Math.
// Source: Ziv, "Fast evaluation of elementary mathematical functions with correctly rounded last
//   bit", 1991 (round from bounds where they agree, look closer where they do not).
// Tests: CorrectRoundingTests.

/// A number known up to an error: between `high + (low - error)` and `high + (low + error)`.
struct Enclosure {
  /// The leading part.
  let high: Double
  /// What is to be added, small beside `high`.
  let low: Double
  /// How far the number may be from `high + low`, rounding of the two sums above included.
  let error: Double

  /// The double nearest to the lower bound.
  var lowest: Double { high + (low - error) }

  /// The double nearest to the upper bound.
  var highest: Double { high + (low + error) }

  /// A double not above and one not below the double that is nearest to the number times
  /// `2^exponent`.
  func bounds(scaledByPowerOfTwo exponent: Int) -> (lowest: Double, highest: Double) {
    (
      lowest: -Enclosure.outermost(-lowest, scaledByPowerOfTwo: exponent),
      highest: Enclosure.outermost(highest, scaledByPowerOfTwo: exponent)
    )
  }

  /// A double not below the one that is nearest to any number that rounds to `bound`, scaled.
  private static func outermost(_ bound: Double, scaledByPowerOfTwo exponent: Int) -> Double {
    let scaled = bound.scaled(byPowerOfTwo: exponent)
    guard scaled.magnitude <= .leastNormalMagnitude else { return scaled }
    // Now scaling may have rounded a second time. The next double on the way makes up for it; what
    // is tinier still is widened to 2^-400, so that scaling rounds once.
    let wider = bound.magnitude < 0x1p-400 ? 0x1p-400 : bound.nextUp
    return wider.scaled(byPowerOfTwo: exponent)
  }
}

extension Double {
  /// Creates the double nearest to a number, ties to even; a result of zero is +0.
  ///
  /// - Complexity: one comparison for each halving of the doubles between the bounds; at most 64.
  /// - Parameters:
  ///   - lowest: A double that is not above the result.
  ///   - highest: A double that is not below the result.
  ///   - compare: The sign of the number less the given one; never called if the bounds agree.
  init(
    nearestBetween lowest: Double, _ highest: Double, compare: (BinaryFraction) -> Int
  ) {
    var (low, high) = (lowest.ordinal, highest.ordinal)
    while low < high {
      // Rounds down, so that `middle + 1` is within the bounds; the distance may need 64 bits.
      let middle = low + Int64((UInt64(bitPattern: high) &- UInt64(bitPattern: low)) / 2)
      let side = compare(BinaryFraction(halfwayAbove: Double(ordinal: middle)))
      if side == 0 {
        // Neighbours differ in the parity of their ordinals, which is that of the last bit.
        low = middle & 1 == 0 ? middle : middle + 1
        high = low
      } else if side < 0 {
        high = middle
      } else {
        low = middle + 1
      }
    }
    self.init(ordinal: low)
  }
}
