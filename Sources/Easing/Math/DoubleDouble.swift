// Numbers of about 106 bits: the unevaluated sum of two doubles.
// Layer: Easing/Math.
// Source: Dekker, "A floating-point technique for extending the available precision", 1971;
//   Joldes, Muller and Popescu, "Tight and rigorous error bounds for basic building blocks of
//   double-word arithmetic", 2017 (the algorithm numbers below are theirs).
// Goals: the same bits everywhere (no fused multiply-add), then accuracy, then speed.
// Tests: DoubleDoubleTests.

/// A number held as the sum of two doubles, `high` being the sum rounded to a double.
///
/// - Accuracy: each operation errs by at most 2⁻⁹⁷ of its result while nothing overflows or
///   falls below 2⁻⁹⁶⁸.
/// - Domain: magnitudes below 2⁹⁹⁵; beyond that the splitting of a product overflows.
package struct DoubleDouble: Hashable, Sendable {
  /// The sum rounded to the nearest double.
  package let high: Double
  /// What the rounding left over, at most half a unit in the last place of `high`.
  package let low: Double

  /// Creates the sum of parts that are already normalised.
  package init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// Creates the number that a double stands for.
  package init(_ value: Double) {
    self.init(high: value, low: 0)
  }

  /// The exact sum of two doubles in any order (2Sum, Knuth).
  package static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    let bPart = high - a
    let aPart = high - bPart
    return DoubleDouble(high: high, low: (a - aPart) + (b - bPart))
  }

  /// The exact sum of two doubles of which the first is not the smaller in magnitude (Fast2Sum).
  package static func sum(larger a: Double, smaller b: Double) -> DoubleDouble {
    let high = a + b
    return DoubleDouble(high: high, low: b - (high - a))
  }

  /// The exact product of two doubles (Dekker's product over Veltkamp's splitting).
  package static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a * b
    let (aHigh, aLow) = split(a)
    let (bHigh, bLow) = split(b)
    let low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    return DoubleDouble(high: high, low: low)
  }

  /// Splits a double into halves of 26 bits whose products are exact (Veltkamp).
  static func split(_ a: Double) -> (high: Double, low: Double) {
    let scaled = a * 134_217_729  // 2^27 + 1
    let high = scaled - (scaled - a)
    return (high, a - high)
  }

  /// The number rounded to a double.
  package var doubleValue: Double { high + low }
}

extension DoubleDouble {
  /// The sum (algorithm 6, AccurateDWPlusDW).
  package static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let highs = sum(left.high, right.high)
    let lows = sum(left.low, right.low)
    let middle = sum(larger: highs.high, smaller: highs.low + lows.high)
    return sum(larger: middle.high, smaller: lows.low + middle.low)
  }

  /// The sum with a double (algorithm 4, DWPlusFP).
  package static func + (left: DoubleDouble, right: Double) -> DoubleDouble {
    let highs = sum(left.high, right)
    return sum(larger: highs.high, smaller: left.low + highs.low)
  }

  /// The difference.
  package static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    left + -right
  }

  /// The difference with a double.
  package static func - (left: DoubleDouble, right: Double) -> DoubleDouble {
    left + -right
  }

  /// The product (algorithm 11, DWTimesDW2 without a fused step).
  package static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let highs = product(left.high, right.high)
    let cross = left.high * right.low + left.low * right.high
    return sum(larger: highs.high, smaller: highs.low + cross)
  }

  /// The product with a double (algorithm 8, DWTimesFP2 without a fused step).
  package static func * (left: DoubleDouble, right: Double) -> DoubleDouble {
    let highs = product(left.high, right)
    return sum(larger: highs.high, smaller: highs.low + left.low * right)
  }

  /// The quotient (algorithm 17, DWDivDW2).
  package static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let estimate = left.high / right.high
    let remainder = left - right * estimate
    let correction = remainder.high / right.high
    return sum(larger: estimate, smaller: correction)
  }

  /// The number with the other sign.
  package static prefix func - (value: DoubleDouble) -> DoubleDouble {
    DoubleDouble(high: -value.high, low: -value.low)
  }

  /// The square root of a number that is not negative (one Heron step on the double root).
  package var squareRoot: DoubleDouble {
    guard high > 0 else { return DoubleDouble(high.squareRoot()) }
    let root = high.squareRoot()
    let remainder = self - DoubleDouble.product(root, root)
    return DoubleDouble.sum(larger: root, smaller: remainder.high / (2 * root))
  }
}
