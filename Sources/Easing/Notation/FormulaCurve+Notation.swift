// The text of a curve of one formula.
// Layer: Easing/Notation. Tests: FormulaNotationTests.

extension FormulaCurve {
  /// The text of the curve: its numbers, and `yoyo` where it has to be.
  var notation: String {
    var arguments = formula.parameters.map { NumberFormat.shortest.text(of: $0.value) }
    if case .slowMo(_, _, true) = formula { arguments.append("yoyo") }
    return "\(formula.kind.entry.name)(\(arguments.joined(separator: ", ")))"
  }
}

extension NotationParser {
  /// Reads what follows the name of a formula and its parenthesis.
  ///
  /// Numbers at the end may be left out where the formula has standard ones.
  mutating func formula(
    _ kind: CurveFormula.Kind, at start: Int
  ) throws(EasingError) -> EasingCurve {
    var values: [Double] = []
    var offsets: [Int] = []
    var isYoyo = false
    try scanner.skipSpace()
    for name in kind.parameterNames {
      let isFirst = values.isEmpty
      if !kind.standardValues.isEmpty, scanner.peek() == UInt8(ascii: ")") { break }
      if !isFirst {
        try finishArgument(last: false)
        try scanner.skipSpace()
      }
      offsets.append(scanner.offset)
      values.append(try quantity(.number, label: "the \(name), a number,").nearest)
      try scanner.skipSpace()
    }
    if kind == .slowMo, values.count == 2, scanner.take(",") {
      try scanner.skipSpace()
      let offset = scanner.offset
      guard let word = scanner.takeIdentifier(), word.isEqualIgnoringCase(to: "yoyo") else {
        scanner.offset = offset
        throw scanner.unexpected(expected: "'yoyo'")
      }
      isYoyo = true
    }
    try finishArgument(last: true)
    values += kind.standardValues.dropFirst(values.count)
    guard let formula = kind.formula(values, isYoyo: isYoyo) else {
      let range = kind.formula([1])?.parameters.first?.range ?? 1...1
      throw scanner.fault(
        .notWhole(name: kind.parameterNames[0], value: values[0], range: range), at: offsets[0])
    }
    for (parameter, offset) in zip(formula.parameters, offsets) {
      try checked(at: offset) { () throws(EasingError) in try parameter.check() }
    }
    return .formula(FormulaCurve(valid: formula))
  }
}
