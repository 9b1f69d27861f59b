// What a spring does with a unit of displacement and with a unit of velocity.
// Layer: Easing/Springs. Source: the fundamental solutions of x″ + 2λ·x′ + ω²·x = 0.
// Goals: the correctly rounded position but for rare ties, so that what rises is seen to rise; then
//   speed. Tests: SpringKernelTests, SpringMotionVectorTests.

/// The fundamental solutions of a spring at one time, from which every motion is a sum.
///
/// A motion from a displacement d and a velocity v is d·`left` + v·`impulse`, and its velocity is
/// v·`impulseRate` - ω²·d·`impulse`. With the names of `SpringRates`, t the time and
/// u = (1 - e^(-2wt))/(2w), which tends to t as w tends to 0:
///
/// | | swinging | creeping |
/// |---|---|---|
/// | impulse | e^(-λt)·sin(wt)/w | e^(-st)·u |
/// | left | e^(-λt)·(cos wt + λ/w·sin wt) | e^(-st)·(1 + s·u) |
/// | impulseRate | e^(-λt)·(cos wt - λ/w·sin wt) | e^(-st)·(e^(-2wt) - s·u) |
///
/// No line subtracts large numbers: what it subtracts from is zero in turn.
///
/// - Accuracy: all is carried in two doubles. The exponential functions err by 2⁻⁶⁵ of themselves,
///   sine and cosine by 2⁻⁶¹, the rest by less: each solution errs by less than 2⁻⁶⁰ of the sizes
///   of its terms, at any time up to ωt = 2⁴⁰. 1 - `left` errs by less than 2⁻⁵⁴ of itself, because
///   it is a series while it is below 2⁻⁷.
struct SpringKernel {
  /// e^(-λt) or e^(-st).
  private let decay: DoubleDouble
  /// cos wt or 1.
  private let kept: DoubleDouble
  /// cos wt or e^(-2wt).
  private let faded: DoubleDouble
  /// sin(wt)/w or u.
  private let duration: DoubleDouble
  /// λ/w·sin wt or s·u.
  private let drag: DoubleDouble
  /// 1 - `left`, by a series, while the difference would be too coarse.
  let early: DoubleDouble?

  /// What is left of a unit of displacement.
  var left: DoubleDouble { decay * (kept + drag) }

  /// A motion by its value and its drift at 0 (see `SpringSolution`), which the slow decay cannot
  /// drown however much faster the fast one is.
  func value(start: DoubleDouble, drift: DoubleDouble) -> DoubleDouble {
    decay * (start * faded + drift * duration)
  }

  /// The displacement out of a unit of velocity, in seconds.
  var impulse: DoubleDouble { decay * duration }

  /// The velocity that is left of a unit of velocity.
  var impulseRate: DoubleDouble { decay * (faded - drag) }

  /// The solutions at a time in seconds; a time below 0 counts as 0, NaN gives NaN.
  init(_ rates: SpringRates, at time: Double) {
    guard time > 0 else {
      self = SpringKernel(decay: time.isNaN ? time : 1, early: time.isNaN ? time : 0)
      return
    }
    let slow = SpringKernel.product(rates.slow, time)
    guard slow.high < SpringKernel.endOfDecay else {
      self = SpringKernel(decay: 0, early: 1)
      return
    }
    decay = SpringKernel.decay(slow)
    early = SpringKernel.moved(rates, at: time)
    if rates.isSwinging {
      let (sine, cosine) = SpringKernel.sincos(SpringKernel.product(rates.turning, time))
      kept = cosine
      faded = cosine
      duration = sine * rates.inverseTurning
      drag = rates.decayPerTurning * sine
    } else {
      kept = DoubleDouble(1)
      (duration, faded) = SpringKernel.fading(rates, at: time)
      drag = rates.slow * duration
    }
  }

  /// The solutions at the start, or at the end, where the decay is 0.
  private init(decay: Double, early: Double) {
    self.decay = DoubleDouble(decay)
    self.early = DoubleDouble(early)
    kept = DoubleDouble(1)
    faded = DoubleDouble(1)
    duration = DoubleDouble(0)
    drag = DoubleDouble(0)
  }
}

extension SpringKernel {
  /// The exponent from which a decay is taken for 0; e^-746 is the first that no double holds.
  private static let endOfDecay = 746.0

