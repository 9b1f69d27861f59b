// Where a curve that is made of curves may turn round.
// Layer: Easing/Composition. Tests: ComposedCurveTests.

extension EasingCurve {
  /// The curve's turns, or `nil` if they are too many or too costly to be found.
  var knownTurns: [Double]? {
    switch self {
    case .named(let name): name.definition.knownTurns
    case .composed(let curve): curve.knownTurns
    case .formula(let curve): curve.formula.hasFewTurns ? turns : nil
    case .cubicBezier, .steps, .piecewiseLinear, .threePointCubic, .family, .catmullRom, .rough,
      .spring:
      turns
    }
  }

  /// How many samples of curves that are no curves of curves one sample takes at most.
  var weight: Int {
    switch self {
    case .named(let name): name.definition.weight
    case .composed(let curve): curve.weight
    case .cubicBezier, .steps, .piecewiseLinear, .threePointCubic, .family, .formula, .catmullRom,
      .rough, .spring:
      1
    }
  }
}

extension ComposedCurve {
  /// The progresses within 0…1 between which the curve only rises or only falls, in order; as
  /// `EasingCurve.turns` says, a superset, unless they are not known.
  var turns: [Double] { knownTurns ?? Self.evenPlaces }

  /// The turns, or `nil` if they are not known.
  fileprivate var knownTurns: [Double]? {
    var turns: [[Double]] = []
    if case .inverse = operation { return [] }
    for curve in operands {
      guard let known = curve.knownTurns else { return nil }
      turns.append(known)
    }
    guard let places = places(of: turns) else { return nil }
    let inner = places.filter { $0 > 0 && $0 < 1 }.sorted()
    return inner.count <= Self.mostTurns ? inner : nil
  }

  /// Where the curve may turn if its operands turn at some places, in the order of `operands`.
  private func places(of turns: [[Double]]) -> [Double]? {
    switch operation {
    case .inverse:
      return []
    case .interval(let begin, let end, _):
      return [begin, end] + turns[0].map { begin + (end - begin) * $0 }
    case .reversed, .flipped:
      return turns[0].map { 1 - $0 }
    case .mirrored, .thereAndBack:
      return [0.5] + turns[0].flatMap { [0.5 * $0, 1 - 0.5 * $0] }
    case .split(let point, _, _):
      return [point] + turns[0].map { point * $0 } + turns[1].map { point + (1 - point) * $0 }
    case .nested(_, let inner):
      let crossings = Self.crossings(
        of: inner, turns: turns[1], at: turns[0] + [0, 1], most: mostEquations)
      return crossings.map { turns[1] + $0 }
    case .remapped(_, let x0, let x1, _, _):
      // The curve may turn at its ends, too: beyond them it goes on in a way of its own.
      return x0 == x1 ? [] : (turns[0] + [0, 1]).map { ($0 - x0) / (x1 - x0) }
    }
  }

  /// The most turns that are kept.
  ///
  /// A curve with more of them has its turns at even distances instead. Without a bound they would
  /// multiply with each curve around a curve.
  static let mostTurns = 4096

  /// The most equations that are solved for the turns or peaks of a nesting, the fewer the more
  /// work a sample is.
  var mostEquations: Int { max(16, Self.mostTurns * 4 / max(4, weight)) }

  static var evenPlaces: [Double] {
    (1..<mostTurns).map { Double($0) / Double(mostTurns) }
  }

  /// The progresses at which a curve with some turns has, or on both sides of which it passes, one
  /// of some values, or `nil` if these are too many.
  static func crossings(
    of curve: EasingCurve, turns: [Double], at values: [Double], most: Int
  ) -> [Double]? {
    let ends = [0] + turns + [1]
    guard ends.count * values.count <= most else { return nil }
    return zip(ends, ends.dropFirst()).flatMap { low, high in
      values.flatMap { value -> [Double] in
        let bracket = RootFinding.bracketed(in: low...high) { curve.value(at: $0) - value }
        return bracket.map { [$0.lowerBound, $0.upperBound] } ?? []
      }
    }
  }

  /// As `EasingCurve.weight`: an inverse takes two searches among all doubles.
  fileprivate var weight: Int {
    let most = 1 << 20
    return switch operation {
    case .interval(_, _, let curve), .reversed(let curve), .flipped(let curve),
      .mirrored(let curve), .thereAndBack(let curve), .remapped(let curve, _, _, _, _):
      curve.weight
    case .split(_, let first, let second): max(first.weight, second.weight)
    case .nested(let outer, let inner): min(most, outer.weight + inner.weight)
    case .inverse(let curve): min(most, 130 * curve.weight)
    }
  }
}
