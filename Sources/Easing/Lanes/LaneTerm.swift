// What the curves of a family have at their start, for eight lanes.
// Layer: Easing/Lanes. Goals: a proven bound, then speed. Tests: EasingCurveColumnsTests.

/// The term of a family of which a value is a multiple, plus a number that is known exactly.
///
/// With u for the distance from the start, v = 1 - u and E = 2^(-10·v), these are the terms and the
/// errors of both ways together, beside roundings below 2⁻⁹⁰:
///
/// - `expo`: E. Both ways err by less than 2⁻⁶⁵·⁵·E.
/// - `elastic` of the usual amplitude: E·cos(v·2π/P). Single samples have the cosine, which errs by
///   2⁻⁶²·⁹, or 1 - 2·sin²(…), where twice the square errs by 2⁻⁶⁰·⁹; with three errors of E less
///   than 2⁻⁶⁰·⁶·E. Here it is the cosine, and less than 2⁻⁶¹·⁸·E.
/// - `sine`: sin(π·v/2) where a descent is in its second half, else 2·sin²(π·u/4). Sines of 2⁻⁶ and
///   more err by 2⁻⁶¹·⁹ of themselves in both ways, squares by twice that: 2⁻⁵⁹·⁹ together.
/// - `power`: u to the power of y. Both ways err by 2⁻⁶⁵·⁶·(1 + y·|log u|) of themselves.
enum LaneTerm {
  /// E.
  case exponential
  /// E·cos(v·2π/P), with 2π/P.
  case swing(DoubleDouble)
  /// 1 - cos(π·u/2).
  case sine
  /// u to the power of an exponent.
  case power(Double)

  /// The term of a family; `nil` if it is none of these.
  init?(_ family: EasingFamily) {
    switch family {
    case .expo: self = .exponential
    case .elastic(amplitude: 1, let period):
      self = .swing(Elementary.halfTurn * 2 / DoubleDouble(period))
    case .sine: self = .sine
    case .power(let exponent): self = .power(exponent)
    case .quad, .cubic, .quart, .quint, .circ, .back, .elastic, .bounce, .expoOfD3, .expoOfGSAP,
      .backUnscaled, .elasticOfD3:
      return nil
    }
  }

  /// The term, its bound, whether it is to be taken from 1, and where the bound holds.
  @inline(__always)
  func value(
    _ u: LanePair, _ v: LanePair, isDescent: LaneMask
  ) -> (term: LanePair, error: Lanes, isDifference: LaneMask, isCertain: LaneMask) {
    switch self {
    case .exponential:
      let power = LaneElementary.exp2(minusTenTimes: v)
      return (power, power.high * 0x1p-64, isDescent, v.high .> LaneTerm.leastDistance)
    case .swing(let turning):
      let power = LaneElementary.exp2(minusTenTimes: v)
      let cosine = LaneElementary.sincos(v.times(turning)).cos
      return (
        power.times(cosine), power.high * 0x1p-60, isDescent, v.high .> LaneTerm.leastDistance
      )
    case .sine:
      let isFall = isDescent .& (v.high .< 0.5)
      let place = u.high.replacing(with: 2 * v.high, where: isFall)
      let angle = LanePair(place).times(LaneTerm.quarterOfPi)
      let sine = LaneElementary.sine(ofSmall: angle)
      let square = sine.times(sine).scaled(by: Lanes(repeating: 2))
      let term = square.replacing(with: sine, where: isFall)
      return (
        term, term.high * 0x1.26p-60, isDescent .& .!isFall, angle.high .> LaneTerm.leastAngle
      )
    case .power(let exponent):
      let logarithm = LaneElementary.log(u)
      let product = logarithm.times(Lanes(repeating: exponent))
      let power = LaneElementary.exp(product)
      return (
        power, power.high * (1 - product.high) * 0x1p-64, isDescent,
        (product.high .> -300) .& (u.high .< 1 - 0x1p-7)
      )
    }
  }

  /// Below this distance single samples take a series for E - 1, which begins at 10·v = 2⁻⁵.
  private static let leastDistance = 0.0032

  /// Below this angle the sine has another way, and its bound does not shrink with it.
  private static let leastAngle = 0x1.01p-6

  /// π/4 to 106 bits.
  private static let quarterOfPi = DoubleDouble(
    high: Elementary.halfTurn.high / 4, low: Elementary.halfTurn.low / 4)
}
