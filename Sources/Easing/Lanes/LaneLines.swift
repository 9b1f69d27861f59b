// Eight samples of straight lines between points at a time.
// Layer: Easing/Lanes. Source: the two-point form of a line.
// Goals: the bits of single samples, with a proven error bound, then speed.
// Tests: EasingCurveColumnsTests.

/// The lines of `linear()` made ready for whole columns.
///
/// A single sample is the double nearest to the true value, so any other way to that double gives
/// the same bits. Here the value is computed to about 94 bits with a bound on its error, and the
/// lanes where that leaves two doubles open are left to the single sample.
struct LaneLines {
  /// A line from a point, and the inputs between which it holds.
  private struct Segment {
    let lower: Double
    let upper: Double
    /// The point's input.
    let input: Double
    /// The point's output.
    let output: Double
    /// The slope in two doubles, NaN if the numbers are so large or small that single samples have
    /// other ways.
    let slope: DoubleDouble
  }

  /// One for each number of points that an input can have behind it.
  private let segments: [Segment]
  /// The inputs of the points.
  private let inputs: [Double]
  private let side: Side

  /// Prepares lines for samples on a side of their jumps.
  init(_ lines: PiecewiseLinear, _ side: Side) {
    let points = lines.points
    self.side = side
    inputs = points.map { $0.input }
    segments = (0...points.count).map { index in
      let line = lines.line(endingAt: index)
      let start = line?.start ?? points[index == 0 ? 0 : points.count - 1]
      return Segment(
        lower: index == 0 ? -.infinity : points[index - 1].input,
        upper: index == points.count ? .infinity : points[index].input,
        input: start.input, output: start.output,
        slope: line.map { LaneLines.slope(of: $0) } ?? DoubleDouble(0))
    }
  }

  /// The slope of a line, both differences being exact.
  private static func slope(of line: StraightLine) -> DoubleDouble {
    let (start, end) = (line.start, line.end)
    if start.output == end.output { return DoubleDouble(0) }
    let width = DoubleDouble.sum(end.input, -start.input)
    let rise = DoubleDouble.sum(end.output, -start.output)
    func isOrdinary(_ number: Double) -> Bool {
      number.magnitude > 0x1p-200 && number.magnitude < 0x1p200
    }
    guard isOrdinary(width.high), isOrdinary(rise.high), start.input.magnitude < 0x1p200,
      start.output.magnitude < 0x1p200
    else { return DoubleDouble(.nan) }
    return rise / width
  }
}

extension LaneLines {
  /// The values at eight progresses, and where they are the nearest doubles for certain.
  ///
  /// No line is searched for progresses that are all on the one that the progress before them was
  /// on, which is kept in `segment`.
  @inline(__always)
  func values(
    at x: Lanes, startingAt segment: inout Int
  ) -> (values: Lanes, isCertain: LaneMask) {
    var line = segments[segment]
    let isHere =
      side == .right
      ? (x .>= line.lower) .& (x .< line.upper) : (x .> line.lower) .& (x .<= line.upper)
    if all(isHere) {
      return LaneLines.values(
        at: x, input: Lanes(repeating: line.input), output: Lanes(repeating: line.output),
        slopeHigh: Lanes(repeating: line.slope.high), slopeLow: Lanes(repeating: line.slope.low))
    }
    let places = countsOfPoints(before: x)
    var (input, output, slopeHigh, slopeLow) = (Lanes(), Lanes(), Lanes(), Lanes())
    for lane in 0..<Lanes.scalarCount {
      segment = Int(truncatingIfNeeded: places[lane])
      line = segments[segment]
      (input[lane], output[lane]) = (line.input, line.output)
      (slopeHigh[lane], slopeLow[lane]) = (line.slope.high, line.slope.low)
    }
    return LaneLines.values(
      at: x, input: input, output: output, slopeHigh: slopeHigh, slopeLow: slopeLow)
  }

  /// How many points are not beyond eight progresses; on the left side, how many are before them.
  ///
  /// Each step halves the number of counts that are still open, for all lanes alike.
  @inline(__always)
  private func countsOfPoints(before x: Lanes) -> LaneIntegers {
    var counts = LaneIntegers.zero
    var open = inputs.count + 1
    while open > 1 {
      let half = open / 2
      var input = Lanes.zero
      for lane in 0..<Lanes.scalarCount {
        input[lane] = inputs[Int(truncatingIfNeeded: counts[lane]) + half - 1]
      }
      let isBehind = side == .right ? input .<= x : input .< x
      counts.replace(with: counts &+ Int64(half), where: isBehind)
      open -= half
    }
    return counts
  }

  /// The values of lines from points.
  ///
  /// With p for the change from the point, s for the slope, and both differences of a line exact:
  /// s errs by 2⁻⁹⁷ of itself, and so does p at most by 2⁻⁹⁶ of itself, all sums included: of the
  /// product, what is rounded is below 2⁻⁵¹·|p|, in five roundings. The sum with the output is
  /// exact in two doubles, and the lower one takes two more roundings of numbers below
  /// 2⁻⁵⁰·(|p| + |sum|). All of it is below 2⁻⁹⁴·(|p| + |sum|). What a product loses that is too
  /// small for a double is below 2⁻⁶⁰⁰·|s|, as |s| is above 2⁻⁴⁰⁰.
  @inline(__always)
  private static func values(
    at x: Lanes, input: Lanes, output: Lanes, slopeHigh: Lanes, slopeLow: Lanes
  ) -> (values: Lanes, isCertain: LaneMask) {
    let part = LanePair.sum(x, -input)
    let product = LanePair.product(slopeHigh, part.high)
    let cross = slopeHigh * part.low + slopeLow * part.high
    let sum = LanePair.sum(product.high, output)
    let low = sum.low + (product.low + cross)
    let size = product.high.magnitude + sum.high.magnitude
    let error = size * 0x1p-94 + slopeHigh.magnitude * 0x1p-600
    let (lowest, highest) = (sum.high + (low - error), sum.high + (low + error))
    return (lowest, (lowest .== highest) .& (x.magnitude .< 0x1p200))
  }
}
