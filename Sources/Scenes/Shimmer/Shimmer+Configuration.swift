// What a shimmer is made of.
// Layer: Scenes. Source: an article on a progress view made of a logo. Tests: ShimmerInputTests.

public import Easing
public import Timeline

extension Shimmer {
  /// The inputs of a shimmer, free to be wrong until a shimmer is made of them.
  public struct Configuration: Hashable, Sendable {
    /// The width of the logo in points, above 0.
    public var logoWidth = 120.0
    /// The height of the logo in points, above 0.
    public var logoHeight = 120.0
    /// The name of the picture that is the logo, as the renderer knows it; `nil` is the project's own
    /// drawing.
    public var logoImage: String?
    /// The width of what the mask is centred in and clipped to, in points; `nil` is the logo's.
    public var contentWidth: Double?
    /// How far from the centre the mask opens, in logo widths, −1…1: −½ at the left edge.
    public var offsetRatio = -0.35
    /// The length of one cycle, above 0, without its delay.
    public var duration = RationalTime(1)
    /// The curve of a cycle's progress.
    public var curve = EasingCurve.easeInOut
    /// How often the mask opens; once that is done it shows p = 1, even after a cycle back to 0.
    public var repetition = Repetition.forever
    /// Whether every second cycle runs backwards through the curve.
    public var autoreverses = false
    /// How long the mask waits before it opens.
    public var delay = RationalTime.zero
    /// Which cycles wait.
    public var delayMode = DelayMode.initial
    /// When the view is presented, in ascending order; each time restarts the animation.
    public var presentedAt = [RationalTime.zero]
    /// When each presentation is dismissed: `nil`, or a missing last element, is never.
    public var dismissedAt: [RationalTime?] = []
    /// The alpha of what dims the screen behind the view, 0…1.
    public var backgroundOpacity = 0.3
    /// Whether a frame shows a screen behind the view; without it there is nothing behind.
    public var drawsScreen = true

    /// Creates the inputs of the article's shimmer, with changes.
    ///
    /// ```swift
    /// Shimmer.Configuration { $0.offsetRatio = -0.5 }
    /// ```
    public init(_ change: (inout Configuration) -> Void = { _ in }) {
      change(&self)
    }
  }

  /// How often an animation runs.
  public enum Repetition: Hashable, Sendable {
    /// One time.
    case once
    /// A number of times, at least 1; a cycle that reverses counts as one.
    case count(Int)
    /// Without an end.
    case forever

    /// The number of cycles, or `nil` if there is no end.
    public var cycles: Int? {
      switch self {
      case .once: 1
      case .count(let count): count
      case .forever: nil
      }
    }
  }

  /// Which cycles wait for the delay.
  public enum DelayMode: String, Hashable, Sendable, CaseIterable {
    /// The first one: the animation as a whole is delayed.
    case initial
    /// Each one: the repeated animation is delayed, as in SwiftUI's `delay(_:).repeatForever()`.
    case eachCycle = "each-cycle"
  }
}
