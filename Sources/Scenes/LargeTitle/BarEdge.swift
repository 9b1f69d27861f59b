// How a bar looks at the edge of the content, and how it leaves that look.
// Layer: Scenes. Source: articles on bar appearances; Human Interface Guidelines, "Navigation bars".
// Tests: BarEdgeTests.

/// The two appearances of a bar, and the offsets between which one turns into the other.
///
/// P is 1 at the scroll edge, where the edge appearance shows, and 0 where the standard one does.
/// It never rises with the offset.
public struct BarEdge: Hashable, Sendable {
  /// What takes P from 1 to 0.
  public enum Mode: Hashable, Sendable {
    /// Nothing: the bar has its standard appearance everywhere.
    case none
    /// The collapse of the large title, as in iOS 13 and 14.
    case overCollapse
    /// A distance in points after the collapse, as from iOS 15 on.
    case afterCollapse(distance: Double)
  }

  /// What takes P from 1 to 0.
  public let mode: Mode
  /// The height in points over which the large title collapses; 0 without one.
  public let extensionHeight: Double
  /// The alpha of the edge appearance's background; 0 if it draws none.
  public let backgroundAlpha: Double
  /// The colour of the standard appearance's hairline.
  public let standardHairline: SceneColor
  /// The colour of the edge appearance's hairline.
  public let edgeHairline: SceneColor

  /// What a bar draws at one offset.
  public struct State: Hashable, Sendable {
    /// P: how much of the edge appearance shows.
    public let progress: Double
    /// The alpha of the standard appearance's background.
    public let standardBackgroundAlpha: Double
    /// The alpha of the edge appearance's background.
    public let edgeBackgroundAlpha: Double
    /// The colour of the hairline.
    public let hairline: SceneColor
  }
}

extension BarEdge {
  /// P at an offset in points.
  ///
  /// - Range: 0…1; falls or stays as the offset rises. NaN gives NaN.
  /// - Exact: at both ends. Over no distance it jumps: 1 up to the offset, 0 beyond.
  public func progress(atOffset offset: Double) -> Double {
    switch mode {
    case .none: 0
    case .overCollapse: BarEdge.fall(at: offset, over: extensionHeight)
    case .afterCollapse(let distance): BarEdge.fall(at: offset - extensionHeight, over: distance)
    }
  }

  private static func fall(at offset: Double, over distance: Double) -> Double {
    if offset <= 0 { return 1 }
    return offset >= distance ? 0 : 1 - offset / distance
  }

  /// What the bar draws at an offset in points.
  ///
  /// The standard background lies under the edge appearance's and shows in full where that one
  /// draws; the hairlines mix as premultiplied colours.
  public func state(atOffset offset: Double) -> State {
    let progress = progress(atOffset: offset)
    return State(
      progress: progress,
      standardBackgroundAlpha: backgroundAlpha > 0 ? 1 : 1 - progress,
      edgeBackgroundAlpha: progress * backgroundAlpha,
      hairline: standardHairline.mixed(with: edgeHairline, by: progress))
  }
}

extension SceneColor {
  /// The colour on the straight line to another, of premultiplied components.
  ///
  /// - Range: 0…1 for valid colours and shares in 0…1. A share without alpha adds no colour;
  ///   a mixture without any is black.
  /// - Exact: at both ends.
  fileprivate func mixed(with other: SceneColor, by share: Double) -> SceneColor {
    // (c·a)/a need not be c, so the ends are no quotients.
    if share == 0 { return self }
    if share == 1 { return other }
    let (own, others) = (alpha * (1 - share), other.alpha * share)
    let sum = own + others
    func mix(_ component: Double, _ otherComponent: Double) -> Double {
      sum > 0 ? (component * own + otherComponent * others) / sum : 0
    }
    return SceneColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: sum)
  }
}
