// The logo shimmer: a coloured logo behind a mask that opens across it, again and again.
// Layer: Scenes. Source: an article on a progress view made of a logo. Tests: ShimmerTests.

import Easing
public import Timeline

/// A progress view made of a logo: two copies, of which the upper, coloured one is masked by a
/// rectangle that grows from nothing to the logo's width while it shifts to its place.
///
/// ```swift
/// let shimmer = try Shimmer()
/// for frame in shimmer.sampled(at: .fps60) {
///   draw(logo, from: frame.sample.mask.clippedLeft, to: frame.sample.mask.clippedRight)
/// }
/// ```
public struct Shimmer: Scene, Hashable, Sendable {
  /// The name on the command line.
  public static let name = "shimmer"

  /// One sentence of what the scene models.
  public static let summary = "A logo that fills with colour as a sign of progress."

  /// The inputs, checked.
  public let configuration: Configuration

  /// How long the scene runs.
  ///
  /// Endless if the last presentation repeats for ever and is never dismissed: then the period is
  /// one cycle (two if they reverse, each with its own delay), and starts where the first cycle of
  /// the last presentation does. Otherwise it ends when the last presentation is dismissed, or else
  /// finished.
  public let extent: SceneExtent

  /// When the view is there.
  let presentations: [Presentation]
  /// The cycles of one presentation.
  let clock: Clock

  /// Creates the scene.
  ///
  /// - Throws: `SceneError` with the input, its value and what is valid.
  public init(_ configuration: Configuration = Configuration()) throws(SceneError) {
    try Shimmer.checkInputs(of: configuration)
    self.configuration = configuration
    presentations = try Shimmer.presentations(of: configuration)
    clock = try Clock(configuration)
    extent = try Shimmer.extent(of: presentations, clock)
  }

  /// The state at a time; one who presents or dismisses at exactly that time has done so.
  ///
  /// - Complexity: linear in the number of presentations.
  public func sample(at time: RationalTime) -> Sample {
    guard
      let presentation = presentations.last(where: { $0.start <= time }),
      presentation.isPresented(at: time)
    else { return Sample(mask: mask(atProgress: 0)) }
    let elapsed = time.seconds.nearestDifference(from: presentation.cycleStart.seconds)
    let state = clock.state(at: elapsed)
    return Sample(
      state, mask: mask(atProgress: state.progress),
      backgroundOpacity: configuration.backgroundOpacity)
  }

  /// The mask at a progress, which may be below 0 or above 1.
  public func mask(atProgress progress: Double) -> Mask {
    Mask(
      progress: progress, offsetRatio: configuration.offsetRatio,
      logoWidth: configuration.logoWidth,
      contentWidth: configuration.contentWidth ?? configuration.logoWidth)
  }
}
