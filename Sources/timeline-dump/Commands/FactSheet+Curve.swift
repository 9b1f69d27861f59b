// The facts of a curve.
// Layer: timeline-dump. Tests: CurveFactSheetTests.

import Easing
import Scenes

extension FactSheet {
  /// The facts of a curve within 0…1.
  init(of curve: EasingCurve) {
    let (least, greatest) = curve.extrema(in: 0...1)
    let (start, end) = (curve.value(at: 0, side: .left), curve.value(at: 1))
    let fastest = curve.greatestSpeed(in: 0...1)
    let entry = curve.entry
    facts = [
      Fact("curve", curve.notation, "The curve, as it is written."),
      Fact("summary", entry.summary, "What it does."),
      Fact("source", entry.source, "Where it comes from."),
      Fact("start", start, "The value at progress 0, before a jump there."),
      Fact("end", end, "The value at progress 1, after a jump there."),
      Fact("minimum", least.value, "The least value."),
      Fact("minimum_progress", least.progress, "Where, the first place."),
      Fact("maximum", greatest.value, "The greatest value."),
      Fact("maximum_progress", greatest.progress, "Where, the first place."),
      Fact(
        "extrema_certainty", curve.extremaCertainty.word,
        "Whether it is proved that no value is beyond."),
      Fact("overshoot", greatest.value - max(start, end), "How far it gets above both ends."),
      Fact("undershoot", min(start, end) - least.value, "How far it gets below both ends."),
      Fact("monotonicity", curve.monotonicity.word, "Whether it only rises or only falls."),
      Fact("continuity", curve.continuity.word, "How smooth it is at least, its ends from inside."),
      Fact(
        "greatest_speed", fastest.value,
        "The greatest speed, jumps left out; none if it is infinite."),
      Fact("greatest_speed_progress", fastest.progress, "Where."),
      Fact(
        "greatest_speed_certainty", curve.greatestSpeedCertainty(in: 0...1).word,
        "Whether it is proved that no speed is greater."),
      Fact(
        "error_bound", curve.errorBound,
        "How far a value may be from the true one; none if no bound is stated."),
    ]
    if case .spring(let spring) = curve {
      facts += Self.settling(of: spring)
    }
  }

  /// When the spring of a curve has come to rest, at its own pace and over a way of 1.
  private static func settling(of curve: SpringCurve) -> [Fact] {
    do throws(EasingError) {
      let spring = try Spring(curve.written, epsilon: curve.epsilon)
      return settling(
        of: spring.motion(initialVelocity: curve.initialVelocity), within: curve.epsilon)
    } catch {
      preconditionFailure("A curve was made of no spring: \(error)")
    }
  }
}

extension Monotonicity {
  fileprivate var word: String {
    switch self {
    case .rising: "rising"
    case .falling: "falling"
    case .neither: "neither"
    }
  }
}

extension Certainty {
  fileprivate var word: String {
    switch self {
    case .searched: "found by search"
    case .provedNearly: "proved to 1e-6"
    case .proved: "proved"
    }
  }
}

extension Continuity {
  fileprivate var word: String {
    switch self {
    case .jumps: "jumps"
    case .continuous: "continuous value"
    case .continuousVelocity: "continuous velocity"
    case .smooth: "smooth"
    }
  }
}
