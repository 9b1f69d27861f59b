// When a scroll passes an offset.
// Layer: Timeline/Scroll. Tests: ScrollCrossingTests.

import Easing

extension ScrollMotion {
  /// An instant at which the offset rises above a level, or falls back to it.
  public struct Crossing: Hashable, Sendable {
    /// The nanosecond nearest to the instant, or the exact time of a step of the gesture that
    /// jumps; within `RationalTime`'s limits.
    public let time: RationalTime
    /// Whether the offset is above the level from there on.
    public let isAbove: Bool

    /// Creates a crossing.
    public init(time: RationalTime, isAbove: Bool) {
      self.time = time
      self.isAbove = isAbove
    }
  }

  /// The instants at which the offset rises above a level or falls back to it, in order.
  ///
  /// Above means strictly above. The first instant turns from the state at time 0; from then on
  /// they alternate. Each formula is cut where it may turn round, and each piece, which only rises
  /// or only falls, is bisected on the formula itself.
  ///
  /// - Parameter level: The offset, in points.
  /// - Returns: One instant per crossing; a touch of the level without passing it is none.
  public func crossings(above level: Double) -> [Crossing] {
    var found: [Crossing] = []
    var isAbove = state(at: .zero).offset > level
    for (index, segment) in segments.enumerated() {
      let end = index + 1 < segments.count ? segments[index + 1].start : segment.start
      found += instants(of: segment, until: end, above: level, from: &isAbove)
    }
    return found
  }

  private func instants(
    of segment: ScrollSegment, until end: RationalTime, above level: Double,
    from isAbove: inout Bool
  ) -> [Crossing] {
    func exceeds(_ seconds: Double, _ side: Side) -> Bool {
      segment.offset(after: seconds, side: side, physics: physics) > level
    }
    func instant(_ seconds: Double) -> RationalTime {
      let time = segment.start.nearestNanosecond(after: seconds - segment.lead)
      return end.isWithinLimits ? min(time, end) : time
    }
    var found: [Crossing] = []
    func turn(at time: RationalTime) {
      isAbove.toggle()
      found.append(Crossing(time: time, isAbove: isAbove))
    }
    let first = segment.lead
    let last = (end - segment.start).doubleValue + segment.lead
    if exceeds(first, .right) != isAbove {
      turn(at: segment.start.isWithinLimits ? segment.start : instant(first))
    }
    var low = first
    for high in segment.turns.filter({ $0 > first && $0 < last }) + [last] where high > low {
      if exceeds(high, .left) != isAbove {
        turn(at: instant(bisect(from: low, to: high) { exceeds($0, .right) == isAbove }))
      }
      if high < last, exceeds(high, .right) != isAbove { turn(at: instant(high)) }
      low = high
    }
    return found
  }

  /// The end of the stretch over which a condition holds, a millionth of a nanosecond late at most.
  private func bisect(from start: Double, to end: Double, while holds: (Double) -> Bool) -> Double {
    var (low, high) = (start, end)
    // No stretch is longer than 10⁹ s < 2³⁰ s; from there to 2⁻⁵⁰ s it takes 80 steps.
    for _ in 0..<80 where high - low > 0x1p-50 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if holds(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
