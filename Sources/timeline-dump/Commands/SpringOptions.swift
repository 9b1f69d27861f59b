// The options that describe a spring and what it does.
// Layer: timeline-dump. Tests: SpringCommandTests.

import Easing
import Timeline

/// A spring in motion from the command line.
struct SpringOptions: Hashable, Sendable {
  /// What draws the mass, and from where to where.
  let motion: Spring.Motion

  /// The distance that counts as rest, as a share of the way.
  let epsilon: Double

  /// The curve with the same motion, or `nil` for a motion that is none.
  let curve: SpringCurve?

  /// The distance that counts as rest, in the unit of positions: of the way, or of 1 without one.
  var restingDistance: Double {
    let way = (motion.to - motion.from).magnitude
    return epsilon * (way == 0 ? 1 : way)
  }

  /// The option of a number that describes a spring.
  private static func option(_ argument: SpringArgument) -> OptionDefinition {
    let name = argument.name
    let time = "a time above 0 such as 0.5 or 500ms"
    return switch argument {
    case .duration:
      OptionDefinition(
        name, "TIME", "SwiftUI's perceptual duration.", accepted: time, standard: "0.5")
    case .bounce:
      OptionDefinition(
        name, "N", "How lively the spring is; below 0 it creeps.",
        accepted: "a number above -1 and at most 1", standard: "0")
    case .response:
      OptionDefinition(
        name, "TIME", "The period without damping; 0.5 if --damping-ratio stands alone.",
        accepted: time)
    case .dampingRatio:
      OptionDefinition(
        name, "N",
        "The damping as a share of the critical one, beside --response or "
          + "--settling-duration.", accepted: "a number in 0…1e30 such as 0.8")
    case .settlingDuration:
      OptionDefinition(
        name, "TIME", "The time to come to rest, from a start at rest.", accepted: time)
    case .mass:
      OptionDefinition(
        name, "N", "The mass, beside --stiffness and --damping; 1 if left out.",
        accepted: "a number in 1e-60…1e60")
    case .stiffness:
      OptionDefinition(name, "N", "The force per way.", accepted: "a number in 1e-60…1e60")
    case .damping:
      OptionDefinition(
        name, "N", "The friction per velocity; the spring may be overdamped.",
        accepted: "0 or a number in 1e-60…1e60")
    }
  }

  private static let acceptedNumber = "a number in ±1e15 such as 100 or -2.5"

  private static let from = OptionDefinition(
    "from", "N", "The position at the start.", accepted: acceptedNumber, standard: "0")
  private static let to = OptionDefinition(
    "to", "N", "The position of rest.", accepted: acceptedNumber, standard: "1")
  private static let velocity = OptionDefinition(
    "velocity", "N", "The velocity at the start, per second.", accepted: acceptedNumber,
    standard: "0")
  private static let epsilonOption = OptionDefinition(
    "epsilon", "N",
    "The distance that counts as rest, as a share of the way; of 1 if there is none.",
    accepted: "a number in 1e-12…0.1", standard: "0.001")

  /// The options that describe the spring, in the order of help.
  static let descriptions = SpringArgument.allCases.map(option)

  /// The options that say where it moves, in the order of help.
  static let motions = [from, to, velocity, epsilonOption]

  init(_ arguments: Arguments) throws(CommandError) {
    var values: [SpringArgument: Double] = [:]
    let given = SpringArgument.allCases.filter { arguments[$0.name] != nil }
    for argument in given {
      let (text, option) = (arguments[argument.name] ?? "", Self.option(argument))
      values[argument] = try Self.value(text, option, isTime: argument.isTime)
    }
    let motion = Self.motions[0...2]
    let numbers = try motion.map { option throws(CommandError) in
      let text = arguments[option] ?? option.standard ?? ""
      let number = try Self.value(text, option, isTime: false)
      guard number.magnitude <= 1e15 else { throw option.invalid(text) }
      return number
    }
    let epsilonText = arguments[Self.epsilonOption] ?? Self.epsilonOption.standard ?? ""
    epsilon = try Self.value(epsilonText, Self.epsilonOption, isTime: false)
    guard (1e-12...0.1).contains(epsilon) else { throw Self.epsilonOption.invalid(epsilonText) }
    let description = try Self.description(given, values)
    do throws(EasingError) {
      let spring = try Spring(description, epsilon: epsilon)
      self.motion = spring.motion(from: numbers[0], to: numbers[1], initialVelocity: numbers[2])
    } catch {
      throw .usage(error.description)
    }
    curve = Self.curve(description, of: self.motion, epsilon: epsilon)
  }

  private static func description(
    _ given: [SpringArgument], _ values: [SpringArgument: Double]
  ) throws(CommandError) -> SpringDescription {
    let ways =
      "but a spring is described by --duration and --bounce, --response and --damping-ratio, "
      + "--settling-duration and --damping-ratio, or --mass, --stiffness and --damping."
    do throws(SpringMismatch) {
      return try SpringDescription(given) { values[$0] }
    } catch {
      switch error {
      case .disagree(let first, let second):
        throw .usage(
          "The options --\(first.name) and --\(second.name) are both given, \(ways)")
      case .missing(let argument, let beside):
        throw .usage(
          "The option --\(beside.name) is given without --\(argument.name), \(ways)")
      }
    }
  }

  private static func value(
    _ text: String, _ option: OptionDefinition, isTime: Bool
  ) throws(CommandError) -> Double {
    guard let number = isTime ? Self.time(text) : InputNumber(text)?.value else {
      throw option.invalid(text)
    }
    return number
  }

  /// Reads a time in seconds: a number, or a time with a unit.
  static func time(_ text: String) -> Double? {
    if let number = InputNumber(text) { return number.value }
    do throws(TimelineError) {
      return try RationalTime(parsing: text).doubleValue
    } catch {
      return nil
    }
  }

  /// The curve of a motion over a way from 0 to 1.
  private static func curve(
    _ description: SpringDescription, of motion: Spring.Motion, epsilon: Double
  ) -> SpringCurve? {
    let way = motion.to - motion.from
    guard way != 0 else { return nil }
    do throws(EasingError) {
      return try SpringCurve(
        description, initialVelocity: motion.initialVelocity / way, epsilon: epsilon)
    } catch {
      return nil
    }
  }
}

extension SpringArgument {
  /// Whether it is a time, which may have a unit.
  fileprivate var isTime: Bool {
    switch self {
    case .duration, .response, .settlingDuration: true
    case .bounce, .dampingRatio, .mass, .stiffness, .damping: false
    }
  }
}
