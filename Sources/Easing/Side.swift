// The side from which a jump is approached.
// Layer: Easing. Source: CSS Easing 2 (the "before flag" of a step).
// Tests: StepsTests, PiecewiseLinearTests.

/// Names one of the two limits of a function at a jump.
///
/// Away from jumps both sides give the same value. CSS's "before flag" asks for the left side of a
/// step; `linear()` knows it at its first point only, where here every jump has both sides.
public enum Side: Hashable, Sendable, CaseIterable {
  /// The limit from smaller inputs: CSS's "before flag" is set.
  case left

  /// The limit from larger inputs, which is also the value at the jump itself.
  case right
}
