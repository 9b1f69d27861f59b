// What can be wrong with a number that describes a spring.
// Layer: Easing/Springs. Tests: SpringFaultTests.

/// A number that no spring can have, and what is accepted in its place.
public struct SpringFault: Hashable, Sendable {
  /// A number that describes a spring or a curve made of one.
  public enum Parameter: Hashable, Sendable, CaseIterable {
    /// The mass, unitless like SwiftUI's.
    case mass
    /// The stiffness, mass per second squared.
    case stiffness
    /// The damping, mass per second.
    case damping
    /// The perceptual duration, in seconds.
    case duration
    /// The bounce, unitless.
    case bounce
    /// The period without damping, in seconds.
    case response
    /// The damping ratio, unitless.
    case dampingRatio
    /// The time to come to rest, in seconds.
    case settlingDuration
    /// The damping ratio of a spring that must come to rest, unitless.
    case settlingDampingRatio
    /// The damping ratio of a spring that is a curve, unitless.
    case curveDampingRatio
    /// The bounce of a spring that is a curve, unitless.
    case curveBounce
    /// The damping of a spring that is a curve, mass per second.
    case curveDamping
    /// The distance that counts as rest, as a share of the way.
    case epsilon
    /// The velocity at the start of a curve, ways per second.
    case initialVelocity
  }

  /// Which number is wrong.
  public let parameter: Parameter

  /// The number as it was given.
  public let value: Double

  /// What is accepted, if that depends on other numbers of the spring.
  public let range: ClosedRange<Double>?
}

extension SpringFault: CustomStringConvertible {
  /// One full sentence: what was given and what is accepted.
  public var description: String {
    "The \(name) of the spring is \(value.spelled), but it must be \(accepted)."
  }

  private var name: String {
    switch parameter {
    case .mass: "mass"
    case .stiffness: "stiffness"
    case .damping, .curveDamping: "damping"
    case .duration: "duration"
    case .bounce, .curveBounce: "bounce"
    case .response: "response"
    case .dampingRatio, .settlingDampingRatio, .curveDampingRatio: "damping ratio"
    case .settlingDuration: "settling duration"
    case .epsilon: "epsilon"
    case .initialVelocity: "initial velocity"
    }
  }

  private var accepted: String {
    switch parameter {
    case .mass, .stiffness: "in 1e-60…1e60"
    case .damping: "0 or in 1e-60…1e60"
    case .duration, .response, .settlingDuration: "in 1e-30…1e30 seconds"
    case .bounce: "above -1 and at most 1"
    case .curveBounce: "in -0.999999999…0.999, so that it rests after some thousand swings"
    case .curveDamping:
      "in \(rangeText) with its mass and stiffness, so that it rests after some thousand swings"
    case .dampingRatio: "in 0…1e30"
    case .settlingDampingRatio: "in 1e-9…1e9, so that it comes to rest"
    case .curveDampingRatio: "in 1e-3…1e9, so that it rests after some thousand swings"
    case .epsilon: "in 1e-12…0.1"
    case .initialVelocity: "in \(rangeText) ways per second with its response"
    }
  }

  private var rangeText: String {
    range.map { "\($0.lowerBound.spelled)…\($0.upperBound.spelled)" } ?? ""
  }

  /// Whether the number is accepted; the ranges are those that `accepted` names.
  private var isAccepted: Bool {
    if let range { return range.contains(value) }
    return switch parameter {
    case .mass, .stiffness: (1e-60...1e60).contains(value)
    case .damping: value == 0 || (1e-60...1e60).contains(value)
    case .duration, .response, .settlingDuration: (1e-30...1e30).contains(value)
    case .bounce: value > -1 && value <= 1
    case .dampingRatio: (0...1e30).contains(value)
    case .settlingDampingRatio: (1e-9...1e9).contains(value)
    case .curveDampingRatio: (1e-3...1e9).contains(value)
    case .curveBounce: (-0.999999999...0.999).contains(value)
    case .epsilon: (1e-12...0.1).contains(value)
    // The ranges of these depend on other numbers.
    case .curveDamping, .initialVelocity: false
    }
  }

  /// Throws the fault if the number is not accepted.
  static func check(
    _ parameter: Parameter, _ value: Double, in range: ClosedRange<Double>? = nil
  ) throws(EasingError) {
    let fault = SpringFault(parameter: parameter, value: value, range: range)
    if !fault.isAccepted { throw .spring(fault) }
  }
}

extension SpringDescription {
  /// Throws if the spring rests too late to be a curve, about the number that was given.
  func checkCurve() throws(EasingError) {
    switch self {
    case .duration(_, let bounce):
      try SpringFault.check(.curveBounce, bounce)
    case .response(_, let ratio), .settlingDuration(_, let ratio):
      try SpringFault.check(.curveDampingRatio, ratio)
    case .forces(let mass, let stiffness, let damping):
      let critical = 2 * (mass * stiffness).squareRoot()
      try SpringFault.check(.curveDamping, damping, in: 1e-3 * critical...1e9 * critical)
    }
  }
}
