// The least and the greatest values of a curve, and whether it turns round.
// Layer: Easing/Facts. Tests: CurveExtremaTests.

extension EasingCurve {
  /// Whether the curve only rises or only falls within 0…1, jumps at the ends included.
  ///
  /// A curve of curves that turns round more than 4096 times, or whose nestings have thousands of
  /// places where they may, is `.neither`, even if it does not fall, as its turns are not known.
  public var monotonicity: Monotonicity {
    let turns = knownTurns
    guard turns != nil || isLongSawTooth else { return .neither }
    let values = candidates(in: 0...1, turns: turns ?? []).map { $0.value }
    let pairs = zip(values, values.dropFirst())
    if pairs.allSatisfy({ $0 <= $1 }) { return .rising }
    return pairs.allSatisfy { $0 >= $1 } ? .falling : .neither
  }

  /// The least and the greatest value within 0…1, both sides of jumps included.
  ///
  /// As in `extrema(in:)`, this is not promised of curves of curves with thousands of turns.
  public var range: ClosedRange<Double> {
    let (least, greatest) = extrema(in: 0...1)
    return least.value...greatest.value
  }

  /// The least and the greatest value on an interval within 0…1, and where the curve has them.
  ///
  /// Both sides of jumps count, at the ends of the interval, too. Every value that the curve gives
  /// on the interval is between the two, up to twice its error bound, as both are values that err,
  /// too, and the curve gives both. This is **not** promised of a curve of curves that turns round
  /// more than 4096 times, or whose nestings have thousands of places where they may: of these as
  /// many even places are looked at, and `extremaCertainty` is `.searched`.
  ///
  /// ```swift
  /// try EasingCurve(parsing: "back-out").extrema(in: 0...1).greatest.value  // 1.1000044
  /// ```
  ///
  /// - Precondition: `interval` is within 0…1.
  public func extrema(
    in interval: ClosedRange<Double>
  ) -> (least: Extremum, greatest: Extremum) {
    precondition(
      interval.lowerBound >= 0 && interval.upperBound <= 1, "An interval must be within 0…1.")
    let candidates = candidates(in: interval)
    var (least, greatest) = (candidates[0], candidates[0])
    for candidate in candidates {
      if candidate.value < least.value { least = candidate }
      if candidate.value > greatest.value { greatest = candidate }
    }
    return (firstPlace(of: least, candidates), firstPlace(of: greatest, candidates))
  }

  /// How sure `extrema(in:)`, `range` and `monotonicity` are.
  public var extremaCertainty: Certainty {
    knownTurns != nil || isLongSawTooth ? .proved : .searched
  }

  /// The extremum at the start of the level stretch that it is on, if it is on one.
  ///
  /// From the candidate before it the curve only rises or only falls to the extremum.
  private func firstPlace(of extremum: Extremum, _ candidates: [Extremum]) -> Extremum {
    let place = extremum.progress
    let low = candidates.last { $0.progress < place }?.progress ?? place
    let before = place.nextDown
    guard low < place, value(at: before) == extremum.value else { return extremum }
    // Next to a level place values only round to the same: on a level stretch the slope is 0.
    let first = Double.first(in: low...before, near: before) {
      value(at: $0) == extremum.value && velocity(at: $0) == 0
    }
    guard let first else { return extremum }
    return Extremum(progress: first, side: .right, value: extremum.value)
  }

  /// Whether the curve is a saw-tooth of which only the jumps at the ends of an interval are taken.
  private var isLongSawTooth: Bool {
    if case .formula(let curve) = self { return !curve.formula.hasFewTurns }
    return false
  }

  /// The values at the ends of an interval, and next to every place where the curve may turn, in
  /// order; between two of them the curve only rises or only falls.
  ///
  /// Of a saw-tooth with more than 65536 teeth they are the first and the last jumps.
  func candidates(in interval: ClosedRange<Double>) -> [Extremum] {
    candidates(in: interval, turns: knownTurns(in: interval) ?? turns)
  }

  /// As `candidates(in:)`, with the turns that `knownTurns(in:)` has.
  func candidates(in interval: ClosedRange<Double>, turns: [Double]) -> [Extremum] {
    var all = turns
    if case .formula(let curve) = self { all += curve.formula.jumps(around: interval) }
    var near = [interval.lowerBound, interval.upperBound]
    for turn in all where interval.contains(turn) {
      // A turn is rounded: the curve may have its extreme value at a neighbour, and beside a steep
      // part at one farther away.
      near += [turn.nextDown, turn, turn.nextUp]
      if all.count <= EasingCurve.mostClimbs {
        near += EasingCurve.summits(near: turn, in: interval) { value(at: $0) }
      }
    }
    var places: [Double] = []
    for place in near.sorted() where interval.contains(place) && places.last != place {
      places.append(place)
    }
    return places.flatMap { place in
      [Side.left, .right].map {
        Extremum(progress: place, side: $0, value: value(at: place, side: $0))
      }
    }
  }
}

extension EasingCurve {
  /// The most turns or peaks of a curve from each of which the true one is climbed to.
  static let mostClimbs = 64

  /// The steps of a climb: how many doubles a computed turn or peak may be off.
  private static let longestClimb = 64

  /// Where a function is least and greatest among the doubles that it leads to from a place
  /// without turning round; the place itself is left out.
  static func summits(
    near place: Double, in interval: ClosedRange<Double>, _ function: (Double) -> Double
  ) -> [Double] {
    var summits: [Double] = []
    for sign in [1.0, -1] {
      let start = sign * function(place)
      var best = (place: place, height: start)
      for isUp in [false, true] {
        var (x, last) = (place, start)
        for _ in 0..<longestClimb {
          x = isUp ? x.nextUp : x.nextDown
          guard interval.contains(x) else { break }
          let height = sign * function(x)
          guard height >= last else { break }
          last = height
          if height > best.height { best = (x, height) }
        }
      }
      if best.place != place { summits.append(best.place) }
    }
    return summits
  }
}
