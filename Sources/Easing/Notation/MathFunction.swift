// The functions of calculations.
// Layer: Easing/Notation. Source: CSS Values 4, sections 10.1 to 10.3. Tests: CalculationTests.

/// A function that takes calculations and gives a quantity.
enum MathFunction: CaseIterable {
  /// One calculation.
  case calc
  /// The least of one or more calculations.
  case min
  /// The greatest of one or more calculations.
  case max
  /// The second of three calculations, held between the first and the third.
  case clamp

  /// Finds the function by its name, in upper or lower case.
  init?(name: String) {
    let function = MathFunction.allCases.first { name.isEqualIgnoringCase(to: $0.name) }
    guard let function else { return nil }
    self = function
  }

  /// The CSS name.
  var name: String {
    switch self {
    case .calc: "calc"
    case .min: "min"
    case .max: "max"
    case .clamp: "clamp"
    }
  }

  /// How many arguments there must be.
  var argumentCount: ClosedRange<Int> {
    switch self {
    case .calc: 1...1
    case .min, .max: 1...Int.max
    case .clamp: 3...3
    }
  }

  /// The result of as many arguments as there must be.
  func result(of arguments: [WrittenNumber]) -> WrittenNumber {
    let others = arguments.dropFirst()
    switch self {
    case .calc: return arguments[0]
    case .min: return others.reduce(arguments[0]) { Swift.min($0, $1) }
    case .max: return others.reduce(arguments[0]) { Swift.max($0, $1) }
    // Where the least is above the most, the least wins.
    case .clamp: return Swift.max(arguments[0], Swift.min(arguments[1], arguments[2]))
    }
  }
}
