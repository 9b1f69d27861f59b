// Numbers, percentages and calculations.
// Layer: Easing/Notation. Source: CSS Values 4, section 10 (mathematical expressions).
// Tests: CalculationTests.

extension NotationParser {
  /// Whether a quantity is a number or a percentage.
  enum Kind: Hashable, Sendable {
    case number
    case percentage
  }

  /// A number, or a percentage as a fraction of 1.
  struct Quantity {
    var value: WrittenNumber
    let kind: Kind
  }

  /// How deep parentheses and functions may be nested in a calculation.
  static let deepestNesting = EasingCurve.deepestNesting

  /// Reads a quantity of one kind.
  mutating func quantity(_ kind: Kind, label: String) throws(EasingError) -> WrittenNumber {
    let start = scanner.offset
    let quantity = try quantity(label: label)
    guard quantity.kind == kind else {
      let expected = kind == .number ? "a number" : "a percentage"
      throw scanner.fault(.wrongKind(text(since: start), expected: expected), at: start)
    }
    return quantity.value
  }

  /// Reads a number, a percentage, or a mathematical function; an error says that `label` must be
  /// there.
  mutating func quantity(label: String, depth: Int = 0) throws(EasingError) -> Quantity {
    let start = scanner.offset
    if let number = scanner.takeNumber() { return try literal(number, at: start) }
    var ahead = scanner
    guard let name = ahead.takeIdentifier(), ahead.take("(") else {
      throw scanner.unexpected(expected: label)
    }
    try refuseStyleSheetFunction(name, at: start)
    guard let function = MathFunction(name: name) else {
      throw scanner.unexpected(expected: label)
    }
    scanner = ahead
    return try result(of: function, at: start, depth: depth + 1)
  }

  /// The quantity that a number with its unit stands for.
  private func literal(
    _ number: NotationScanner.Number, at start: Int
  ) throws(EasingError) -> Quantity {
    guard number.unit.isEmpty || number.unit == "%" else {
      throw scanner.fault(.unit(text(since: start)), at: start)
    }
    let isPercentage = number.unit == "%"
    let digits = isPercentage ? number.digits.dividedByHundred : number.digits
    guard let decimal = DecimalNumber(digits), let value = WrittenNumber(decimal) else {
      throw scanner.fault(.tooLarge(text(since: start)), at: start)
    }
    return Quantity(value: value, kind: isPercentage ? .percentage : .number)
  }
}

extension NotationParser {
  /// Reads the arguments of a function and the parenthesis after them.
  private mutating func result(
    of function: MathFunction, at start: Int, depth: Int
  ) throws(EasingError) -> Quantity {
    var arguments: [Quantity] = []
    repeat {
      try scanner.skipSpace()
      let argumentStart = scanner.offset
      let argument = try sum(depth: depth)
      if let first = arguments.first, first.kind != argument.kind {
        throw scanner.fault(.differentKinds, at: argumentStart)
      }
      arguments.append(argument)
    } while arguments.count < function.argumentCount.upperBound && scanner.take(",")
    guard function.argumentCount.contains(arguments.count) else {
      throw scanner.unexpected(expected: "','")
    }
    guard scanner.take(")") else {
      let more = arguments.count < function.argumentCount.upperBound
      throw scanner.unexpected(expected: more ? "an operator, ',' or ')'" : "an operator or ')'")
    }
    let result = function.result(of: arguments.map { $0.value })
    return Quantity(value: result, kind: arguments[0].kind)
  }

  /// Reads terms with `+` and `-` between them, and the white space after them.
  private mutating func sum(depth: Int) throws(EasingError) -> Quantity {
    guard depth <= NotationParser.deepestNesting else {
      throw scanner.fault(.nestedTooDeep(NotationParser.deepestNesting), at: scanner.offset - 1)
    }
    let start = scanner.offset
    var (result, hasSpace) = try product(depth: depth)
    while let sign = scanner.peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      let isPlus = sign == UInt8(ascii: "+")
      guard hasSpace, scanner.peek(1)?.isSpace ?? true else {
        throw scanner.fault(.spaceMissing(isPlus ? "+" : "-"), at: scanner.offset)
      }
      scanner.offset += 1
      try scanner.skipSpace()
      let termStart = scanner.offset
      let term: Quantity
      (term, hasSpace) = try product(depth: depth)
      guard term.kind == result.kind else {
        throw scanner.fault(.differentKinds, at: termStart)
      }
      result.value = try finite(
        isPlus ? result.value.adding(term.value) : result.value.subtracting(term.value),
        since: start)
    }
    return result
  }

  /// Reads factors with `*` and `/` between them; says whether white space follows.
  private mutating func product(depth: Int) throws(EasingError) -> (Quantity, Bool) {
    try scanner.skipSpace()
    let start = scanner.offset
    var result = try operand(depth: depth)
    while true {
      let hasSpace = try scanner.skipSpace()
      let isTimes = scanner.take("*")
      guard isTimes || scanner.take("/") else { return (result, hasSpace) }
      try scanner.skipSpace()
      let factorStart = scanner.offset
      let factor = try operand(depth: depth)
      if isTimes {
        guard result.kind == .number || factor.kind == .number else {
          throw scanner.fault(.productOfPercentages, at: factorStart)
        }
        let kind: Kind = result.kind == factor.kind ? .number : .percentage
        let value = try finite(result.value.multiplied(by: factor.value), since: start)
        result = Quantity(value: value, kind: kind)
      } else {
        guard factor.kind == .number else {
          throw scanner.fault(.divisorNotNumber, at: factorStart)
        }
        guard factor.value.nearest != 0 else {
          throw scanner.fault(.divisionByZero, at: factorStart)
        }
        result.value = try finite(result.value.divided(by: factor.value), since: start)
      }
    }
  }

  /// Reads a quantity or a calculation in parentheses.
  private mutating func operand(depth: Int) throws(EasingError) -> Quantity {
    guard scanner.take("(") else {
      return try quantity(label: "a number or a percentage", depth: depth)
    }
    let result = try sum(depth: depth + 1)
    guard scanner.take(")") else { throw scanner.unexpected(expected: "an operator or ')'") }
    return result
  }

  /// The result of an operation, unless it is too large.
  private func finite(
    _ result: WrittenNumber?, since start: Int
  ) throws(EasingError) -> WrittenNumber {
    guard let result else { throw scanner.fault(.tooLarge(text(since: start)), at: start) }
    return result
  }
}

extension String {
  /// A number as text, with its power of ten lowered by two.
  fileprivate var dividedByHundred: String {
    guard let mark = utf8.firstIndex(where: { $0.lowercased == UInt8(ascii: "e") }) else {
      return self + "e-2"
    }
    // An exponent that no `Int` holds is far beyond every double already.
    let written = String(self[utf8.index(after: mark)...])
    guard let exponent = Int(written), exponent > Int.min + 2 else { return self }
    return "\(self[..<mark])e\(exponent - 2)"
  }
}
