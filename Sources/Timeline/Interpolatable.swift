// Values that can be mixed.
// Layer: Timeline. Source: P0811R3 (std::lerp) for the laws and the formula. Tests: InterpolatableTests.

/// A value with a straight way to every other value of its type.
///
/// Laws, for finite values whose way does not leave the range of a double:
///
/// - `a.interpolated(to: b, at: 0)` is `a` and `a.interpolated(to: b, at: 1)` is `b`, exactly.
/// - Every component is monotone in the fraction, rounding included.
/// - `a.interpolated(to: a, at: x)` is `a` for every `x` that is a number.
/// - Fractions outside 0…1 continue the way: nothing is clamped.
public protocol Interpolatable: Sendable {
  /// The value at a fraction of the way to another.
  ///
  /// - Domain: every number; 0 gives this value and 1 the other. NaN gives NaN.
  func interpolated(to other: Self, at fraction: Double) -> Self
}

extension Double: Interpolatable {
  /// The number at a fraction of the way to another.
  ///
  /// - Domain: every number; outside 0…1 the way continues. NaN gives NaN.
  /// - Exact: at 0 and 1, and everywhere if both numbers are equal.
  /// - Accuracy: within 2 units in the last place of the larger end for fractions in 0…1, where
  ///   it neither overflows nor leaves the interval between the ends.
  public func interpolated(to other: Double, at fraction: Double) -> Double {
    if self == other { return fraction.isNaN ? fraction : self }
    // On either side of 0 the difference of the ends can overflow; this form cannot.
    if (self <= 0 && other >= 0) || (self >= 0 && other <= 0) {
      return fraction * other + (1 - fraction) * self
    }
    if fraction == 1 { return other }
    let value = self + fraction * (other - self)
    // The rounded difference may carry the value past the end just before the end, or hold it
    // back just after.
    return (fraction > 1) == (other > self) ? max(value, other) : min(value, other)
  }
}
