// Cubics of ordinary size, in fixed point and in doubles.
// Layer: Easing/Math. Tests: CubicSegmentTests.

/// The cubic that a Bézier curve with four control ordinates follows, in fixed point.
///
/// - Domain: controls up to 16 in magnitude.
struct FixedPointCubic {
  private let start: FixedPoint
  // The differences of the controls of the first, second and third order.
  private let first: FixedPoint
  private let second: FixedPoint
  private let third: FixedPoint

  /// Creates the cubic with its control ordinates.
  @inline(__always)
  init(controls p0: FixedPoint, _ p1: FixedPoint, _ p2: FixedPoint, _ p3: FixedPoint) {
    start = p0
    first = p1 - p0
    second = (p2 - p1) - first
    third = (p3 - p0) - (p2 - p1).tripled
  }

  /// The value at a parameter in units of 2⁻⁶⁴.
  @inline(__always)
  func value(at t: UInt64) -> FixedPoint {
    start + ((third * t + second.tripled) * t + first.tripled) * t
  }

  /// A third of the derivative at a parameter in units of 2⁻⁶⁴.
  func thirdOfSlope(at t: UInt64) -> FixedPoint {
    (third * t + second + second) * t + first
  }
}

/// The cubic that a Bézier curve with four control ordinates follows, rounded.
struct RoundedCubic {
  private let first: Double
  private let second: Double
  private let third: Double

  /// Creates the cubic with its control ordinates.
  init(controls p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    first = 3 * (p1 - p0)
    second = 3 * ((p2 - p1) - (p1 - p0))
    third = (p3 - p0) - 3 * (p2 - p1)
  }

  /// The value less the one at 0.
  func change(at t: Double) -> Double {
    ((third * t + second) * t + first) * t
  }

  /// The first derivative.
  func slope(at t: Double) -> Double {
    (3 * third * t + 2 * second) * t + first
  }

  /// Half the second derivative.
  func halfBend(at t: Double) -> Double {
    3 * third * t + second
  }

  /// By how much a third of the first derivative changes from a parameter to the next.
  func thirdOfSlopeChange(from t: Double, by offset: Double) -> Double {
    offset * (2 * halfBend(at: t) / 3 + third * offset)
  }
}
