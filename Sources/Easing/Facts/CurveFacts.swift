// What is known of a curve beside its values.
// Layer: Easing/Facts. Tests: CurveFactsTests.

/// Whether a curve only rises or only falls within 0…1.
public enum Monotonicity: Hashable, Sendable, CaseIterable {
  /// It never falls; a curve that is constant counts as rising.
  case rising
  /// It never rises.
  case falling
  /// It does both.
  case neither
}

/// How smooth a curve is within 0…1, its ends taken from inside.
public enum Continuity: Hashable, Sendable, CaseIterable, Comparable {
  /// The value jumps somewhere.
  case jumps
  /// The value does not jump; the velocity may, or is infinite somewhere.
  case continuous
  /// Neither value nor velocity jumps.
  case continuousVelocity
  /// There are derivatives of every order.
  case smooth
}

/// A least or greatest value, and where a curve has it.
public struct Extremum: Hashable, Sendable {
  /// The progress at which the curve has the value, the first one if there are several.
  public let progress: Double

  /// On which side of the progress it has the value, which matters at jumps.
  public let side: Side

  /// The value.
  public let value: Double
}

extension EasingCurve {
  /// Whether the curve only rises or only falls within 0…1, jumps at the ends included.
  public var monotonicity: Monotonicity {
    let values = candidates(in: 0...1).map { $0.value }
    let pairs = zip(values, values.dropFirst())
    if pairs.allSatisfy({ $0 <= $1 }) { return .rising }
    return pairs.allSatisfy { $0 >= $1 } ? .falling : .neither
  }

  /// The least and the greatest value within 0…1, both sides of jumps included.
  public var range: ClosedRange<Double> {
    let (least, greatest) = extrema(in: 0...1)
    return least.value...greatest.value
  }

  /// The least and the greatest value on an interval within 0…1, and where the curve has them.
  ///
  /// Both sides of jumps count, at the ends of the interval, too. Every value that the curve gives
  /// on the interval is between the two, up to its error bound, and the curve gives both. This is
  /// not promised of a curve of curves that turns round more than 4096 times, of which as many even
  /// places are looked at.
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
    return (least, greatest)
  }

  /// The values at the ends of an interval, and next to every place where the curve may turn, in
  /// order; between two of them the curve only rises or only falls.
  func candidates(in interval: ClosedRange<Double>) -> [Extremum] {
    var places = [interval.lowerBound]
    for turn in turns where interval.contains(turn) {
      // A turn is rounded: the curve may have its extreme value at a neighbour.
      for place in [turn.nextDown, turn, turn.nextUp]
      where interval.contains(place) && places.last.map({ $0 < place }) == true {
        places.append(place)
      }
    }
    if places.last != interval.upperBound { places.append(interval.upperBound) }
    return places.flatMap { place in
      [Side.left, .right].map {
        Extremum(progress: place, side: $0, value: value(at: place, side: $0))
      }
    }
  }
}

extension EasingCurve {
  /// What listings say of the curve's name, or of the function that it is written with.
  public var entry: CurveEntry {
    switch self {
    case .named(let name): name.entry
    case .cubicBezier: CurveFunction.cubicBezier.entry
    case .steps: CurveFunction.steps.entry
    case .piecewiseLinear: CurveFunction.linear.entry
    case .threePointCubic: CurveFunction.threePointCubic.entry
    case .family(let curve): curve.family.kind.functionEntry
    case .composed(let curve): curve.name.entry
    case .formula(let curve): curve.formula.kind.entry
    case .catmullRom: CurveFunction.catmullRom.entry
    case .rough: CurveFunction.rough.entry
    case .spring: CurveFunction.spring.entry
    }
  }
}
