// Where a large title is at one offset.
// Layer: Scenes. Source: articles on navigation bars; derived below. Tests: LargeTitleLayoutTests.

extension LargeTitle {
  /// The lengths that a layout follows from, in points.
  public struct Geometry: Hashable, Sendable {
    /// The height of the status bar.
    public let statusHeight: Double
    /// The height of the bar's row of buttons.
    public let rowHeight: Double
    /// What the large title adds to the bar.
    public let extensionHeight: Double
    /// How far the baseline is above the bottom of the expanded bar.
    public let baselineInset: Double
    /// The height of the title's line.
    public let lineHeight: Double
    /// How far the bottom of the line is above the bottom of the expanded bar.
    public let bottomGap: Double
    /// The offset above which the inline title shows.
    public let switchOffset: Double
    /// The margin on both sides of the title.
    public let margin: Double
    /// The height of the hairline below the bar.
    public let hairlineHeight: Double
    /// How the title grows with the overscroll.
    public let stretch: Stretch
    /// The largest scale of the title that fits between the margins, not below 1.
    public let greatestScale: Double

    /// Fills in what follows from other inputs.
    init(_ inputs: Configuration) {
      let margin =
        inputs.margin
        ?? (inputs.screenWidth >= Geometry.wideScreen ? Geometry.wideMargin : Geometry.margin)
      statusHeight = inputs.statusHeight
      rowHeight = inputs.rowHeight
      lineHeight = inputs.lineHeight ?? inputs.textSize.largeTitle.leading
      extensionHeight = inputs.extensionHeight ?? lineHeight + Geometry.lineSurroundings
      baselineInset = inputs.baselineInset
      bottomGap = inputs.bottomGap
      switchOffset = inputs.switchOffset ?? max(0, extensionHeight - inputs.baselineInset)
      self.margin = margin
      hairlineHeight = inputs.hairlineWidth ?? 1 / Double(max(inputs.scale, 1))
      stretch = inputs.stretch
      greatestScale = max(1, (inputs.screenWidth - 2 * margin) / inputs.titleWidth)
    }

    /// What the extension has beside the title's line: 52 points around a line of 41.
    static let lineSurroundings = 11.0

    /// The width of the narrowest screen with wide margins: that of the "Plus" phones.
    private static let wideScreen = 414.0
    /// The margin on a wide screen.
    private static let wideMargin = 20.0
    /// The margin on all others.
    private static let margin = 16.0
  }

  /// Where the bar and the large title are at one offset; lengths in points, from the top of the
  /// screen downwards.
  public struct Layout: Hashable, Sendable {
    /// The height of the bar below the status bar.
    public let barHeight: Double
    /// How much of the extension is out: 1 expanded, 0 collapsed.
    public let exposure: Double
    /// The bottom of the large title, which moves with the content, under the row and on.
    public let titleBottom: Double
    /// The baseline of the large title.
    public let baseline: Double
    /// How much of the title's line is below the row, 0…1; what is above it is not drawn.
    public let visibleLine: Double
    /// The scale of the title about its margin and baseline.
    public let titleScale: Double
    /// Where the hairline is: the bottom of the bar.
    public let hairlineTop: Double
  }
}

extension LargeTitle.Geometry {
  /// The layout at an offset in points: 0 expanded, above 0 scrolled on, below 0 pulled down.
  ///
  /// Without a large title none of it is out or visible, however far the content is pulled, and its
  /// scale is 1; the bar still grows.
  ///
  /// - Domain: every finite offset.
  /// - Accuracy: each length is a sum of a few inputs and the offset, rounded at each step; shares
  ///   and the scale are quotients of such sums.
  public func layout(atOffset offset: Double) -> LargeTitle.Layout {
    let clip = statusHeight + rowHeight
    let rest = extensionHeight - offset
    let bar = rowHeight + max(0, rest)
    let bottom = clip + rest
    let lineBottom = bottom - bottomGap
    let visible = lineBottom - max(lineBottom - lineHeight, clip)
    let hasTitle = extensionHeight > 0
    return LargeTitle.Layout(
      barHeight: bar,
      exposure: hasTitle ? clamped(rest / extensionHeight) : 0,
      titleBottom: bottom,
      baseline: bottom - baselineInset,
      visibleLine: hasTitle ? clamped(visible / lineHeight) : 0,
      titleScale: hasTitle ? scale(atOverscroll: max(0, -offset)) : 1,
      hairlineTop: statusHeight + bar)
  }

  private func scale(atOverscroll overscroll: Double) -> Double {
    switch stretch {
    case .none: 1
    case .flutter:
      min(
        1 + LargeTitle.Stretch.flutterGrowth * overscroll / LargeTitle.Stretch.flutterDistance,
        LargeTitle.Stretch.greatestScale, greatestScale)
    case .ionic:
      min(1 + overscroll / LargeTitle.Stretch.ionicDistance, LargeTitle.Stretch.greatestScale)
    }
  }

  private func clamped(_ share: Double) -> Double {
    min(max(share, 0), 1)
  }
}

extension LargeTitle.Stretch {
  /// By how much Flutter's title grows over `flutterDistance`, in parts of its size.
  fileprivate static let flutterGrowth = 0.03
  /// The overscroll over which Flutter's title grows by `flutterGrowth`: the height of a row.
  fileprivate static let flutterDistance = 44.0
  /// The overscroll at which Ionic's title would be twice its size.
  fileprivate static let ionicDistance = 500.0
  /// The scale beyond which no title grows.
  fileprivate static let greatestScale = 1.1
}
