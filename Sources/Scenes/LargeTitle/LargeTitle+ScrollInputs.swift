// The inputs of a large title that say how the content scrolls.
// Layer: Scenes. Tests: LargeTitleInputTests.

import Easing
import Timeline

extension LargeTitle {
  /// The inputs that say how the content scrolls.
  static var scrollInputs: [SceneInput<Configuration>] {
    [
      .length(
        "scroll-length", "The largest offset at rest.", in: .lengths, provenance: .inferred,
        get: { $0.scrollLength }, set: { $0.scrollLength = $1 }),
      .number(
        "rubber-coefficient", "The slope of the rubber band at the limits.",
        in: .above(0, atMost: 1), provenance: .reimplementation,
        get: { $0.rubberCoefficient }, set: { $0.rubberCoefficient = $1 }),
      .length(
        "rubber-dimension", "What the rubber band approaches.",
        in: .from(1, to: InputRange.greatestLength), or: "auto", provenance: .reimplementation,
        get: { $0.rubberDimension }, set: { $0.rubberDimension = $1 }),
      .value(
        "deceleration", valueName: "FACTOR",
        "The factor by which the speed of a free scroll falls in each millisecond.",
        accepted: "normal (0.998), fast (0.99) or a number from 0.9 and below 1",
        provenance: .official, get: { $0.deceleration }, set: { $0.deceleration = $1 },
        read: decelerationRate(parsing:), write: InputText.number,
        isValid: { $0 >= 0.9 && $0 < 1 }),
      snapInput, gestureInput,
    ]
  }

  private static func decelerationRate(parsing text: String) -> Double? {
    switch text {
    case "normal": ScrollPhysics.normalDecelerationRate
    case "fast": ScrollPhysics.fastDecelerationRate
    default: DecimalNumber(text)?.doubleValue
    }
  }

  /// The snap, whose curve says itself what is wrong with it.
  private static var snapInput: SceneInput<Configuration> {
    SceneInput(
      "snap", valueName: "MODE", "What a scroll does that would rest half collapsed.",
      accepted: ScrollSnap.accepted, provenance: .reimplementation,
      text: { $0.snap.text },
      set: { (configuration, text) throws(SceneError) in
        let snap = try ScrollSnap(parsing: text)
        try snap.check(givenAs: text)
        configuration.snap = snap
      },
      check: { (configuration) throws(SceneError) in
        try configuration.snap.check(givenAs: configuration.snap.text)
      })
  }

  /// The gesture, whose errors point into its text.
  private static var gestureInput: SceneInput<Configuration> {
    SceneInput(
      "gesture", valueName: "STEPS",
      "What the finger does: HEIGHT is where it drags to, in points below where it came down; set and "
        + "scroll are the app's calls.",
      accepted: "none, or steps with semicolons between them: hold TIME, drag HEIGHT TIME [CURVE], "
        + "release [VELOCITY], touch, set OFFSET, scroll OFFSET TIME [CURVE] or settle",
      provenance: .inferred,
      text: { GestureScript.notation(of: $0.gesture) },
      set: { (configuration, text) throws(SceneError) in
        do throws(TimelineError) {
          configuration.gesture = try GestureScript(parsing: text).steps
        } catch {
          throw SceneError(gesture: text, error)
        }
      },
      check: { (configuration) throws(SceneError) in
        do throws(TimelineError) {
          _ = try GestureScript(configuration.gesture)
        } catch {
          throw SceneError(gesture: GestureScript.notation(of: configuration.gesture), error)
        }
      })
  }
}

extension SceneError {
  /// The error that a gesture has.
  init(gesture text: String, _ error: TimelineError) {
    guard case .scroll(let fault) = error else {
      // No other error comes of a gesture.
      self = .invalid(input: "gesture", value: text, accepted: "what can be played; \(error)")
      return
    }
    if case .notAGesture(let word, let position, let accepted) = fault {
      self = .malformed(
        input: "gesture", text: text, position: position, word: word, accepted: accepted)
    } else {
      self = .invalid(input: "gesture", value: text, accepted: fault.acceptedInGesture)
    }
  }
}

extension ScrollFault {
  /// What a gesture takes in the place of what is wrong in it.
  fileprivate var acceptedInGesture: String {
    switch self {
    case .invalidLaw(let name, _, let accepted):
      "\(accepted) as the \(name)"
    case .notAGesture(_, let position, let accepted):
      "\(accepted) at character \(position)"
    case .tooManySteps:
      "at most \(GestureScript.greatestStepCount) steps"
    case .invalidStep(let step, let name, let value, let accepted):
      "\(accepted) as the \(name) of step \(step), which is \(value)"
    case .overscrollOutOfReach(let step, let overscroll, let dimension):
      "touches of overscrolls below the rubber dimension, \(InputText.number(dimension)) points; "
        + "step \(step) touches one of \(InputText.number(overscroll))"
    case .timeOutOfRange(let step):
      "motions of at most 10^6 seconds, at times with denominators of at most 10^12; that of "
        + "step \(step) takes longer or is finer"
    }
  }
}
