// What scrolls under a navigation bar: a list of easing curves.
// Layer: Scenes. Tests: LargeTitleFrameTests.

import Easing

/// A list whose rows show a curve each: a tile with its graph, its name and its numbers.
///
/// The same curves come again and again until the list is as long as it scrolls. Its look is inferred;
/// the sizes of its letters follow the user's.
struct CurveList: Hashable, Sendable {
  /// The width of the screen in points.
  let width: Double
  /// The height of the screen in points.
  let height: Double
  /// The margin on both sides.
  let margin: Double
  /// The upper edge of the list where it is not scrolled.
  let top: Double
  /// How far the list can be scrolled, so that its end is at the bottom of the screen.
  let scrollLength: Double
  /// The height of a line between rows.
  let hairline: Double
  /// The letters of a name.
  let name: TextMetrics

  /// The size of what stands below a name: 15 points below 17.
  private var detailSize: Double { name.size * Self.detailSize / Self.nameSize }
  /// The height of a row: two lines and what surrounds them, at least a tile.
  private var rowHeight: Double {
    name.leading * (1 + Self.detailLeading / Self.nameLeading) + Self.rowPadding
  }
  /// Where the letters begin.
  private var textX: Double { margin + Self.tileSide + Self.tileGap }

  /// How many rows there are: those that the scrolled list has room for.
  private var rowCount: Double {
    max(0, ((scrollLength + height - top) / rowHeight).floored)
  }

  /// The rows that are on the screen with the list scrolled by an offset in points.
  ///
  /// - Complexity: linear in the number of rows that the screen has room for.
  func elements(atOffset offset: Double) -> [Frame.Element] {
    let start = top - offset
    let first = max(0, (-start / rowHeight).floored)
    let end = min(rowCount, ((height - start) / rowHeight).floored + 1)
    guard first < end, end - first <= height / rowHeight + 2 else { return [] }
    return (0..<Int(end - first)).flatMap { index in
      let number = first + Double(index)
      return row(
        at: start + number * rowHeight, Curve.all[Int(number) % Curve.all.count],
        isLast: number + 1 == rowCount)
    }
  }

  private func row(at y: Double, _ curve: Curve, isLast: Bool) -> [Frame.Element] {
    let middle = y + rowHeight / 2
    let tile = Placement(x: margin, y: middle - Self.tileSide / 2)
    let tail = Placement(x: width - margin, y: middle)
    let line = SceneRectangle(
      x: textX, y: y + rowHeight - hairline, width: max(0, width - textX), height: hairline)
    let text = Placement(x: textX, y: middle)
    // The two lines lie around the middle.
    let detailLeading = name.leading * Self.detailLeading / Self.nameLeading
    let top = -(name.leading + detailLeading) / 2
    var elements: [Frame.Element] = [
      .fill(
        tile.roundedRectangle(0, 0, Self.tileSide, Self.tileSide, radius: Self.tileSide / 4),
        tile.gradient(
          from: (0, 0), to: (0, Self.tileSide),
          [SceneColor(hex: curve.top), SceneColor(hex: curve.bottom)])),
      .stroke(graph(of: curve, in: tile), tile.stroke(Self.graphPen), .color(.white)),
      text.text(
        curve.name, 0, top + Self.nameBaseline * name.leading, size: name.size, .semibold,
        color: .black),
      text.text(
        curve.numbers, 0, top + name.leading + Self.detailBaseline * detailLeading,
        size: detailSize,
        color: CurveList.gray),
    ]
    if name.size <= CurveList.largestWithChevron {
      let chevron = tail.lines([(-7, -6), (-1, 0), (-7, 6)])
      elements.append(.stroke(chevron, tail.stroke(2), .color(CurveList.faint)))
    }
    if !isLast, !line.isEmpty {
      elements.append(.fill(.rectangle(line), .color(CurveList.separator)))
    }
    return elements
  }

