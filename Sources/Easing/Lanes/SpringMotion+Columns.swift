// Whole columns of a spring.
// Layer: Easing/Lanes. Goals: the bits of single samples, then speed. Tests: LaneSpringTests.

extension Spring.Motion {
  /// The positions at many times in seconds, in their order.
  ///
  /// - Parameter times: Any numbers, in any order.
  /// - Returns: As many positions as there are times.
  /// - Exact: each position is that of `position(at:)`, bit for bit.
  /// - Complexity: O(n). Eight samples are computed at a time, in a third of the time of single
  ///   samples.
  public func positions(at times: [Double]) -> [Double] {
    guard let lanes = LaneSpring(self) else { return times.map { position(at: $0) } }
    return times.sampled(lanes: { lanes.positions(at: $0) }, single: { position(at: $0) })
  }

  /// The positions and the velocities at many times in seconds, in their order.
  ///
  /// - Parameter times: Any numbers, in any order.
  /// - Returns: As many positions, and as many velocities per second, as there are times.
  /// - Exact: they are those of `state(at:)`, bit for bit.
  /// - Complexity: O(n). Eight samples are computed at a time, in a third of the time of single
  ///   samples.
  public func states(at times: [Double]) -> (positions: [Double], velocities: [Double]) {
    guard let lanes = LaneSpring(self) else {
      let states = times.map { state(at: $0) }
      return (states.map { $0.position }, states.map { $0.velocity })
    }
    return times.sampled(pairs: { lanes.states(at: $0) }, single: { state(at: $0) })
  }
}

extension SpringCurve {
  /// The curve's values at many progresses, in their order, each with the bits of a single sample.
  func values(at progresses: [Double]) -> [Double] {
    guard let lanes = LaneSpring(motion) else { return progresses.map { value(at: $0) } }
    return progresses.sampled(
      lanes: {
        let (positions, isCertain) = lanes.positions(at: $0)
        var values = positions / last
        values.replace(with: Lanes(repeating: minimum), where: values .< minimum)
        values.replace(with: Lanes(repeating: maximum), where: values .> maximum)
        return (values.replacing(with: 1, where: $0 .>= 1), isCertain .| ($0 .>= 1))
      }, single: { value(at: $0) })
  }
}
