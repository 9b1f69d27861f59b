// What can be wrong with a curve that a user describes.
// Layer: Easing. Tests: EasingErrorTests.

/// Says why a curve cannot be made.
public enum EasingError: Error, Hashable, Sendable {
  /// A control point of a cubic Bézier curve is outside its range.
  case controlPointOutOfRange(name: String, value: Double)
  /// A number of steps is outside its range.
  case stepCountOutOfRange(Int, least: Int)
  /// A piecewise linear curve has no points.
  case noPoints
}
