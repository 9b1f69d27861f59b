// The facts of a spring.
// Layer: timeline-dump. Tests: SpringFactsTests.

import Easing
import Scenes

extension FactSheet {
  /// The facts of a spring in motion.
  init(of options: SpringOptions) {
    facts = Self.numbers(of: options.motion.spring)
    facts += Self.settling(of: options.motion, within: options.restingDistance)
    facts += Self.extremes(of: options.motion)
    facts.append(
      Fact(
        "curve", options.curve.map { CellValue.text(EasingCurve.spring($0).notation) } ?? .empty,
        "The same motion as a curve, for --easing and the like."))
  }

  private static func numbers(of spring: Spring) -> [Fact] {
    [
      Fact("mass", spring.mass, "The mass."),
      Fact("stiffness", spring.stiffness, "The force per way."),
      Fact("damping", spring.damping, "The friction per velocity."),
      Fact("duration_s", spring.duration, "SwiftUI's perceptual duration: the response."),
      Fact("bounce", spring.bounce, "SwiftUI's bounce."),
      Fact("response_s", spring.response, "The period without damping."),
      Fact("damping_ratio", spring.dampingRatio, "The damping as a share of the critical one."),
      Fact("regime", spring.regime.word, "How the damping compares to the critical one."),
      Fact(
        "natural_frequency_rad_per_s", spring.naturalFrequency,
        "The angular frequency without damping."),
      Fact(
        "damped_frequency_rad_per_s", spring.dampedFrequency,
        "The angular frequency of the swing, 0 without one."),
      Fact("decay_per_s", spring.decayConstant, "How fast the friction takes a swing away."),
    ]
  }

  /// When the motion has come to rest, exactly and as others estimate it.
  static func settling(of motion: Spring.Motion, within distance: Double) -> [Fact] {
    [
      Fact("rest_distance", distance, "The distance from the end that counts as rest."),
      Fact(
        "settling_s", motion.settlingTime(within: distance),
        "The last time farther from the end than that, exactly."),
    ]
      + SettlingEstimate.allCases.map { system in
        Fact(
          "settling_\(system.key)_s", motion.settlingEstimate(system, within: distance),
          system.meaning)
      }
  }

  private static func extremes(of motion: Spring.Motion) -> [Fact] {
    let range = motion.range
    let fastest = motion.maximumSpeed
    func time(of position: Double) -> Double? {
      if motion.from == position { return 0 }
      return [motion.turn(0), motion.turn(1)].lazy.compactMap { $0 }
        .first { $0.value == position }?.time
    }
    return [
      Fact("arrival_s", motion.arrival, "The first time at the end, on the way past it."),
      Fact("minimum", range.lowerBound, "The least position."),
      Fact(
        "minimum_s", time(of: range.lowerBound), "When; none if it is the end, nearest ever on."),
      Fact("maximum", range.upperBound, "The greatest position."),
      Fact(
        "maximum_s", time(of: range.upperBound), "When; none if it is the end, nearest ever on."),
      Fact("overshoot", motion.overshoot, "How far the motion gets beyond its end."),
      Fact("greatest_speed", fastest.value, "The greatest speed, per second."),
      Fact("greatest_speed_s", fastest.time, "When."),
    ]
  }
}

extension DampingRegime {
  /// The name of the regime.
  fileprivate var word: String {
    switch self {
    case .undamped: "undamped"
    case .underdamped: "underdamped"
    case .critical: "critically damped"
    case .overdamped: "overdamped"
    }
  }
}

extension SettlingEstimate {
  /// The name in a fact's.
  fileprivate var key: String {
    switch self {
    case .swiftUI: "swiftui"
    case .coreAnimation: "core_animation"
    case .compose: "compose"
    }
  }

  /// Whose estimate it is.
  fileprivate var meaning: String {
    switch self {
    case .swiftUI: "SwiftUI's estimate, as a public re-implementation has it."
    case .coreAnimation: "Core Animation's, inferred from its documentation; under damping only."
    case .compose: "Jetpack Compose's."
    }
  }
}
