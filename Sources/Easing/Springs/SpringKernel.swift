// What a spring does with a unit of displacement and with a unit of velocity.
// Layer: Easing/Springs. Source: the fundamental solutions of x″ + 2λ·x′ + ω²·x = 0.
// Goals: no cancellation in any regime, then accuracy at late times, then speed.
// Tests: SpringKernelTests, SpringMotionVectorTests.

/// The fundamental solutions of a spring at one time, from which every motion is a sum.
///
/// A motion from a displacement d and a velocity v is d·`left` + v·`impulse`, and its velocity is
/// v·`impulseRate` - ω²·d·`impulse`. With the names of `SpringRates` and t the time:
///
/// | | swinging | creeping |
/// |---|---|---|
/// | impulse | e^(-λt)·sin(wt)/w | e^(-st)·(1 - e^(-2wt))/(2w) |
/// | left | e^(-λt)·cos wt + λ·impulse | e^(-st) + s·impulse |
/// | impulseRate | e^(-λt)·cos wt - λ·impulse | e^(-ft) - s·impulse |
///
/// Both columns tend to the same as w tends to 0: impulse to t·e^(-λt). No line subtracts large
/// numbers: what it subtracts is zero in turn.
///
/// - Accuracy: `impulse` and the two products under damping err by less than 2⁻⁵⁰ of
///   e^(-λt)·min(t, 1/w), e^(-λt) and λ times that; the exponents and angles are taken in two
///   doubles, so the error does not grow with time. `moved` errs by less than 2⁻⁴⁸ of itself while
///   it is below 1/2.
struct SpringKernel {
  /// What is left of a unit of displacement.
  let left: Double
  /// 1 - `left`, without the difference near the start.
  let moved: Double
  /// The displacement out of a unit of velocity, in seconds.
  let impulse: Double
  /// The velocity that is left of a unit of velocity.
  let impulseRate: Double

  /// The solutions at a time in seconds; a time below 0 counts as 0, NaN gives NaN.
  init(_ rates: SpringRates, at time: Double) {
    guard time > 0 else {
      let start = time.isNaN ? time : 0
      self.init(left: 1 + start, moved: start, impulse: start, impulseRate: 1 + start)
      return
    }
    let slow = SpringKernel.product(rates.slow, time)
    guard slow.high < SpringKernel.endOfDecay else {
      self.init(left: 0, moved: 1, impulse: 0, impulseRate: 0)
      return
    }
    if rates.isSwinging {
      self.init(swinging: rates, at: time, decay: SpringKernel.decay(slow))
    } else {
      self.init(creeping: rates, at: time, decay: slow)
    }
  }

  private init(left: Double, moved: Double, impulse: Double, impulseRate: Double) {
    self.left = left
    self.moved = moved
    self.impulse = impulse
    self.impulseRate = impulseRate
  }

  private init(swinging rates: SpringRates, at time: Double, decay: Double) {
    let angle = SpringKernel.product(rates.turning, time)
    let (sine, cosine) = SpringKernel.sincos(angle)
    let impulse = angle.high < 0x1p-27 ? decay * time : decay * sine / rates.turning.high
    let drift = rates.decay.high * impulse
    let left = decay * cosine + drift
    self.init(
      left: left, moved: SpringKernel.earlyMoved(rates, at: time) ?? (1 - left),
      impulse: impulse, impulseRate: decay * cosine - drift)
  }

  private init(creeping rates: SpringRates, at time: Double, decay slow: DoubleDouble) {
    let decay = SpringKernel.decay(slow)
    let gap = 2 * rates.turning.high * time
    // (1 - e^-z)/z tends to 1 as z tends to 0; where z overflows, the time cancels.
    let impulse =
      gap < 0x1p-54
      ? decay * time
      : gap < 1
        ? decay * (time * (-Elementary.expm1(-gap) / gap))
        : decay * (-Elementary.expm1(-gap) / (2 * rates.turning.high))
    let drift = rates.slow.high * impulse
    let fast = SpringKernel.decay(SpringKernel.product(rates.fast, time))
    self.init(
      left: decay + drift,
      moved: SpringKernel.earlyMoved(rates, at: time)
        ?? (-Elementary.expm1(-slow.high) - drift),
      impulse: impulse, impulseRate: fast - drift)
  }
}

extension SpringKernel {
  /// The exponent from which a decay is taken for 0; e^-746 is the first that no double holds.
  private static let endOfDecay = 746.0

  /// `moved` by Taylor's series, while max(ω, 2λ)·t < 1/2; `nil` later, when 1 - `left` is as good.
  ///
  /// The terms u₂ = (ωt)²/2, uₙ₊₂ = -(2λt·(n + 1)·uₙ₊₁ + (ωt)²·uₙ)/((n + 2)·(n + 1)) fall like
  /// 2⁻ⁿ/n!: the first that is left out, u₁₇, is below 2⁻⁵⁹ of the sum.
  private static func earlyMoved(_ rates: SpringRates, at time: Double) -> Double? {
    let turn = rates.natural.high * time
    let drag = 2 * rates.decay.high * time
    guard turn < 0.5, drag < 0.5 else { return nil }
    let square = turn * turn
    var (previous, term, sum) = (0.0, square / 2, square / 2)
    for n in 1..<15 {
      let n = Double(n)
      (previous, term) = (term, -(drag * (n + 1) * term + square * previous) / ((n + 2) * (n + 1)))
      sum += term
    }
    return sum
  }

  /// A rate times a time, in two doubles where these can hold it.
  private static func product(_ rate: DoubleDouble, _ time: Double) -> DoubleDouble {
    let product = rate.high * time
    guard product > 0x1p-400, product < 0x1p400, time < 0x1p600, rate.high < 0x1p600 else {
      return DoubleDouble(product)
    }
    return rate * time
  }

  /// e^-x for an x in two doubles.
  private static func decay(_ x: DoubleDouble) -> Double {
    let decay = Elementary.exp(-x.high)
    return decay - decay * x.low
  }

  /// The sine and cosine of an angle in two doubles, by the addition theorem.
  private static func sincos(_ angle: DoubleDouble) -> (sin: Double, cos: Double) {
    let (sine, cosine) = Elementary.sincos(angle.high)
    // Up to 2^26 the low part is below 2^-27: its cosine is 1, its sine itself.
    guard angle.high >= 0x1p26 else {
      return (sine + cosine * angle.low, cosine - sine * angle.low)
    }
    let (lowSine, lowCosine) = Elementary.sincos(angle.low)
    return (sine * lowCosine + cosine * lowSine, cosine * lowCosine - sine * lowSine)
  }
}
