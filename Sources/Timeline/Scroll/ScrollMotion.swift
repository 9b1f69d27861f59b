// The offset of a scroll over time, under a gesture.
// Layer: Timeline/Scroll.
// Source: the scroll views of iOS, as published re-implementations describe them.
// Tests: ScrollMotionTests, ScrollMotionLawTests.

public import Easing

/// The offset of a scroll over time, as a gesture and the laws of scrolling give it.
///
/// The gesture is folded into segments, each a formula in time, once; a state depends on nothing
/// but them and the time. A segment that begins where a formula meets a limit or comes to rest
/// begins at the next whole nanosecond, less than 1 ns late, and follows the true motion.
///
/// Before time 0 the scroll rests at offset 0.
public struct ScrollMotion: Hashable, Sendable {
  /// What the finger does.
  public let script: GestureScript
  /// The laws of the motion.
  public let physics: ScrollPhysics
  /// The segments, their starts rising from 0; nothing moves in the last.
  let segments: [ScrollSegment]
  /// From when on nothing moves and the gesture is over.
  public let end: RationalTime

  /// Plays a gesture.
  ///
  /// - Parameters:
  ///   - script: What the finger does, from time 0 on.
  ///   - physics: The laws of the motion.
  /// - Throws: `TimelineError` if a touch catches the content further past a limit than any pull
  ///   can hold it, if a release is too fast, or if a time leaves the domain.
  public init(_ script: GestureScript, physics: ScrollPhysics) throws(TimelineError) {
    self.script = script
    self.physics = physics
    var player = GesturePlayer(physics: physics)
    for (index, step) in script.steps.enumerated() {
      try player.play(step, position: index + 1)
    }
    segments = player.segments
    end = max(player.clock, player.segments.last?.start ?? .zero)
  }
}

extension ScrollMotion {
  /// The state at a time, on the stated side of a jump.
  ///
  /// - Complexity: logarithmic in the number of steps.
  public func state(at time: RationalTime, side: Side = .right) -> ScrollState {
    guard let segment = segment(at: time, side: side) else {
      return ScrollState(offset: 0, velocity: 0, phase: .idle)
    }
    return segment.state(at: time, side: side, physics: physics)
  }

  /// When something else comes to move the content, in order, from time 0 on.
  ///
  /// Two in a row may have the same phase, as those of a finger that turns round do.
  public var phaseChanges: [(time: RationalTime, phase: ScrollPhase)] {
    segments.map { ($0.start, $0.phase) }
  }

  /// The segment in force at a time, or just before it; `nil` before the first.
  private func segment(at time: RationalTime, side: Side) -> ScrollSegment? {
    segments.last(startingBy: time, side: side)
  }
}

extension [ScrollSegment] {
  /// The last segment that starts at or before a time, or strictly before it on the left side.
  ///
  /// - Precondition: The starts rise.
  func last(startingBy time: RationalTime, side: Side = .right) -> ScrollSegment? {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      let start = self[middle].start
      if start < time || (side == .right && start == time) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low == 0 ? nil : self[low - 1]
  }
}
