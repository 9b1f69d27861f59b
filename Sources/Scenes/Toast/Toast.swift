// The toast: a message that appears at once and fades away.
// Layer: Scenes. Source: an article on a toast made of a view animation. Tests: ToastTests.

public import Timeline

/// A short message over the screen that appears at once, fades out, and is removed.
///
/// Each show makes an instance of its own; a later one lies above an earlier one.
///
/// ```swift
/// let toast = try Toast()
/// for frame in toast.sampled(at: .fps60) {
///   for instance in frame.sample.instances where instance.isVisible {
///     draw(instance.layout.frame, alpha: instance.alpha)
///   }
/// }
/// ```
public struct Toast: Scene, Hashable, Sendable {
  /// The name on the command line.
  public static let name = "toast"

  /// One sentence of what the scene models.
  public static let summary = "A message that appears at once and fades away."

  /// The inputs, checked.
  public let configuration: Configuration

  /// Where the toast and its parts are.
  public let layout: Layout

  /// From 0 to the last removal; an instance that is never removed counts to its last change.
  public let extent: SceneExtent

  /// The life of each instance, from the lowest to the topmost.
  let lives: [Life]

  /// What lies under the instances.
  let screen: [Frame.Element]
  /// What each instance looks like at its full opacity.
  let body: [Frame.Element]

  /// Creates the scene.
  ///
  /// - Throws: `SceneError` with the input, its value and what is valid.
  public init(_ configuration: Configuration = Configuration()) throws(SceneError) {
    try Toast.checkInputs(of: configuration)
    try Toast.checkEvents(of: configuration)
    self.configuration = configuration
    layout = try Layout(configuration)
    lives = try Toast.lives(of: configuration)
    screen =
      PhotoScreen(width: configuration.screenWidth, height: configuration.screenHeight).elements
    body = Toast.body(configuration, layout)
    extent = .finite(end: lives.map { $0.end }.max() ?? .zero)
  }

  /// The state at a time; one who shows, dismisses or removes at exactly that time has done so.
  ///
  /// - Complexity: linear in the number of shows.
  public func sample(at time: RationalTime) -> Sample {
    Sample(instances: lives.map { $0.instance(at: time, layout: layout) })
  }

  /// When the instance of a show is removed, by its place in the list of shows, from 1.
  ///
  /// - Returns: `nil` if it is never removed, or there is no such show.
  public func removal(ofShow number: Int) -> RationalTime? {
    lives.first { $0.number == number }?.removal
  }
}
