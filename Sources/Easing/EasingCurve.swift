// A timing function as a value: every curve of the module behind one type.
// Layer: Easing. Source: CSS Easing 2. Tests: EasingCurveTests.

/// Maps the progress of an animation to the progress of its values.
///
/// ```swift
/// EasingCurve.easeInOut.value(at: 0.25)  // 0.12916193104731981
/// ```
///
/// Two curves are equal if they are written the same; `.named(.ease)` and the `cubicBezier` with
/// its control points are different curves with the same values, as they are in CSS.
public enum EasingCurve: Hashable, Sendable {
  /// A curve that has a name, such as `ease-in`.
  case named(NamedCurve)

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  case cubicBezier(CubicBezier)

  /// A staircase of equal steps.
  case steps(Steps)

  /// Straight lines between points: CSS's `linear()`.
  case piecewiseLinear(PiecewiseLinear)

  /// Two cubic Bézier curves that meet in a midpoint.
  case threePointCubic(ThreePointCubic)
}

extension EasingCurve {
  /// The curve's value at a progress, on the stated side of a jump.
  ///
  /// - Domain: every number; outside 0…1 the curve continues as CSS says. NaN gives NaN.
  /// - Exact: at 0 and 1.
  public func value(at progress: Double, side: Side = .right) -> Double {
    switch self {
    case .named(let name): name.definition.value(at: progress, side: side)
    case .cubicBezier(let curve): curve.value(at: progress)
    case .steps(let steps): steps.value(at: progress, side: side)
    case .piecewiseLinear(let lines): lines.value(at: progress, side: side)
    case .threePointCubic(let curve): curve.value(at: progress)
    }
  }

  /// The curve's value at an exact progress: steps and jumps are decided with integers.
  ///
  /// - Exact: the step for every fraction; elsewhere the value at the nearest double.
  public func value(at progress: Rational, side: Side = .right) -> Double {
    switch self {
    case .named(let name): name.definition.value(at: progress, side: side)
    case .steps(let steps): steps.value(at: progress, side: side)
    case .piecewiseLinear(let lines): lines.value(at: progress, side: side)
    case .cubicBezier(let curve): curve.value(at: progress.doubleValue)
    case .threePointCubic(let curve): curve.value(at: progress.doubleValue)
    }
  }

  /// The curve's first derivative at a progress, on the stated side of a corner or jump.
  ///
  /// A jump itself has velocity 0 on both sides, and a vertical tangent an infinite one.
  public func velocity(at progress: Double, side: Side = .right) -> Double {
    switch self {
    case .named(let name): name.definition.velocity(at: progress, side: side)
    case .cubicBezier(let curve): curve.velocity(at: progress)
    case .steps(let steps): steps.velocity(at: progress)
    case .piecewiseLinear(let lines): lines.velocity(at: progress, side: side)
    case .threePointCubic(let curve): curve.velocity(at: progress, side: side)
    }
  }

  /// The curve's first derivative at an exact progress.
  public func velocity(at progress: Rational, side: Side = .right) -> Double {
    switch self {
    case .named(let name): name.definition.velocity(at: progress, side: side)
    case .piecewiseLinear(let lines): lines.velocity(at: progress, side: side)
    case .cubicBezier, .steps, .threePointCubic:
      velocity(at: progress.doubleValue, side: side)
    }
  }
}

extension EasingCurve {
  /// No easing: the value is the progress.
  public static let linear = EasingCurve.named(.linear)

  /// CSS's `ease`, Core Animation's `default`.
  public static let ease = EasingCurve.named(.ease)

  /// Starts slowly: `cubic-bezier(0.42, 0, 1, 1)`.
  public static let easeIn = EasingCurve.named(.easeIn)

  /// Ends slowly: `cubic-bezier(0, 0, 0.58, 1)`.
  public static let easeOut = EasingCurve.named(.easeOut)

  /// Starts and ends slowly: `cubic-bezier(0.42, 0, 0.58, 1)`.
  public static let easeInOut = EasingCurve.named(.easeInOut)

  /// Material's standard curve: `cubic-bezier(0.4, 0, 0.2, 1)`.
  public static let fastOutSlowIn = EasingCurve.named(.fastOutSlowIn)

  /// Flutter's curve of a large title that settles.
  public static let fastEaseInToSlowEaseOut = EasingCurve.named(.fastEaseInToSlowEaseOut)
}
