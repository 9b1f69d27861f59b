// What a large title is made of.
// Layer: Scenes. Source: articles on navigation bars and bar appearances; Human Interface
//   Guidelines; Flutter's sliver navigation bar. Tests: LargeTitleInputTests.

public import Easing
public import Timeline

extension LargeTitle {
  /// The inputs of a large title, free to be wrong until a scene is made of them.
  ///
  /// Lengths are in points. An input that may be `nil` then follows from others.
  public struct Configuration: Hashable, Sendable {
    /// The width of the screen.
    public var screenWidth = 393.0
    /// The height of the screen.
    public var screenHeight = 852.0
    /// Device pixels per point: 1, 2 or 3.
    public var scale = 3
    /// The height of the status bar, above the navigation bar.
    public var statusHeight = 54.0
    /// The height of the bar's row of buttons: 44, or 32 in compact landscape, 50 on an iPad.
    public var rowHeight = 44.0
    /// The title: one line, from 1 to 100 characters.
    public var title = "Curves"
    /// The size of text that the user has chosen.
    public var textSize = TextSize.large
    /// The height of a line of the large title; `nil` is that of the text size.
    public var lineHeight: Double?
    /// What the large title adds to the bar, 0 for a bar without one; `nil` is its line and 11.
    public var extensionHeight: Double?
    /// How far the title's baseline is above the bottom of the expanded bar.
    public var baselineInset = 16.0
    /// How far the bottom of the title's line is above the bottom of the expanded bar.
    public var bottomGap = 8.0
    /// The offset above which the inline title shows; `nil` is where the letters have just gone
    /// under the row, the extension less the baseline's inset.
    public var switchOffset: Double?
    /// How long a title takes to fade.
    public var titleFade = RationalTime.milliseconds(200)
    /// The curve of a title's fade; one that overshoots takes the alpha out of 0…1.
    public var titleFadeCurve = EasingCurve.easeInOut
    /// What makes the titles fade.
    public var fadeMode = FadeMode.timed
    /// What takes the bar from its edge appearance to its standard one.
    public var edgeMode = BarEdge.Mode.afterCollapse(distance: 10)
    /// The alpha of the background of the edge appearance, 0 for one that is transparent.
    public var edgeBackgroundAlpha = 0.0
    /// The colour of the hairline under the standard appearance.
    public var hairline = SceneColor(red: 0, green: 0, blue: 0, alpha: 0.3)
    /// The colour of the hairline under the edge appearance.
    public var edgeHairline = SceneColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// The height of the hairline; `nil` is one device pixel.
    public var hairlineWidth: Double?
    /// How the title grows when the content is pulled down.
    public var stretch = Stretch.flutter
    /// The width of the title at its own size.
    public var titleWidth = 150.0
    /// The margin on both sides of the title; `nil` is 20 from 414 points of width on, else 16.
    public var margin: Double?
    /// The largest offset at rest.
    public var scrollLength = 1000.0
    /// The slope of the rubber band at the limits.
    public var rubberCoefficient = RubberBand.platformCoefficient
    /// What the rubber band approaches; `nil` is the height of the screen.
    public var rubberDimension: Double?
    /// The factor by which the speed of a free scroll falls in each millisecond.
    public var deceleration = ScrollPhysics.normalDecelerationRate
    /// What happens to a scroll that would rest with the title half collapsed.
    public var snap = ScrollSnap.curve(
      duration: .milliseconds(300), .fastEaseInToSlowEaseOut)
    /// Whether the user has asked for less motion: titles change at once, and nothing snaps.
    public var reducesMotion = false
    /// What the finger does: by default it drags through the collapse, and back past the start.
    public var gesture: [GestureScript.Step] = [
      .drag(to: -104, duration: .milliseconds(600), curve: .easeInOut),
      .hold(.milliseconds(200)),
      .drag(to: 40, duration: .milliseconds(600), curve: .easeInOut),
      .release(velocity: 0),
    ]

    /// Creates the inputs of the default preset, with changes.
    ///
    /// ```swift
    /// LargeTitle.Configuration { $0.textSize = .accessibility1 }
    /// ```
    public init(_ change: (inout Configuration) -> Void = { _ in }) {
      change(&self)
    }
  }

  /// What makes the titles fade.
  public enum FadeMode: Hashable, Sendable {
    /// Passing the switch offset starts a fade, which then runs by itself.
    case timed
    /// Passing the switch offset changes the titles at once.
    case instant
    /// The offset itself: the inline title's alpha is 0 up to one offset and 1 from another on.
    case ramp(from: Double, to: Double)
  }

  /// How the title grows with the overscroll e, in points, when the content is pulled down.
  public enum Stretch: String, Hashable, Sendable, CaseIterable {
    /// It does not.
    case none
    /// 1 + 0.03·e/44, at most 1.1 and at most what fits between the margins.
    case flutter
    /// 1 + e/500, at most 1.1.
    case ionic
  }
}
