// The text of a spring as a curve.
// Layer: Easing/Notation. Tests: SpringNotationTests.

extension SpringCurve {
  /// The text of the curve: what the spring is described by, and what differs from its standard.
  var notation: String {
    var arguments = written.arguments.map { ($0.argument.name, $0.value) }
    if initialVelocity != 0 { arguments.append((SpringNotation.velocity.name, initialVelocity)) }
    if epsilon != Spring.restingDistance {
      arguments.append((SpringNotation.epsilon.name, epsilon))
    }
    let texts = arguments.map { "\($0): \(NumberFormat.shortest.text(of: $1))" }
    return "spring(\(texts.joined(separator: ", ")))"
  }
}

/// A number of the function `spring()`.
private enum SpringNotation: Hashable {
  case number(SpringArgument)
  case velocity
  case epsilon

  static var allCases: [SpringNotation] {
    SpringArgument.allCases.map { .number($0) } + [.velocity, .epsilon]
  }

  /// The name that is printed.
  var name: String {
    switch self {
    case .number(let argument): argument.name
    case .velocity: "velocity"
    case .epsilon: "epsilon"
    }
  }

  /// The names that are read: in the words of Swift, too.
  var names: [String] {
    switch self {
    case .number(.dampingRatio): [name, "dampingRatio", "dampingFraction", "damping-fraction"]
    case .number(.settlingDuration): [name, "settlingDuration"]
    case .velocity: [name, "initialVelocity", "initial-velocity"]
    case .number, .epsilon: [name]
    }
  }

  init?(_ word: String) {
    let found = Self.allCases.first { argument in
      argument.names.contains { word.isEqualIgnoringCase(to: $0) }
    }
    guard let found else { return nil }
    self = found
  }

  /// Whether a fault is this number's.
  func isMeant(by parameter: SpringFault.Parameter) -> Bool {
    switch self {
    case .number(let argument): argument.isMeant(by: parameter)
    case .velocity: parameter == .initialVelocity
    case .epsilon: parameter == .epsilon
    }
  }
}

/// A number of the function as it was written.
private struct WrittenArgument {
  let argument: SpringNotation
  let value: Double
  /// Where its name and its number start.
  let offsets: (name: Int, value: Int)
}

extension NotationParser {
  /// Reads what follows `spring(`: numbers with their names, in any order.
  mutating func spring(at start: Int) throws(EasingError) -> EasingCurve {
    var given: [WrittenArgument] = []
    try scanner.skipSpace()
    if !scanner.take(")") {
      repeat { given.append(try springArgument(after: given)) } while scanner.take(",")
      guard scanner.take(")") else { throw scanner.unexpected(expected: "',' or ')'") }
    }
    let numbers = given.compactMap { written -> SpringArgument? in
      if case .number(let argument) = written.argument { argument } else { nil }
    }
    func written(_ argument: SpringNotation) -> WrittenArgument? {
      given.first { $0.argument == argument }
    }
    let description: SpringDescription
    do throws(SpringMismatch) {
      description = try SpringDescription(numbers) { written(.number($0))?.value }
    } catch {
      switch error {
      case .disagree(let first, let second):
        throw scanner.fault(
          .springsDiffer(first.name, second.name),
          at: written(.number(second))?.offsets.name ?? start)
      case .missing(let argument, let beside):
        throw scanner.fault(
          .springLacks(argument.name, beside: beside.name),
          at: written(.number(beside))?.offsets.name ?? start)
      }
    }
    do throws(EasingError) {
      return .spring(
        try SpringCurve(
          description, initialVelocity: written(.velocity)?.value ?? 0,
          epsilon: written(.epsilon)?.value ?? Spring.restingDistance))
    } catch {
      guard case .spring(let fault) = error else {
        throw scanner.fault(.invalid(error), at: start)
      }
      let wrong = given.first { $0.argument.isMeant(by: fault.parameter) }
      throw scanner.fault(.invalid(error), at: wrong?.offsets.value ?? start)
    }
  }

  /// Reads a name, a colon and a number.
  private mutating func springArgument(
    after given: [WrittenArgument]
  ) throws(EasingError) -> WrittenArgument {
    try scanner.skipSpace()
    let nameOffset = scanner.offset
    guard let word = scanner.takeIdentifier() else {
      throw scanner.unexpected(expected: "the name of a number such as bounce")
    }
    guard let argument = SpringNotation(word) else {
      let names = SpringNotation.allCases.map { $0.name }
      throw scanner.fault(
        .unknownArgument(word, nearest: nearest(to: word, in: names), names), at: nameOffset)
    }
    guard !given.contains(where: { $0.argument == argument }) else {
      throw scanner.fault(.argumentTwice(argument.name), at: nameOffset)
    }
    try scanner.skipSpace()
    guard scanner.take(":") else { throw scanner.unexpected(expected: "':'") }
    try scanner.skipSpace()
    let valueOffset = scanner.offset
    let value = try quantity(.number, label: "the \(argument.name), a number,").nearest
    try scanner.skipSpace()
    return WrittenArgument(
      argument: argument, value: value, offsets: (nameOffset, valueOffset))
  }
}
