// Eight positions of a spring at a time.
// Layer: Easing/Lanes. Source: the damped harmonic oscillator (SpringKernel).
// Goals: the bits of single samples, with a proven bound, then speed.
// Tests: LaneSpringTests.

/// A motion of a spring that swings or is critically damped, made ready for whole columns.
///
/// With D = e^(-λt), the way d to the target, the start velocity v and the names of `SpringRates`,
/// the position is
///
/// - `to` + D·(A·cos wt + B·sin wt) with A = -d and B = v/w - d·λ/w while swinging,
/// - `to` + D·(A + B·t) with A = -d and B = v - d·λ under critical damping.
///
/// `SpringKernel` takes other steps to the same number. D errs by 2⁻⁶⁵·⁶ of itself, sine and cosine
/// by 2⁻⁶²·⁹, in both ways, and all else by less than 2⁻⁸⁰ of the terms: so with M for |d| + |d|·λ/w
/// + |v|/w both positions err by less than 2⁻⁶²·⁶·D·M, 2⁻⁶¹·⁵·D·M together. Under critical damping D
/// alone counts, and M is |d| + (|d|·λ + |v|)·t. The roundings of the last sums are below 2⁻⁹⁰ of
/// the position. Where numbers that are that far apart round to one double, a single sample is that
/// double; other lanes are left to it.
struct LaneSpring {
  private let rates: SpringRates
  private let to: Double
  /// A.
  private let first: DoubleDouble
  /// B.
  private let second: DoubleDouble
  /// M at the start.
  private let size: Double
  /// By how much M grows in a second.
  private let growth: Double

  /// Prepares a motion, or returns `nil` if single samples are the only way.
  init?(_ motion: Spring.Motion) {
    rates = motion.spring.rates
    to = motion.to
    let way = DoubleDouble.sum(motion.to, -motion.from)
    let velocity = motion.initialVelocity
    let inverse = rates.inverseTurning.high
    first = -way
    switch rates.regime {
    case .overdamped: return nil
    case .critical:
      second = DoubleDouble(velocity) - way * rates.decay
      size = way.high.magnitude
      growth = way.high.magnitude * rates.decay.high + velocity.magnitude
    case .undamped, .underdamped:
      second = rates.inverseTurning * velocity - way * rates.decayPerTurning
      size =
        way.high.magnitude * (1 + rates.decayPerTurning.high) + velocity.magnitude * inverse
      growth = 0
    }
    let isOrdinary =
      [size, rates.natural.high].allSatisfy { $0 > 0x1p-300 && $0 < 0x1p300 }
      && growth < 0x1p300 && inverse < 0x1p300 && to.magnitude < 0x1p300
    guard isOrdinary else { return nil }
  }

  /// The positions at eight times, and where they are those of single samples for certain.
  @inline(__always)
  func positions(at time: Lanes) -> (values: Lanes, isCertain: LaneMask) {
    // Early, single samples take a series, and late, they leave the range of a double.
    let isEarly =
      (time * rates.natural.high .< 0.25) .& (time * (2 * rates.decay.high) .< 0.25)
    let isHere =
      (time .> 0) .& .!isEarly .& (time * rates.slow.high .< 300)
      .& (time * rates.natural.high .< 0x1p20)
    let time = Lanes.zero.replacing(with: time, where: isHere)
    let decay = LaneElementary.exp(-LanePair(time).times(rates.slow))
    let swing: LanePair
    var size = Lanes(repeating: size)
    if rates.isSwinging {
      let (sine, cosine) = LaneElementary.sincos(LanePair(time).times(rates.turning))
      swing = LaneSpring.sum(cosine.times(first), sine.times(second))
    } else {
      let drift = LanePair(time).times(second)
      swing = LaneSpring.sum(
        LanePair(high: Lanes(repeating: first.high), low: Lanes(repeating: first.low)), drift)
      size += growth * time
    }
    let term = decay.times(swing)
    let sum = LanePair.sum(Lanes(repeating: to), term.high)
    let low = sum.low + term.low
    let error = decay.high * size * 0x1.6ap-62 + sum.high.magnitude * 0x1p-90
    let (lowest, highest) = (sum.high + (low - error), sum.high + (low + error))
    return (lowest, (lowest .== highest) .& isHere)
  }

  /// The sum, to 2⁻¹⁰⁰ of the larger of both.
  @inline(__always)
  private static func sum(_ left: LanePair, _ right: LanePair) -> LanePair {
    let sum = LanePair.sum(left.high, right.high)
    return LanePair(high: sum.high, low: sum.low + (left.low + right.low))
  }
}