  /// The curve from the lower left to the upper right of a tile.
  private func graph(of curve: Curve, in tile: Placement) -> Frame.Shape {
    let (origin, side) = (Self.graphInset, Self.tileSide - 2 * Self.graphInset)
    func point(_ x: Double, _ y: Double) -> Frame.Point {
      tile.point(origin + side * x, Self.tileSide - origin - side * y)
    }
    return .path(
      Frame.Path([
        .move(to: point(0, 0)),
        .cubic(
          control1: point(curve.x1, curve.y1), control2: point(curve.x2, curve.y2),
          to: point(1, 1)),
      ]))
  }

  /// The side of a tile: the least that a finger hits for sure, by the platform's guidelines.
  private static let tileSide = 44.0
  /// What is free between a tile and its letters.
  private static let tileGap = 12.0
  /// What is free between a tile's side and its graph: a little over a quarter, for the pen's half.
  private static let graphInset = 11.5
  /// The width of a graph's line, which a tile of this size bears.
  private static let graphPen = 2.6
  /// The size and the line of a name at the user's usual size: the platform's headline.
  private static let (nameSize, nameLeading) = (17.0, 22.0)
  /// The size and the line of what stands below a name: the platform's subheadline.
  private static let (detailSize, detailLeading) = (15.0, 20.0)
  /// How far down its line a name's baseline is, so that both lines look centred.
  private static let nameBaseline = 0.78
  /// How far down its line the baseline of what stands below a name is.
  private static let detailBaseline = 0.76
  /// What a row has above and below its lines, together.
  private static let rowPadding = 22.0
  private static let gray = SceneColor(hex: 0x85858B)
  private static let faint = SceneColor(hex: 0xC4C4C8)
  /// The size of letters beside which there is room for a chevron: the largest that is no
  /// accessibility size.
  private static let largestWithChevron = 23.0
  private static let separator = SceneColor(hex: 0xD8D8DC)
}

extension CurveList {
  /// A curve of the list.
  private struct Curve: Hashable, Sendable {
    let name: String
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double
    /// The colour at the upper edge of its tile.
    let top: UInt32
    /// The colour at the lower edge of its tile.
    let bottom: UInt32

    var numbers: String {
      [x1, y1, x2, y2].map(InputText.number).joined(separator: ", ")
    }

    init(
      _ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ top: UInt32,
      _ bottom: UInt32
    ) {
      self.name = name
      self.x1 = x1
      self.y1 = y1
      self.x2 = x2
      self.y2 = y2
      self.top = top
      self.bottom = bottom
    }

    static let all = [
      Curve("Ease In Out", 0.42, 0, 0.58, 1, 0x5B7CFF, 0x3D5AFE),
      Curve("Ease Out", 0, 0, 0.58, 1, 0x7E6BFF, 0x6246EA),
      Curve("Ease In", 0.42, 0, 1, 1, 0xB07BFF, 0x8A4DFF),
      Curve("Ease", 0.25, 0.1, 0.25, 1, 0xF57BD0, 0xD946A8),
      Curve("Linear", 0, 0, 1, 1, 0xFF7FA3, 0xFF4F7B),
      Curve("Sine", 0.37, 0, 0.63, 1, 0xFFA08A, 0xFF6B57),
      Curve("Cubic", 0.65, 0, 0.35, 1, 0xFFC06B, 0xFF9A2E),
      Curve("Quintic", 0.83, 0, 0.17, 1, 0xFFD85E, 0xF5B301),
      Curve("Exponential", 0.87, 0, 0.13, 1, 0x9ADF74, 0x56B93C),
      Curve("Circular", 0.85, 0, 0.15, 1, 0x66DBAE, 0x23B27F),
      Curve("Overshoot", 0.34, 1.4, 0.64, 1, 0x5FD5D8, 0x1BA5AF),
      Curve("Standard", 0.4, 0, 0.2, 1, 0x70C4FF, 0x2F95F0),
    ]
  }
}
