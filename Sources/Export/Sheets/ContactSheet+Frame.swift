// What a contact sheet looks like.
// Layer: Export. Tests: ContactSheetTests.

import Easing
public import Scenes
import Timeline

extension ContactSheet {
  /// The sheet as a display list, about `standardWidth` points wide.
  public var frame: Frame {
    let grid = SheetGrid(cells.map { $0.frame }, headHeight: subtitle.isEmpty ? 40 : 62)
    var elements: [Frame.Element] = [
      .fill(
        .rectangle(SceneRectangle(x: 0, y: 0, width: grid.width, height: grid.height)),
        .color(Self.paper))
    ]
    elements.append(Self.text(title, x: SheetGrid.margin, y: 44, size: 22, .bold, Self.ink))
    if !subtitle.isEmpty {
      elements.append(
        Self.text(subtitle, x: SheetGrid.margin, y: 68, size: 13, .regular, Self.gray))
    }
    for (index, cell) in cells.enumerated() {
      elements += self.elements(of: cell, in: grid.place(of: index, cell.frame))
    }
    return Frame(width: grid.width, height: grid.height, elements: elements)
  }

  /// A cell: its frame on the background, a thin border, and the two labels below it.
  private func elements(of cell: Cell, in place: SceneRectangle) -> [Frame.Element] {
    let bounds = cell.frame.bounds
    let scale = place.width / bounds.width
    let fontSize = min(SheetGrid.fontSize, place.width / 10)
    let border = SceneRectangle(
      x: place.x - 0.5, y: place.y - 0.5, width: place.width + 1, height: place.height + 1)
    let baseline = place.bottom + 10 + fontSize
    return [
      .fill(.rectangle(place), .color(background)),
      .group(
        Frame.Group(
          transform: Frame.Transform(a: scale, b: 0, c: 0, d: scale, tx: place.x, ty: place.y),
          mask: Frame.Mask(.rectangle(bounds)), cell.frame.elements)),
      .stroke(.rectangle(border), Frame.Stroke(width: 1, ends: .butt), .color(Self.line)),
      Self.text(
        "\(NumberFormat.fixed(3).text(of: cell.time.doubleValue)) s", x: place.x, y: baseline,
        size: fontSize, .semibold, Self.ink),
      Self.text(
        "#\(cell.number)", x: place.right, y: baseline, size: fontSize, .regular, Self.gray,
        .trailing),
    ]
  }

  private static func text(
    _ string: String, x: Double, y: Double, size: Double, _ weight: Frame.Text.Weight,
    _ color: SceneColor, _ alignment: Frame.Text.Alignment = .leading
  ) -> Frame.Element {
    .text(
      Frame.Text(
        string, at: Frame.Point(x: x, y: y), size: size, weight: weight, alignment: alignment,
        color: color))
  }

  private static let paper = SceneColor(hex: 0xF2F2F7)
  private static let line = SceneColor(hex: 0xC6C6C8)
  private static let ink = SceneColor(hex: 0x1C1C1E)
  private static let gray = SceneColor(hex: 0x6C6C70)
}

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
  static let margin = 24.0
  /// What is left free between cells.
  static let gap = 16.0
  /// The size of the labels, where cells are wide enough for it.
  static let fontSize = 13.0
  /// What the labels below a cell take.
  static let labelHeight = 30.0
  /// How wide a sheet is, unless that would enlarge frames to more than twice their size.
  static let standardWidth = 1280.0
  /// How high a cell is at most, however narrow its frame.
  static let greatest = 1_000_000.0
  /// The ratio of width to height that a sheet comes close to.
  static let standardRatio = 1.5

  /// Creates the grid of frames, with as many columns as bring the sheet near the standard ratio.
  init(_ frames: [Frame], headHeight: Double) {
    let frameWidth = frames.reduce(1) { max($0, $1.width) }
    let frameHeight = frames.reduce(1) { max($0, $1.height) }
    let count = max(frames.count, 1)
    var best: (badness: Double, grid: SheetGrid)?
    for columns in 1...count {
      let grid = SheetGrid(
        columns: columns, rows: (count + columns - 1) / columns, frameWidth, frameHeight,
        headHeight)
      let badness = grid.badness(count: count)
      if best.map({ badness < $0.badness }) ?? true { best = (badness, grid) }
    }
    self = best?.grid ?? SheetGrid(columns: 1, rows: 1, frameWidth, frameHeight, headHeight)
  }

  private init(
    columns: Int, rows: Int, _ frameWidth: Double, _ frameHeight: Double, _ headHeight: Double
  ) {
    self.columns = columns
    let room = Self.standardWidth - 2 * Self.margin - Double(columns - 1) * Self.gap
    // Whole points keep borders sharp.
    cellWidth = max((min(room / Double(columns), frameWidth * 2)).floored, 16)
    cellHeight = min(max(-(-frameHeight * (cellWidth / frameWidth)).floored, 16), Self.greatest)
    top = Self.margin + headHeight
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
