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
    var parts: [ClosedRange<Double>] = []
    func add(_ part: ClosedRange<Double>?) {
      guard let part else { return }
      if let last = parts.last, part.lowerBound <= last.upperBound {
        parts[parts.count - 1] = last.lowerBound...max(last.upperBound, part.upperBound)
      } else {
        parts.append(part)
      }
    }
    let places = candidates(in: 0...1).filter { $0.side == .left }.map { $0.progress }
    for (low, high) in zip(places, places.dropFirst()) {
      add(jump(over: value, at: low))
      add(part(of: value, in: low...high))
    }
    if let last = places.last { add(jump(over: value, at: last)) }
    return parts
  }

  /// A place, if the curve jumps there, and over a value or to it.
  private func jump(over value: Double, at place: Double) -> ClosedRange<Double>? {
    let sides = (self.value(at: place, side: .left), self.value(at: place))
    guard sides.0 != sides.1, min(sides.0, sides.1) <= value, value <= max(sides.0, sides.1) else {
      return nil
    }
    return place...place
  }

  /// Where the curve has a value on a piece on which it only rises or only falls, jumps at the
  /// piece's ends left out.
  private func part(of value: Double, in piece: ClosedRange<Double>) -> ClosedRange<Double>? {
    let (first, last) = (
      self.value(at: piece.lowerBound), self.value(at: piece.upperBound, side: .left)
    )
    guard min(first, last) <= value, value <= max(first, last) else { return nil }
    let ends = EndSides(lower: .right, upper: .left)
    return first <= last
      ? rising(to: value, in: piece, ends) { $0 } : rising(to: -value, in: piece, ends) { -$0 }
  }

  /// On which side of the ends of a piece it begins and ends.
  struct EndSides {
    let lower: Side
    let upper: Side
  }

  /// The part of a piece on which a rising function of the value is at a bound.
  ///
  /// The first double at or above the bound from the right, and the last one at or below it from
  /// the left. A search by interpolation leads next to both.
  ///
  /// - Precondition: the function reaches the bound within the piece, and rises in all of it.
  /// - Complexity: some 20 samples of smooth curves, 300 at most.
  func rising(
    to bound: Double, in piece: ClosedRange<Double> = 0...1,
    _ ends: EndSides = EndSides(lower: .left, upper: .right), _ function: (Double) -> Double
  ) -> ClosedRange<Double> {
    func height(_ place: Double, _ side: Side) -> Double {
      let isLower = place == piece.lowerBound && ends.lower == .right
      let isUpper = place == piece.upperBound && ends.upper == .left
      return function(value(at: place, side: isLower ? .right : isUpper ? .left : side))
    }
    let near = RootFinding.bracketed(in: piece, iterations: EasingCurve.interpolations) {
      height($0, .right) - bound
    }
    let guess = near?.upperBound ?? piece.lowerBound
    let lower =
      Double.first(in: piece, near: guess) { height($0, .right) >= bound }
      ?? piece.upperBound
    let passed = Double.first(in: piece, near: lower) {
      height($0, .left) > bound
    }
    let upper = passed.map { max(piece.lowerBound, $0.nextDown) } ?? piece.upperBound
    return min(lower, upper)...max(lower, upper)
  }

  /// The steps of the search for the neighbourhood of a value.
  private static let interpolations = 40
}
