// What a contact sheet looks like.
// Layer: Export. Tests: ContactSheetTests.

import Easing
public import Scenes
import Timeline

extension ContactSheet {
  /// The sheet as a display list, about 1280 points wide, or less where its frames would be more than
  /// twice as large as they are.
  public var frame: Frame {
    let grid = SheetGrid(
      cells.map { $0.frame },
      top: FigureStyle.headBottom(hasSubtitle: !subtitle.isEmpty) + Self.headGap)
    let page = SceneRectangle(x: 0, y: 0, width: grid.width, height: grid.height)
    var elements: [Frame.Element] = [.fill(.rectangle(page), .color(Self.paper))]
    elements += FigureStyle.head(title: title, subtitle: subtitle, width: grid.width)
    for (index, cell) in cells.enumerated() {
      elements += self.elements(of: cell, in: grid.place(of: index, cell.frame))
    }
    return Frame(width: grid.width, height: grid.height, elements: elements)
  }

  /// A cell: its frame on the background, a thin border, and the two labels below it.
  private func elements(of cell: Cell, in place: SceneRectangle) -> [Frame.Element] {
    let bounds = cell.frame.bounds
    let scale = place.width / bounds.width
    let fontSize = min(SheetGrid.fontSize, place.width / Self.leastSizesAcross)
    let border = place.extended(by: Self.borderWidth / 2)
    let baseline = place.bottom + Self.labelGap + fontSize
    return [
      .fill(.rectangle(place), .color(background)),
      .group(
        Frame.Group(
          transform: Frame.Transform(a: scale, b: 0, c: 0, d: scale, tx: place.x, ty: place.y),
          mask: Frame.Mask(.rectangle(bounds)), cell.frame.elements)),
      .stroke(
        .rectangle(border), Frame.Stroke(width: Self.borderWidth, ends: .butt), .color(Self.line)),
      FigureStyle.text(
        "\(NumberFormat.fixed(3).text(of: cell.time.doubleValue)) s", x: place.x, y: baseline,
        size: fontSize, .semibold),
      FigureStyle.text(
        "#\(cell.number)", x: place.right, y: baseline, size: fontSize, color: FigureStyle.gray,
        .trailing),
    ]
  }

  private static let paper = SceneColor(hex: 0xF2F2F7)
  private static let line = SceneColor(hex: 0xC6C6C8)
  /// The width of the lines around cells.
  private static let borderWidth = 1.0
  /// What is free above the first cells, whose border is outside them.
  private static let headGap = 2.0
  /// How far below a cell the upper edge of its labels is.
  private static let labelGap = 10.0
  /// How many times its font's size a cell is wide at least, so that both labels stay apart.
  private static let leastSizesAcross = 10.0
}
