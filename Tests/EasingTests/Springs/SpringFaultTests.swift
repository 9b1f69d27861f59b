// Tests of Sources/Easing/Springs/SpringFault.swift: every error, with its whole text.

import Easing
import Testing

struct SpringFaultTests {
  @Test(
    arguments: [
      (.mass, 0, "The mass of the spring is 0, but it must be in 1e-60…1e60."),
      (.stiffness, .nan, "The stiffness of the spring is NaN, but it must be in 1e-60…1e60."),
      (.damping, -1, "The damping of the spring is -1, but it must be 0 or in 1e-60…1e60."),
      (
        .duration, .infinity,
        "The duration of the spring is infinity, but it must be in 1e-30…1e30 seconds."
      ),
      (.bounce, -1, "The bounce of the spring is -1, but it must be above -1 and at most 1."),
      (.response, 0, "The response of the spring is 0, but it must be in 1e-30…1e30 seconds."),
      (.dampingRatio, -0.5, "The damping ratio of the spring is -0.5, but it must be in 0…1e30."),
      (
        .settlingDuration, -.infinity,
        "The settling duration of the spring is -infinity, but it must be in 1e-30…1e30 seconds."
      ),
      (
        .settlingDampingRatio, 0,
        "The damping ratio of the spring is 0, but it must be in 1e-9…1e9, so that it comes to rest."
      ),
      (
        .curveDampingRatio, 1e-4,
        "The damping ratio of the spring is 0.0001, but it must be in 1e-3…1e9, so that it rests "
          + "after some thousand swings."
      ),
      (.epsilon, 0.5, "The epsilon of the spring is 0.5, but it must be in 1e-12…0.1."),
      (
        .curveBounce, 1,
        "The bounce of the spring is 1, but it must be in -0.999999999…0.999, so that it rests "
          + "after some thousand swings."
      ),
      (
        .curveDamping, 0,
        "The damping of the spring is 0, but it must be in 0.004…4000000000 with its mass and "
          + "stiffness, so that it rests after some thousand swings."
      ),
      (
        .initialVelocity, 5e6,
        "The initial velocity of the spring is 5000000, but it must be in -2000000…2000000 ways "
          + "per second with its response."
      ),
    ] as [(SpringFault.Parameter, Double, String)])
  func `a fault says what was given and what is accepted`(
    parameter: SpringFault.Parameter, value: Double, text: String
  ) throws {
    let error = try #require(throws: EasingError.self) { try make(parameter, value) }
    #expect(error.description == text)
    guard case .spring(let fault) = error else {
      Issue.record("\(error) is no fault of a spring")
      return
    }
    #expect(fault.parameter == parameter)
    #expect(fault.value == value || value.isNaN)
  }

  @Test(arguments: SpringFault.Parameter.allCases)
  func `numbers that are no numbers, and extreme ones, are refused everywhere`(
    parameter: SpringFault.Parameter
  ) {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e-300, -1e300] {
      #expect(throws: EasingError.self) { try make(parameter, value) }
    }
  }

  /// Makes a spring or curve in which one number is as given.
  private func make(_ parameter: SpringFault.Parameter, _ value: Double) throws(EasingError) {
    switch parameter {
    case .mass: _ = try Spring(mass: value, stiffness: 1, damping: 1)
    case .stiffness: _ = try Spring(stiffness: value, damping: 1)
    case .damping: _ = try Spring(stiffness: 1, damping: value)
    case .duration: _ = try Spring(duration: value, bounce: 0)
    case .bounce: _ = try Spring(duration: 1, bounce: value == -1e-300 ? -2 : value)
    case .response: _ = try Spring(response: value, dampingRatio: 1)
    case .dampingRatio: _ = try Spring(response: 1, dampingRatio: value)
    case .settlingDuration: _ = try Spring(settlingDuration: value, dampingRatio: 1)
    case .settlingDampingRatio: _ = try Spring(settlingDuration: 1, dampingRatio: value)
    case .curveDampingRatio: _ = try SpringCurve(.response(1, dampingRatio: value))
    case .curveBounce: _ = try SpringCurve(bounce: value == -1e-300 ? 0.9999 : value)
    case .curveDamping: _ = try SpringCurve(.forces(mass: 1, stiffness: 4, damping: value))
    case .epsilon: _ = try Spring(settlingDuration: 1, dampingRatio: 1, epsilon: value)
    case .initialVelocity:
      _ = try SpringCurve(
        .duration(0.5, bounce: 0), initialVelocity: value == -1e-300 ? -1e7 : value)
    }
  }
}
