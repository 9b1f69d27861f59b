// The text of a curve of an easing family.
// Layer: Easing/Notation. Tests: FamilyNotationTests.

extension FamilyCurve {
  /// The text of the curve: its direction, then its numbers.
  var notation: String {
    let numbers = family.parameters.map { NumberFormat.shortest.text(of: $0.value) }
    return "\(family.kind.name)(\(([direction.notation] + numbers).joined(separator: ", ")))"
  }
}

extension NotationParser {
  /// Reads what follows the name of a family and its parenthesis.
  ///
  /// Numbers at the end may be left out where the family has standard ones.
  mutating func family(
    _ kind: EasingFamily.Kind, at start: Int
  ) throws(EasingError) -> EasingCurve {
    let direction = try direction()
    let standard = kind.standardValues(direction)
    var values: [Double] = []
    var offsets: [Int] = []
    try scanner.skipSpace()
    for name in kind.parameterNames {
      if values.count < standard.count, scanner.peek() == UInt8(ascii: ")") { break }
      try finishArgument(last: false)
      try scanner.skipSpace()
      offsets.append(scanner.offset)
      values.append(try quantity(.number, label: "the \(name), a number,").nearest)
      try scanner.skipSpace()
    }
    try finishArgument(last: true)
    values += standard.dropFirst(values.count)
    let family = kind.family(values)
    for (parameter, offset) in zip(family.parameters, offsets) {
      try checked(at: offset) { () throws(EasingError) in try parameter.check() }
    }
    return .family(FamilyCurve(valid: family, direction))
  }

  /// Reads a direction.
  private mutating func direction() throws(EasingError) -> EasingDirection {
    try scanner.skipSpace()
    let start = scanner.offset
    guard let word = scanner.takeIdentifier() else {
      throw scanner.unexpected(expected: "a direction such as in-out")
    }
    guard let direction = EasingDirection(notation: word) else {
      throw scanner.fault(.unknownDirection(word), at: start)
    }
    return direction
  }
}
