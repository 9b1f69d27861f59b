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

/// How sure it is that no sample is beyond an extreme one that a curve states.
///
/// Every extreme value is touched: the curve has it where it says.
public enum Certainty: Hashable, Sendable, CaseIterable, Comparable {
  /// It was found by search: one of many samples, or the summit next to one. Others may be beyond.
  case searched
  /// None is beyond by more than 2⁻²⁰ of it.
  case provedNearly
  /// None is beyond, but for the rounding of the samples.
  case proved
}

/// A least or greatest value, and where a curve has it.
public struct Extremum: Hashable, Sendable {
  /// The progress at which the curve has the value, the first one if there are several.
  ///
  /// Next to a place where the curve is level values may round to the same: these do not count.
  public let progress: Double

  /// On which side of the progress it has the value, which matters at jumps.
  public let side: Side

  /// The value.
  public let value: Double
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
