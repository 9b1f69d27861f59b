// Reads Tests/Vectors/elementary.csv and measures errors in units in the last place.

import Easing
import TestSupport
import Testing

/// A row of `elementary.csv`: arguments, the correctly rounded result, and what rounding took away.
struct ElementaryVector {
  let x: Double
  let y: Double
  let result: Double
  /// The exact result less `result`, in units in the last place.
  let rest: Double

  /// The rows of a function.
  static func rows(of function: String) throws -> [ElementaryVector] {
    let lines = try Vectors.text("elementary.csv").split(separator: "\n")
    let rows = try lines.filter { $0.hasPrefix(function + ",") }.map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return ElementaryVector(
        x: try #require(Double(fields[1])),
        y: fields[2].isEmpty ? 0 : try #require(Double(fields[2])),
        result: try #require(Double(fields[3])),
        rest: try #require(Double(fields[4])))
    }
    try #require(rows.count > 100, "elementary.csv has no rows of \(function)")
    return rows
  }

  /// The error of a result in units in the last place of the exact one.
  ///
  /// Zeros must have the right sign, infinities and NaN must be met, or the error is infinite.
  func error(of got: Double) -> Double {
    if result.isNaN { return got.isNaN ? 0 : .infinity }
    if result.isInfinite || got.isInfinite || got.isNaN { return got == result ? 0 : .infinity }
    if result == 0 && got == 0 { return result.sign == got.sign ? rest.magnitude : .infinity }
    // Next to a power of two the unit of the exact value may be half that of the result.
    let isBelowPower =
      result.significand == 1 && result.magnitude > .leastNormalMagnitude
      && (result > 0 ? rest < 0 : rest > 0)
    let unit = isBelowPower ? result.ulp / 2 : result.ulp
    return ((got - result) / unit - rest).magnitude
  }
}

/// A function of one argument, and the greatest error it states.
struct ElementaryFunction: CustomTestStringConvertible, Sendable {
  let name: String
  let bound: Double
  let evaluate: @Sendable (Double) -> Double

  var testDescription: String { name }

  static let all = [
    ElementaryFunction(name: "exp", bound: 0.501, evaluate: Elementary.exp),
    ElementaryFunction(name: "expm1", bound: 0.506, evaluate: Elementary.expm1),
    ElementaryFunction(name: "exp2", bound: 0.501, evaluate: Elementary.exp2),
    ElementaryFunction(name: "log", bound: 0.501, evaluate: Elementary.log),
    ElementaryFunction(name: "log1p", bound: 0.501, evaluate: Elementary.log1p),
    ElementaryFunction(name: "log2", bound: 0.501, evaluate: Elementary.log2),
    ElementaryFunction(name: "sin", bound: 0.503, evaluate: Elementary.sin),
    ElementaryFunction(name: "cos", bound: 0.503, evaluate: Elementary.cos),
    ElementaryFunction(name: "sinPi", bound: 0.503, evaluate: Elementary.sinPi),
    ElementaryFunction(name: "cosPi", bound: 0.503, evaluate: Elementary.cosPi),
    ElementaryFunction(name: "asin", bound: 0.503, evaluate: Elementary.asin),
    ElementaryFunction(name: "sinh", bound: 0.505, evaluate: Elementary.sinh),
    ElementaryFunction(name: "cosh", bound: 0.501, evaluate: Elementary.cosh),
    ElementaryFunction(name: "sinhOverX", bound: 0.505, evaluate: Elementary.sinhOverX),
  ]
}

/// Requires a function to rise, or stay, over a run of adjacent doubles from `start` upwards.
func requireRising(
  from start: Double, count: Int = 2000, _ evaluate: (Double) -> Double
) throws {
  var x = start
  var previous = evaluate(x)
  for _ in 0..<count {
    x = x.nextUp
    let value = evaluate(x)
    try #require(value >= previous, "falls from \(previous) to \(value) at \(x)")
    previous = value
  }
}
