// The coordinates of control points by name.
// Layer: Easing/Curves. Tests: EasingErrorTests.

/// A coordinate of a control point of a cubic Bézier or a three-point cubic curve.
public enum ControlCoordinate: Hashable, Sendable, CaseIterable {
  /// The x of the first control point.
  case x1
  /// The y of the first control point.
  case y1
  /// The x of the second control point.
  case x2
  /// The y of the second control point.
  case y2
  /// The x of the point in which the segments of a three-point cubic meet.
  case midpointX
  /// The y of the point in which the segments of a three-point cubic meet.
  case midpointY
  /// The x of the third control point.
  case x3
  /// The y of the third control point.
  case y3
  /// The x of the fourth control point.
  case x4
  /// The y of the fourth control point.
  case y4

  /// The name, as the notation of the curves has it.
  var name: String {
    switch self {
    case .x1: "x1"
    case .y1: "y1"
    case .x2: "x2"
    case .y2: "y2"
    case .midpointX: "midpoint x"
    case .midpointY: "midpoint y"
    case .x3: "x3"
    case .y3: "y3"
    case .x4: "x4"
    case .y4: "y4"
    }
  }
}
