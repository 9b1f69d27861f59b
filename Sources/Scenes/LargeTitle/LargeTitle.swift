// A navigation bar whose large title collapses as the content scrolls.
// Layer: Scenes. Source: articles on navigation bars and bar appearances; Human Interface
//   Guidelines. Tests: LargeTitleTests, LargeTitleLawTests, SceneLawTests.

import Easing
public import Timeline

/// A navigation bar whose large title collapses into the row as the content scrolls.
///
/// It runs in two ways: over time, as a gesture scrolls the content, and over the offset alone.
///
/// ```swift
/// let scene = try LargeTitle()
/// scene.sample(at: .milliseconds(300)).layout.barHeight  // 44
/// scene.state(atOffset: 26).layout.barHeight  // 70
/// ```
public struct LargeTitle: Scene, Hashable, Sendable {
  /// The name on the command line.
  public static let name = "large-title"

  /// One sentence of what the scene models.
  public static let summary = "A navigation bar whose large title collapses under a gesture."

  /// The inputs, checked.
  public let configuration: Configuration
  /// The lengths that the layout follows from.
  public let geometry: Geometry
  /// The bar's appearances.
  public let edge: BarEdge
  /// The scroll under the gesture.
  public let motion: ScrollMotion

  /// How long the scene runs: until nothing moves and no title fades.
  public let extent: SceneExtent

  /// Which title shows.
  let handover: TitleHandover

  /// Creates the scene.
  ///
  /// - Throws: `SceneError` with the input, its value and what is valid.
  public init(_ configuration: Configuration = Configuration()) throws(SceneError) {
    try LargeTitle.checkInputs(of: configuration)
    let geometry = Geometry(configuration)
    try LargeTitle.check(geometry)
    self.configuration = configuration
    self.geometry = geometry
    edge = BarEdge(
      mode: configuration.edgeMode, extensionHeight: geometry.extensionHeight,
      backgroundAlpha: configuration.edgeBackgroundAlpha,
      standardHairline: configuration.hairline, edgeHairline: configuration.edgeHairline)
    do throws(TimelineError) {
      motion = try ScrollMotion(
        try GestureScript(configuration.gesture),
        physics: try ScrollPhysics(configuration, geometry))
    } catch {
      throw SceneError(gesture: GestureScript.notation(of: configuration.gesture), error)
    }
    do throws(TimelineError) {
      handover = try TitleHandover(configuration, geometry, motion)
    } catch {
      throw .invalid(
        input: "title-fade", value: configuration.titleFade.notation,
        accepted: "a time with a denominator of at most 10^9")
    }
    extent = .finite(end: max(motion.end, handover.end))
  }

  /// The state at a time; a title whose switch offset is passed at that time starts to fade then.
  ///
  /// - Complexity: logarithmic in the number of steps of the gesture.
  public func sample(at time: RationalTime) -> Sample {
    let scroll = motion.state(at: time)
    return Sample(
      scroll: scroll, layout: geometry.layout(atOffset: scroll.offset),
      edge: edge.state(atOffset: scroll.offset),
      inlineAlpha: handover.inlineAlpha(at: time, offset: scroll.offset))
  }

  /// The state of a scroll that rests at an offset in points, with no fade under way.
  ///
  /// - Parameter offset: 0 expanded, above 0 scrolled on, below 0 pulled down; finite.
  /// - Returns: What `sample(at:)` gives where the scroll has long rested there; a ramp follows the
  ///   offset, and every other hand-over is past.
  public func state(atOffset offset: Double) -> Sample {
    Sample(
      scroll: ScrollState(offset: offset, velocity: 0, phase: .idle),
      layout: geometry.layout(atOffset: offset), edge: edge.state(atOffset: offset),
      inlineAlpha: handover.inlineAlpha(atOffset: offset))
  }
}

extension LargeTitle {
  /// Checks what depends on more than one input.
  private static func check(_ geometry: Geometry) throws(SceneError) {
    guard geometry.extensionHeight == 0 || geometry.switchOffset <= geometry.extensionHeight else {
      throw .invalid(
        input: "switch-offset", value: InputText.number(geometry.switchOffset),
        accepted: "a number from 0 to the extension height, "
          + InputText.number(geometry.extensionHeight))
    }
  }
}

extension LargeTitle {
  /// What a navigation bar is at one time or offset.
  public struct Sample: Hashable, Sendable {
    /// The offset, and what moves it.
    public let scroll: ScrollState
    /// Where the bar and the large title are.
    public let layout: Layout
    /// What the bar's appearances draw.
    public let edge: BarEdge.State
    /// The alpha of the inline title.
    public let inlineAlpha: Double
    /// The alpha of the large title: what the inline title leaves of 1.
    public var largeAlpha: Double { 1 - inlineAlpha }
  }
}

extension ScrollPhysics {
  /// The laws of a scroll under a large title.
  fileprivate init(
    _ inputs: LargeTitle.Configuration, _ geometry: LargeTitle.Geometry
  ) throws(TimelineError) {
    try self.init(
      length: inputs.scrollLength,
      band: RubberBand(
        coefficient: inputs.rubberCoefficient,
        dimension: inputs.rubberDimension ?? inputs.screenHeight),
      decelerationRate: inputs.deceleration,
      settlingDistance: 0.5 / Double(inputs.scale),
      snap: inputs.reducesMotion ? .none : inputs.snap,
      snapOffset: geometry.extensionHeight)
  }
}
