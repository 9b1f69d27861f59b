// The numbers of a spring by name, as notation and command line give them.
// Layer: Easing/Springs. Tests: SpringArgumentTests.

/// A number that a spring is described by, which has a name.
package enum SpringArgument: Hashable, Sendable, CaseIterable {
  case duration
  case bounce
  case response
  case dampingRatio
  case settlingDuration
  case mass
  case stiffness
  case damping

  /// The name, as the notation has it.
  package var name: String {
    switch self {
    case .duration: "duration"
    case .bounce: "bounce"
    case .response: "response"
    case .dampingRatio: "damping-ratio"
    case .settlingDuration: "settling-duration"
    case .mass: "mass"
    case .stiffness: "stiffness"
    case .damping: "damping"
    }
  }

  /// The faults of a number that are this one's.
  package func isMeant(by parameter: SpringFault.Parameter) -> Bool {
    switch parameter {
    case .mass: self == .mass
    case .stiffness: self == .stiffness
    case .damping: self == .damping
    case .duration: self == .duration
    case .bounce: self == .bounce
    case .response: self == .response
    case .settlingDuration: self == .settlingDuration
    case .curveBounce: self == .bounce
    case .curveDamping: self == .damping
    case .dampingRatio, .settlingDampingRatio, .curveDampingRatio: self == .dampingRatio
    case .epsilon, .initialVelocity: false
    }
  }
}

/// Why some numbers do not describe a spring.
package enum SpringMismatch: Error, Hashable, Sendable {
  /// Two numbers belong to different ways.
  case disagree(SpringArgument, SpringArgument)
  /// One number needs another one beside it.
  case missing(SpringArgument, beside: SpringArgument)

  /// The ways that there are, to end a sentence with.
  package static let ways =
    "duration and bounce, response and damping-ratio, settling-duration and damping-ratio, or "
    + "mass, stiffness and damping"
}

extension SpringDescription {
  /// The ways, each with its numbers.
  private static let ways: [[SpringArgument]] = [
    [.duration, .bounce], [.response, .dampingRatio], [.settlingDuration, .dampingRatio],
    [.mass, .stiffness, .damping],
  ]

  /// Finds the way to which some numbers belong.
  ///
  /// A duration and a response are 0.5 s if left out, a bounce is 0, a mass is 1.
  ///
  /// - Parameters:
  ///   - given: Which numbers are given, each once, in the order in which they are looked at.
  ///   - value: What they are.
  /// - Throws: What does not fit.
  package init(
    _ given: [SpringArgument], _ value: (SpringArgument) -> Double?
  ) throws(SpringMismatch) {
    guard let way = Self.ways.first(where: { way in given.allSatisfy { way.contains($0) } }) else {
      throw Self.disagreement(in: given)
    }
    func needed(_ argument: SpringArgument) throws(SpringMismatch) -> Double {
      guard let number = value(argument) else {
        throw .missing(argument, beside: given.first ?? argument)
      }
      return number
    }
    switch way[0] {
    case .duration, .bounce:
      self = .duration(value(.duration) ?? 0.5, bounce: value(.bounce) ?? 0)
    case .response, .dampingRatio:
      self = .response(value(.response) ?? 0.5, dampingRatio: try needed(.dampingRatio))
    case .settlingDuration:
      self = .settlingDuration(
        try needed(.settlingDuration), dampingRatio: try needed(.dampingRatio))
    case .mass, .stiffness, .damping:
      self = .forces(
        mass: value(.mass) ?? 1, stiffness: try needed(.stiffness),
        damping: try needed(.damping))
    }
  }

  /// The first two numbers that are in no way together.
  private static func disagreement(in given: [SpringArgument]) -> SpringMismatch {
    for (index, second) in given.enumerated() {
      for first in given[..<index]
      where !ways.contains(where: { $0.contains(first) && $0.contains(second) }) {
        return .disagree(first, second)
      }
    }
    preconditionFailure("Numbers that agree two by two belong to one way.")
  }

  /// The numbers with their names, in the order of the notation.
  package var arguments: [(argument: SpringArgument, value: Double)] {
    switch self {
    case .duration(let duration, let bounce): [(.duration, duration), (.bounce, bounce)]
    case .response(let response, let ratio): [(.response, response), (.dampingRatio, ratio)]
    case .settlingDuration(let duration, let ratio):
      [(.settlingDuration, duration), (.dampingRatio, ratio)]
    case .forces(let mass, let stiffness, let damping):
      [(.mass, mass), (.stiffness, stiffness), (.damping, damping)]
    }
  }
}
