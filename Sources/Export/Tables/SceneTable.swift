// A scene as a table: a row a frame.
// Layer: Export. Tests: SceneTableTests.

public import Easing
public import Scenes
public import Timeline

/// The columns of a scene, the frame and its time first.
public struct SceneTable<Source: Scene>: Sendable {
  /// What is sampled.
  public let scene: Source

  /// The columns, in their order.
  public let columns: [Column]

  /// One column of the table.
  public enum Column: Sendable {
    /// The number of the frame.
    case frame
    /// The time at which the frame starts, in seconds: the double nearest to the exact time.
    case time
    /// A quantity of the scene.
    case scene(SceneColumn<Source.Sample>)

    /// The name in the first line of the table: `mask_width_pt`.
    public var heading: String {
      switch self {
      case .frame: "frame"
      case .time: "time_s"
      case .scene(let column): column.heading
      }
    }

    /// One sentence of what it is.
    public var summary: String {
      switch self {
      case .frame: "The number of the frame."
      case .time: "When the frame starts: the double nearest to the exact time."
      case .scene(let column): column.summary
      }
    }

    /// The name without the unit: `mask_width`.
    public var name: String {
      switch self {
      case .frame: "frame"
      case .time: "time"
      case .scene(let column): column.name
      }
    }
  }

  /// Creates the table with all columns of the scene.
  public init(_ scene: Source) {
    self.scene = scene
    columns = [.frame, .time] + scene.columns.map(Column.scene)
  }

  /// Creates the table with some of the columns.
  public init(_ scene: Source, columns: [Column]) {
    self.scene = scene
    self.columns = columns
  }

  /// Writes a row for each frame, in order, as it is computed.
  ///
  /// - Throws: What `write` throws.
  /// - Complexity: O(frames × columns) in time, O(columns) in memory.
  public func write<Failure: Error>(
    _ frames: FrameSequence, format: any TableEncoder, numbers: NumberFormat = .shortest,
    write: @escaping ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = TableWriter(
      headings: columns.map(\.heading), format: format, numbers: numbers, write: write)
    var cells: [CellValue] = []
    cells.reserveCapacity(columns.count)
    for frame in frames {
      let sample = scene.sample(at: frame.time)
      cells.removeAll(keepingCapacity: true)
      for column in columns {
        switch column {
        case .frame: cells.append(.integer(frame.number))
        case .time: cells.append(.number(frame.time.doubleValue))
        case .scene(let column): cells.append(column.value(sample))
        }
      }
      try writer.append(cells)
    }
    try writer.finish()
  }
}
