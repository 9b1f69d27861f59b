// Where the speed of a curve that is made of curves may be greatest.
// Layer: Easing/Composition. Source: the chain rule; interval division, as derived below.
// Tests: CurveSpeedTests.

/// Where the speed of a curve may be greatest.
struct SpeedPeaks {
  /// The progresses, as `EasingCurve.peaks(in:)` has them.
  var places: [Double]
  /// How sure it is that the greatest speed is at one of them.
  var certainty = Certainty.proved

  /// Adds what another curve's peaks become.
  fileprivate mutating func add(_ other: SpeedPeaks, as places: (Double) -> [Double]) {
    self.places += other.places.flatMap(places)
    certainty = min(certainty, other.certainty)
  }
}

extension EasingCurve {
  /// The peaks on an interval that may leave 0…1, or `nil` if they are too many or too costly to be
  /// found.
  func knownPeaks(in interval: ClosedRange<Double>) -> SpeedPeaks? {
    switch self {
    case .named(let name):
      return name.definition.knownPeaks(in: interval)
    case .composed(let curve):
      return curve.knownPeaks(in: interval)
    case .piecewiseLinear:
      return knownTurns(in: interval).map { SpeedPeaks(places: $0) }
    case .cubicBezier, .steps, .threePointCubic, .family, .formula, .catmullRom, .rough, .spring:
      // Beyond its ends the curve goes on in a way of its own.
      let (low, high) = (max(0, interval.lowerBound), min(1, interval.upperBound))
      return SpeedPeaks(
        places: [0, 1] + (low <= high ? peaks(in: low...high) : []), certainty: peaksCertainty)
    }
  }

  /// How sure it is that `peaks(in:)` has all of them, for a curve that is not made of curves.
  private var peaksCertainty: Certainty {
    // Those of a wiggle are searched for in parts of its swings.
    if case .formula(let curve) = self, case .wiggle = curve.formula { return .searched }
    return .proved
  }

  /// The peaks on an interval within 0…1, or even places instead of them.
  func speedPeaks(in interval: ClosedRange<Double>) -> SpeedPeaks {
    guard case .composed(let curve) = resolved else {
      return SpeedPeaks(places: peaks(in: interval), certainty: resolved.peaksCertainty)
    }
    return curve.knownPeaks(in: interval)
      ?? SpeedPeaks(places: ComposedCurve.evenPlaces, certainty: .searched)
  }
}

extension ComposedCurve {
  /// The peaks, or `nil` if they are not known.
  fileprivate func knownPeaks(in interval: ClosedRange<Double>) -> SpeedPeaks? {
    guard interval.lowerBound.isFinite, interval.upperBound.isFinite else { return nil }
    var peaks = SpeedPeaks(places: joints)
    switch operation {
    case .inverse(let curve):
      // The slope is the reciprocal of that of the curve, and greatest where that is least: at a peak, too,
      // if it only rises or only falls between them, which it need not in a nesting.
      guard var found = curve.knownPeaks(in: 0...1) else { return nil }
      if found.certainty < .proved { found.certainty = .searched }
      peaks.add(found) { place in Side.allCases.map { curve.value(at: place, side: $0) } }
    case .nested(let outer, let inner):
      guard let found = nestedPeaks(outer, inner, in: interval) else { return nil }
      peaks.add(found) { [$0] }
    case .interval, .reversed, .flipped, .mirrored, .thereAndBack, .split, .remapped:
      for stretch in stretches(in: interval) {
        guard let found = stretch.curve.knownPeaks(in: stretch.shown) else { return nil }
        peaks.add(found, as: stretch.progresses)
      }
    }
    peaks.places.removeAll { !interval.contains($0) }
    return peaks.places.count <= Self.mostTurns ? peaks : nil
  }

  /// The peaks of a nesting.
  ///
  /// Between the peaks of both curves each factor of the speed only rises or only falls, unless one
  /// of them is a nesting itself, or an inverse: then nothing is proved.
  private func nestedPeaks(
    _ outer: EasingCurve, _ inner: EasingCurve, in interval: ClosedRange<Double>
  ) -> SpeedPeaks? {
    guard let innerTurns = inner.knownTurns(in: interval) else { return nil }
    let reach = inner.reach(innerTurns, in: interval)
    guard let innerPeaks = inner.knownPeaks(in: interval),
      let outerTurns = outer.knownTurns(in: reach), let outerPeaks = outer.knownPeaks(in: reach),
      let crossings = Self.crossings(
        of: inner, in: interval, turns: innerTurns, at: outerTurns + outerPeaks.places + [0, 1],
        most: mostEquations)
    else { return nil }
    let seams = innerTurns + innerPeaks.places + crossings
    let (low, high) = (interval.lowerBound, interval.upperBound)
    var places = [low]
    for seam in seams.sorted() where seam > low && seam < high && places.last != seam {
      places.append(seam)
    }
    places.append(high)
    guard places.count <= mostEquations else { return nil }
    let curve = NestedSpeed(outer: outer, inner: inner)
    let budget = curve.divisions(of: places.count - 1)
    let isSimple = outer.weight == 1 && inner.weight == 1
    let isKnown = isSimple && min(innerPeaks.certainty, outerPeaks.certainty) > .searched
    var peaks = SpeedPeaks(places: places, certainty: isKnown ? .provedNearly : .searched)
    for (low, high) in zip(places, places.dropFirst()) {
      let (place, isProved) = curve.peak(in: low...high, divisions: budget)
      if let place { peaks.places.append(place) }
      if !isProved { peaks.certainty = .searched }
    }
    return peaks
  }
}

