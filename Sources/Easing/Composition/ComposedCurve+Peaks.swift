// Where the speed of a curve that is made of curves may be greatest.
// Layer: Easing/Composition. Source: the chain rule; interval division, as derived below.
// Tests: CurveSpeedTests.

extension ComposedCurve {
  /// As `EasingCurve.peaks(in:)`, unless there are thousands.
  func peaks(in interval: ClosedRange<Double>) -> [Double] {
    let all: [Double]
    switch operation {
    case .interval(let begin, let end, let curve):
      all = [begin, end] + Self.peaks(of: curve, from: begin, to: end, in: interval)
    case .reversed(let curve), .flipped(let curve):
      all = Self.peaks(of: curve, from: 1, to: 0, in: interval)
    case .mirrored(let curve), .thereAndBack(let curve):
      all =
        [0.5] + Self.peaks(of: curve, from: 0, to: 0.5, in: interval)
        + Self.peaks(of: curve, from: 1, to: 0.5, in: interval)
    case .split(let point, let first, let second):
      all =
        [point] + Self.peaks(of: first, from: 0, to: point, in: interval)
        + Self.peaks(of: second, from: point, to: 1, in: interval)
    case .remapped(let curve, let x0, let x1, _, _):
      // Beyond the ends of the curve its slope is another one.
      let (start, end) = ((0 - x0) / (x1 - x0), (1 - x0) / (x1 - x0))
      all = [start, end] + Self.peaks(of: curve, from: start, to: end, in: interval)
    case .inverse(let curve):
      // The slope is the reciprocal of that of the curve.
      all = curve.peaks(in: 0...1).flatMap { peak in
        Side.allCases.map { curve.value(at: peak, side: $0) }
      }
    case .nested(let outer, let inner):
      all = Self.peaks(of: outer, inner, in: interval)
    }
    let within = all.filter { interval.contains($0) }
    return within.count <= Self.mostTurns ? within : Self.evenPlaces
  }

  /// The peaks of a curve that is shown from one progress, its start, to another, its end, within
  /// an interval.
  private static func peaks(
    of curve: EasingCurve, from start: Double, to end: Double, in interval: ClosedRange<Double>
  ) -> [Double] {
    let length = end - start
    guard length != 0, length.isFinite else { return [] }
    let ends = [interval.lowerBound, interval.upperBound].map {
      min(1, max(0, ($0 - start) / length))
    }
    let part = min(ends[0], ends[1])...max(ends[0], ends[1])
    return curve.peaks(in: part).map { start + length * $0 }
  }

  /// The peaks of a nesting.
  private static func peaks(
    of outer: EasingCurve, _ inner: EasingCurve, in interval: ClosedRange<Double>
  ) -> [Double] {
    let seams =
      inner.turns + inner.peaks(in: interval)
      + crossings(of: inner, at: outer.turns + outer.peaks(in: 0...1) + [0, 1])
    let (low, high) = (interval.lowerBound, interval.upperBound)
    var places = [low]
    for seam in seams.sorted() where seam > low && seam < high && places.last != seam {
      places.append(seam)
    }
    places.append(high)
    guard places.count <= mostTurns else { return evenPlaces }
    let budget = max(64, NestedSpeed.mostDivisions / places.count)
    let curve = NestedSpeed(outer: outer, inner: inner)
    return places
      + zip(places, places.dropFirst()).compactMap { curve.peak(in: $0...$1, divisions: budget) }
  }
}

/// The speed of outer(inner(p)) on pieces on which both factors of it only rise or only fall.
private struct NestedSpeed {
  let outer: EasingCurve
  let inner: EasingCurve

  /// How often intervals are divided for one curve.
  static let mostDivisions = 16_384

  /// By how much more than the greatest speed another one may be, as a part of it.
  static let excess = 0x1p-20

  /// The magnitudes of both factors at a place, from a side.
  struct Factors {
    let place: Double
    let inner: Double
    let outer: Double

    var speed: Double { inner == 0 || outer == 0 ? 0 : inner * outer }
  }

  private func factors(at place: Double, _ side: Side) -> Factors {
    let slope = inner.velocity(at: place, side: side)
    let outerSide = slope < 0 ? side.opposite : side
    let value = inner.value(at: place, side: side)
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
