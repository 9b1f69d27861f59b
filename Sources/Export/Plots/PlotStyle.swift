// How plots look: lengths, colours and text.
// Layer: Export. Tests: PlotTests.

import Easing
import Raster
import Scenes

/// Lengths in points, colours and pieces of text of a plot.
enum PlotStyle {
  /// The width of a plot.
  static let width = 1080.0
  /// What is free to the right of the panels.
  static let right = 36.0
  /// The height of a line of labels.
  static let lineHeight = 18.0
  /// The height of a flag's bar, with what is free below it.
  static let laneHeight = 18.0
  /// The height of a flag's bar.
  static let barHeight = 14.0
  /// The width of a sample of a curve's line in the legend.
  static let sampleWidth = 18.0
  /// How far beyond the start of its sample a name in the legend begins.
  static let nameInset = 24.0
  /// What is free behind a name in the legend.
  static let nameGap = 22.0
  /// What is free between an area and the labels to the left of it.
  static let labelGap = 8.0
  /// How many curves share a panel.
  static let greatestCurveCount = 6

  /// The colours of curves: those of Okabe and Ito, which can be told apart whatever colours one sees,
  /// but for yellow, which is too light on white.
  static let colors = [0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0xE69F00, 0x56B4E9].map {
    SceneColor(hex: $0)
  }

  static let paper = SceneColor(hex: 0xFFFFFF)
  static let grid = SceneColor(hex: 0xE9E9EE)
  static let axis = SceneColor(hex: 0xAEAEB2)
  static let event = SceneColor(hex: 0x8E8E93)

  /// How wide a line of text is in points, in the alphabet of this package.
  static func width(
    of text: String, size: Double = FigureStyle.fontSize, _ weight: Frame.Text.Weight = .regular
  ) -> Double {
    Double(Lettering.width(of: text, size: Int32(size * 256), weight: weight.rawValue)) / 256
  }

  static func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), width: Double = 1,
    _ color: SceneColor
  ) -> Frame.Element {
    let path = Frame.Path([
      .move(to: Frame.Point(x: start.x, y: start.y)), .line(to: Frame.Point(x: end.x, y: end.y)),
    ])
    return .stroke(.path(path), Frame.Stroke(width: width, ends: .butt), .color(color))
  }

  /// The middle of the pixel that a coordinate lies in, at scale 1: thin lines stay sharp there.
  static func crisp(_ coordinate: Double) -> Double { coordinate.floored + 0.5 }

  /// The unit of a column as people write it: `pt/s` for `pt_per_s`.
  static func notation(ofUnit unit: String) -> String {
    if unit.hasPrefix("per_") { return "1/" + unit.dropFirst(4) }
    return unit.split(separator: "_").map { $0 == "per" ? "/" : String($0) }.joined()
  }
}