/// The speed of outer(inner(p)) on pieces on which both factors of it only rise or only fall.
private struct NestedSpeed {
  let outer: EasingCurve
  let inner: EasingCurve

  /// How often intervals are divided for one curve of two that are no curves of curves.
  static let mostDivisions = 16_384

  /// By how much more than the greatest speed another one may be, as a part of it.
  static let excess = 0x1p-20

  /// How often each of so many pieces may be divided.
  ///
  /// The peaks of a nesting within are searched for as well, and each sample is that of many
  /// curves: the divisions shrink with the square of their number.
  func divisions(of pieces: Int) -> Int {
    let weight = max(1, (outer.weight + inner.weight) / 2)
    let (most, least) = (NestedSpeed.mostDivisions / weight / weight, 64 / weight / weight)
    return max(1, least, most / max(1, pieces))
  }

  /// The magnitudes of both factors at a place, from a side.
  struct Factors {
    let place: Double
    let inner: Double
    let outer: Double

    var speed: Double { inner == 0 || outer == 0 ? 0 : inner * outer }
  }

  private func factors(at place: Double, _ side: Side) -> Factors {
    let (value, slope) = inner.sample(at: place, side: side)
    let outerSide = slope < 0 ? side.opposite : side
    return Factors(
      place: place, inner: slope.magnitude,
      outer: outer.velocity(at: value, side: outerSide).magnitude)
  }

  /// Where the speed within a piece is greatest, if that is not at an end, and whether none within
  /// is greater by more than `excess`.
  ///
  /// On an interval neither factor is above the greater of its values at the ends, so the speed is
  /// not above the product of those two. Intervals on which that is not above the greatest speed
  /// so far are left alone, the others are divided.
  func peak(
    in piece: ClosedRange<Double>, divisions: Int
  ) -> (place: Double?, isProved: Bool) {
    let ends = (factors(at: piece.lowerBound, .right), factors(at: piece.upperBound, .left))
    var best = ends.0.speed >= ends.1.speed ? ends.0 : ends.1
    var width = 0.0
    var open = [ends]
    for _ in 0..<divisions {
      guard let (low, high) = open.popLast() else { break }
      let middle = low.place + (high.place - low.place) / 2
      guard !isSettled(low, high, below: best.speed) else { continue }
      let (left, right) = (factors(at: middle, .left), factors(at: middle, .right))
      for found in [left, right] where found.speed > best.speed {
        best = found
        width = high.place - low.place
      }
      // The half with the greater bound is divided first.
      let halves = [(low, left), (right, high)]
      open += left.speed + low.speed > right.speed + high.speed ? halves.reversed() : halves
    }
    let isProved = open.allSatisfy { isSettled($0, $1, below: best.speed) }
    guard width > 0 else { return (nil, isProved) }
    let summit = refined(
      max(piece.lowerBound, best.place - width)...min(piece.upperBound, best.place + width))
    // Of several peaks so near to one another the search may have found a lower one.
    return (summit.speed >= best.speed ? summit.place : best.place, isProved)
  }

  /// Whether no speed between two places is above another one by more than the excess, or nothing is
  /// between them.
  private func isSettled(_ low: Factors, _ high: Factors, below speed: Double) -> Bool {
    let bound = max(low.inner, high.inner) * max(low.outer, high.outer)
    let middle = low.place + (high.place - low.place) / 2
    // A bound that is NaN is that of an infinite and a zero factor.
    return bound <= speed * (1 + NestedSpeed.excess) || middle <= low.place || middle >= high.place
  }

  /// The greatest speed of an interval with one peak, by golden section (Kiefer, 1953).
  private func refined(_ interval: ClosedRange<Double>) -> Factors {
    let golden = 0.618_033_988_749_894_9
    var (low, high) = (interval.lowerBound, interval.upperBound)
    var left = factors(at: high - golden * (high - low), .right)
    var right = factors(at: low + golden * (high - low), .right)
    for _ in 0..<40 {
      if left.speed >= right.speed {
        high = right.place
        right = left
        left = factors(at: high - golden * (high - low), .right)
      } else {
        low = left.place
        left = right
        right = factors(at: low + golden * (high - low), .right)
      }
    }
    return left.speed >= right.speed ? left : right
  }
}
