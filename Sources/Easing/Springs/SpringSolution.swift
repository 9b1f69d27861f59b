// A free motion of a spring towards 0: its zeros, its last time beyond a distance, its crossings.
// Layer: Easing/Springs. Source: derived below. Tests: SpringSolutionTests.

/// A function that obeys x″ + 2λ·x′ + ω²·x = 0, known by its value and slope at 0.
///
/// The displacement of a spring is one, and so are its velocity and its acceleration.
struct SpringSolution {
  let rates: SpringRates
  /// The value at 0, in two doubles: what is derived from it may be a small difference.
  let exactStart: DoubleDouble
  /// The derivative at 0.
  let exactSlope: DoubleDouble
  /// q = x′₀ + λ·x₀ while swinging, x′₀ + f·x₀ while creeping.
  let drift: DoubleDouble

  /// The solution with a value and a derivative at 0.
  init(rates: SpringRates, start: DoubleDouble, slope: DoubleDouble) {
    self.init(
      rates: rates, exactStart: start, exactSlope: slope, drift: rates.fast * start + slope)
  }

  private init(
    rates: SpringRates, exactStart: DoubleDouble, exactSlope: DoubleDouble, drift: DoubleDouble
  ) {
    self.rates = rates
    self.exactStart = exactStart
    self.exactSlope = exactSlope
    self.drift = drift
  }

  /// The value at 0.
  var start: Double { exactStart.high }

  /// The derivative at 0.
  var slope: Double { exactSlope.high }

  /// The value at a time in seconds.
  func value(at time: Double) -> Double {
    SpringKernel(rates, at: time).value(start: exactStart, drift: drift).high
  }

  /// The derivative, itself a solution: its slope is x″ = -(ω²·x + 2λ·x′).
  ///
  /// Its drift is x″ + λ·x′ = -(ω²·x + λ·x′) while swinging, and x″ + f·x′ = -s·(x′ + f·x) while
  /// creeping, where a difference of the slow rate from the fast one would be lost.
  var derivative: SpringSolution {
    let pull = rates.square * exactStart
    let friction = rates.decay * exactSlope
    return SpringSolution(
      rates: rates, exactStart: exactSlope, exactSlope: -(pull + friction * 2),
      drift: rates.isSwinging ? -(pull + friction) : -(rates.slow * drift))
  }

  /// Whether it is 0 at all times.
  var isRest: Bool { start == 0 && slope == 0 }
}

extension SpringSolution {
  /// The first time after 0 at which the value is 0; `nil` if there is none, or all times are.
  ///
  /// While swinging, x = 0 where cos wt·x₀ + sin wt·q/w = 0 with q = x′₀ + λ·x₀: the angle wt in
  /// (0, π] of the direction (-q, w·x₀), turned so that its second part is positive.
  ///
  /// While creeping, x = 0 where x₀·e^(-ft) + q·e^(-st)·(1 - e^(-2wt))/(2w) = 0 with
  /// q = x′₀ + f·x₀: e^(2wt) = 1 + 2w·r with r = -x₀/q, so t = log(1 + 2w·r)/(2w), or r if w is 0.
  var firstZero: Double? {
    guard !isRest else { return nil }
    let q = drift.high
    guard rates.isSwinging else {
      let r = -start / q
      guard r > 0, r < .infinity else { return nil }
      let gap = 2 * rates.turning.high * r
      return gap == 0
        ? r
        : gap < 1
          ? r * (Elementary.log1p(gap) / gap)
          : Elementary.log1p(gap) / (2 * rates.turning.high)
    }
    guard start != 0 else { return rates.halfPeriod }
    let angle = SpringSolution.angle(
      x: start < 0 ? q : -q, y: start.magnitude * rates.turning.high)
    return angle / rates.turning.high
  }

