// Where the search for the parameter of eight samples begins.
// Layer: Easing/Lanes. Tests: CubicLanesTests.

/// Parameters near those at given progresses: where a parabola is that starts as the nearer half of
/// the curve does and meets it at the parameter ½.
struct LaneStart {
  /// The parabola `slope·t + bend·t²`.
  private struct Parabola {
    let slope: Double
    let fourBends: Double

    init(from first: Double, _ second: Double) {
      slope = 3 * first
      fourBends = 4 * ((1 + 3 * (first + second)) / 2 - 2 * slope)
    }
  }

  private let polynomial: LanePolynomial?
  private let middle: Double
  private let first: Parabola
  private let second: Parabola

  /// Creates the parabolas of a curve from 0 to 1 with the controls' progresses.
  init(_ x1: Double, _ x2: Double) {
    polynomial = LanePolynomial(controls: x1, x2)
    middle = (3 * (x1 + x2) + 1) / 8
    first = Parabola(from: x1, x2)
    second = Parabola(from: 1 - x2, 1 - x1)
  }

  /// Parameters that are right to about a digit.
  @inline(__always)
  func parameters(at x: Lanes, rest: Lanes) -> Lanes {
    if let polynomial { return polynomial.parameters(at: x) }
    let isFirst = x .<= middle
    let distance = rest.replacing(with: x, where: isFirst)
    let slope = Lanes(repeating: second.slope).replacing(with: first.slope, where: isFirst)
    let squared = slope * slope
    let bends = Lanes(repeating: second.fourBends).replacing(with: first.fourBends, where: isFirst)
    let radicand = squared + bends * distance
    let root = radicand.replacing(with: 0, where: radicand .< 0).squareRoot()
    let t = 2 * distance / (slope + root)
    return (1 - t).replacing(with: t, where: isFirst)
  }
}
