// When a spring has a position, and motions that end at their target.
// Layer: Easing/Springs. Tests: SpringCrossingsTests.

extension Spring.Motion {
  /// The times at which the motion has a position, in order, in seconds.
  ///
  /// - Parameters:
  ///   - position: The position; that of the target is passed for ever by a swinging spring.
  ///   - end: The last time to look at.
  ///   - limit: How many times to give at most.
  /// - Returns: The times from 0 through `end`. Empty if the motion never has the position; a
  ///   start at rest on its target has it at 0 only. A position that equals a turn's up to rounding
  ///   may be found at the turn, twice next to it, or not at all.
  /// - Accuracy: the nearest doubles between which the computed position passes the given one.
  /// - Complexity: about 15 evaluations for each time.
  public func times(
    at position: Double, through end: Double = .infinity, limit: Int = 1000
  ) -> [Double] {
    guard end >= 0, limit > 0, !position.isNaN else { return [] }
    var times: [Double] = from == position ? [0] : []
    guard !displacement.isRest else { return times }
    if position == to {
      return times + targetTimes(through: end, limit: limit - times.count)
    }
    // Between turns the motion only rises or only falls.
    var (first, index) = (0.0, 0)
    for _ in 0...limit where times.count < limit && first < end {
      let turn = turn(index)
      let last = min(end, turn?.time ?? creepingEnd(at: position, after: first))
      if let time = time(at: position, from: first, to: last), time > times.last ?? -1 {
        times.append(time)
      }
      // Later turns are nearer to the target: once one does not reach the position, none does.
      guard let turn, isReached(position, by: turn) else { break }
      (first, index) = (last, index + 1)
    }
    return times
  }

  /// The position, kept at the target once the motion has arrived there.
  ///
  /// The motion is cut at `arrival`, not by comparing samples, so no sample is beyond the target.
  public func clampedPosition(at time: Double) -> Double {
    if time.isNaN { return time }
    guard let arrival, time >= arrival else {
      // Just before the arrival rounding could be beyond.
      let position = position(at: time)
      let isBeyond = arrival != nil && (from < to ? position > to : from > to && position < to)
      return isBeyond ? to : position
    }
    return to
  }

  /// The times at which the motion passes its target.
  private func targetTimes(through end: Double, limit: Int) -> [Double] {
    var times: [Double] = []
    for index in 0..<max(0, limit) {
      guard let time = displacement.zero(index), time <= end, time > times.last ?? -1 else { break }
      times.append(time)
    }
    return times
  }

  /// Whether a turn, or the motion after it, has a position that is not the target.
  private func isReached(_ position: Double, by turn: Spring.Event) -> Bool {
    spring.rates.isSwinging
      ? (turn.value - to).magnitude >= (position - to).magnitude : true
  }

  /// A time from which a creeping motion is nearer to its target than a position is.
  private func creepingEnd(at position: Double, after time: Double) -> Double {
    displacement.end(within: (position - to).magnitude / 2, after: time)
  }

  /// Where the motion passes a position between two times; `nil` if it does not.
  private func time(at position: Double, from first: Double, to last: Double) -> Double? {
    guard first <= last else { return nil }
    return RootFinding.bracketed(in: first...last) { self.position(at: $0) - position }?.upperBound
  }
}
