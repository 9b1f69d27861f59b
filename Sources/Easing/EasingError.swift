// What can be wrong with a curve that a user describes.
// Layer: Easing. Tests: EasingErrorTests.

/// Says why a curve cannot be made.
///
/// `description` is a sentence for the person who described the curve: what was given and what is
/// accepted. It has no promised wording.
public enum EasingError: Error, Hashable, Sendable {
  /// A control point of a cubic Bézier curve is outside its range.
  case controlPointOutOfRange(name: ControlCoordinate, value: Double)

  /// A control point of a three-point cubic is outside the segment that it belongs to.
  case controlPointOutsideSegment(
    name: ControlCoordinate, value: Double, least: Double, most: Double)

  /// A number of steps is outside its range, which begins at `least`.
  case stepCountOutOfRange(Int, least: Int)

  /// A number that a curve depends on is outside its range.
  case parameterOutOfRange(name: String, value: Double, least: Double, most: Double)

  /// Curves are made of curves to a greater depth than is accepted.
  case nestedTooDeep(Int, most: Int)

  /// A curve has fewer points than it needs.
  case tooFewPoints(Int, least: Int)

  /// The points of a Catmull-Rom curve lie so that its progress could run backwards, in a segment
  /// counted from 1.
  case pointsTurnBack(segment: Int)

  /// A curve, given by its notation, has no inverse.
  case notInvertible(String)

  /// A piecewise linear curve has no points.
  case noPoints

  /// A point of a piecewise linear curve, counted from 0, has a number that is not finite.
  case pointNotFinite(index: Int, input: Double, output: Double)

  /// A point of a piecewise linear curve, counted from 0, has an input below that of the point
  /// before it.
  case inputBelowPrevious(index: Int, input: Double, previous: Double)

  /// A number cannot describe a spring.
  case spring(SpringFault)

  /// A text is not the notation of a curve.
  case notation(NotationFault)
}

extension EasingError: CustomStringConvertible {
  /// One full sentence: what was given and what is accepted.
  public var description: String {
    switch self {
    case .controlPointOutOfRange(let name, let value):
      "\(name.name) is \(value.spelled), but \(EasingError.range(of: name))."
    case .controlPointOutsideSegment(let name, let value, let least, let most):
      "\(name.name) is \(value.spelled), but it must be in "
        + "\(least.spelled)…\(most.spelled)."
    case .stepCountOutOfRange(let count, let least):
      "The number of steps is \(count), but it must be in \(least)…\(Steps.greatestCount)"
        + (least > 1 ? " with jump-none." : ".")
    case .parameterOutOfRange(let name, let value, let least, let most):
      "The \(name) is \(value.spelled), but it must be in \(least.spelled)…\(most.spelled)."
    case .nestedTooDeep(let depth, let most):
      "Curves are within curves \(depth) deep, but at most \(most) levels are accepted."
    case .tooFewPoints(let count, let least):
      "The number of points is \(count), but there must be at least \(least)."
    case .pointsTurnBack(let segment):
      "Segment \(segment) of the curve could run backwards in progress, but the points must lie so "
        + "that every progress has one value."
    case .notInvertible(let notation):
      "The curve \(notation.quoted) has no inverse, but it must rise from 0 to 1 and contain no "
        + "other inverse."
    case .noPoints:
      "The curve has no points, but it needs at least one."
    case .pointNotFinite(let index, let input, let output):
      "Point \(index + 1) has the input \(input.spelled) and the output \(output.spelled), "
        + "but both must be finite numbers."
    case .inputBelowPrevious(let index, let input, let previous):
      "Point \(index + 1) has the input \(input.spelled), but it must not be below "
        + "\(previous.spelled), the input of the point before it."
    case .spring(let fault):
      fault.description
    case .notation(let fault):
      fault.description
    }
  }

  /// What must hold for a coordinate, as the rest of a sentence.
  private static func range(of name: ControlCoordinate) -> String {
    switch name {
    case .x1, .x2: "x1 and x2 must be in 0…1"
    case .y1, .y2: "y1 and y2 must be finite numbers"
    case .midpointX: "it must be above 0 and below 1"
    case .x3, .x4: "it must be in 0…1"
    case .midpointY, .y3, .y4: "it must be a finite number"
    }
  }
}
