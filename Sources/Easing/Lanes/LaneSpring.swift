// Eight states of a spring at a time.
// Layer: Easing/Lanes. Source: the damped harmonic oscillator (SpringKernel).
// Goals: the bits of single samples, with a proven bound, then speed.
// Tests: LaneSpringTests.

/// A motion of a spring made ready for whole columns.
///
/// With D = e^(-λt) or e^(-st), E = e^(-2wt), the way d to the target, the start velocity v and the
/// names of `SpringRates`, the way from the target and the velocity are D·S, where S is
///
/// | | swinging | critical | creeping |
/// |---|---|---|---|
/// | S | A·cos wt + B·sin wt | A + B·t | A + B·E |
/// | A, of the way | -d | -d | (v - f·d)/2w |
/// | B, of the way | (v - λ·d)/w | v - λ·d | (s·d - v)/2w |
/// | A, of the velocity | v | v | (ω²·d - s·v)/2w |
/// | B, of the velocity | (ω²·d - λ·v)/w | ω²·d - λ·v | (f·v - ω²·d)/2w |
///
/// `SpringKernel` takes other steps to the same number. D and E err by 2⁻⁶⁵·⁶ of themselves, sine
/// and cosine by 2⁻⁶²·⁹, in both ways, and all else by less than 2⁻⁸⁰ of the terms. Let M be the sum
/// of the magnitudes of A's and B's terms, those of B times t where damping is critical: both ways
/// err by less than 2⁻⁶²·⁶·D·M, 2⁻⁶¹·⁵·D·M together. The roundings of the last sums are below 2⁻⁹⁰ of
/// the result. Where numbers that are that far apart round to one double, a single sample is that
/// double; other lanes are left to it.
struct LaneSpring {
  /// A and B, and the bound of what they add up to.
  private struct Combination {
    /// A.
    let first: DoubleDouble
    /// B.
    let second: DoubleDouble
    /// M at the start.
    let size: Double
    /// By how much M grows in a second.
    let growth: Double

    /// Whether the bound is in the range of a double while a spring with a frequency moves.
    func isOrdinary(at frequency: Double) -> Bool {
      max(size, growth / frequency) > 0x1p-300 && size < 0x1p300 && growth < 0x1p300
    }
  }

  /// The functions of time of which results are combined: D and those of A and B in S.
  private struct Waves {
    let decay: LanePair
    /// The one of A; `nil` is 1.
    let first: LanePair?
    /// The one of B.
    let second: LanePair
    /// Where the bound holds.
    let isHere: LaneMask
    /// The times, 0 where it does not.
    let time: Lanes
  }

  private let rates: SpringRates
  private let to: Double
  private let way: Combination
  /// `nil` if velocities leave the range of a double.
  private let velocity: Combination?

  /// Prepares a motion, or returns `nil` if single samples are the only way.
  init?(_ motion: Spring.Motion) {
    rates = motion.spring.rates
    to = motion.to
    let distance = DoubleDouble.sum(motion.to, -motion.from)
    let speed = DoubleDouble(motion.initialVelocity)
    let pull = rates.square * distance
    let (d, v, p) = (distance.high.magnitude, speed.high.magnitude, pull.high.magnitude)
    let inverse = rates.inverseTurning.high
    let (way, velocity): (Combination, Combination)
    switch rates.regime {
    case .undamped, .underdamped:
      let ratio = rates.decayPerTurning.high
      way = Combination(
        first: -distance,
        second: rates.inverseTurning * speed - distance * rates.decayPerTurning,
        size: d * (1 + ratio) + v * inverse, growth: 0)
      velocity = Combination(
        first: speed, second: rates.inverseTurning * pull - speed * rates.decayPerTurning,
        size: v * (1 + ratio) + p * inverse, growth: 0)
    case .critical:
      let decay = rates.decay
      way = Combination(
        first: -distance, second: speed - distance * decay,
        size: d, growth: d * decay.high + v)
      velocity = Combination(
        first: speed, second: pull - speed * decay,
        size: v, growth: p + v * decay.high)
    case .overdamped:
      let half = rates.inverseTurning * 0.5
      let (slow, fast) = (rates.slow, rates.fast)
      way = Combination(
        first: half * (speed - fast * distance), second: half * (slow * distance - speed),
        size: (v + fast.high * d) * inverse, growth: 0)
      velocity = Combination(
        first: half * (pull - slow * speed), second: half * (fast * speed - pull),
        size: (p + fast.high * v) * inverse, growth: 0)
    }
    // Next to critical damping single samples are more exact than the difference of A and B·E.
    guard rates.regime != .overdamped || rates.fast.high * inverse < 64,
      rates.natural.high > 0x1p-300, rates.natural.high < 0x1p300, inverse < 0x1p300,
      way.isOrdinary(at: rates.natural.high), to.magnitude < 0x1p300
    else { return nil }
    self.way = way
    self.velocity = velocity.isOrdinary(at: rates.natural.high) ? velocity : nil
  }
}

