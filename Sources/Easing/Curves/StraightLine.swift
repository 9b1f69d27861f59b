// The straight line through two points.
// Layer: Easing/Curves. Source: the two-point form of a line; its order of steps is derived below.
// Goals: no overflow on the way, then one rounding, then speed.
// Tests: StraightLineTests.

/// The line through two points whose inputs differ.
struct StraightLine {
  /// The point with the smaller input.
  let start: PiecewiseLinear.Point
  /// The point with the larger input.
  let end: PiecewiseLinear.Point

  /// The line's output at an input, also beyond its points.
  ///
  ///     output = near.output + rise × (input − near.input) / run
  ///
  /// from the nearer of the two points, so that the second term is at most half the rise between
  /// them. Differences are exact, as pairs of doubles; the second term errs by at most 2⁻⁹⁵ of
  /// itself; the sum is rounded once. Each factor is brought to 1 ..< 2 first, with its exponent
  /// kept aside, so that neither a product nor a difference leaves the range of a double.
  ///
  /// - Range: between the two outputs where the input is between the two inputs. NaN gives NaN;
  ///   beyond the points, outputs that are too large for a double are infinite.
  func value(at input: Double) -> Double {
    guard !input.isNaN else { return input }
    guard start.output != end.output else { return start.output }
    guard input.isFinite else {
      return (input > 0) == (end.output > start.output) ? .infinity : -.infinity
    }
    let nearStart = (input - start.input).magnitude <= (end.input - input).magnitude
    let (near, far) = nearStart ? (start, end) : (end, start)
    guard input != near.input else { return near.output }
    let part = ScaledDifference(input, near.input)
    let run = ScaledDifference(far.input, near.input)
    let rise = ScaledDifference(far.output, near.output)
    let change = rise.value * part.value / run.value
    let exponent = rise.exponent + part.exponent - run.exponent
    let output = StraightLine.sum(near.output, change, exponent: exponent)
    guard start.input < input, input < end.input else { return output }
    let (least, most) = (min(start.output, end.output), max(start.output, end.output))
    return min(max(output, least), most)
  }

  /// The line's slope; infinite if it is too large for a double.
  var slope: Double {
    guard start.output != end.output else { return 0 }
    let rise = ScaledDifference(end.output, start.output)
    let run = ScaledDifference(end.input, start.input)
    return (rise.value / run.value).doubleValue.scaled(byPowerOfTwo: rise.exponent - run.exponent)
  }

  /// The sum of a double and of `change × 2^exponent`, rounded once.
  private static func sum(_ base: Double, _ change: DoubleDouble, exponent: Int) -> Double {
    guard base != 0 else { return change.doubleValue.scaled(byPowerOfTwo: exponent) }
    let shift = Int(base.exponent) - exponent
    // With more than 200 binary places between the two, the lesser does not reach the rounding.
    guard shift < 200 else { return base }
    guard shift > -200 else { return change.doubleValue.scaled(byPowerOfTwo: exponent) }
    let aligned = base.significand.scaled(byPowerOfTwo: shift)
    let sum = change + (base < 0 ? -aligned : aligned)
    return sum.doubleValue.scaled(byPowerOfTwo: exponent)
  }
}

/// The exact difference of two doubles that differ, as `value × 2^exponent`.
private struct ScaledDifference {
  /// The difference brought to a magnitude of about 1 ..< 2.
  let value: DoubleDouble
  /// The power of two that was taken out.
  let exponent: Int

  init(_ left: Double, _ right: Double) {
    // Doubles whose difference overflows are large enough to be halved exactly.
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
