// The points of linear() from the stops that an author writes.
// Layer: Easing/Curves. Source: CSS Easing 2 (linear(), "canonicalize").
// Tests: PiecewiseLinearTests.

extension PiecewiseLinear {
  /// A stop of `linear()`: an output, at no, one or two inputs.
  ///
  /// Inputs are fractions of 1, so that 25% is `0.25`. A stop with two inputs is two points.
  public struct Stop: Hashable, Sendable {
    /// The value, unitless.
    let output: Double
    /// Where it holds: none, one or two inputs.
    let inputs: [WrittenNumber]

    /// Creates a stop from inputs of which there are at most two.
    init(_ output: Double, inputs: [WrittenNumber]) {
      self.output = output
      self.inputs = inputs
    }

    /// Creates a stop that is placed evenly between its neighbours.
    public init(_ output: Double) {
      self.init(output, inputs: [])
    }

    /// Creates a stop at a progress.
    public init(_ output: Double, at input: Double) {
      self.init(output, inputs: [WrittenNumber(input)])
    }

    /// Creates a stop at an exact progress.
    public init(_ output: Double, at input: Rational) {
      self.init(output, inputs: [WrittenNumber(input)])
    }

    /// Creates a stop that holds its output from one progress to another.
    public init(_ output: Double, from start: Double, to end: Double) {
      self.init(output, inputs: [WrittenNumber(start), WrittenNumber(end)])
    }

    /// Creates a stop that holds its output from one exact progress to another.
    public init(_ output: Double, from start: Rational, to end: Rational) {
      self.init(output, inputs: [WrittenNumber(start), WrittenNumber(end)])
    }
  }

  /// Creates the lines through stops, as CSS does.
  ///
  /// A first stop without input is at 0, a last one at 1. An input below one before it is raised
  /// to the largest before it. Stops without input are spaced evenly between their neighbours
  /// with one. A single stop is a constant.
  ///
  /// - Accuracy: even spacing of inputs that are 128-bit fractions is correctly rounded.
  /// - Complexity: O(n) for n stops.
  /// - Throws: `EasingError.noPoints`, or `.pointNotFinite` for a number that is not finite.
  public init(stops: [Stop]) throws(EasingError) {
    guard let firstStop = stops.first, let lastStop = stops.last else { throw .noPoints }
    var slots: [(output: Double, input: WrittenNumber?)] = []
    for stop in stops {
      if stop.inputs.isEmpty { slots.append((stop.output, nil)) }
      for input in stop.inputs { slots.append((stop.output, input)) }
    }
    if firstStop.inputs.isEmpty { slots[0].input = .zero }
    if stops.count > 1 && lastStop.inputs.isEmpty { slots[slots.count - 1].input = .one }

    var points: [Point] = []
    points.reserveCapacity(slots.count)
    var largest: WrittenNumber?
    for (index, slot) in slots.enumerated() {
      guard var input = slot.input else { continue }
      guard input.nearest.isFinite, slot.output.isFinite else {
        throw .pointNotFinite(index: index, input: input.nearest, output: slot.output)
      }
      if let before = largest, input < before { input = before }
      PiecewiseLinear.appendRun(
        of: slots[points.count..<index].map { $0.output }, between: largest, and: input,
        to: &points)
      points.append(Point(input: input.nearest, output: slot.output))
      largest = input
    }
    try self.init(sorted: points)
  }

  /// Appends points with outputs whose inputs are evenly spaced between two inputs.
  private static func appendRun(
    of outputs: [Double], between start: WrittenNumber?, and end: WrittenNumber,
    to points: inout [Point]
  ) {
    guard let start else { return }
    let inputs = start.evenSteps(to: end, count: outputs.count)
    for (input, output) in zip(inputs, outputs) {
      // Rounding keeps the order of exact inputs; this keeps it where some are not exact.
      points.append(Point(input: max(input, points[points.count - 1].input), output: output))
    }
  }
}
