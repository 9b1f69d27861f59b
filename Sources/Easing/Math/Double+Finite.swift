// The finite double nearest to an infinite one.
// Layer: Easing/Math. Tests: DoubleFiniteTests.

extension Double {
  /// The number itself, or the largest double of its sign if it is infinite; NaN stays NaN.
  ///
  /// For what is a length or a value even where its sum or product is beyond all doubles: there
  /// `inf` would go on to `inf - inf`, which is no number.
  package var nearestFinite: Double {
    guard isInfinite else { return self }
    return self < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
  }
}
