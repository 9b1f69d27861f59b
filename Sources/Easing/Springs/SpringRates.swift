// The rates of a spring: how fast it decays and turns.
// Layer: Easing/Springs. Source: the damped harmonic oscillator, m·x″ + c·x′ + k·x = 0.
// Goals: no cancellation in any regime, then speed. Tests: SpringRatesTests.

/// How the friction of a spring compares to the least that keeps it from swinging.
public enum DampingRegime: Hashable, Sendable, CaseIterable {
  /// No friction: the spring swings for ever.
  case undamped
  /// The spring swings past its target, less each time.
  case underdamped
  /// The spring returns as fast as it can without swinging.
  case critical
  /// The spring creeps to its target.
  case overdamped
}

/// The rates of a spring, per second, to about 94 bits.
///
/// With ω the natural frequency, ζ the damping ratio and g = √|1 - ζ²|:
///
/// - under damping, x = e^(-λt)·(… cos wt + … sin wt) with λ = ζ·ω and w = g·ω;
/// - over damping, x = …·e^(-st) + …·e^(-ft) with f = (ζ + g)·ω and s = ω²/f, which is
///   (ζ - g)·ω without the difference; then w = (f - s)/2 = g·ω;
/// - under critical damping all of λ, s and f are ω, and w is 0.
struct SpringRates: Hashable, Sendable {
  let regime: DampingRegime
  /// ω.
  let natural: DoubleDouble
  /// λ = c/(2·m), the mean of s and f.
  let decay: DoubleDouble
  /// w, 0 where damping is critical.
  let turning: DoubleDouble
  /// s; λ if the spring swings.
  let slow: DoubleDouble
  /// f; λ if the spring swings.
  let fast: DoubleDouble

  /// ω².
  let square: DoubleDouble
  /// 1/w; 0 where w is 0.
  let inverseTurning: DoubleDouble
  /// λ/w; 0 where w is 0.
  let decayPerTurning: DoubleDouble

  /// - Parameters:
  ///   - natural: ω, above 0.
  ///   - dampingRatio: ζ, at least 0.
  ///   - root: √|1 - ζ²|, found without cancellation.
  ///   - isOverdamped: Whether ζ is above 1.
  init(
    natural: DoubleDouble, dampingRatio: DoubleDouble, root: DoubleDouble, isOverdamped: Bool
  ) {
    self.natural = natural
    decay = natural * dampingRatio
    turning = natural * root
    square = natural * natural
    let isTurning = root.high != 0
    inverseTurning = isTurning ? DoubleDouble(1) / turning : DoubleDouble(0)
    decayPerTurning = isTurning ? dampingRatio / root : DoubleDouble(0)
    if isOverdamped {
      regime = .overdamped
      fast = natural * (dampingRatio + root)
      slow = natural / (dampingRatio + root)
    } else {
      regime = root.high == 0 ? .critical : dampingRatio.high == 0 ? .undamped : .underdamped
      fast = decay
      slow = decay
    }
  }

  /// The rates, each times a factor.
  private init(_ rates: SpringRates, times factor: Double) {
    regime = rates.regime
    natural = rates.natural * factor
    decay = rates.decay * factor
    turning = rates.turning * factor
    slow = rates.slow * factor
    fast = rates.fast * factor
    square = natural * natural
    inverseTurning = rates.inverseTurning / DoubleDouble(factor)
    decayPerTurning = rates.decayPerTurning
  }

  /// The rates of a spring that does all in 1/factor of the time.
  func faster(by factor: Double) -> SpringRates { SpringRates(self, times: factor) }

  /// Whether the spring passes its target again and again.
  var isSwinging: Bool { regime == .undamped || regime == .underdamped }

  /// Half a period of the swing, in seconds.
  var halfPeriod: Double { (Elementary.halfTurn / turning).high }

  /// π/ω, half a swing if there were no friction, in seconds.
  var halfPeriodWithoutDamping: Double { (Elementary.halfTurn / natural).high }
}
