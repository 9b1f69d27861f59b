// How fast a curve gets.
// Layer: Easing/Facts. Source: derived; each family has the zeros of its second derivative.
// Tests: CurveSpeedTests.

extension EasingCurve {
  /// The greatest magnitude of the velocity on an interval within 0…1, and where the curve has it.
  ///
  /// It is infinite at a vertical tangent; jumps do not count. The curve has the velocity at the
  /// progress, on the side.
  ///
  /// ```swift
  /// EasingCurve.easeIn.greatestSpeed(in: 0...1).value  // 1.7241379310344827
  /// ```
  ///
  /// - Accuracy: no velocity on the interval is greater, but for its own rounding: between the
  ///   zeros of the second derivative the velocity is monotone, and all of them are looked at. In a
  ///   nesting none is greater by more than 2⁻²⁰ of it, proved by dividing the interval. It is found
  ///   by search, and **not** guaranteed, for a nesting within a nesting or an inverse, for a nesting
  ///   of so many pieces that the proof is given up, for a wiggle, and for curves of curves with over
  ///   4096 such places: `greatestSpeedCertainty(in:)` says which it is.
  /// - Complexity: six samples for each zero of the second derivative and each corner; some tens of
  ///   thousands for a nesting, which are fewer the deeper nestings are within nestings.
  /// - Precondition: `interval` is within 0…1.
  public func greatestSpeed(in interval: ClosedRange<Double>) -> Extremum {
    precondition(
      interval.lowerBound >= 0 && interval.upperBound <= 1, "An interval must be within 0…1.")
    return greatestSpeed(in: interval, peaks: peaks(in: interval))
  }

  /// How sure `greatestSpeed(in:)` is.
  ///
  /// ```swift
  /// EasingCurve.easeIn.greatestSpeedCertainty(in: 0...1)  // .proved
  /// try EasingCurve(parsing: "nested(ease, nested(ease, ease))").greatestSpeedCertainty(in: 0...1)
  /// // .searched
  /// ```
  ///
  /// - Complexity: as that of `greatestSpeed(in:)`.
  /// - Precondition: `interval` is within 0…1.
  public func greatestSpeedCertainty(in interval: ClosedRange<Double>) -> Certainty {
    precondition(
      interval.lowerBound >= 0 && interval.upperBound <= 1, "An interval must be within 0…1.")
    return speedPeaks(in: interval).certainty
  }

  /// The greatest speed, with the peaks that `peaks(in:)` has.
  func greatestSpeed(in interval: ClosedRange<Double>, peaks: [Double]) -> Extremum {
    let (low, high) = (interval.lowerBound, interval.upperBound)
    var fastest = speed(at: low, low < high || low == 0 ? .right : .left)
    func take(_ progress: Double, _ side: Side) {
      let other = speed(at: progress, side)
      if other.value > fastest.value { fastest = other }
    }
    if low == high, low > 0, low < 1 { take(low, .right) }
    for peak in peaks.sorted() {
      // The place of a peak or a corner is rounded: the curve may have its speed at a neighbour, and
      // beside a steep part at one farther away.
      var places = [peak.nextDown, peak, peak.nextUp]
      if peaks.count <= EasingCurve.mostClimbs, interval.contains(peak) {
        places += EasingCurve.summits(near: peak, in: interval) { velocity(at: $0).magnitude }
      }
      for place in places where place >= low && place <= high {
        if place > low { take(place, .left) }
        if place < high { take(place, .right) }
      }
    }
    if low < high { take(high, .left) }
    return fastest
  }

  /// The magnitude of the velocity at a progress.
  private func speed(at progress: Double, _ side: Side) -> Extremum {
    let value = velocity(at: progress, side: side).magnitude
    return Extremum(progress: progress, side: side, value: value)
  }
}
