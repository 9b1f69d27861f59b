// What can be wrong with the laws of a scroll and with a gesture.
// Layer: Timeline/Scroll. Tests: ScrollFaultTests.

import Easing

/// Says why a scroll cannot be made: what was given, and what is accepted.
///
/// Texts named `accepted` end a sentence. Steps of a gesture and characters count from 1.
public enum ScrollFault: Hashable, Sendable {
  /// A number or a duration of the laws of scrolling is outside its range.
  case invalidLaw(name: String, value: String, accepted: String)
  /// A text is not a gesture: the word at a character, counted in Unicode scalars; it is empty at
  /// the end of the text.
  case notAGesture(word: String, position: Int, accepted: String)
  /// A gesture has too many steps.
  case tooManySteps(Int)
  /// A number of a step is outside its range.
  case invalidStep(Int, name: String, value: String, accepted: String)
  /// A step touches content that is further past a limit, in points, than any pull can hold it.
  case overscrollOutOfReach(step: Int, overscroll: Double, dimension: Double)
  /// A step starts a motion that lasts too long, or ends at a time that is too late or too fine.
  case timeOutOfRange(step: Int)
}

extension ScrollFault: CustomStringConvertible {
  /// One full sentence.
  public var description: String {
    switch self {
    case .invalidLaw(let name, let value, let accepted):
      "The \(name) of the scroll is \(value); it takes \(accepted)."
    case .notAGesture(let word, let position, let accepted):
      word.isEmpty
        ? "The gesture ends at character \(position), where it takes \(accepted)."
        : "The gesture has \"\(word)\" at character \(position), where it takes \(accepted)."
    case .tooManySteps(let count):
      "The gesture has \(count) steps; it takes at most \(GestureScript.greatestStepCount)."
    case .invalidStep(let step, let name, let value, let accepted):
      "The \(name) of step \(step) of the gesture is \(value); it takes \(accepted)."
    case .overscrollOutOfReach(let step, let overscroll, let dimension):
      "Step \(step) of the gesture touches an overscroll of \(ScrollFault.text(overscroll)) points; "
        + "a finger holds less than the rubber band's dimension, "
        + "\(ScrollFault.text(dimension)) points."
    case .timeOutOfRange(let step):
      "The motion of step \(step) of the gesture ends too late or at too fine a time; a motion "
        + "lasts at most 10^6 seconds and ends before 10^9 seconds, and denominators of times are "
        + "at most 10^12."
    }
  }

  /// The numbers of a range, to end a sentence with.
  static func accepted(_ range: ClosedRange<Double>) -> String {
    "a number from \(text(range.lowerBound)) to \(text(range.upperBound))"
  }

  /// A number in a message, which may be one that is not finite.
  static func text(_ value: Double) -> String {
    value.isFinite ? NumberFormat.shortest.text(of: value) : "\(value)"
  }
}
