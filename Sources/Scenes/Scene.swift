// What every ready-made scene is.
// Layer: Scenes. Tests: SceneLawTests.

public import Timeline

/// A ready-made scene: validated inputs and a pure state function.
///
/// Laws: `sample(at:)` depends on nothing but the scene and the time; it never traps for a time
/// within ±10⁹ seconds; a preset's configuration is always valid; the times of `extent` are within
/// the limits of `RationalTime`, and from its end on a finite scene does not change; the events within
/// a range are, up to their greatest number, those of any wider range that are within it.
public protocol Scene: Sendable {
  /// The inputs, each with its default; free to be wrong until a scene is made of them.
  associatedtype Configuration: Sendable

  /// What the scene is at one time.
  associatedtype Sample: Sendable

  /// The name on the command line, in kebab case.
  static var name: String { get }

  /// One sentence of what it models.
  static var summary: String { get }

  /// The ready-made configurations; the first is the default.
  static var presets: [ScenePreset<Configuration>] { get }

  /// The inputs by name, in the order of help and list.
  static var inputs: [SceneInput<Configuration>] { get }

  /// Checks the inputs.
  ///
  /// - Throws: `SceneError` with the input, its value and what is valid.
  init(_ configuration: Configuration) throws(SceneError)

  /// How long the scene runs.
  var extent: SceneExtent { get }

  /// What a table of the scene shows, after the frame and its time.
  var columns: [SceneColumn<Sample>] { get }

  /// The state at a time; an event at exactly that time is in force.
  func sample(at time: RationalTime) -> Sample

  /// What happens within a range of time, in order: the marks on the axis of a plot.
  ///
  /// - Returns: at most `SceneEvent.greatestCount` events, the first ones.
  func events(within range: ClosedRange<RationalTime>) -> [SceneEvent]

  /// What a sample of this scene looks like.
  ///
  /// The size of the frame is the same for all samples of a scene.
  func frame(showing sample: Sample) -> Frame
}

extension Scene {
  /// No events: those of a scene that tells of none.
  public func events(within range: ClosedRange<RationalTime>) -> [SceneEvent] { [] }

  /// What the scene looks like at a time.
  public func frame(at time: RationalTime) -> Frame {
    frame(showing: sample(at: time))
  }
}
