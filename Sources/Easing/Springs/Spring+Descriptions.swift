// The ways to describe a spring other than by its forces, and its presets.
// Layer: Easing/Springs. Source: SwiftUI's Spring. Tests: SpringDescriptionTests.

extension Spring {
  /// Creates a spring of mass 1 from its perceptual duration and bounce.
  ///
  /// The stiffness is (2π/d)²; the damping ratio is 1 - b, or 1/(1 + b) if the bounce is negative.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds, in 1e-30…1e30. It is the pace of the
  ///     spring, not the time to come to rest.
  ///   - bounce: 0 for the fastest spring that does not swing, up to 1 for one that swings for
  ///     ever, and above -1 for one that creeps.
  /// - Throws: `EasingError.spring` if a number is outside its range.
  public init(duration: Double = 0.5, bounce: Double = 0) throws(EasingError) {
    try SpringFault.check(.duration, duration)
    try SpringFault.check(.bounce, bounce)
    self.init(validDuration: duration, bounce: bounce)
  }

  /// Creates a spring of mass 1 from its response and damping ratio.
  ///
  /// - Parameters:
  ///   - response: The time of one swing without friction, in seconds, in 1e-30…1e30.
  ///   - dampingRatio: The damping ratio, in 0…1e30; 1 is critical damping.
  /// - Throws: `EasingError.spring` if a number is outside its range.
  public init(response: Double, dampingRatio: Double) throws(EasingError) {
    try SpringFault.check(.response, response)
    try SpringFault.check(.dampingRatio, dampingRatio)
    self.init(
      natural: Elementary.halfTurn * 2 / DoubleDouble(response), dampingRatio: dampingRatio,
      response: response)
  }

  /// Creates the spring of mass 1 that, let go a way of 1 from its target, comes to rest in a time.
  ///
  /// The time is the exact one, after which the spring is closer than `epsilon` for good. SwiftUI
  /// solves an approximation of its own instead, and clamps the time to 0.01…10 s.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time to come to rest, in seconds, in 1e-30…1e30.
  ///   - dampingRatio: The damping ratio, in 1e-9…1e9; 1 is critical damping.
  ///   - epsilon: The distance that counts as rest, as a share of the way, in 1e-12…0.1.
  /// - Throws: `EasingError.spring` if a number is outside its range.
  /// - Accuracy: `self.settlingDuration` within 2⁻⁴⁴ of the time if `epsilon` is 0.001; its error
  ///   is that of `Motion.settlingTime(within:)`.
  public init(
    settlingDuration: Double, dampingRatio: Double, epsilon: Double = Spring.restingDistance
  ) throws(EasingError) {
    try SpringFault.check(.settlingDuration, settlingDuration)
    try SpringFault.check(.settlingDampingRatio, dampingRatio)
    try SpringFault.check(.epsilon, epsilon)
    // A spring that is n times as fast comes to rest in the nth part of the time.
    let unit = Spring(natural: DoubleDouble(1), dampingRatio: dampingRatio)
    let time = unit.motion().settlingTime(within: epsilon)
    self.init(
      natural: DoubleDouble(time) / DoubleDouble(settlingDuration), dampingRatio: dampingRatio)
  }

  /// Creates a spring of mass 1 from a natural frequency and a damping ratio that are valid.
  ///
  /// |1 - ζ²| is (1 - ζ)·(1 + ζ), and both factors are exact in two doubles.
  private init(natural: DoubleDouble, dampingRatio: Double, response: Double? = nil) {
    let ratio = DoubleDouble(dampingRatio)
    let difference = DoubleDouble.sum(1, -dampingRatio)
    let isOver = dampingRatio > 1
    let square = (isOver ? -difference : difference) * DoubleDouble.sum(1, dampingRatio)
    self.init(
      response: response, dampingRatio: dampingRatio,
      rates: SpringRates(
        natural: natural, dampingRatio: ratio, root: square.squareRoot, isOverdamped: isOver),
      ratio: ratio)
  }

  /// Creates a spring from a duration and a bounce that are valid.
  ///
  /// Without the rounding of ζ, |1 - ζ²| is b·(2 - b), or -b·(2 + b)/(1 + b)² if b is negative.
  private init(validDuration duration: Double, bounce: Double) {
    let isOver = bounce < 0
    let difference = DoubleDouble.sum(1, -bounce.magnitude)
    let ratio = isOver ? DoubleDouble(1) / difference : difference
    let root = (DoubleDouble.sum(2, -bounce.magnitude) * bounce.magnitude).squareRoot
    self.init(
      response: duration, bounce: bounce,
      rates: SpringRates(
        natural: Elementary.halfTurn * 2 / DoubleDouble(duration), dampingRatio: ratio,
        root: isOver ? root / difference : root, isOverdamped: isOver),
      ratio: ratio)
  }
}

extension Spring {
  /// SwiftUI's spring without bounce: duration 0.5 s, bounce 0.
  public static let smooth = Spring(validDuration: 0.5, bounce: 0)

  /// SwiftUI's spring with a little bounce: duration 0.5 s, bounce 0.15.
  public static let snappy = Spring(validDuration: 0.5, bounce: 0.15)

  /// SwiftUI's spring with more bounce: duration 0.5 s, bounce 0.3.
  public static let bouncy = Spring(validDuration: 0.5, bounce: 0.3)

  /// SwiftUI's spring without bounce, with another duration in seconds or some bounce.
  ///
  /// - Throws: `EasingError.spring` as `init(duration:bounce:)` does.
  public static func smooth(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(EasingError) -> Spring {
    try Spring(duration: duration, bounce: extraBounce)
  }

  /// SwiftUI's spring with a little bounce, with another duration in seconds or more bounce.
  ///
  /// - Throws: `EasingError.spring` as `init(duration:bounce:)` does.
  public static func snappy(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(EasingError) -> Spring {
    try Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// SwiftUI's spring with more bounce, with another duration in seconds or still more bounce.
  ///
  /// - Throws: `EasingError.spring` as `init(duration:bounce:)` does.
  public static func bouncy(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(EasingError) -> Spring {
    try Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// The spring of mass 1 with the same damping ratio that does all in 1/factor of the time.
  func faster(by factor: Double) -> Spring {
    let ratio = DoubleDouble(dampingRatio)
    return Spring(
      response: response / factor, dampingRatio: dampingRatio, bounce: bounce,
      rates: rates.faster(by: factor), ratio: ratio)
  }
}
