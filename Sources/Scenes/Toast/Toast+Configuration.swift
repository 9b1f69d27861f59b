// What a toast is made of.
// Layer: Scenes. Source: an article on a toast made of a view animation. Tests: ToastInputTests.

public import Easing
public import Timeline

extension Toast {
  /// The inputs of a toast, free to be wrong until a toast is made of them.
  ///
  /// Lengths are in points.
  public struct Configuration: Hashable, Sendable {
    /// The width of the screen, 1…4096.
    public var screenWidth = 375.0
    /// The height of the screen, 1…4096.
    public var screenHeight = 812.0
    /// The width of the toast, above 0 and at most 4096.
    public var width = 200.0
    /// The height of the toast, above 0.
    public var height = 46.0
    /// The upper edge of the toast on a screen of the base height.
    public var designY = 658.0
    /// The height of the screen for which the toast is designed, at least 1.
    public var baseHeight = 812.0
    /// The radius of the corners, from 0 to half the height.
    public var cornerRadius = 22.0
    /// The width and height of the icon.
    public var iconSize = 18.0
    /// The distance from the toast's left edge to the icon's.
    public var iconInset = 22.0
    /// The distance from the icon to the label.
    public var gap = 10.0
    /// The width that the label's text needs; `nil` if it is not known.
    public var labelWidth: Double?
    /// The height of the label's line.
    public var labelHeight = 18.0
    /// The alpha of an instance as it is shown, 0…1.
    public var alphaFrom = 1.0
    /// The alpha that it is animated to, 0…1.
    public var alphaTo = 0.0
    /// The length of the animation, without its delay; with 0 there is no animation and no delay,
    /// and the instance is removed as it is shown.
    public var duration = RationalTime(5)
    /// How long the animation waits.
    public var delay = RationalTime.zero
    /// The curve of the animation.
    public var curve = EasingCurve.easeIn
    /// Whether the animation starts from what is seen rather than from the model value.
    ///
    /// It makes no difference to a new instance, in which nothing is in flight.
    public var beginsFromCurrentState = true
    /// The colour of the toast.
    public var background = SceneColor(hex: 0x333333)
    /// The colour of the icon and the label.
    public var foreground = SceneColor(hex: 0xFEFFFF)
    /// The message: one line, from 1 to 100 characters.
    public var message = "Saved to Photos"
    /// What the icon says.
    public var status = Status.check
    /// Whether a frame shows a screen behind the toast; without it there is nothing behind.
    public var drawsScreen = true
    /// When instances are shown, in any order; events name an instance by its place, from 1.
    public var shows = [RationalTime.zero]
    /// Dismissals and re-shows of instances; those at one time happen in this order.
    public var events: [Event] = []
    /// Whether an animation that is replaced removes its instance, as in a completion handler that
    /// does not ask whether the animation finished.
    public var removesWhenUnfinished = true

    /// Creates the inputs of the article's toast, with changes.
    ///
    /// ```swift
    /// Toast.Configuration { $0.shows = [.zero, RationalTime(2)] }
    /// ```
    public init(_ change: (inout Configuration) -> Void = { _ in }) {
      change(&self)
    }
  }

  /// What an icon says.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// It is done.
    case check
    /// Something is wrong.
    case warning
  }
}
