// Where a spring turns round, how far it gets and how fast it is.
// Layer: Easing/Springs. Source: zeros of the velocity and of the acceleration (SpringSolution).
// Tests: SpringTurnsTests.

extension Spring {
  /// A time in seconds and what a motion has then.
  public struct Event: Hashable, Sendable {
    /// The time since the motion began, in seconds.
    public let time: Double

    /// The position or the speed at the time, as the property says that gives the event.
    public let value: Double
  }
}

extension Spring.Motion {
  /// The nth time after the start at which the motion turns round, counted from 0, and its
  /// position then.
  ///
  /// A swinging spring turns round for ever, each time half a period later and e^(-πλ/w) as far
  /// from the target, on the other side; another one turns round once at most. A start at rest is
  /// no turn.
  ///
  /// - Returns: `nil` if there is no such turn.
  /// - Accuracy: the time within 2⁻⁴⁹ of itself; the position, which is level there, that of
  ///   `position(at:)`.
  public func turn(_ index: Int) -> Spring.Event? {
    displacement.derivative.zero(index).map { Spring.Event(time: $0, value: position(at: $0)) }
  }

  /// The first time after the start at which the position is the target, in seconds.
  ///
  /// - Returns: `nil` if the motion creeps to its target without passing it, or rests there.
  public var arrival: Double? { displacement.firstZero }

  /// How far the motion gets beyond its target, seen from the start: 0 if it does not.
  ///
  /// Without an initial velocity it is e^(-πλ/w) of the way.
  ///
  /// - Returns: A distance, in the unit of positions, not below 0. For a start at the target, how
  ///   far it gets from there.
  public var overshoot: Double {
    let range = self.range
    return from < to
      ? range.upperBound - to
      : from > to ? to - range.lowerBound : max(range.upperBound - to, to - range.lowerBound)
  }

  /// The least and the greatest position at all times, the start and the target included.
  ///
  /// Turns shrink, so only the start, the target and the first two turns can be the ends. A motion
  /// of numbers that are none has the range 0…0.
  ///
  /// - Accuracy: that of `position(at:)`; a sample may be beyond by as much, not more.
  public var range: ClosedRange<Double> {
    range(of: (from, to), turnsFrom: 0, in: 0...(.infinity))
  }

  /// The least and the greatest position between two times in seconds, both included.
  ///
  /// - Accuracy: that of `position(at:)`; a sample may be beyond by as much, not more.
  public func range(in times: ClosedRange<Double>) -> ClosedRange<Double> {
    let ends = (position(at: times.lowerBound), position(at: times.upperBound))
    let first = displacement.derivative.firstZero ?? .infinity
    let earlier = ((times.lowerBound - first) / spring.rates.halfPeriod).floored
    // Beyond 2^52 half periods a double cannot tell the turns apart.
    let index = earlier > 0 ? Int(min(earlier, 0x1p52)) : 0
    return range(of: ends, turnsFrom: index, in: times)
  }

  /// The range of two positions and of the turns in an interval of time, the first of which has
  /// one of three indices; turns after the second are nearer to the target.
  private func range(
    of ends: (Double, Double), turnsFrom index: Int, in times: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    var (least, greatest) = (min(ends.0, ends.1), max(ends.0, ends.1))
    // Of numbers that are none there is no range.
    guard least <= greatest else { return 0...0 }
    for offset in 0..<4 {
      guard let turn = turn(index + offset), turn.time <= times.upperBound else { break }
      guard turn.time >= times.lowerBound else { continue }
      least = min(least, turn.value)
      greatest = max(greatest, turn.value)
    }
    return least...greatest
  }

  /// The greatest speed and the time at which the motion has it.
  ///
  /// The speed is greatest at the start or where the acceleration is first 0.
  ///
  /// - Returns: The time and the speed, which is not below 0.
  /// - Accuracy: the time as for `turn(_:)`, the speed as for `velocity(at:)`.
  public var maximumSpeed: Spring.Event {
    let start = Spring.Event(time: 0, value: initialVelocity.magnitude)
    guard let time = displacement.derivative.derivative.firstZero else { return start }
    let later = Spring.Event(time: time, value: velocity(at: time).magnitude)
    return later.value > start.value ? later : start
  }
}
