// Where the cells of a contact sheet lie.
// Layer: Export. Tests: ContactSheetTests.

import Easing
import Scenes

/// Where the cells of a sheet lie, in points.
struct SheetGrid: Hashable, Sendable {
  /// The width of the sheet.
  let width: Double
  /// Its height.
  let height: Double

  private let columns: Int
  private let cellWidth: Double
  private let cellHeight: Double
  private let top: Double

  /// What is left free around the grid.
  static let margin = FigureStyle.margin
  /// What is left free between cells.
  static let gap = 16.0
  /// The size of the labels, where cells are wide enough for it.
  static let fontSize = 13.0
  /// What the labels below a cell take.
  static let labelHeight = 30.0
  /// How wide a sheet is, unless that would enlarge frames to more than twice their size.
  static let standardWidth = 1280.0
  /// How high a cell is at most, however narrow its frame.
  static let highest = 1_000_000.0
  /// The ratio of width to height that a sheet comes close to.
  static let standardRatio = 1.5

  /// Creates the grid of frames, from `top` down, with as many columns as bring the sheet near the standard
  /// ratio.
  init(_ frames: [Frame], top: Double) {
    let frameWidth = frames.reduce(1) { max($0, $1.width) }
    let frameHeight = frames.reduce(1) { max($0, $1.height) }
    let count = max(frames.count, 1)
    var best: (badness: Double, grid: SheetGrid)?
    for columns in 1...count {
      let grid = SheetGrid(
        columns: columns, rows: (count + columns - 1) / columns, frameWidth, frameHeight,
        top: top)
      let badness = grid.badness(count: count)
      if best.map({ badness < $0.badness }) ?? true { best = (badness, grid) }
    }
    self = best?.grid ?? SheetGrid(columns: 1, rows: 1, frameWidth, frameHeight, top: top)
  }

  private init(
    columns: Int, rows: Int, _ frameWidth: Double, _ frameHeight: Double, top: Double
  ) {
    self.columns = columns
    let room = Self.standardWidth - 2 * Self.margin - Double(columns - 1) * Self.gap
    // Whole points keep borders sharp.
    cellWidth = max((min(room / Double(columns), frameWidth * 2)).floored, 16)
    cellHeight = min(max(-(-frameHeight * (cellWidth / frameWidth)).floored, 16), Self.highest)
    self.top = top
    width =
      2 * Self.margin + Double(columns) * cellWidth + Double(columns - 1) * Self.gap
    height = top + Double(rows) * (cellHeight + Self.labelHeight + Self.gap)
  }

  /// How far the sheet is from the standard ratio, and how much of it is empty.
  private func badness(count: Int) -> Double {
    let ratio = width / height / Self.standardRatio
    let empty = (columns - count % columns) % columns
    return max(ratio, 1 / ratio) * (1 + Double(empty) / Double(count))
  }

  /// Where a frame lies: as large as its cell lets it be, centred.
  func place(of index: Int, _ frame: Frame) -> SceneRectangle {
    let x = Self.margin + Double(index % columns) * (cellWidth + Self.gap)
    let y = top + Double(index / columns) * (cellHeight + Self.labelHeight + Self.gap)
    let scale = min(cellWidth / frame.width, cellHeight / frame.height)
    let (width, height) = (frame.width * scale, frame.height * scale)
    return SceneRectangle(
      x: x + (cellWidth - width) / 2, y: y + (cellHeight - height) / 2, width: width,
      height: height)
  }
}
