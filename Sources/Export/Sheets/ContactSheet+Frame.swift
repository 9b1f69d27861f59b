// What a contact sheet looks like.
// Layer: Export. Tests: ContactSheetTests.

import Easing
public import Scenes
import Timeline

extension ContactSheet {
  /// The sheet as a display list, about 1280 points wide, or less where its frames would be more than
  /// twice as large as they are.
  public var frame: Frame {
    let grid = SheetGrid(cells.map { $0.frame }, headHeight: subtitle.isEmpty ? 40 : 62)
    var elements: [Frame.Element] = [
      .fill(
        .rectangle(SceneRectangle(x: 0, y: 0, width: grid.width, height: grid.height)),
        .color(Self.paper))
    ]
    let room = grid.width - 2 * SheetGrid.margin
    elements.append(
      Self.text(title, x: SheetGrid.margin, y: 44, size: 22, .bold, Self.ink, room: room))
    if !subtitle.isEmpty {
      elements.append(
        Self.text(subtitle, x: SheetGrid.margin, y: 68, size: 13, .regular, Self.gray, room: room))
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
    _ color: SceneColor, _ alignment: Frame.Text.Alignment = .leading, room: Double? = nil
  ) -> Frame.Element {
    .text(
      Frame.Text(
        string, at: Frame.Point(x: x, y: y), size: size, weight: weight, alignment: alignment,
        color: color, room: room))
  }

  private static let paper = SceneColor(hex: 0xF2F2F7)
  private static let line = SceneColor(hex: 0xC6C6C8)
  private static let ink = SceneColor(hex: 0x1C1C1E)
  private static let gray = SceneColor(hex: 0x6C6C70)
}
