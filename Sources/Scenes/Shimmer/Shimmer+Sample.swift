// What a shimmer is at one time.
// Layer: Scenes. Tests: ShimmerTests.

extension Shimmer {
  /// The state of a shimmer at one time.
  ///
  /// While the view is not presented, everything is 0 and the mask is empty.
  public struct Sample: Hashable, Sendable {
    /// Whether the view is presented.
    public let isVisible: Bool
    /// Which cycle runs, from 0; a finished animation stays in its last one.
    public let cycle: Int
    /// Whether the cycle runs backwards.
    public let isReversed: Bool
    /// The derivative of the mask's progress, per second, from later times.
    public let progressVelocity: Double
    /// Where the coloured part of the logo is; its `progress` is the animation's.
    public let mask: Mask
    /// The alpha of what dims the screen behind the view.
    public let backgroundOpacity: Double

    /// The state while the view is presented.
    init(_ state: Clock.State, mask: Mask, backgroundOpacity: Double) {
      isVisible = true
      cycle = state.cycle
      isReversed = state.isReversed
      progressVelocity = state.velocity
      self.mask = mask
      self.backgroundOpacity = backgroundOpacity
    }

    /// The state while the view is not presented.
    init(mask: Mask) {
      isVisible = false
      cycle = 0
      isReversed = false
      progressVelocity = 0
      self.mask = mask
      backgroundOpacity = 0
    }

    /// The eased progress of the cycle; below 0 and above 1 where the curve goes there.
    public var progress: Double { mask.progress }

    /// Whether the view keeps touches from what is behind it: while it is presented.
    public var blocksTouches: Bool { isVisible }
  }
}
