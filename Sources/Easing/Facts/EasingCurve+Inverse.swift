// Where a curve has a value.
// Layer: Easing/Facts. Tests: EasingCurveInverseTests.

extension EasingCurve {
  /// Where a curve that only rises, or only falls, has a value, or `nil` if it does both, is not
  /// known to do neither (see `monotonicity`), or never has the value.
  ///
  /// ```swift
  /// EasingCurve.easeInOut.inverse(value: 0.5)  // 0.5...0.5
  /// try EasingCurve(parsing: "steps(4)").inverse(value: 0.25)  // 0.25...0.5
  /// ```
  ///
  /// - Parameter value: A value; NaN gives `nil`.
  /// - Returns: The part of 0…1 on which the curve has the value, both of its ends included. It is
  ///   one progress where the curve only passes the value or jumps over it, and two neighbouring
  ///   doubles where the curve passes it between them. Values that round to the same double count
  ///   as the same, so that the part is wider than the true one next to a level end.
  /// - Complexity: some 20 samples, and six for each place where the curve may turn round, which
  ///   tell whether it only rises or only falls.
  public func inverse(value: Double) -> ClosedRange<Double>? {
    switch monotonicity {
    case .rising:
      guard value >= self.value(at: 0, side: .left), value <= self.value(at: 1) else { return nil }
      return rising(to: value) { $0 }
    case .falling:
      guard value <= self.value(at: 0, side: .left), value >= self.value(at: 1) else { return nil }
      return rising(to: -value) { -$0 }
    case .neither:
      return nil
    }
  }

  /// Every part of 0…1 on which the curve has a value, in order.
  ///
  /// Each is as `inverse(value:)` describes, jumps over the value included. A curve that comes back
  /// to a value within two neighbouring doubles may have it in one part, and an end that lies beside
  /// a jump, as that of `elastic`, is no part by itself. Of a saw-tooth with more than 65536 teeth,
  /// and of a curve of curves with thousands of turns, some parts may be missing.
  ///
  /// ```swift
  /// try EasingCurve(parsing: "there-and-back(linear)").progresses(of: 0.5)  // at 0.25 and 0.75
  /// ```
  public func progresses(of value: Double) -> [ClosedRange<Double>] {
    let places = candidates(in: 0...1).filter { $0.side == .left }.map { $0.progress }
    var parts: [ClosedRange<Double>] = []
    for (low, high) in zip(places, places.dropFirst()) {
      guard let part = part(of: value, in: low...high) else { continue }
      if let last = parts.last, part.lowerBound <= last.upperBound {
        parts[parts.count - 1] = last.lowerBound...max(last.upperBound, part.upperBound)
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  /// Where the curve has a value on a piece on which it only rises or only falls.
  private func part(of value: Double, in piece: ClosedRange<Double>) -> ClosedRange<Double>? {
    let ends = [piece.lowerBound, piece.upperBound]
    let values = ends.flatMap { end in Side.allCases.map { self.value(at: end, side: $0) } }
    guard let least = values.min(), let most = values.max(), least <= value, value <= most else {
      return nil
    }
    return values[0] <= values[3]
      ? rising(to: value, in: piece) { $0 } : rising(to: -value, in: piece) { -$0 }
  }

  /// The part of a piece on which a rising function of the value is at a bound.
  ///
  /// The first double at or above the bound from the right, and the last one at or below it from
  /// the left. A search by interpolation leads next to both.
  ///
  /// - Precondition: the function reaches the bound within the piece, and rises in all of it.
  /// - Complexity: some 20 samples of smooth curves, 300 at most.
  func rising(
    to bound: Double, in piece: ClosedRange<Double> = 0...1, _ function: (Double) -> Double
  ) -> ClosedRange<Double> {
    let near = RootFinding.bracketed(in: piece, iterations: EasingCurve.interpolations) {
      function(value(at: $0, side: .right)) - bound
    }
    let guess = near?.upperBound ?? piece.lowerBound
    let lower =
      Double.first(in: piece, near: guess) { function(value(at: $0, side: .right)) >= bound }
      ?? piece.upperBound
    let passed = Double.first(in: piece, near: lower) {
      function(value(at: $0, side: .left)) > bound
    }
    let upper = passed.map { max(piece.lowerBound, $0.nextDown) } ?? piece.upperBound
    return min(lower, upper)...max(lower, upper)
  }

  /// The steps of the search for the neighbourhood of a value.
  private static let interpolations = 40
}
