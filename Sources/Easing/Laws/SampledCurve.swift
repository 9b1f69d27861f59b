// A curve as functions that sample it, for its laws.
// Layer: Easing/Laws. Tests: CurveLawsTests, CurveLawMutantTests.

/// Any curve at all: the functions that give its values and velocities.
///
/// ```swift
/// let square = SampledCurve(value: { $0 * $0 }, velocity: { 2 * $0 })
/// ```
///
/// The functions must return for every number, NaN and the infinities included.
public struct SampledCurve {
  /// The value at a progress, on a side of a jump.
  let value: (Double, Side) -> Double

  /// The velocity at a progress, on a side of a corner; `nil` for a curve that does not give one.
  let velocity: ((Double, Side) -> Double)?

  /// Creates the samples of a curve of this module.
  public init(_ curve: EasingCurve) {
    value = { curve.value(at: $0, side: $1) }
    velocity = { curve.velocity(at: $0, side: $1) }
  }

  /// Creates a curve of functions that know no sides.
  ///
  /// - Parameters:
  ///   - value: The value at a progress.
  ///   - velocity: Its first derivative, values per unit of progress; without it nothing is asked
  ///     about velocities.
  public init(
    value: @escaping (Double) -> Double, velocity: ((Double) -> Double)? = nil
  ) {
    self.value = { progress, _ in value(progress) }
    self.velocity = velocity.map { velocity in { progress, _ in velocity(progress) } }
  }

  /// Creates a curve of functions that know both sides of a jump and of a corner.
  ///
  /// - Parameters:
  ///   - valueOnSide: The value at a progress, on a side.
  ///   - velocityOnSide: Its first derivative, values per unit of progress, on a side.
  public init(
    valueOnSide: @escaping (Double, Side) -> Double,
    velocityOnSide: ((Double, Side) -> Double)? = nil
  ) {
    value = valueOnSide
    velocity = velocityOnSide
  }
}
