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
    /// The distance that counts as rest, as a share of the way.
    case epsilon
    /// The velocity at the start of a curve, ways per response.
    case initialVelocity
  }

  /// Which number is wrong.
  public let parameter: Parameter

  /// The number as it was given.
  public let value: Double
}

extension SpringFault: CustomStringConvertible {
  /// One full sentence: what was given and what is accepted.
  public var description: String {
    "The \(name) of the spring is \(text), but it must be \(accepted)."
  }

  private var name: String {
    switch parameter {
    case .mass: "mass"
    case .stiffness: "stiffness"
    case .damping: "damping"
    case .duration: "duration"
    case .bounce: "bounce"
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
    case .dampingRatio: "in 0…1e30"
    case .settlingDampingRatio: "in 1e-9…1e9, so that it comes to rest"
    case .curveDampingRatio: "in 1e-3…1e9, so that it rests after some thousand swings"
    case .epsilon: "in 1e-12…0.1"
    case .initialVelocity: "in -1e6…1e6 ways per response"
    }
  }

  /// Whether the number is accepted; the ranges are those that `accepted` names.
  private var isAccepted: Bool {
    switch parameter {
    case .mass, .stiffness: (1e-60...1e60).contains(value)
    case .damping: value == 0 || (1e-60...1e60).contains(value)
    case .duration, .response, .settlingDuration: (1e-30...1e30).contains(value)
    case .bounce: value > -1 && value <= 1
    case .dampingRatio: (0...1e30).contains(value)
    case .settlingDampingRatio: (1e-9...1e9).contains(value)
    case .curveDampingRatio: (1e-3...1e9).contains(value)
    case .epsilon: (1e-12...0.1).contains(value)
    case .initialVelocity: (-1e6...1e6).contains(value)
    }
  }

  private var text: String {
    if value.isNaN { return "NaN" }
    guard value.isFinite else { return value < 0 ? "-infinity" : "infinity" }
    return NumberFormat.shortest.text(of: value)
  }

  /// Throws the fault if the number is not accepted.
  static func check(_ parameter: Parameter, _ value: Double) throws(EasingError) {
    let fault = SpringFault(parameter: parameter, value: value)
    if !fault.isAccepted { throw .spring(fault) }
  }
}