  /// The first and then every further time at which the value is 0, as long as there are any.
  func zero(_ index: Int) -> Double? {
    guard index >= 0, let first = firstZero else { return nil }
    guard rates.isSwinging else { return index == 0 ? first : nil }
    return first + Double(index) * rates.halfPeriod
  }

  /// The angle of a direction in 0…π, for a y that is not negative.
  ///
  /// - Accuracy: relative 2⁻⁵¹.
  static func angle(x: Double, y: Double) -> Double {
    // Both brought to at most 1, so that no square overflows.
    let size = max(x.magnitude, y)
    let (a, b) = (x / size, y / size)
    let length = (a * a + b * b).squareRoot()
    if b <= a.magnitude {
      let acute = Elementary.asin(b / length)
      return a < 0 ? Elementary.halfTurn.high - acute : acute
    }
    return Elementary.halfTurn.high / 2 - Elementary.asin(a / length)
  }
}

extension SpringSolution {
  /// The last time at which the value is farther from 0 than a distance.
  ///
  /// Between two turns (zeros of the derivative) the value only rises or only falls, so the last
  /// crossing lies behind the last turn beyond the distance, or before the first turn. While
  /// swinging, turns shrink by e^(-πλ/w) each, which says which one is the last.
  ///
  /// - Returns: 0 if it is never farther, infinity if it never stays within.
  /// - Accuracy: the upper of the two neighbouring doubles between which the computed value
  ///   crosses.
  /// - Complexity: at most 170 evaluations, about 15 as a rule.
  func lastTime(beyond distance: Double) -> Double {
    guard !distance.isNaN, !start.isNaN, !slope.isNaN else { return .nan }
    guard !isRest else { return 0 }
    guard distance > 0 else { return .infinity }
    let turns = derivative
    switch rates.regime {
    case .undamped:
      let turn = turns.firstZero.map { value(at: $0).magnitude } ?? 0
      return max(turn, start.magnitude) > distance ? .infinity : 0
    case .underdamped:
      guard let first = turns.firstZero else { return 0 }
      guard value(at: first).magnitude > distance else {
        return start.magnitude > distance ? crossing(of: distance, from: 0, to: first) : 0
      }
      let last = lastTurn(beyond: distance, first: first)
      return crossing(of: distance, from: last, to: last + rates.halfPeriod)
    case .critical, .overdamped:
      let first = turns.firstZero
      if let first, value(at: first).magnitude > distance {
        return crossing(of: distance, from: first, to: end(within: distance, after: first))
      }
      guard start.magnitude > distance else { return 0 }
      return crossing(
        of: distance, from: 0, to: first ?? end(within: distance, after: 0))
    }
  }

  /// The time of the last turn beyond a distance, the first one being beyond it.
  private func lastTurn(beyond distance: Double, first: Double) -> Double {
    let halfPeriod = rates.halfPeriod
    let ratio = value(at: first).magnitude / distance
    let count = (Elementary.log(ratio) / (rates.decay.high * halfPeriod)).floored
    // The logarithm is right up to rounding, so the count is, too, up to one.
    for candidate in [count + 1, count] where candidate >= 0 {
      let time = first + candidate * halfPeriod
      if value(at: time).magnitude > distance { return time }
    }
    return first + max(0, count - 1) * halfPeriod
  }

  /// A time after another at which a creeping value is within a distance.
  ///
  /// The kernel is 0 from 746 times 1/s on, so ten doublings of 1/s are enough.
  func end(within distance: Double, after time: Double) -> Double {
    var step = 1 / rates.slow.high
    for _ in 0..<12 where value(at: time + step).magnitude > distance { step *= 2 }
    return time + step
  }

  /// Where the value comes within a distance, between a time beyond and a time within.
  private func crossing(of distance: Double, from first: Double, to last: Double) -> Double {
    let sign = value(at: first) < 0 ? -1.0 : 1.0
    return RootFinding.bracketed(in: first...max(first, last)) { time in
      sign * value(at: time) - distance
    }?.upperBound ?? last
  }
}
