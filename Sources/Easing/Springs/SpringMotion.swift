// A spring in motion.
// Layer: Easing/Springs. Source: the damped harmonic oscillator (SpringKernel).
// Tests: SpringMotionTests, SpringMotionVectorTests.

extension Spring {
  /// The motion from a position with a velocity to a target.
  ///
  /// ```swift
  /// let motion = Spring.bouncy.motion(from: 0, to: 100)
  /// motion.position(at: 0.25)  // 98.40874909713709
  /// motion.retargeted(to: 0, at: 0.25).velocity(at: 0)  // the same velocity as before
  /// ```
  ///
  /// The motion does not depend on how it is sampled. A time below 0 counts as 0: before the
  /// motion begins, it is in the state in which it will begin. A motion of finite numbers goes on
  /// for ever, but from some time on its position is exactly the target unless it is undamped.
  ///
  /// - Domain: positions, velocity and their differences and products with the rates must be
  ///   finite. Otherwise the results are NaN or infinite, but nothing traps or loops.
  public struct Motion: Hashable, Sendable {
    /// What draws the mass.
    public let spring: Spring

    /// The position at time 0.
    public let from: Double

    /// The position of rest.
    public let to: Double

    /// The velocity at time 0, per second.
    public let initialVelocity: Double

    /// Creates a motion.
    ///
    /// - Parameters:
    ///   - spring: What draws the mass.
    ///   - from: The position at time 0.
    ///   - to: The position of rest.
    ///   - initialVelocity: The velocity at time 0, in positions per second; above 0 where
    ///     positions increase.
    public init(
      spring: Spring, from: Double = 0, to: Double = 1, initialVelocity: Double = 0
    ) {
      self.spring = spring
      self.from = from
      self.to = to
      self.initialVelocity = initialVelocity
    }
  }

  /// The motion of this spring from a position with a velocity, per second, to a target.
  public func motion(
    from: Double = 0, to: Double = 1, initialVelocity: Double = 0
  ) -> Motion {
    Motion(spring: self, from: from, to: to, initialVelocity: initialVelocity)
  }
}

extension Spring.Motion {
  /// The position at a time in seconds.
  ///
  /// - Domain: every number; infinity gives the target unless the spring is undamped, which has
  ///   no limit: NaN. NaN gives NaN.
  /// - Exact: the start at 0 and below; the target where the spring has come to rest.
  /// - Accuracy: below 0.51 units in the last place of the position, plus 2⁻⁵⁸ of what is left of
  ///   (|to - from| + |v|/ω)·(1 + st)·e^(-st), s being the slower decay, up to ωt = 2⁴⁰. From a start
  ///   at rest, a spring that does not swing rises or falls over all doubles without a step back.
  public func position(at time: Double) -> Double {
    guard !(time <= 0) else { return from }
    return position(SpringKernel(spring.rates, at: time))
  }

  /// The velocity at a time in seconds, per second.
  ///
  /// - Domain: as for `position(at:)`.
  /// - Exact: the initial velocity at 0 and below; 0 where the spring has come to rest.
  /// - Accuracy: below 0.51 units in the last place of the velocity, plus ω times the second term
  ///   of `position(at:)`.
  public func velocity(at time: Double) -> Double {
    guard !(time <= 0) else { return initialVelocity }
    return velocity(SpringKernel(spring.rates, at: time))
  }

  /// The acceleration at a time in seconds, per second squared.
  ///
  /// - Domain: as for `position(at:)`.
  /// - Accuracy: as for `velocity(at:)`, with (ω + 2λ)·ω for ω.
  public func acceleration(at time: Double) -> Double {
    displacement.derivative.derivative.value(at: time)
  }

  /// The position and the velocity at a time in seconds: the same bits as one by one, in about
  /// half the time.
  public func state(at time: Double) -> (position: Double, velocity: Double) {
    guard !(time <= 0) else { return (from, initialVelocity) }
    let kernel = SpringKernel(spring.rates, at: time)
    return (position(kernel), velocity(kernel))
  }

  /// The motion that goes on from a time in seconds to another target, from the same position
  /// with the same velocity and with the same spring.
  ///
  /// Its time 0 is the time given.
  public func retargeted(to target: Double, at time: Double) -> Spring.Motion {
    let (position, velocity) = state(at: time)
    return Spring.Motion(spring: spring, from: position, to: target, initialVelocity: velocity)
  }

  /// The way from the target as a function of time.
  var displacement: SpringSolution {
    SpringSolution(
      rates: spring.rates, start: .sum(from, -to), slope: DoubleDouble(initialVelocity))
  }

  /// The way to the target.
  private var way: DoubleDouble { .sum(to, -from) }

  /// In the first half of the way seen from the start, later from the target, so that neither end
  /// is off by the rounding of the way.
  private func position(_ kernel: SpringKernel) -> Double {
    let left = kernel.left
    let moved = kernel.early ?? -(left - 1)
    let isEarly = moved.high < 0.5
    let share = isEarly ? way * moved : -(way * left)
    let offset = initialVelocity == 0 ? share : kernel.impulse * initialVelocity + share
    return (offset + (isEarly ? from : to)).high
  }

  private func velocity(_ kernel: SpringKernel) -> Double {
    (spring.rates.square * way * kernel.impulse + kernel.impulseRate * initialVelocity).high
  }
}
