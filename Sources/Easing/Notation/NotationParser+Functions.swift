// The arguments of the curve functions.
// Layer: Easing/Notation. Source: CSS Easing 2 (syntax of the easing functions).
// Tests: ParsingTests, ParsingErrorTests.

extension NotationParser {
  /// Reads what follows `cubic-bezier(`.
  mutating func cubicBezier(at start: Int) throws(EasingError) -> EasingCurve {
    let values = try coordinates([.x1, .y1, .x2, .y2]).map { $0.value }
    return try checked(at: start) { () throws(EasingError) in
      .cubicBezier(
        try CubicBezier(x1: values[0], y1: values[1], x2: values[2], y2: values[3]))
    }
  }

  /// Reads what follows `three-point-cubic(`.
  mutating func threePointCubic(at start: Int) throws(EasingError) -> EasingCurve {
    let coordinates = try coordinates([
      .x1, .y1, .x2, .y2, .midpointX, .midpointY, .x3, .y3, .x4, .y4,
    ])
    func point(_ index: Int) -> ThreePointCubic.Point {
      ThreePointCubic.Point(coordinates[2 * index].value, coordinates[2 * index + 1].value)
    }
    do throws(EasingError) {
      return .threePointCubic(
        try ThreePointCubic(point(0), point(1), midpoint: point(2), point(3), point(4)))
    } catch {
      let wrong = coordinates.first { $0.name == error.controlPointName }
      throw scanner.fault(.invalid(error), at: wrong?.offset ?? start)
    }
  }

  /// Reads what follows `steps(`.
  mutating func steps() throws(EasingError) -> EasingCurve {
    try scanner.skipSpace()
    let start = scanner.offset
    let count = try stepCount()
    // A count that no jump term allows is reported before the jump term is looked at.
    _ = try checked(at: start) { () throws(EasingError) in try Steps(count) }
    var (jumpTerm, isWrittenAsStart) = (Steps.JumpTerm.jumpEnd, false)
    try scanner.skipSpace()
    if scanner.take(",") {
      (jumpTerm, isWrittenAsStart) = try self.jumpTerm()
      try finishArgument(last: true)
    } else if !scanner.take(")") {
      throw scanner.unexpected(expected: "',' or ')'")
    }
    return try checked(at: start) { () throws(EasingError) in
      .steps(try Steps(count, jumpTerm, isWrittenAsStart: isWrittenAsStart))
    }
  }

  /// Reads a number of steps: digits only, or a calculation, whose result CSS rounds.
  private mutating func stepCount() throws(EasingError) -> Int {
    let start = scanner.offset
    guard let number = scanner.takeNumber() else {
      let result = try quantity(.number, label: "the number of steps")
      guard let count = result.roundedToInt else {
        throw scanner.fault(.stepsNotWhole(text(since: start)), at: start)
      }
      return count
    }
    guard number.unit.isEmpty, number.isInteger, let count = Int(number.digits) else {
      throw scanner.fault(.stepsNotWhole(text(since: start)), at: start)
    }
    return count
  }

  /// Reads a jump term; says whether it is the older word `start`.
  private mutating func jumpTerm() throws(EasingError) -> (Steps.JumpTerm, Bool) {
    try scanner.skipSpace()
    let start = scanner.offset
    guard let word = scanner.takeIdentifier() else {
      throw scanner.unexpected(expected: "a jump term such as jump-end")
    }
    if word.isEqualIgnoringCase(to: "start") { return (.jumpStart, true) }
    if word.isEqualIgnoringCase(to: "end") { return (.jumpEnd, false) }
    for term in Steps.JumpTerm.allCases where word.isEqualIgnoringCase(to: term.notation) {
      return (term, false)
    }
    throw scanner.fault(.unknownJumpTerm(word), at: start)
  }

  /// Reads what follows `linear(`.
  mutating func piecewiseLinear() throws(EasingError) -> EasingCurve {
    let start = scanner.offset
    var stops: [PiecewiseLinear.Stop] = []
    repeat { stops.append(try stop()) } while scanner.take(",")
    guard scanner.take(")") else { throw scanner.unexpected(expected: "',' or ')'") }
    return try checked(at: start) { () throws(EasingError) in
      .piecewiseLinear(try PiecewiseLinear(stops: stops))
    }
  }

