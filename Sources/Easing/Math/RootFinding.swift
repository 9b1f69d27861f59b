// Where a function changes sign, to the last bit and in a bounded number of steps.
// Layer: Easing/Math.
// Source: Chandrupatla, "A new hybrid quadratic/bisection algorithm for finding the zero of a
//   nonlinear function without using derivatives", 1997; the bound is derived at `bracketed`.
// Tests: RootFindingTests.

/// Solvers for equations of one unknown.
package enum RootFinding {
  /// The steps that interpolate, after which only bisection is left.
  private static let interpolations = 40

  /// The two neighbouring doubles between which a function changes sign.
  ///
  /// The function has opposite signs at the ends of the result, which are adjacent doubles; or it
  /// is exactly 0 at both, which are then one number. Of several sign changes the result is one,
  /// always the same. The function need not be continuous: a step is found as well.
  ///
  /// - Parameters:
  ///   - range: Where to search. The function must have opposite signs at the ends, or be 0 there.
  ///   - iterations: The greatest number of evaluations after those of the ends. 104 always
  ///     suffice; with fewer, the result may be wider than two adjacent doubles.
  ///   - function: The function whose sign matters; the same argument must give the same value.
  /// - Returns: The bracket, or `nil` if the signs at the ends are the same, or if an evaluation
  ///   gives NaN.
  /// - Complexity: about 10 evaluations for smooth functions. At most 40 steps interpolate or
  ///   bisect the interval; the others bisect the doubles in it, of which there are below 2⁶⁴.
  package static func bracketed(
    in range: ClosedRange<Double>, iterations: Int = interpolations + 64,
    _ function: (Double) -> Double
  ) -> ClosedRange<Double>? {
    let (first, last) = (range.lowerBound, range.upperBound)
    let (firstValue, lastValue) = (function(first), function(last))
    if firstValue == 0 { return first...first }
    if lastValue == 0 { return last...last }
    guard firstValue < 0 && lastValue > 0 || firstValue > 0 && lastValue < 0 else { return nil }

    var bracket = Bracket(Point(x: first, value: firstValue), Point(x: last, value: lastValue))
    for step in 0..<max(0, iterations) {
      if bracket.doublesAcross <= 1 { break }
      let x = step < interpolations ? bracket.interpolated : bracket.middleOfDoubles
      let value = function(x)
      if value == 0 { return x...x }
      if value.isNaN { return nil }
      bracket.narrow(to: Point(x: x, value: value))
    }
    return bracket.range
  }
}

/// An argument of a function and its value.
private struct Point {
  let x: Double
  let value: Double
}

/// Two points with values of opposite signs, and the point that was left out last.
private struct Bracket {
  /// The point evaluated last.
  private var newest: Point
  /// The other end.
  private var opposite: Point
  /// The end that `newest` replaced; at first the other end once more.
  private var dropped: Point
  /// How many doubles the next step must lead away from an end.
  private var margin = 1.0

  init(_ first: Point, _ last: Point) {
    newest = first
    opposite = last
    dropped = last
  }

  /// The arguments of both ends.
  var range: ClosedRange<Double> {
    min(newest.x, opposite.x)...max(newest.x, opposite.x)
  }

  /// How many steps from double to double lead from one end to the other.
  var doublesAcross: UInt64 {
    UInt64(bitPattern: range.upperBound.ordinal &- range.lowerBound.ordinal)
  }

  /// The double halfway in the order of all doubles.
  var middleOfDoubles: Double {
    Double(ordinal: range.lowerBound.ordinal &+ Int64(doublesAcross / 2))
  }

  /// The argument for the next step, strictly inside the bracket.
  ///
  /// The zero of the parabola through the three points, x being a function of the value, where
  /// Chandrupatla's criterion says that it runs monotonically from end to end; the middle of the
  /// interval otherwise. It keeps a margin from both ends, so that a zero that is already known to
  /// the last bits is soon enclosed from the other side, too.
  var interpolated: Double {
    let (a, b, c) = (newest, opposite, dropped)
    let width = b.x - a.x
    let xi = (a.x - b.x) / (c.x - b.x)
    let phi = (a.value - b.value) / (c.value - b.value)
    var t = 0.5
    if phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi {
      t =
        a.value / (b.value - a.value) * (c.value / (b.value - c.value))
        + (c.x - a.x) / width * (a.value / (c.value - a.value)) * (b.value / (c.value - b.value))
    }
    let x = a.x + t * width
    guard x.isFinite else { return middleOfDoubles }
    let lower = range.lowerBound + margin * range.lowerBound.ulp
    let upper = range.upperBound - margin * range.upperBound.ulp
    guard lower < upper else { return middleOfDoubles }
    return min(upper, max(lower, x))
  }

  /// Replaces the end whose value has the same sign.
  mutating func narrow(to point: Point) {
    if (point.value < 0) == (newest.value < 0) {
      dropped = newest
      // Steps to the same side may stop just before the zero: the next one goes further.
      margin *= 2
    } else {
      dropped = opposite
      opposite = newest
      margin = 1
    }
    newest = point
  }
}

extension RootFinding {
  /// The real roots of a·t² + 2·halfB·t + c, in no order; a double root may come once or twice.
  ///
  /// - Domain: coefficients whose products are in the range of doubles.
  /// - Accuracy: some units in the last place of roots that are apart; a discriminant that is 0 but for its
  ///   rounding leaves half of the digits, or none of both roots.
  package static func quadratic(a: Double, halfB: Double, c: Double) -> [Double] {
    let discriminant = halfB * halfB - a * c
    guard discriminant >= 0 else { return [] }
    // The larger of the two roots times a, without cancellation; the other from their product c/a.
    let root = discriminant.squareRoot()
    let q = -(halfB + (halfB < 0 ? -root : root))
    return [q / a, c / q].filter { $0.isFinite }
  }
}
