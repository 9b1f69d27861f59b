// Where the speed of a curve that is made of curves may be greatest.
// Layer: Easing/Composition. Source: the chain rule; interval division, as derived below.
// Tests: CurveSpeedTests.

extension EasingCurve {
  /// As `peaks(in:)`, or `nil` if they are too many or too costly to be found.
  func knownPeaks(in interval: ClosedRange<Double>) -> [Double]? {
    switch self {
    case .named(let name): name.definition.knownPeaks(in: interval)
    case .composed(let curve): curve.knownPeaks(in: interval)
    case .cubicBezier, .steps, .piecewiseLinear, .threePointCubic, .family, .formula, .catmullRom,
      .rough, .spring:
      peaks(in: interval)
    }
  }

  /// Whether the factors of the speed of every nesting within are monotone between its peaks, so
  /// that the greatest speed is more than a search result.
  var hasSimpleNestings: Bool {
    switch self {
    case .named(let name): return name.definition.hasSimpleNestings
    case .composed(let curve):
      if case .nested = curve.operation { return curve.operands.allSatisfy { $0.weight == 1 } }
      return curve.operands.allSatisfy { $0.hasSimpleNestings }
    case .cubicBezier, .steps, .piecewiseLinear, .threePointCubic, .family, .formula, .catmullRom,
      .rough, .spring:
      return true
    }
  }
}

extension ComposedCurve {
  /// As `EasingCurve.peaks(in:)`, unless they are not known.
  func peaks(in interval: ClosedRange<Double>) -> [Double] {
    knownPeaks(in: interval) ?? Self.evenPlaces
  }

  /// The peaks, or `nil` if they are not known.
  fileprivate func knownPeaks(in interval: ClosedRange<Double>) -> [Double]? {
    guard let all = allPeaks(in: interval) else { return nil }
    let within = all.filter { interval.contains($0) }
    return within.count <= Self.mostTurns ? within : nil
  }

  private func allPeaks(in interval: ClosedRange<Double>) -> [Double]? {
    func peaks(_ curve: EasingCurve, from start: Double, to end: Double) -> [Double]? {
      Self.peaks(of: curve, from: start, to: end, in: interval)
    }
    switch operation {
    case .interval(let begin, let end, let curve):
      return peaks(curve, from: begin, to: end).map { [begin, end] + $0 }
    case .reversed(let curve), .flipped(let curve):
      return peaks(curve, from: 1, to: 0)
    case .mirrored(let curve), .thereAndBack(let curve):
      guard let first = peaks(curve, from: 0, to: 0.5) else { return nil }
      return peaks(curve, from: 1, to: 0.5).map { [0.5] + first + $0 }
    case .split(let point, let first, let second):
      guard let before = peaks(first, from: 0, to: point) else { return nil }
      return peaks(second, from: point, to: 1).map { [point] + before + $0 }
    case .remapped(let curve, let x0, let x1, _, _):
      // Beyond the ends of the curve its slope is another one.
      let (start, end) = ((0 - x0) / (x1 - x0), (1 - x0) / (x1 - x0))
      return peaks(curve, from: start, to: end).map { [start, end] + $0 }
    case .inverse(let curve):
      // The slope is the reciprocal of that of the curve.
      return curve.knownPeaks(in: 0...1).map { peaks in
        peaks.flatMap { peak in Side.allCases.map { curve.value(at: peak, side: $0) } }
      }
    case .nested(let outer, let inner):
      return nestedPeaks(outer, inner, in: interval)
    }
  }

  /// The peaks of a curve that is shown from one progress, its start, to another, its end, within
  /// an interval.
  private static func peaks(
    of curve: EasingCurve, from start: Double, to end: Double, in interval: ClosedRange<Double>
  ) -> [Double]? {
    let length = end - start
    guard length != 0, length.isFinite, interval.lowerBound <= max(start, end),
      interval.upperBound >= min(start, end)
    else { return [] }
    let ends = [interval.lowerBound, interval.upperBound].map {
      min(1, max(0, ($0 - start) / length))
    }
    let part = min(ends[0], ends[1])...max(ends[0], ends[1])
    return curve.knownPeaks(in: part).map { peaks in peaks.map { start + length * $0 } }
  }

  /// The peaks of a nesting.
  private func nestedPeaks(
    _ outer: EasingCurve, _ inner: EasingCurve, in interval: ClosedRange<Double>
  ) -> [Double]? {
    guard let innerTurns = inner.knownTurns, let outerTurns = outer.knownTurns,
      let innerPeaks = inner.knownPeaks(in: interval), let outerPeaks = outer.knownPeaks(in: 0...1),
      let crossings = Self.crossings(
        of: inner, turns: innerTurns, at: outerTurns + outerPeaks + [0, 1], most: mostEquations)
    else { return nil }
    let seams = innerTurns + innerPeaks + crossings
    let (low, high) = (interval.lowerBound, interval.upperBound)
    var places = [low]
    for seam in seams.sorted() where seam > low && seam < high && places.last != seam {
      places.append(seam)
    }
    places.append(high)
    guard places.count <= mostEquations else { return nil }
    let curve = NestedSpeed(outer: outer, inner: inner)
    let budget = curve.divisions(of: places.count - 1)
    return places
      + zip(places, places.dropFirst()).compactMap { curve.peak(in: $0...$1, divisions: budget) }
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

  /// Where the speed within a piece is greatest, if that is not at an end.
  ///
  /// On an interval neither factor is above the greater of its values at the ends, so the speed is
  /// not above the product of those two. Intervals on which that is not above the greatest speed
  /// so far are left alone, the others are divided.
  func peak(in piece: ClosedRange<Double>, divisions: Int) -> Double? {
    let ends = (factors(at: piece.lowerBound, .right), factors(at: piece.upperBound, .left))
    var best = ends.0.speed >= ends.1.speed ? ends.0 : ends.1
    var width = 0.0
    var open = [ends]
    for _ in 0..<divisions {
      guard let (low, high) = open.popLast() else { break }
      let bound = max(low.inner, high.inner) * max(low.outer, high.outer)
      let middle = low.place + (high.place - low.place) / 2
      // A bound that is NaN is that of an infinite and a zero factor.
      guard !(bound <= best.speed * (1 + NestedSpeed.excess)), middle > low.place,
        middle < high.place
      else { continue }
      let (left, right) = (factors(at: middle, .left), factors(at: middle, .right))
      for found in [left, right] where found.speed > best.speed {
        best = found
        width = high.place - low.place
      }
      // The half with the greater bound is divided first.
      let halves = [(low, left), (right, high)]
      open += left.speed + low.speed > right.speed + high.speed ? halves.reversed() : halves
    }
    guard width > 0 else { return nil }
    return refined(
      max(piece.lowerBound, best.place - width)...min(piece.upperBound, best.place + width))
  }

  /// The greatest speed of an interval with one peak, by golden section (Kiefer, 1953).
  private func refined(_ interval: ClosedRange<Double>) -> Double {
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
    return left.speed >= right.speed ? left.place : right.place
  }
}