  /// Reads a stop of `linear()`: a number, and at most two percentages before or after it.
  private mutating func stop() throws(EasingError) -> PiecewiseLinear.Stop {
    var output: Double?
    var inputs: [WrittenNumber] = []
    var percentagesCameFirst = false
    try scanner.skipSpace()
    while let next = scanner.peek(), next != UInt8(ascii: ","), next != UInt8(ascii: ")") {
      let wantsPercentage = inputs.count < 2 && !(output != nil && percentagesCameFirst)
      let start = scanner.offset
      guard output == nil || wantsPercentage else {
        throw scanner.unexpected(expected: "',' or ')'")
      }
      let label = output == nil ? "an output, which is a number," : "a percentage, ',' or ')'"
      let item = try quantity(label: label)
      switch item.kind {
      case .number:
        guard output == nil else {
          throw scanner.fault(.wrongKind(text(since: start), expected: "a percentage"), at: start)
        }
        output = item.value.nearest
        percentagesCameFirst = !inputs.isEmpty
      case .percentage:
        guard wantsPercentage else {
          throw scanner.fault(.wrongKind(text(since: start), expected: "a number"), at: start)
        }
        inputs.append(item.value)
      }
      try scanner.skipSpace()
    }
    guard let output else {
      throw scanner.unexpected(expected: "an output, which is a number,")
    }
    return PiecewiseLinear.Stop(output, inputs: inputs)
  }
}

extension NotationParser {
  /// A coordinate of a control point, with the index of its first byte.
  private struct Coordinate {
    let name: ControlCoordinate
    let value: Double
    let offset: Int
  }

  /// Reads the coordinates of control points, x and y in turn, and the parenthesis after them.
  ///
  /// Every x is in 0…1, which is checked as soon as it is read, so that the first wrong one is
  /// reported.
  private mutating func coordinates(
    _ names: [ControlCoordinate]
  ) throws(EasingError) -> [Coordinate] {
    var coordinates: [Coordinate] = []
    for (index, name) in names.enumerated() {
      try scanner.skipSpace()
      let offset = scanner.offset
      let value = try quantity(.number, label: "\(name.name), a number,").nearest
      guard index % 2 == 1 || (0...1).contains(value) else {
        throw scanner.fault(
          .invalid(.controlPointOutOfRange(name: name, value: value)), at: offset)
      }
      coordinates.append(Coordinate(name: name, value: value, offset: offset))
      try finishArgument(last: index == names.count - 1)
    }
    return coordinates
  }

  /// Reads the comma after an argument, or the closing parenthesis after the last one.
  mutating func finishArgument(last: Bool) throws(EasingError) {
    try scanner.skipSpace()
    guard scanner.take(last ? ")" : ",") else {
      throw scanner.unexpected(expected: last ? "')'" : "','")
    }
  }

  /// The text from the index of a byte to what has been read.
  func text(since start: Int) -> String {
    scanner.text(from: start, to: scanner.offset)
  }

  /// Runs a validating initialiser; its error points at the index of a byte.
  func checked<Value>(
    at start: Int, _ make: () throws(EasingError) -> Value
  ) throws(EasingError) -> Value {
    do throws(EasingError) {
      return try make()
    } catch {
      throw scanner.fault(.invalid(error), at: start)
    }
  }
}

extension EasingError {
  /// The coordinate of a control point that is out of range, if that is the error.
  fileprivate var controlPointName: ControlCoordinate? {
    switch self {
    case .controlPointOutOfRange(let name, _), .controlPointOutsideSegment(let name, _, _, _): name
    case .spring: nil
    case .stepCountOutOfRange, .parameterOutOfRange, .nestedTooDeep, .tooFewPoints, .pointsTurnBack,
      .notInvertible,
      .noPoints, .pointNotFinite,
      .inputBelowPrevious, .notation:
      nil
    }
  }
}