  /// 1 - `left` by Taylor's series, while max(ω, 2λ)·t < 1/4; `nil` later.
  ///
  /// The terms are u₂ = (ωt)²/2, uₙ₊₂ = -(2λt·(n + 1)·uₙ₊₁ + (ωt)²·uₙ)/((n + 2)·(n + 1)). Those
  /// after u₂ are below 1/11 of it together, so that their roundings stay below 2⁻⁵⁵ of it. The
  /// first that is left out, u₁₅, is below 2⁻⁶⁰ of it.
  private static func moved(_ rates: SpringRates, at time: Double) -> DoubleDouble? {
    let drag = 2 * rates.decay.high * time
    guard rates.natural.high * time < 0.25, drag < 0.25 else { return nil }
    let turn = product(rates.natural, time)
    let square = turn * turn
    let leading = DoubleDouble(high: square.high / 2, low: square.low / 2)
    var (previous, term, sum) = (0.0, leading.high, 0.0)
    for n in 1..<13 {
      let n = Double(n)
      (previous, term) = (
        term, -(drag * (n + 1) * term + square.high * previous) / ((n + 2) * (n + 1))
      )
      sum += term
    }
    return .sum(larger: leading.high, smaller: leading.low + sum)
  }

  /// u = (1 - e^-z)/(2w) and e^-z for z = 2w·t; t and 1 where w is 0.
  ///
  /// From z = 1/4 on by the exponential function. Before, u = t·(1 - z/2 + z²/6 - z³·R(z)), of
  /// which only the last term, below 2⁻¹⁰ of the sum, is rounded to a double.
  private static func fading(
    _ rates: SpringRates, at time: Double
  ) -> (duration: DoubleDouble, faded: DoubleDouble) {
    guard rates.turning.high != 0 else { return (DoubleDouble(time), DoubleDouble(1)) }
    let half = product(rates.turning, time)
    let z = DoubleDouble(high: 2 * half.high, low: 2 * half.low)
    if z.high >= 0.25 {
      let faded = decay(z)
      let twice = -(faded - 1) * rates.inverseTurning
      return (DoubleDouble(high: twice.high / 2, low: twice.low / 2), faded)
    }
    let x = z.high
    var tail = 0.0
    for n in stride(from: 15.0, through: 5, by: -1) { tail = (1 - tail) * x / n }
    let cubic = (1 - tail) * (x * x * x) / 24
    let share = z * z * sixth - z * 0.5 + 1 - cubic
    return (share * time, -(z * share) + 1)
  }

  /// 1/6 to 106 bits.
  private static let sixth = DoubleDouble(1) / DoubleDouble(6)

  /// A rate times a time, in two doubles where these can hold it.
  private static func product(_ rate: DoubleDouble, _ time: Double) -> DoubleDouble {
    let product = rate.high * time
    guard product > 0x1p-900, product < 0x1p400, time < 0x1p600, rate.high < 0x1p600 else {
      return DoubleDouble(product)
    }
    return rate * time
  }

  /// e^-x for an x that is not negative.
  private static func decay(_ x: DoubleDouble) -> DoubleDouble {
    guard x.high < endOfDecay else { return DoubleDouble(0) }
    let (value, exponent) = Elementary.exponential(-x.high, low: -x.low)
    guard exponent > -900 else {
      return DoubleDouble(Elementary.scaled(value, byPowerOfTwo: exponent))
    }
    let scale = Elementary.powerOfTwo(exponent)
    return DoubleDouble(high: value.high * scale, low: value.low * scale)
  }

  /// The sine and cosine of an angle that is not negative.
  ///
  /// Up to 2⁴⁵ the low part is below 0.004, so that with it the rest stays in the domain of both
  /// functions; beyond it is left out.
  private static func sincos(_ angle: DoubleDouble) -> (sin: DoubleDouble, cos: DoubleDouble) {
    guard angle.high.isFinite else { return (DoubleDouble(.nan), DoubleDouble(.nan)) }
    let (quadrant, reduced) = Elementary.reducedToQuadrant(angle.high)
    let rest = angle.high < 0x1p45 ? reduced + angle.low : reduced
    let (sine, cosine) = (Elementary.sine(rest), Elementary.cosine(rest))
    return switch quadrant & 3 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }
}
