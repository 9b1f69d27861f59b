// A cubic Bézier timing function at a parameter, almost exactly.
// Layer: Easing/Curves. Tests: CubicPlaceTests.

/// The two coordinates of a point or a direction, x and y, which are computed together.
typealias PlaneVector = SIMD2<Double>

/// A cubic Bézier curve from (0, 0) to (1, 1) where its parameter is a multiple of 2⁻¹⁷.
///
/// There the weights of Bernstein's form are multiples of 2⁻⁵¹ and exact: the curve is
///
///     p1·3·t·(1-t)² + p2·3·t²·(1-t) + (1, 1)·t³
///
/// Parts of the controls that are multiples of 2⁻²³ and parts of the weights that are multiples
/// of 2⁻²⁶ have exact products. So have their sums, below 4; what is left over is small.
///
/// - Domain: controls of which |y1| + |y2| ≤ 7, and x1 and x2 within 0…1; parameters within 0…1.
struct CubicPlace {
  /// The leading part of the point, exactly.
  let high: PlaneVector
  /// What is to be added: below 2⁻²³·m, and off by at most 2⁻⁷⁵·m, with m = 1 + |y1| + |y2|, or 1 in x.
  let low: PlaneVector
  /// A third of the first derivative, off by at most 2⁻⁵¹·m: the rounding of four numbers up to m.
  let slope: PlaneVector
  /// A sixth of the second derivative, rounded.
  let halfBend: PlaneVector

  /// The multiple of 2⁻¹⁷ that is nearest to a parameter.
  @inline(__always)
  static func nearestParameter(to parameter: Double) -> Double {
    (parameter + 0x1.8p35) - 0x1.8p35
  }

  /// A sixth of the third derivative, rounded.
  @inline(__always)
  static func twist(_ p1: PlaneVector, _ p2: PlaneVector) -> PlaneVector {
    let second = p2 - p1
    return ((1 - p2) - second) - (second - p1)
  }

  /// Evaluates the curve with the controls p1 and p2, whose twist is known.
  ///
  /// Not inlined: next to other code, x and y are no longer computed in one register. That makes a
  /// sample a tenth slower.
  @inline(never)
  init(at parameter: Double, _ p1: PlaneVector, _ p2: PlaneVector, twist: PlaneVector) {
    let t = PlaneVector(repeating: parameter)
    let rest = 1 - t
    let both = t * rest
    let squared = t * t
    let weight1 = both * (3 * rest)
    let weight2 = both * (3 * t)
    // Adding a number whose last place is 2^-26 or 2^-23 rounds to that place.
    let upperWeight1 = (weight1 + 0x1.8p26) - 0x1.8p26
    let upperWeight2 = (weight2 + 0x1.8p26) - 0x1.8p26
    let upper1 = (p1 + 0x1.8p29) - 0x1.8p29
    let upper2 = (p2 + 0x1.8p29) - 0x1.8p29
    high = (upper1 * upperWeight1 + upper2 * upperWeight2) + squared * t
    low =
      (upper1 * (weight1 - upperWeight1) + (p1 - upper1) * weight1)
      + (upper2 * (weight2 - upperWeight2) + (p2 - upper2) * weight2)
    let second = p2 - p1
    slope = (p1 * (rest * rest) + (1 - p2) * squared) + second * (both + both)
    halfBend = (second - p1) + t * twist
  }
}
