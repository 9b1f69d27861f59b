// Where a curve that is made of curves may turn round.
// Layer: Easing/Composition. Tests: ComposedCurveTests.

extension EasingCurve {
  /// The curve's turns, or `nil` if they are too many or too costly to be found.
  var knownTurns: [Double]? { knownTurns(in: 0...1) }

  /// The progresses on an interval, which may leave 0…1, between which the curve only rises or only
  /// falls, in order; `nil` if they are too many or too costly to be found.
  func knownTurns(in interval: ClosedRange<Double>) -> [Double]? {
    switch self {
    case .named(let name):
      return name.definition.knownTurns(in: interval)
    case .composed(let curve):
      return curve.knownTurns(in: interval)
    case .piecewiseLinear(let lines):
      return lines.points.map { $0.input }.filter { interval.contains($0) }
    case .formula(let curve) where !curve.formula.hasFewTurns:
      return nil
    case .cubicBezier, .steps, .threePointCubic, .family, .formula, .catmullRom, .rough, .spring:
      // Beyond its ends the curve goes on in a way of its own.
      let ends = [0.0, 1].filter { interval.lowerBound < $0 && $0 < interval.upperBound }
      return (ends + turns).sorted().filter { interval.contains($0) }
    }
  }

  /// About how many samples of curves that are no curves of curves one sample takes.
  package var weight: Int {
    switch self {
    case .named(let name): name.definition.weight
    case .composed(let curve): curve.weight
    case .cubicBezier, .steps, .piecewiseLinear, .threePointCubic, .family, .formula, .catmullRom,
      .rough, .spring:
      1
    }
  }
}

extension EasingCurve {
  /// The least interval that has the curve's values on an interval with some turns, and a little
  /// more, as the turns are rounded.
  func reach(_ turns: [Double], in interval: ClosedRange<Double>) -> ClosedRange<Double> {
    var (least, most) = (Double.infinity, -Double.infinity)
    for place in [interval.lowerBound] + turns + [interval.upperBound] {
      for side in Side.allCases {
        let value = value(at: place, side: side)
        (least, most) = (min(least, value), max(most, value))
      }
    }
    let margin = max(least.magnitude, most.magnitude) * 0x1p-40
    // Values that are no numbers leave an interval that is infinite, of which nothing is known.
    return least <= most ? least - margin...most + margin : -.infinity...(.infinity)
  }
}

extension ComposedCurve {
  /// The progresses within 0…1 between which the curve only rises or only falls, in order; as
  /// `EasingCurve.turns` says, a superset, unless they are not known.
  var turns: [Double] {
    knownTurns(in: 0...1)?.filter { $0 > 0 && $0 < 1 } ?? Self.evenPlaces
  }

  /// As `EasingCurve.knownTurns(in:)`.
  fileprivate func knownTurns(in interval: ClosedRange<Double>) -> [Double]? {
    guard interval.lowerBound.isFinite, interval.upperBound.isFinite else { return nil }
    var places = joints
    if case .nested(let outer, let inner) = operation {
      guard let turns = inner.knownTurns(in: interval),
        let outerTurns = outer.knownTurns(in: inner.reach(turns, in: interval)),
        let crossings = Self.crossings(
          of: inner, in: interval, turns: turns, at: outerTurns + [0, 1], most: mostEquations)
      else { return nil }
      places += turns + crossings
    }
    for stretch in stretches(in: interval) {
      guard let turns = stretch.curve.knownTurns(in: stretch.shown) else { return nil }
      places += turns.flatMap(stretch.progresses)
    }
    var inner: [Double] = []
    for place in places.sorted() where interval.contains(place) && inner.last != place {
      inner.append(place)
    }
    return inner.count <= Self.mostTurns ? inner : nil
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
    of curve: EasingCurve, in interval: ClosedRange<Double>, turns: [Double], at values: [Double],
    most: Int
  ) -> [Double]? {
    let ends = [interval.lowerBound] + turns + [interval.upperBound]
    guard ends.count * values.count <= most else { return nil }
    return zip(ends, ends.dropFirst()).flatMap { low, high -> [Double] in
      guard low < high else { return [] }
      return values.flatMap { value -> [Double] in
        let bracket = RootFinding.bracketed(in: low...high) {
          curve.value(at: $0, side: $0 == high ? .left : .right) - value
        }
        return bracket.map { [$0.lowerBound, $0.upperBound] } ?? []
      }
    }
  }

  /// As `EasingCurve.weight`.
  fileprivate var weight: Int {
    let most = 1 << 20
    return switch operation {
    case .interval(_, _, let curve), .reversed(let curve), .flipped(let curve),
      .mirrored(let curve), .thereAndBack(let curve), .remapped(let curve, _, _, _, _):
      curve.weight
    case .split(_, let first, let second): max(first.weight, second.weight)
    case .nested(let outer, let inner): min(most, outer.weight + inner.weight)
    case .inverse(let curve): min(most, InverseCurve.weight * curve.weight)
    }
  }
}
