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

  /// A curve of one of Penner's families, or of a variant of one.
  case family(FamilyCurve)

  /// A curve made of other curves.
  case composed(ComposedCurve)

  /// A curve of one formula, such as `smoothstep`.
  case formula(FormulaCurve)

  /// A smooth curve through points.
  case catmullRom(CatmullRomCurve)

  /// A jagged line.
  case rough(RoughCurve)

  /// A spring in the time in which it comes to rest.
  indirect case spring(SpringCurve)
}

extension EasingCurve {
  /// The curve's value at a progress, on the stated side of a jump.
  ///
  /// - Domain: every number. Outside 0…1 a cubic curve goes on along its tangent, a staircase with
  ///   its steps, and `linear()` along its outer lines. NaN gives NaN; an infinity gives what the
  ///   curve tends to, itself an infinity unless the curve is level there.
  /// - Range: every number; a curve may leave 0…1 on its way (overshoot).
  /// - Exact: at the ends of a curve and at the points of `linear()`. Steps are decided by
  ///   `progress × count` in doubles, as in browsers.
  /// - Accuracy: what the curve's own type states.
  public func value(at progress: Double, side: Side = .right) -> Double {
    switch self {
    case .named(let name): name.value(at: progress, side: side)
    case .cubicBezier(let curve): curve.value(at: progress)
    case .steps(let steps): steps.value(at: progress, side: side)
    case .piecewiseLinear(let lines): lines.value(at: progress, side: side)
    case .threePointCubic(let curve): curve.value(at: progress)
    case .family(let curve): curve.value(at: progress, side: side)
    case .composed(let curve): curve.value(at: progress, side: side)
    case .formula(let curve): curve.value(at: progress, side: side)
    case .catmullRom(let curve): curve.value(at: progress)
    case .rough(let curve): curve.value(at: progress)
    case .spring(let curve): curve.value(at: progress)
    }
  }

  /// The curve's value at an exact progress, on the stated side of a jump.
  ///
  /// ```swift
  /// try EasingCurve(parsing: "steps(10)").value(at: Rational(3, 10))  // 0.3
  /// ```
  ///
  /// - Domain: every fraction.
  /// - Exact: steps are decided with integers; the input of a point of `linear()` stands for every
  ///   fraction that rounds to it. Elsewhere the value is that at the nearest double.
  public func value(at progress: Rational, side: Side = .right) -> Double {
    switch self {
    case .named(let name): name.definition.value(at: progress, side: side)
    case .cubicBezier(let curve): curve.value(at: progress.doubleValue)
    case .steps(let steps): steps.value(at: progress, side: side)
    case .piecewiseLinear(let lines): lines.value(at: progress, side: side)
    case .threePointCubic(let curve): curve.value(at: progress.doubleValue)
    case .family(let curve): curve.value(at: progress.doubleValue, side: side)
    case .composed(let curve): curve.value(at: progress, side: side)
    case .formula(let curve): curve.value(at: progress, side: side)
    case .catmullRom(let curve): curve.value(at: progress.doubleValue)
    case .rough(let curve): curve.value(at: progress.doubleValue)
    case .spring(let curve): curve.value(at: progress.doubleValue)
    }
  }

  /// The curve's first derivative at a progress, on the stated side of a corner or jump.
  ///
  /// At a jump it is the derivative of what leads to the jump or from it, which is 0 for steps.
  ///
  /// - Domain: every number. NaN gives NaN.
  /// - Range: infinite where the tangent is vertical.
  public func velocity(at progress: Double, side: Side = .right) -> Double {
    switch self {
    case .named(let name): name.definition.velocity(at: progress, side: side)
    case .cubicBezier(let curve): curve.velocity(at: progress)
    case .steps(let steps): steps.velocity(at: progress)
    case .piecewiseLinear(let lines): lines.velocity(at: progress, side: side)
    case .threePointCubic(let curve): curve.velocity(at: progress, side: side)
    case .family(let curve): curve.velocity(at: progress, side: side)
    case .composed(let curve): curve.velocity(at: progress, side: side)
    case .formula(let curve): curve.velocity(at: progress, side: side)
    case .catmullRom(let curve): curve.velocity(at: progress, side: side)
    case .rough(let curve): curve.velocity(at: progress, side: side)
    case .spring(let curve): curve.velocity(at: progress, side: side)
    }
  }

  /// The curve's first derivative at an exact progress: that at the nearest double.
  public func velocity(at progress: Rational, side: Side = .right) -> Double {
    velocity(at: progress.doubleValue, side: side)
  }
}

extension EasingCurve {
  /// No easing: the value is the progress.
  public static let linear = EasingCurve.named(.linear)

  /// A quick start and a slow end: CSS's `ease`.
  public static let ease = EasingCurve.named(.ease)

  /// Core Animation's `default`, which is CSS's `ease`.
  ///
  /// It is not the default of SwiftUI's animations, and UIKit's is `easeInOut`.
  public static let `default` = EasingCurve.named(.ease)

  /// A slow start: `cubic-bezier(0.42, 0, 1, 1)`.
  public static let easeIn = EasingCurve.named(.easeIn)

  /// A slow end: `cubic-bezier(0, 0, 0.58, 1)`.
  public static let easeOut = EasingCurve.named(.easeOut)

  /// A slow start and a slow end: `cubic-bezier(0.42, 0, 0.58, 1)`.
  public static let easeInOut = EasingCurve.named(.easeInOut)

  /// A jump at the start: `steps(1, start)`.
  public static let stepStart = EasingCurve.named(.stepStart)

  /// A jump at the end: `steps(1)`.
  public static let stepEnd = EasingCurve.named(.stepEnd)

  /// Material's standard curve: `cubic-bezier(0.4, 0, 0.2, 1)`.
  public static let fastOutSlowIn = EasingCurve.named(.fastOutSlowIn)

  /// Flutter's curve of a large title that settles.
  public static let fastEaseInToSlowEaseOut = EasingCurve.named(.fastEaseInToSlowEaseOut)

  /// Material Design 3's emphasized curve.
  public static let emphasized = EasingCurve.named(.emphasized)
}
