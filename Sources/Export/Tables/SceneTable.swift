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
  public struct Column: Sendable {
    /// The name in the first line of the table: `mask_width_pt`.
    public let heading: String

    /// The name without the unit: `mask_width`.
    public let name: String

    /// The unit of its numbers, or `nil`.
    public let unit: String?

    /// One sentence of what it is.
    public let summary: String

    /// Takes the cell out of a frame of the scene.
    fileprivate let cell: @Sendable (FrameSequence.Frame, Source.Sample) -> CellValue
  }

  /// Creates the table with all columns of the scene.
  public init(_ scene: Source) {
    var columns: [Column] = [.frame, .time]
    for column in scene.columns { columns.append(Column(column)) }
    self.init(scene, columns: columns)
  }

  /// Creates the table with some of the columns.
  public init(_ scene: Source, columns: [Column]) {
    self.scene = scene
    self.columns = columns
  }

  /// Writes a row for each frame, in order, as it is computed.
  ///
  /// - Parameters:
  ///   - frames: The frames that have a row.
  ///   - format: How rows become bytes.
  ///   - numbers: How numbers become text.
  ///   - beforeRow: Called before each row is computed; what it throws ends the table.
  ///   - write: Takes the next bytes of the table; what it throws ends the table.
  /// - Throws: What the closures throw.
  /// - Complexity: O(frames × columns) in time, O(columns) in memory.
  public func write<Failure: Error>(
    _ frames: FrameSequence, format: any TableEncoder, numbers: NumberFormat = .shortest,
    beforeRow: (() throws(Failure) -> Void)? = nil,
    write: @escaping ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = TableWriter(
      headings: columns.map { $0.heading }, format: format, numbers: numbers, write: write)
    var takeCells: [@Sendable (FrameSequence.Frame, Source.Sample) -> CellValue] = []
    for column in columns { takeCells.append(column.cell) }
    var cells: [CellValue] = []
    cells.reserveCapacity(takeCells.count)
    for number in frames.numbers {
      try beforeRow?()
      let frame = frames[number]
      let sample = scene.sample(at: frame.time)
      cells.removeAll(keepingCapacity: true)
      for takeCell in takeCells { cells.append(takeCell(frame, sample)) }
      try writer.append(cells)
    }
    try writer.finish()
  }
}

extension SceneTable.Column {
  /// The number of the frame.
  public static var frame: Self {
    Self(
      heading: "frame", name: "frame", unit: nil, summary: "The number of the frame."
    ) { frame, _ in .integer(frame.number) }
  }

  /// When the frame starts.
  public static var time: Self {
    Self(
      heading: "time_s", name: "time", unit: "s",
      summary: "When the frame starts: the double nearest to the exact time."
    ) { frame, _ in .number(frame.time.doubleValue) }
  }

  /// The column with its cells changed.
  func replacingCell(_ change: @escaping @Sendable (CellValue) -> CellValue) -> Self {
    let cell = cell
    return Self(heading: heading, name: name, unit: unit, summary: summary) { frame, sample in
      change(cell(frame, sample))
    }
  }

  /// A quantity of the scene.
  public init(_ column: SceneColumn<Source.Sample>) {
    let value = column.value
    self.init(
      heading: column.heading, name: column.name, unit: column.unit, summary: column.summary
    ) { _, sample in value(sample) }
  }
}
