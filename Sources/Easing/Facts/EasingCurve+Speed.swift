// How fast a curve gets.
// Layer: Easing/Facts.
// Source: Kiefer, "Sequential minimax search for a maximum", 1953 (golden section).
// Tests: CurveSpeedTests.

extension EasingCurve {
  /// The greatest magnitude of the velocity on an interval within 0…1, and where the curve has it.
  ///
  /// It is infinite at a vertical tangent; jumps do not count.
  ///
  /// ```swift
  /// EasingCurve.easeIn.greatestSpeed(in: 0...1).value  // 1.7241379310344827
  /// ```
  ///
  /// - Accuracy: within 10⁻¹² of the greatest speed for a curve whose velocity turns round at most
  ///   once within a 64th of each piece on which it rises or falls: every curve of the catalogue
  ///   with its standard numbers. It is found by a search, and not promised for others.
  /// - Complexity: some 10⁴ samples.
  /// - Precondition: `interval` is within 0…1.
  public func greatestSpeed(in interval: ClosedRange<Double>) -> Extremum {
    precondition(
      interval.lowerBound >= 0 && interval.upperBound <= 1, "An interval must be within 0…1.")
    let corners = [interval.lowerBound, interval.upperBound]
    let places = (turns.filter { interval.contains($0) } + corners).sorted()
    let parts = max(8, min(64, 65_536 / places.count))
    var fastest = speed(at: interval.lowerBound, interval.isPoint ? .left : .right)
    func take(_ other: Extremum) {
      if other.value > fastest.value { fastest = other }
    }
    for (low, high) in zip(places, places.dropFirst()) where low < high {
      let step = (high - low) / Double(parts)
      let samples = (0...parts).map { index in
        index == parts ? speed(at: high, .left) : speed(at: low + Double(index) * step, .right)
      }
      samples.forEach(take)
      // The place of a corner is rounded: the curve may have its speed at a neighbour.
      take(speed(at: low.nextUp, .right))
      take(speed(at: high.nextDown, .left))
      for index in 1..<parts
      where samples[index].value >= samples[index - 1].value
        && samples[index].value >= samples[index + 1].value
      {
        take(peak(between: samples[index - 1].progress, samples[index + 1].progress))
      }
      take(peak(between: low, low + step))
      take(peak(between: high - step, high))
    }
    return fastest
  }

  /// The magnitude of the velocity at a progress.
  private func speed(at progress: Double, _ side: Side) -> Extremum {
    let value = velocity(at: progress, side: side).magnitude
    return Extremum(progress: progress, side: side, value: value)
  }

  /// The greatest speed between two places, if there is one peak between them.
  private func peak(between low: Double, _ high: Double) -> Extremum {
    let golden = 0.618_033_988_749_894_9
    var (low, high) = (low, high)
    var left = speed(at: high - golden * (high - low), .right)
    var right = speed(at: low + golden * (high - low), .right)
    // 0.618⁵⁰ is 4·10⁻¹¹, and near its peak a speed differs by the square of that.
    for _ in 0..<50 {
      if left.value >= right.value {
        high = right.progress
        right = left
        left = speed(at: high - golden * (high - low), .right)
      } else {
        low = left.progress
        left = right
        right = speed(at: low + golden * (high - low), .right)
      }
    }
    return left.value >= right.value ? left : right
  }
}

extension ClosedRange<Double> {
  /// Whether both ends are one number.
  fileprivate var isPoint: Bool { lowerBound == upperBound }
}
