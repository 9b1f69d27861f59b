// How figures look: what plots and contact sheets share.
// Layer: Export. Tests: PlotTests, ContactSheetTests.

import Scenes

/// The colours, the head and the lines of text of a figure; lengths in points.
enum FigureStyle {
  static let ink = SceneColor(hex: 0x1C1C1E)
  static let gray = SceneColor(hex: 0x6C6C70)

  /// What is free around a figure.
  static let margin = 24.0
  /// The size of names.
  static let fontSize = 12.0
  /// The size of what says more about them.
  static let smallFontSize = 11.0

  private static let titleSize = 22.0
  private static let titleBaseline = 44.0
  private static let subtitleSize = 13.0
  private static let subtitleBaseline = 68.0

  /// Where a head ends: below the last baseline there is room for what hangs from it, and some more.
  static func headBottom(hasSubtitle: Bool) -> Double {
    hasSubtitle ? subtitleBaseline + 16 : titleBaseline + 18
  }

  /// A title, and below it a subtitle if there is one, as wide as the figure lets them be.
  static func head(title: String, subtitle: String, width: Double) -> [Frame.Element] {
    let room = width - 2 * margin
    let first = text(title, x: margin, y: titleBaseline, size: titleSize, .bold, room: room)
    guard !subtitle.isEmpty else { return [first] }
    return [
      first,
      text(subtitle, x: margin, y: subtitleBaseline, size: subtitleSize, color: gray, room: room),
    ]
  }

  /// A line of text; `y` is its baseline.
  static func text(
    _ string: String, x: Double, y: Double, size: Double = fontSize,
    _ weight: Frame.Text.Weight = .regular, color: SceneColor = ink,
    _ alignment: Frame.Text.Alignment = .leading, room: Double? = nil
  ) -> Frame.Element {
    .text(
      Frame.Text(
        string, at: Frame.Point(x: x, y: y), size: size, weight: weight, alignment: alignment,
        color: color, room: room))
  }

  /// A line of small grey text; `y` is its baseline.
  static func note(
    _ string: String, x: Double, y: Double, _ weight: Frame.Text.Weight = .regular,
    _ alignment: Frame.Text.Alignment = .leading
  ) -> Frame.Element {
    text(string, x: x, y: y, size: smallFontSize, weight, color: gray, alignment)
  }
}
