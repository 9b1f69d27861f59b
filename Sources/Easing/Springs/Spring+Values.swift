// What a spring does, in the words of SwiftUI.
// Layer: Easing/Springs. Source: SwiftUI's Spring. Tests: SpringValuesTests.

extension Spring {
  /// The position after a time in seconds of a motion from 0 to a target.
  public func value(
    target: Double, initialVelocity: Double = 0, time: Double
  ) -> Double {
    motion(to: target, initialVelocity: initialVelocity).position(at: time)
  }

  /// The velocity after a time in seconds of a motion from 0 to a target, per second.
  public func velocity(
    target: Double, initialVelocity: Double = 0, time: Double
  ) -> Double {
    motion(to: target, initialVelocity: initialVelocity).velocity(at: time)
  }

  /// Moves a position and a velocity on by a time in seconds.
  ///
  /// Steps of any size give the same motion, up to a rounding each.
  public func update(
    value: inout Double, velocity: inout Double, target: Double, deltaTime: Double
  ) {
    let state = motion(from: value, to: target, initialVelocity: velocity).state(at: deltaTime)
    (value, velocity) = (state.position, state.velocity)
  }

  /// The force on the mass at a position with a velocity: k·(target - position) - c·velocity.
  public func force(target: Double, position: Double, velocity: Double) -> Double {
    stiffness * (target - position) - damping * velocity
  }
}