extension LaneSpring {
  /// The positions at eight times, and where they are those of single samples for certain.
  @inline(__always)
  func positions(at time: Lanes) -> (values: Lanes, isCertain: LaneMask) {
    values(of: way, from: to, waves(at: time))
  }

  /// The positions and the velocities at eight times, and where both are those of single samples
  /// for certain.
  @inline(__always)
  func states(at time: Lanes) -> (positions: Lanes, velocities: Lanes, isCertain: LaneMask) {
    let waves = waves(at: time)
    let (positions, isPosition) = values(of: way, from: to, waves)
    guard let velocity else { return (positions, positions, isPosition .& .!isPosition) }
    let (velocities, isVelocity) = values(of: velocity, from: 0, waves)
    return (positions, velocities, isPosition .& isVelocity)
  }

  /// An origin plus D·S, where that is certain.
  @inline(__always)
  private func values(
    of combination: Combination, from origin: Double, _ waves: Waves
  ) -> (values: Lanes, isCertain: LaneMask) {
    let second = waves.second.times(combination.second)
    let first =
      waves.first?.times(combination.first)
      ?? LanePair(
        high: Lanes(repeating: combination.first.high),
        low: Lanes(repeating: combination.first.low))
    let term = waves.decay.times(LaneSpring.sum(first, second))
    let sum = LanePair.sum(Lanes(repeating: origin), term.high)
    let low = sum.low + term.low
    let size = combination.size + combination.growth * waves.time
    let error = waves.decay.high * size * 0x1.6ap-62 + sum.high.magnitude * 0x1p-90
    let (lowest, highest) = (sum.high + (low - error), sum.high + (low + error))
    return (lowest, (lowest .== highest) .& waves.isHere)
  }

  /// The functions of eight times.
  @inline(__always)
  private func waves(at time: Lanes) -> Waves {
    // Early, single samples take a series, and late, they leave the range of a double.
    let isEarly =
      (time * rates.natural.high .< 0.25) .& (time * (2 * rates.decay.high) .< 0.25)
    // While E is near 1, single samples take a series for 1 - E: to 2wt = 1/4. Angles have a limit.
    let isRegular =
      rates.regime == .overdamped
      ? time * (2 * rates.turning.high) .> 0.251 : time * rates.natural.high .< 0x1p20
    let isHere = (time .> 0) .& .!isEarly .& isRegular .& (time * rates.slow.high .< 300)
    let time = Lanes.zero.replacing(with: time, where: isHere)
    var first: LanePair?
    let second: LanePair
    switch rates.regime {
    case .undamped, .underdamped:
      (second, first) = LaneElementary.sincos(LanePair(time).times(rates.turning))
    case .critical: second = LanePair(time)
    case .overdamped: second = fadings(at: time)
    }
    return Waves(
      decay: LaneElementary.exp(-LanePair(time).times(rates.slow)), first: first, second: second,
      isHere: isHere, time: time)
  }

  /// E, or below e⁻³⁰⁰ what is as good as E.
  @inline(__always)
  private func fadings(at time: Lanes) -> LanePair {
    let half = LanePair(time).times(rates.turning).scaled(by: Lanes(repeating: -2))
    let limit = LanePair(Lanes(repeating: -300))
    return LaneElementary.exp(half.replacing(with: limit, where: half.high .< -300))
  }

  /// The sum, to 2⁻¹⁰⁰ of the larger of both.
  @inline(__always)
  private static func sum(_ left: LanePair, _ right: LanePair) -> LanePair {
    let sum = LanePair.sum(left.high, right.high)
    return LanePair(high: sum.high, low: sum.low + (left.low + right.low))
  }
}
