// A damped spring.
// Layer: Easing/Springs. Source: m·x″ + c·x′ + k·(x - target) = 0; SwiftUI's Spring.
// Tests: SpringTests.

/// A spring: a mass that is drawn to a target and slowed down by friction.
///
/// ```swift
/// try Spring(duration: 0.5, bounce: 0.3).settlingDuration  // 0.8187…, seconds
/// ```
///
/// A spring can be described in four ways, and knows its numbers in all of them. What it was
/// described by reads back unchanged; the other numbers are rounded once. Two springs are equal
/// if all their numbers are: two descriptions of one spring may differ in the last place.
///
/// Times are seconds since the motion began; positions have any unit, velocities that unit per
/// second. See `Spring.Motion` for what a spring does.
public struct Spring: Hashable, Sendable {
  /// The mass, in 1e-60…1e60.
  public let mass: Double

  /// The force per displacement, mass per second squared: k.
  public let stiffness: Double

  /// The friction force per velocity, mass per second: c.
  public let damping: Double

  /// The time of one swing if there were no friction, in seconds: 2π/ω.
  ///
  /// It is what SwiftUI calls the perceptual duration. The spring is not at rest by then; see
  /// `settlingDuration`.
  public let response: Double

  /// The friction as a multiple of the least that keeps the spring from swinging, unitless: ζ.
  public let dampingRatio: Double

  /// How lively the spring is, above -1 and at most 1: 1 - ζ, or 1/ζ - 1 if it is overdamped.
  public let bounce: Double

  /// The rates of motion, derived from the description as if in exact numbers.
  let rates: SpringRates

  /// Creates a spring from its mass, stiffness and damping.
  ///
  /// - Parameters:
  ///   - mass: The mass, in 1e-60…1e60.
  ///   - stiffness: The stiffness, in 1e-60…1e60.
  ///   - damping: The damping, 0 or in 1e-60…1e60.
  ///   - allowOverDamping: Whether the damping may be above 2·√(m·k). If not, more is taken for
  ///     that, and the spring is critically damped, as in SwiftUI.
  /// - Throws: `EasingError.spring` if a number is outside its range.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) throws(EasingError) {
    try SpringFault.check(.mass, mass)
    try SpringFault.check(.stiffness, stiffness)
    try SpringFault.check(.damping, damping)
    self.init(
      validMass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowOverDamping)
  }

  /// Creates a spring from numbers that are known to be valid.
  ///
  /// ζ = c/(2√(m·k)) and √|1 - ζ²| = √|c² - 4·m·k|/(2√(m·k)). Both products are exact in two
  /// doubles, so their difference has the right sign, and the regime is that of the numbers given.
  private init(
    validMass mass: Double, stiffness: Double, damping: Double, allowOverDamping: Bool
  ) {
    let product = DoubleDouble.product(4 * mass, stiffness)
    let critical = product.squareRoot
    let difference = DoubleDouble.product(damping, damping) - product
    let isOver = difference.high > 0
    let isReduced = isOver && !allowOverDamping
    let ratio = isReduced ? DoubleDouble(1) : DoubleDouble(damping) / critical
    let size = isReduced ? DoubleDouble(0) : difference.high < 0 ? -difference : difference
    self.init(
      mass: mass, stiffness: stiffness, damping: isReduced ? critical.high : damping,
      rates: SpringRates(
        natural: (DoubleDouble(stiffness) / DoubleDouble(mass)).squareRoot,
        dampingRatio: ratio, root: size.squareRoot / critical,
        isOverdamped: isOver && allowOverDamping),
      ratio: ratio)
  }

  /// Creates a spring from its rates; numbers that were given are kept as they were.
  init(
    mass: Double = 1, stiffness: Double? = nil, damping: Double? = nil, response: Double? = nil,
    dampingRatio: Double? = nil, bounce: Double? = nil, rates: SpringRates, ratio: DoubleDouble
  ) {
    self.mass = mass
    self.stiffness = stiffness ?? (rates.natural * rates.natural).high
    self.damping = damping ?? 2 * rates.decay.high
    self.response = response ?? 2 * rates.halfPeriodWithoutDamping
    self.dampingRatio = dampingRatio ?? ratio.high
    self.bounce =
      bounce
      ?? (rates.regime == .overdamped
        ? (DoubleDouble(1) / ratio - 1).high : (DoubleDouble(1) - ratio).high)
    self.rates = rates
  }
}

extension Spring {
  /// How the friction compares to critical damping, decided in exact numbers.
  public var regime: DampingRegime { rates.regime }

  /// The perceptual duration in seconds, another name of `response`.
  public var duration: Double { response }

  /// The angular frequency without friction, radians per second: ω = √(k/m).
  public var naturalFrequency: Double { rates.natural.high }

  /// The angular frequency of the swing, radians per second; 0 if the spring does not swing.
  public var dampedFrequency: Double { rates.isSwinging ? rates.turning.high : 0 }

  /// How fast the friction takes a swing away, per second: λ = c/(2·m).
  public var decayConstant: Double { rates.decay.high }
}
