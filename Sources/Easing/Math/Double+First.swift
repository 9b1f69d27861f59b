// The first double for which a condition holds.
// Layer: Easing/Math. Source: Bentley and Yao, "An almost optimal algorithm for unbounded
//   searching", 1976. Tests: DoubleFirstTests.

extension Double {
  /// The first double of a range for which a condition holds.
  ///
  /// - Parameters:
  ///   - range: Where to search; its ends are no NaN.
  ///   - guess: A place that may be near the first one, within the range.
  ///   - condition: Holds for all doubles after the first one.
  /// - Returns: The double, or `nil` if the condition holds for none.
  /// - Complexity: 2·log₂(n) conditions for a guess that is n doubles away; at most 190.
  static func first(
    in range: ClosedRange<Double>, near guess: Double, where condition: (Double) -> Bool
  ) -> Double? {
    let (first, last) = (range.lowerBound.ordinal, range.upperBound.ordinal)
    let start = min(max(guess.ordinal, first), last)
    // The condition does not hold before `low`, and holds at `high`.
    var (low, high) = (start, start)
    // Steps that double in length lead from the guess to both sides of the first one.
    var step: UInt64 = 1
    if condition(Double(ordinal: start)) {
      low = first
      while high > first {
        let next = distance(first, high) > step ? high &- Int64(step) : first
        guard condition(Double(ordinal: next)) else {
          low = next + 1
          break
        }
        high = next
        step = min(2 * step, 1 << 62)
      }
    } else {
      repeat {
        guard high < last else { return nil }
        low = high + 1
        high = distance(high, last) > step ? high &+ Int64(step) : last
        step = min(2 * step, 1 << 62)
      } while !condition(Double(ordinal: high))
    }
    while low < high {
      let middle = low &+ Int64(distance(low, high) / 2)
      if condition(Double(ordinal: middle)) { high = middle } else { low = middle + 1 }
    }
    return Double(ordinal: high)
  }

  /// How many steps lead from an ordinal to another one, which may be more than an `Int64` holds.
  private static func distance(_ low: Int64, _ high: Int64) -> UInt64 {
    UInt64(bitPattern: high &- low)
  }
}
