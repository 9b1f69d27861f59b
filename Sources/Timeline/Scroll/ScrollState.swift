// What a scroll is at one time.
// Layer: Timeline/Scroll. Tests: ScrollMotionTests.

/// What moves a scroll.
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
  /// Nothing: it rests.
  case idle
  /// A finger, moving or still.
  case drag
  /// Its own momentum, which friction uses up.
  case decay
  /// The spring that returns it from past a limit.
  case bounce
  /// The way to an offset at which it may rest.
  case snap
  /// A call that scrolls to an offset.
  case scroll
}

/// The offset of a scroll at one time, and what moves it.
public struct ScrollState: Hashable, Sendable {
  /// How far the content is scrolled up, in points; below 0 where it is pulled down.
  public let offset: Double
  /// The first derivative of `offset`, in points per second; infinite where an easing curve has a
  /// vertical tangent.
  public let velocity: Double
  /// What moves it.
  public let phase: ScrollPhase
  /// The offset at which the motion under way will snap to rest, in points; `nil` without one.
  public let snapTarget: Double?

  /// Creates a state.
  public init(offset: Double, velocity: Double, phase: ScrollPhase, snapTarget: Double? = nil) {
    self.offset = offset
    self.velocity = velocity
    self.phase = phase
    self.snapTarget = snapTarget
  }
}
