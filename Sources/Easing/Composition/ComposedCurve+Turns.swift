// Where a curve that is made of curves may turn round.
// Layer: Easing/Composition. Tests: ComposedCurveTests.

extension ComposedCurve {
  /// The progresses within 0…1 between which the curve only rises or only falls, in order; as
  /// `EasingCurve.turns` says, a superset, unless there are thousands.
  var turns: [Double] {
    let places: [Double]
    switch operation {
    case .inverse:
      places = []
    case .interval(let begin, let end, let curve):
      places = [begin, end] + curve.turns.map { begin + (end - begin) * $0 }
    case .reversed(let curve), .flipped(let curve):
      places = curve.turns.map { 1 - $0 }
    case .mirrored(let curve), .thereAndBack(let curve):
      places = [0.5] + curve.turns.flatMap { [0.5 * $0, 1 - 0.5 * $0] }
    case .split(let point, let first, let second):
      places =
        [point] + first.turns.map { point * $0 } + second.turns.map { point + (1 - point) * $0 }
    case .nested(let outer, let inner):
      places = inner.turns + Self.crossings(of: inner, at: outer.turns + [0, 1])
    case .remapped(let curve, let x0, let x1, _, _):
      // The curve may turn at its ends, too: beyond them it goes on in a way of its own.
      places =
        x0 == x1 ? [] : (curve.turns + [0, 1]).map { ($0 - x0) / (x1 - x0) }
    }
    let inner = places.filter { $0 > 0 && $0 < 1 }.sorted()
    return inner.count <= Self.mostTurns ? inner : Self.evenPlaces
  }

  /// The most turns that are kept, and the most equations that are solved for them.
  ///
  /// A curve with more of them has its turns at even distances instead. Without a bound they would
  /// multiply with each curve around a curve.
  static let mostTurns = 4096

  static var evenPlaces: [Double] {
    (1..<mostTurns).map { Double($0) / Double(mostTurns) }
  }

  /// The progresses at which a curve has, or on both sides of which it passes, one of some values.
  static func crossings(of curve: EasingCurve, at values: [Double]) -> [Double] {
    let ends = [0] + curve.turns + [1]
    guard ends.count * values.count <= mostTurns else { return evenPlaces }
    return zip(ends, ends.dropFirst()).flatMap { low, high in
      values.flatMap { value -> [Double] in
        let bracket = RootFinding.bracketed(in: low...high) { curve.value(at: $0) - value }
        return bracket.map { [$0.lowerBound, $0.upperBound] } ?? []
      }
    }
  }
}
