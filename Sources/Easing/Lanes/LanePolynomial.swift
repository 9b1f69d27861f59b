// The parameter of a Bézier curve as a polynomial of x, roughly.
// Layer: Easing/Lanes. Source: Newton's divided differences. Tests: CubicLanesTests.

/// A polynomial of the fifth degree that gives t(x) to a digit or two.
struct LanePolynomial {
  /// The coefficients of the powers of x - ½, from the constant up.
  private var coefficients: (Double, Double, Double, Double, Double, Double)

  /// The largest error at the places that are looked at.
  private static let tolerance = 0x1p-5

  /// The parameters at which the polynomial meets the curve: Chebyshev's six.
  private static let nodes = (
    0.017_037, 0.146_447, 0.370_590, 0.629_410, 0.853_553, 0.982_963
  )

  /// Creates the polynomial of a curve from 0 to 1 with two controls between, or returns `nil` if
  /// it is far off, as it is where the curve is steep or level.
  init?(controls first: Double, _ second: Double) {
    let curve = RoundedCubic(controls: 0, first, second, 1)
    let t = LanePolynomial.nodes
    let x = (
      curve.change(at: t.0) - 0.5, curve.change(at: t.1) - 0.5, curve.change(at: t.2) - 0.5,
      curve.change(at: t.3) - 0.5, curve.change(at: t.4) - 0.5, curve.change(at: t.5) - 0.5
    )
    // Divided differences, named after their first node.
    var d = t
    d.5 = (d.5 - d.4) / (x.5 - x.4)
    d.4 = (d.4 - d.3) / (x.4 - x.3)
    d.3 = (d.3 - d.2) / (x.3 - x.2)
    d.2 = (d.2 - d.1) / (x.2 - x.1)
    d.1 = (d.1 - d.0) / (x.1 - x.0)
    d.5 = (d.5 - d.4) / (x.5 - x.3)
    d.4 = (d.4 - d.3) / (x.4 - x.2)
    d.3 = (d.3 - d.2) / (x.3 - x.1)
    d.2 = (d.2 - d.1) / (x.2 - x.0)
    d.5 = (d.5 - d.4) / (x.5 - x.2)
    d.4 = (d.4 - d.3) / (x.4 - x.1)
    d.3 = (d.3 - d.2) / (x.3 - x.0)
    d.5 = (d.5 - d.4) / (x.5 - x.1)
    d.4 = (d.4 - d.3) / (x.4 - x.0)
    d.5 = (d.5 - d.4) / (x.5 - x.0)
    coefficients = (d.5, 0, 0, 0, 0, 0)
    multiply(by: x.4, adding: d.4)
    multiply(by: x.3, adding: d.3)
    multiply(by: x.2, adding: d.2)
    multiply(by: x.1, adding: d.1)
    multiply(by: x.0, adding: d.0)
    for place in 0...8 {
      let t = Double(place) / 8
      let error = value(at: curve.change(at: t)) - t
      guard error.magnitude < LanePolynomial.tolerance else { return nil }
    }
  }

  /// Turns the polynomial p into (z - root)·p + constant, where z is x - ½.
  private mutating func multiply(by root: Double, adding constant: Double) {
    let c = coefficients
    coefficients = (
      constant - root * c.0, c.0 - root * c.1, c.1 - root * c.2, c.2 - root * c.3,
      c.3 - root * c.4, c.4
    )
  }

  private func value(at x: Double) -> Double {
    let (z, c) = (x - 0.5, coefficients)
    return ((((c.5 * z + c.4) * z + c.3) * z + c.2) * z + c.1) * z + c.0
  }

  /// Parameters near those at eight progresses.
  @inline(__always)
  func parameters(at x: Lanes) -> Lanes {
    let (z, c) = (x - 0.5, coefficients)
    return ((((c.5 * z + c.4) * z + c.3) * z + c.2) * z + c.1) * z + c.0
  }
}
