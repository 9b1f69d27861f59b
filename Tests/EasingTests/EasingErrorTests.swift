// Every error of a curve, with its whole text.

import Testing

@testable import Easing

struct EasingErrorTests {
  @Test(
    arguments: [
      (.controlPointOutOfRange(name: .x1, value: 1.2), "x1 is 1.2, but x1 and x2 must be in 0…1."),
      (
        .controlPointOutOfRange(name: .x2, value: .nan), "x2 is NaN, but x1 and x2 must be in 0…1."
      ),
      (
        .controlPointOutOfRange(name: .y2, value: -.infinity),
        "y2 is -infinity, but y1 and y2 must be finite numbers."
      ),
      (
        .controlPointOutOfRange(name: .midpointX, value: 1.5),
        "midpoint x is 1.5, but it must be above 0 and below 1."
      ),
      (
        .controlPointOutsideSegment(name: .x3, value: 0.25, least: 0.5, most: 1),
        "x3 is 0.25, but it must be in 0.5…1."
      ),
      (
        .stepCountOutOfRange(0, least: 1),
        "The number of steps is 0, but it must be in 1…2147483647."
      ),
      (
        .stepCountOutOfRange(1, least: 2),
        "The number of steps is 1, but it must be in 2…2147483647 with jump-none."
      ),
      (.noPoints, "The curve has no points, but it needs at least one."),
      (
        .parameterOutOfRange(name: "period", value: .infinity, least: 0.01, most: 100),
        "The period is infinity, but it must be in 0.01…100."
      ),
      (
        .nestedTooDeep(33, most: 32),
        "Curves are within curves 33 deep, but at most 32 levels are accepted."
      ),
      (.tooFewPoints(1, least: 2), "The number of points is 1, but there must be at least 2."),
      (
        .pointsTurnBack(segment: 3),
        "Segment 3 of the curve could run backwards in progress, but the points must lie so that "
          + "every progress has one value."
      ),
      (
        .notInvertible("back-in"),
        "The curve 'back-in' has no inverse, but it must rise from 0 to 1 and contain no other "
          + "inverse."
      ),
      (
        .pointNotFinite(index: 2, input: .nan, output: 0.5),
        "Point 3 has the input NaN and the output 0.5, but both must be finite numbers."
      ),
      (
        .inputBelowPrevious(index: 1, input: 0.25, previous: 0.5),
        "Point 2 has the input 0.25, but it must not be below 0.5, the input of the point before it."
      ),
      (
        .notation(
          NotationFault(
            text: "linaer", position: 1, reason: .unknownCurve("linaer", nearest: "linear"))),
        "The curve 'linaer' is wrong at character 1: There is no curve 'linaer'; the nearest is "
          + "'linear'."
      ),
    ] as [(EasingError, String)])
  func `an error says what was given and what is accepted`(error: EasingError, text: String) {
    #expect(error.description == text)
    #expect("\(error)" == text)
  }
}
