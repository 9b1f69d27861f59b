// One panel of a plot.
// Layer: Export. Tests: PlotTests.

import Easing
import Scenes

/// Some curves of one unit, or some flags, with a legend above them.
struct PlotPanel: Hashable, Sendable {
  /// The unit of all curves, or `nil`.
  let unit: String?
  /// The curves: flags only, or none.
  let curves: [Plot.Curve]
  /// The colours of the curves.
  let colors: [SceneColor]
  /// The lines of the legend: the indices of the curves in them.
  let legend: [[Int]]
  /// The vertical axis.
  let axis: PlotAxis
  /// The height of the area in which the curves are.
  let height: Double

  /// Whether the panel shows flags.
  var holdsFlags: Bool { curves.first?.form == .flag }

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - unit: The unit of all curves, or `nil`.
  ///   - curves: The curves: flags only, or none.
  ///   - height: The height of the area of curves that are no flags.
  ///   - firstColor: Which of the colours of plots the first curve has; the others have the next ones.
  init(unit: String?, curves: [Plot.Curve], height: Double, firstColor: Int = 0) {
    self.unit = unit
    self.curves = curves
    colors = curves.indices.map { PlotStyle.colors[(firstColor + $0) % PlotStyle.colors.count] }
    let values = curves.flatMap { $0.values.compactMap { $0 } }
    let isFlags = curves.first?.form == .flag
    axis = PlotAxis(
      from: values.min() ?? 0, to: values.max() ?? 1, steps: Self.stepCount, isWidened: true)
    self.height = isFlags ? Double(curves.count) * PlotStyle.laneHeight : height
    // Flags are named beside their lanes.
    legend = isFlags ? [] : Self.legend(curves, after: unit)
  }

  /// The panels of a plot: one a unit in the order in which they first come, more if there are many
  /// curves, and the flags last.
  static func panels(of curves: [Plot.Curve]) -> [PlotPanel] {
    let numbers = curves.filter { $0.form != .flag }
    let flags = curves.filter { $0.form == .flag }
    var units: [String?] = []
    for curve in numbers where !units.contains(curve.unit) { units.append(curve.unit) }
    var groups: [(unit: String?, curves: [Plot.Curve])] = []
    for unit in units {
      let ofUnit = numbers.filter { $0.unit == unit }
      let parts = (ofUnit.count - 1) / PlotStyle.greatestCurveCount + 1
      for part in 0..<parts {
        let range = part * ofUnit.count / parts..<(part + 1) * ofUnit.count / parts
        groups.append((unit, Array(ofUnit[range])))
      }
    }
    let height = heights[min(max(groups.count, 1), heights.count) - 1]
    var panels: [PlotPanel] = []
    // The colours go on from panel to panel, so that one stands for one quantity as long as they last.
    var color = 0
    for (unit, curves) in groups {
      panels.append(PlotPanel(unit: unit, curves: curves, height: height, firstColor: color))
      color += curves.count
    }
    if flags.isEmpty { return panels }
    return panels + [PlotPanel(unit: nil, curves: flags, height: 0, firstColor: color)]
  }

  /// Breaks the names of curves into lines.
  private static func legend(_ curves: [Plot.Curve], after unit: String?) -> [[Int]] {
    let room = PlotStyle.width - PlotStyle.right - legendInset
    var lines: [[Int]] = [[]]
    var width = unit.map { PlotStyle.width(of: $0, .bold) } ?? 0
    for (index, curve) in curves.enumerated() {
      let item = itemWidth(of: curve)
      if width + item > room && lines[lines.count - 1] != [] {
        lines.append([])
        width = 0
      }
      lines[lines.count - 1].append(index)
      width += item
    }
    return lines
  }

  /// What a name in the legend takes, with its sample of the line and what is free behind it.
  static func itemWidth(of curve: Plot.Curve) -> Double {
    PlotStyle.nameInset + PlotStyle.width(of: curve.name) + PlotStyle.nameGap
  }

  /// About how many steps the vertical axis has.
  private static let stepCount = 6
  /// The heights of areas where there is one, two, three, or more of them.
  private static let heights = [360.0, 230, 180, 140]
  /// What a line of the legend leaves free for labels on the left, however wide they are.
  private static let legendInset = 160.0
}
