// A part of a curve of curves that shows one of its curves.
// Layer: Easing/Composition. Source: derived below. Tests: ComposedFactsTests.

/// A stretch of the progress on which an operation shows a curve.
///
/// The operation's value and velocity on the stretch are those of the curve at a position, but for
/// factors and for turning round. The position is computed as the operation does it, so that what
/// is known of the curve at a place is known to the double of the progress.
struct CurveStretch {
  /// The curve.
  let curve: EasingCurve

  /// The stretch, both of its ends finite.
  let interval: ClosedRange<Double>

  /// Where in the curve a progress is; it only rises or only falls on the stretch.
  let position: (Double) -> Double

  /// The part of the curve that is shown.
  var shown: ClosedRange<Double> {
    let ends = [position(interval.lowerBound), position(interval.upperBound)]
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  /// The progresses next to a place of the curve: the first double at it, or the two neighbouring
  /// doubles that it lies between; none if it is not shown.
  ///
  /// So each double of the stretch that is no such progress is on the same side of the place as all
  /// doubles up to the next such progress are.
  ///
  /// - Complexity: O(1) positions where the progress is large enough for the place; at most 130.
  func progresses(at place: Double) -> [Double] {
    let ends = (position(interval.lowerBound), position(interval.upperBound))
    let sign: Double = ends.0 <= ends.1 ? 1 : -1
    guard sign * ends.0 <= sign * place, sign * place <= sign * ends.1 else { return [] }
    let reached = Double.first(in: interval, near: guess(place, ends)) {
      sign * position($0) >= sign * place
    }
    guard let reached else { return [] }
    if position(reached) == place || reached <= interval.lowerBound { return [reached] }
    return [max(interval.lowerBound, reached.nextDown), reached]
  }

  /// Nearly where the position is, which changes evenly.
  private func guess(_ place: Double, _ ends: (Double, Double)) -> Double {
    let (low, high) = (interval.lowerBound, interval.upperBound)
    let guess = low + (high - low) * ((place - ends.0) / (ends.1 - ends.0))
    return guess.isFinite ? min(high, max(low, guess)) : low
  }
}

extension ComposedCurve {
  /// The stretches of an interval on which the curve shows its curves, unless it is a nesting or an
  /// inverse; between them it is held.
  func stretches(in interval: ClosedRange<Double>) -> [CurveStretch] {
    switch operation {
    case .interval(let begin, let end, let curve):
      guard begin < end else { return [] }
      let stretch = Self.stretch(of: curve, in: interval, from: begin, to: end) { p in
        p >= end ? 1 : max(0, min(1, (p - begin) / (end - begin)))
      }
      return stretch.map { [$0] } ?? []
    case .reversed(let curve), .flipped(let curve):
      return [CurveStretch(curve: curve, interval: interval) { 1 - $0 }]
    case .mirrored(let curve), .thereAndBack(let curve):
      return [
        Self.stretch(of: curve, in: interval, to: 0.5) { 2 * $0 },
        Self.stretch(of: curve, in: interval, from: 0.5) { 2 - 2 * $0 },
      ].compactMap { $0 }
    case .split(let point, let first, let second):
      return [
        Self.stretch(of: first, in: interval, to: point) { $0 / point },
        Self.stretch(of: second, in: interval, from: point) { ($0 - point) / (1 - point) },
      ].compactMap { $0 }
    case .remapped(let curve, let x0, let x1, _, _):
      guard x0 != x1 else { return [] }
      return [CurveStretch(curve: curve, interval: interval) { Self.between(x0, x1, $0) }]
    case .nested, .inverse:
      return []
    }
  }

  /// The part of a stretch that is within an interval, if any is.
  private static func stretch(
    of curve: EasingCurve, in interval: ClosedRange<Double>, from start: Double = -.infinity,
    to end: Double = .infinity, position: @escaping (Double) -> Double
  ) -> CurveStretch? {
    let (low, high) = (max(start, interval.lowerBound), min(end, interval.upperBound))
    return low <= high ? CurveStretch(curve: curve, interval: low...high, position: position) : nil
  }

  /// Where the curve goes from one curve to another, or to another part of one.
  var joints: [Double] {
    switch operation {
    case .interval(let begin, let end, _): [begin, end]
    case .mirrored, .thereAndBack: [0.5]
    case .split(let point, _, _): [point]
    // Its ends, at which the inverse goes on in a way of its own.
    case .inverse: [0, 1]
    case .reversed, .flipped, .nested, .remapped: []
    }
  }
}
