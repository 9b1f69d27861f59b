// A contact sheet: frames of a scene side by side.
// Layer: Export. Tests: ContactSheetTests.

import Easing
public import Scenes
public import Timeline

/// Frames of a run in a grid, in the order of reading, each with its time and number.
///
/// A sheet is a frame itself, so every picture format can hold it.
///
/// ```swift
/// let frames = shimmer.sampled(at: .fps60)
/// let cells = ContactSheet.numbers(of: frames.startIndex..<frames.endIndex).map { number in
///   ContactSheet.Cell(number: number, time: frames[number].time,
///     frame: shimmer.frame(showing: frames[number].sample))
/// }
/// let sheet = ContactSheet(title: "shimmer", cells: cells).frame
/// ```
public struct ContactSheet: Hashable, Sendable {
  /// One frame of the run.
  public struct Cell: Hashable, Sendable {
    /// The number of the frame.
    public let number: Int
    /// When it starts.
    public let time: RationalTime
    /// What it looks like.
    public let frame: Frame

    /// Creates a cell.
    ///
    /// - Parameters:
    ///   - number: The number of the frame.
    ///   - time: When it starts.
    ///   - frame: What it looks like.
    public init(number: Int, time: RationalTime, frame: Frame) {
      self.number = number
      self.time = time
      self.frame = frame
    }
  }

  /// The line above the grid.
  public let title: String

  /// A second line above the grid, smaller; an empty one takes no room.
  public let subtitle: String

  /// The cells, from left to right and from top to bottom.
  public let cells: [Cell]

  /// What lies under each frame.
  public let background: SceneColor

  /// The most cells of a sheet.
  public static let greatestCellCount = 64

  /// How many cells a sheet has unless something else is asked for.
  public static let standardCellCount = 12

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: The line above the grid.
  ///   - subtitle: A second line; an empty one takes no room.
  ///   - cells: The cells in their order; those after the first `greatestCellCount` are left out.
  ///   - background: What lies under each frame.
  /// - Precondition: the components of the background are in 0…1.
  public init(
    title: String, subtitle: String = "", cells: [Cell],
    background: SceneColor = SceneColor(hex: 0xFFFFFF)
  ) {
    precondition(background.isValid, "The components of a background must be in 0…1.")
    self.title = title
    self.subtitle = subtitle
    self.cells = Array(cells.prefix(Self.greatestCellCount))
    self.background = background
  }

  /// Evenly spaced frame numbers, the first and the last of a run included.
  ///
  /// Of `count` numbers the one with index i is i / (count − 1) of the way, rounded to the nearest
  /// frame, halves up; one number is the first.
  ///
  /// - Parameters:
  ///   - run: The numbers of the run.
  ///   - count: How many are wanted, in 1…`greatestCellCount`; taken for the nearer end otherwise.
  /// - Returns: The numbers in their order: all of a run that has no more of them.
  public static func numbers(
    of run: Range<Int>, count: Int = standardCellCount
  ) -> [Int] {
    let count = min(max(count, 1), greatestCellCount)
    if run.count <= count { return Array(run) }
    guard count > 1 else { return [run.lowerBound] }
    // Multiplied in 128 bits, since a run may be as long as numbers go.
    let (ways, steps) = (Int128(count - 1), Int128(run.count - 1))
    return (0..<count).map { index in
      run.lowerBound + Int((Int128(index) * steps * 2 + ways) / (ways * 2))
    }
  }
}
