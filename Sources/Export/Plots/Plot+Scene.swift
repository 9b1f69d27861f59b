// The plot of a scene.
// Layer: Export. Tests: PlotTests.

public import Scenes
public import Timeline

extension Plot {
  /// Creates the plot of a scene's columns.
  ///
  /// Columns of words are left out, and what happens from the first frame to the last one is marked.
  ///
  /// - Parameters:
  ///   - scene: What is sampled.
  ///   - frames: The frames that are sampled; their number should be within
  ///     `greatestFrameCount`, since all values are in memory at once.
  ///   - names: The names of the columns without units, in the order of the plot; `nil` for all. One
  ///     that the scene does not have is left out.
  ///   - title: The line above the panels.
  ///   - subtitle: A second line; an empty one takes no room.
  ///   - beforeFrame: Called before each frame is sampled; what it throws ends the work.
  /// - Throws: What `beforeFrame` throws.
  public init<Source: Scene, Failure: Error>(
    of scene: Source, frames: FrameSequence, columns names: [String]? = nil, title: String,
    subtitle: String = "", beforeFrame: () throws(Failure) -> Void
  ) throws(Failure) {
    let columns =
      names.map { $0.compactMap { name in scene.columns.first { $0.name == name } } }
      ?? scene.columns
    var cells = columns.map { _ in [CellValue]() }
    var times: [Double] = []
    for frame in frames {
      try beforeFrame()
      let sample = scene.sample(at: frame.time)
      times.append(frame.time.doubleValue)
      for index in columns.indices { cells[index].append(columns[index].value(sample)) }
    }
    let curves = zip(columns, cells).compactMap { column, cells in
      Curve(column.name, unit: column.unit, cells: cells)
    }
    var events: [SceneEvent] = []
    if let first = frames.first, let last = frames.last {
      events = scene.events(within: first.time...last.time)
    }
    self.init(
      title: title, subtitle: subtitle, times: times, curves: curves,
      events: events.map { Event(at: $0.time.doubleValue, $0.label) })
  }

  /// Creates the plot of a scene's columns, as the other initializer does, in one go.
  ///
  /// - Parameters:
  ///   - scene: What is sampled.
  ///   - frames: The frames that are sampled, as many as `greatestFrameCount`.
  ///   - names: The names of the columns without units, in the order of the plot; `nil` for all.
  ///   - title: The line above the panels.
  ///   - subtitle: A second line; an empty one takes no room.
  public init<Source: Scene>(
    of scene: Source, frames: FrameSequence, columns names: [String]? = nil, title: String,
    subtitle: String = ""
  ) {
    self.init(
      of: scene, frames: frames, columns: names, title: title, subtitle: subtitle,
      beforeFrame: { () throws(Never) in })
  }

  /// The most frames that a plot is meant for.
  public static let greatestFrameCount = 100_000
}
