// The straight line through two points.
// Layer: Easing/Curves. Source: the two-point form of a line.
// Goals: the correctly rounded result for every input, then speed.
// Tests: StraightLineTests.

/// The line through two points whose inputs differ.
///
/// Every result is the double nearest to the true one, ties to even: it is computed to about 94
/// bits, and where that leaves two doubles open, whole numbers decide. So a rising line never
/// falls, not even between neighbouring doubles.
struct StraightLine {
  /// The point with the smaller input.
  let start: PiecewiseLinear.Point
  /// The point with the larger input.
  let end: PiecewiseLinear.Point

  /// The line's output at an input, also beyond its points.
  ///
  /// NaN gives NaN. Beyond the points, outputs that are too large for a double are infinite.
  func value(at input: Double) -> Double {
    guard !input.isNaN else { return input }
    guard start.output != end.output else { return start.output }
    guard input.isFinite else {
      return (input > 0) == (end.output > start.output) ? .infinity : -.infinity
    }
    if input == start.input { return start.output }
    if input == end.input { return end.output }
    let (lowest, highest) = bounds(at: input)
    guard lowest != highest else { return lowest + 0 }
    // output × run = start.output × (end.input − input) + end.output × (input − start.input)
    let x = BinaryFraction(input)
    let product =
      BinaryFraction(start.output) * (BinaryFraction(end.input) - x)
      + BinaryFraction(end.output) * (x - BinaryFraction(start.input))
    return Double(nearestBetween: lowest, highest) { (product - $0 * run).signum }
  }

  /// The line's slope; infinite if it is too large for a double.
  var slope: Double {
    guard start.output != end.output else { return 0 }
    let rise = ScaledDifference(end.output, start.output)
    let width = ScaledDifference(end.input, start.input)
    let quotient = rise.value / width.value
    let enclosure = Enclosure(
      high: quotient.high, low: quotient.low,
      error: quotient.high.magnitude * StraightLine.relativeError)
    let (lowest, highest) = enclosure.bounds(
      scaledByPowerOfTwo: rise.exponent - width.exponent)
    guard lowest != highest else { return lowest + 0 }
    let exactRise = BinaryFraction(end.output) - BinaryFraction(start.output)
    return Double(nearestBetween: lowest, highest) { (exactRise - $0 * run).signum }
  }

  /// The difference of the inputs.
  private var run: BinaryFraction { BinaryFraction(end.input) - BinaryFraction(start.input) }

  /// The error of a product and a quotient of pairs of doubles, each below 2⁻⁹⁷ of its result,
  /// and of the sums that are taken with it.
  private static let relativeError = 0x1p-94

  /// Doubles not above and not below the output.
  ///
  ///     output = near.output + rise × (input − near.input) / width
  ///
  /// from the nearer of the two points. Each difference is exact, and brought to about 1 with its
  /// exponent kept aside, so that no step leaves the range of a double.
  private func bounds(at input: Double) -> (lowest: Double, highest: Double) {
    let nearStart = (input - start.input).magnitude <= (end.input - input).magnitude
    let (near, far) = nearStart ? (start, end) : (end, start)
    if let bounds = StraightLine.ordinaryBounds(at: input, near, far) { return bounds }
    let part = ScaledDifference(input, near.input)
    let width = ScaledDifference(far.input, near.input)
    let rise = ScaledDifference(far.output, near.output)
    let change = rise.value * part.value / width.value
    let exponent = rise.exponent + part.exponent - width.exponent

    // With 200 binary places between the two terms, the lesser is below the error of the greater.
    let shift = near.output == 0 ? -200 : Int(near.output.exponent) - exponent
    if shift >= 200 { return (near.output, near.output) }
    let base = shift > -200 ? near.output.scaled(byPowerOfTwo: -exponent) : 0
    let sum = change + base
    let error = (change.high.magnitude + sum.high.magnitude) * StraightLine.relativeError
    return Enclosure(high: sum.high, low: sum.low, error: error)
      .bounds(scaledByPowerOfTwo: exponent)
  }
}

extension StraightLine {
  /// As `bounds(at:)`, for numbers of which no product leaves the range of a double, so that no
  /// exponent need be kept aside; `nil` for others.
  private static func ordinaryBounds(
    at input: Double, _ near: PiecewiseLinear.Point, _ far: PiecewiseLinear.Point
  ) -> (lowest: Double, highest: Double)? {
    func isOrdinary(_ number: Double) -> Bool {
      number.magnitude > 0x1p-200 && number.magnitude < 0x1p200
    }
    let part = DoubleDouble.sum(input, -near.input)
    let width = DoubleDouble.sum(far.input, -near.input)
    let rise = DoubleDouble.sum(far.output, -near.output)
    guard isOrdinary(part.high), isOrdinary(width.high), isOrdinary(rise.high),
      near.output.magnitude < 0x1p200
    else { return nil }
    let change = rise * part / width
    let sum = change + near.output
    let error = (change.high.magnitude + sum.high.magnitude) * relativeError
    let enclosure = Enclosure(high: sum.high, low: sum.low, error: error)
    return (enclosure.lowest, enclosure.highest)
  }
}

/// The exact difference of two doubles that differ, as `value × 2^exponent`.
private struct ScaledDifference {
  /// The difference brought to a magnitude of about 1 ..< 2.
  let value: DoubleDouble
  /// The power of two that was taken out.
  let exponent: Int

  init(_ left: Double, _ right: Double) {
    // Doubles whose difference overflows are large enough for halving to be exact.
    let halvings = (left - right).isFinite ? 0 : 1
    let factor = halvings == 0 ? 1 : 0.5
    let difference = DoubleDouble.sum(left * factor, -right * factor)
    let scale = Int(difference.high.exponent)
    value = DoubleDouble(
      high: difference.high.scaled(byPowerOfTwo: -scale),
      low: difference.low.scaled(byPowerOfTwo: -scale))
    exponent = scale + halvings
  }
}
