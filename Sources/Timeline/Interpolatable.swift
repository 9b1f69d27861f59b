// Values that can be mixed.
// Layer: Timeline. Source: P0811R3 (std::lerp) for the laws and the formula.
// Tests: InterpolatableTests.

/// A value with a straight way to every other value of its type.
///
/// Laws, for finite values and fractions:
///
/// - `a.interpolated(to: b, at: 0)` is `a` and `a.interpolated(to: b, at: 1)` is `b`, exactly.
/// - Every component is monotone in the fraction, rounding included.
/// - `a.interpolated(to: a, at: x)` is `a`, exactly.
/// - Fractions outside 0…1 continue the way: nothing is clamped.
/// - The components do not mix: one that is not finite leaves the others as they are.
public protocol Interpolatable: Hashable, Sendable {
  /// The value at a fraction of the way to another.
  ///
  /// - Domain: every number; 0 gives this value and 1 the other. NaN gives NaN.
  func interpolated(to other: Self, at fraction: Double) -> Self

  /// The first component that is infinite or NaN, or `nil` if there is none.
  var nonFiniteComponent: Double? { get }
}

extension Double: Interpolatable {
  /// The number at a fraction of the way to another.
  ///
  /// - Domain: every number; outside 0…1 the way continues. NaN gives NaN.
  /// - Range: for fractions in 0…1, between the numbers, however large they are.
  /// - Exact: at 0 and 1, and everywhere if both numbers are equal.
  /// - Accuracy: within 2 units in the last place of the larger number for fractions in 0…1.
  public func interpolated(to other: Double, at fraction: Double) -> Double {
    if self == other { return fraction.isNaN ? fraction : self }
    // On either side of 0 the difference of the numbers can overflow; this form cannot.
    if (self <= 0 && other >= 0) || (self >= 0 && other <= 0) {
      return fraction * other + (1 - fraction) * self
    }
    if fraction == 1 { return other }
    // The difference d is off by at most half a unit in its last place. Below 1 the product is at
    // most d − d·2⁻⁵³, rounded: at least that half unit below d; above 1 it is a whole unit above.
    // So the value does not pass `other` before 1, nor fall short of it after 1.
    return self + fraction * (other - self)
  }

  /// The number itself if it is infinite or NaN.
  public var nonFiniteComponent: Double? {
    isFinite ? nil : self
  }
}

/// A position, an offset, a scale: anything of two independent numbers.
extension SIMD2: Interpolatable where Scalar == Double {
  /// The vector at a fraction of the way to another, each component by itself.
  ///
  /// - Domain: every number; outside 0…1 the way continues. NaN gives NaN.
  /// - Exact: as for `Double`, in each component.
  public func interpolated(to other: SIMD2, at fraction: Double) -> SIMD2 {
    SIMD2(
      x.interpolated(to: other.x, at: fraction),
      y.interpolated(to: other.y, at: fraction))
  }

  /// The first component that is infinite or NaN, or `nil` if there is none.
  public var nonFiniteComponent: Double? {
    x.nonFiniteComponent ?? y.nonFiniteComponent
  }
}

/// A rectangle, or a colour: four independent numbers.
///
/// A colour mixes as its components do: give premultiplied components if its alpha changes.
extension SIMD4: Interpolatable where Scalar == Double {
  /// The vector at a fraction of the way to another, each component by itself.
  ///
  /// - Domain: every number; outside 0…1 the way continues. NaN gives NaN.
  /// - Exact: as for `Double`, in each component.
  public func interpolated(to other: SIMD4, at fraction: Double) -> SIMD4 {
    SIMD4(
      lowHalf: lowHalf.interpolated(to: other.lowHalf, at: fraction),
      highHalf: highHalf.interpolated(to: other.highHalf, at: fraction))
  }

  /// The first component that is infinite or NaN, or `nil` if there is none.
  public var nonFiniteComponent: Double? {
    lowHalf.nonFiniteComponent ?? highHalf.nonFiniteComponent
  }
}
