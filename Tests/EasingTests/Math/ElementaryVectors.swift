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

  /// Requires that a function stays within so many units in the last place on all its rows.
  static func expect(
    _ function: String, within bound: Double, _ evaluate: (Double) -> Double
  ) throws {
    for row in try rows(of: function) {
      let got = evaluate(row.x)
      let error = row.error(of: got)
      try #require(error < bound, "\(function)(\(row.x)) = \(got) is \(error) units off")
    }
  }
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
