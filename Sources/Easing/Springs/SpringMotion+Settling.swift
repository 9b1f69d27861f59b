// When a spring has come to rest, exactly and as others estimate it.
// Layer: Easing/Springs. Source: SpringSolution; named at each estimate.
// Tests: SpringSettlingTests.

extension Spring {
  /// The distance that counts as rest if nothing else is said, as a share of the way: SwiftUI's
  /// and Core Animation's 0.001.
  public static let restingDistance = 0.001

  /// The time after which the spring, let go a way of 1 from its target, stays within 0.001 of it,
  /// in seconds; infinity if it is undamped.
  ///
  /// It is the exact time; SwiftUI's property of this name gives an estimate, usually later, which
  /// `Motion.settlingEstimate(_:within:)` gives, too.
  public var settlingDuration: Double {
    motion().settlingTime(within: Spring.restingDistance)
  }
}

extension Spring.Motion {
  /// The last time at which the position is farther from the target than a distance, in seconds.
  ///
  /// - Parameter distance: In the unit of positions.
  /// - Returns: 0 if the position is never farther; infinity if it never stays within, as
  ///   undamped, or for a distance of 0 or less. NaN gives NaN.
  /// - Accuracy: relative 2⁻⁴⁴ where the position crosses the distance at a speed of at least λ
  ///   times it; less where it hardly more than touches the distance.
  /// - Complexity: about 15 evaluations, at most 170.
  public func settlingTime(within distance: Double) -> Double {
    displacement.lastTime(beyond: distance)
  }

  /// The last time at which the position is farther from the target than a distance or the speed
  /// is above a limit, per second.
  ///
  /// - Returns: The later of both times, each as `settlingTime(within:)` says.
  public func settlingTime(within distance: Double, slowerThan speed: Double) -> Double {
    let position = settlingTime(within: distance)
    let velocity = displacement.derivative.lastTime(beyond: speed)
    return position.isNaN || velocity.isNaN ? .nan : max(position, velocity)
  }

  /// The time to come to rest as another system estimates it, in seconds.
  ///
  /// - Parameters:
  ///   - system: Whose estimate.
  ///   - distance: The distance from the target that counts as rest, in the unit of positions;
  ///     above 0.
  /// - Returns: `nil` where that system has no estimate for such a spring. 0 if its formula gives
  ///   a time before the start.
  public func settlingEstimate(
    _ system: SettlingEstimate, within distance: Double = Spring.restingDistance
  ) -> Double? {
    switch system {
    case .swiftUI: swiftUIEstimate(within: distance)
    case .coreAnimation: amplitudes.flatMap { decayed(from: $0 + $1, to: distance) }
    case .compose:
      spring.regime == .underdamped
        ? amplitudes.flatMap { decayed(from: ($0 * $0 + $1 * $1).squareRoot(), to: distance) }
        : settlingTime(within: distance)
    }
  }
}

/// Whose estimate of the time that a spring takes to come to rest.
///
/// All three take a curve that falls like e^(-λt) for the swing. Core Animation's and Compose's
/// bound it, so they are never earlier than the exact time; SwiftUI's adds a velocity to a way, and
/// bounds it only where w is at least 1. A and B are the factors of the cosine and the sine,
/// |to - from| and (λ·(to - from) - v)/w.
public enum SettlingEstimate: Hashable, Sendable, CaseIterable {
  /// SwiftUI's, as a public re-implementation gives it, not checked against the platform: under
  /// damping log((|λ·d - v| + |d|)/ε)/λ with d = to - from; otherwise the first of samples 0.1 s
  /// apart from which 1 s of samples are within ε, of at most 1024.
  case swiftUI

  /// Core Animation's, inferred from its documentation: log((|A| + |B|)/ε)/λ, under damping only.
  case coreAnimation

  /// Jetpack Compose's: log(√(A² + B²)/ε)/λ under damping; otherwise the exact last crossing.
  case compose
}

extension Spring.Motion {
  /// |A| and |B|; `nil` unless the spring is underdamped.
  private var amplitudes: (Double, Double)? {
    guard spring.regime == .underdamped else { return nil }
    let rates = spring.rates
    let sine = (rates.decay * (to - from) - initialVelocity).high / rates.turning.high
    return ((to - from).magnitude, sine.magnitude)
  }

  /// When an amplitude has decayed to a distance.
  private func decayed(from amplitude: Double, to distance: Double) -> Double? {
    let time = Elementary.log(amplitude / distance) / spring.decayConstant
    return time < 0 ? 0 : time
  }

  private func swiftUIEstimate(within distance: Double) -> Double? {
    let way = to - from
    if spring.regime == .underdamped {
      let rate = (way * spring.decayConstant - initialVelocity).magnitude
      return decayed(from: rate + way.magnitude, to: distance)
    }
    var quiet = 0
    for index in 0..<1024 {
      let time = Double(index) / 10
      quiet = displacement.value(at: time).magnitude < distance ? quiet + 1 : 0
      if quiet == 11 { return time - 1 }
    }
    return nil
  }
}
