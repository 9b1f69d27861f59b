// The ways to say which spring is meant.
// Layer: Easing/Springs. Source: SwiftUI's Spring; CASpringAnimation. Tests: SpringArgumentTests.

/// The numbers that a spring is described by, in one of four ways.
///
/// ```swift
/// try Spring(.forces(stiffness: 100, damping: 50)).dampingRatio  // 2.5
/// ```
///
/// A description is not checked; the initialisers that take it do so.
public enum SpringDescription: Hashable, Sendable {
  /// The perceptual duration in seconds and the bounce: `Spring.init(duration:bounce:)`.
  case duration(Double = 0.5, bounce: Double = 0)
  /// The period without damping in seconds and the damping ratio.
  case response(Double = 0.5, dampingRatio: Double)
  /// The time to come to rest in seconds, from a start at rest, and the damping ratio.
  case settlingDuration(Double, dampingRatio: Double)
  /// The mass, stiffness and damping; the spring may be overdamped.
  case forces(mass: Double = 1, stiffness: Double, damping: Double)
}

extension Spring {
  /// Creates the spring of a description.
  ///
  /// - Parameters:
  ///   - description: The numbers.
  ///   - epsilon: The distance that counts as rest, as a share of the way, in 1e-12…0.1; it matters
  ///     for `settlingDuration` only.
  /// - Throws: `EasingError.spring` if a number is outside its range.
  public init(
    _ description: SpringDescription, epsilon: Double = Spring.restingDistance
  ) throws(EasingError) {
    switch description {
    case .duration(let duration, let bounce):
      try self.init(duration: duration, bounce: bounce)
    case .response(let response, let dampingRatio):
      try self.init(response: response, dampingRatio: dampingRatio)
    case .settlingDuration(let duration, let dampingRatio):
      try self.init(settlingDuration: duration, dampingRatio: dampingRatio, epsilon: epsilon)
    case .forces(let mass, let stiffness, let damping):
      try self.init(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    }
  }
}
