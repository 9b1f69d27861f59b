// A plot as text, for a terminal.
// Layer: Export. Tests: TextPlotTests.

import Easing

/// Quantities over time in characters: the panels of a plot, drawn with braille patterns.
///
/// ```swift
/// print(TextPlot(Plot(of: .easeInOut), width: 80).text)
/// ```
public struct TextPlot: Hashable, Sendable {
  /// The plot.
  public let plot: Plot

  /// The most characters in a line.
  public let width: Int

  /// The widths that are drawn; another one becomes the nearest of them.
  public static let widths = 32...500

  /// Creates the drawing of a plot.
  public init(_ plot: Plot, width: Int) {
    self.plot = plot
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// The lines, each with its end.
  public var text: String {
    let panels = PlotPanel.panels(of: plot.curves).filter { !$0.holdsFlags }
    let axes = panels.indices.map { index in
      let values = panels[index].curves.flatMap { $0.values.compactMap { $0 } }
      return PlotAxis(
        from: values.min() ?? 0, to: values.max() ?? 1, steps: rowCount(ofPanel: index) / 2,
        isWidened: true)
    }
    let margin = axes.flatMap { $0.ticks.map { $0.text.count } }.max() ?? 0
    let columnCount = width - margin - 2
    let times = PlotAxis(
      from: plot.times.first ?? 0, to: plot.times.last ?? 1, steps: max(2, columnCount / 8),
      isWidened: false)
    var lines = [Self.cut(plot.title, to: width)]
    for (index, panel) in panels.enumerated() {
      let unit = panel.unit.map { ", " + PlotStyle.notation(ofUnit: $0) } ?? ""
      let names = panel.curves.map { $0.name }.joined(separator: ", ") + unit
      lines += ["", Self.padding(margin + 2) + Self.cut(names, to: columnCount)]
      var grid = BrailleGrid(columns: columnCount, rows: rowCount(ofPanel: index))
      for curve in panel.curves {
        draw(curve, on: &grid, times: times, values: axes[index])
      }
      lines += Self.framed(grid, axis: axes[index], margin: margin)
    }
    lines += Self.axisLines(times, columns: columnCount, margin: margin, title: plot.axisTitle)
    if !plot.events.isEmpty { lines.append("") }
    lines += plot.events.map { event in
      let time = NumberFormat.fixed(4).text(of: event.time)
      return Self.cut(
        "\(Self.padding(margin + 2 - min(margin + 2, time.count)))\(time)  \(event.label)",
        to: width)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The first panel is the highest.
  private func rowCount(ofPanel index: Int) -> Int {
    index == 0 ? min(max(width / 5, 8), 28) : min(max(width / 10, 5), 14)
  }

  /// Draws straight lines from value to value; a gap stays one.
  private func draw(
    _ curve: Plot.Curve, on grid: inout BrailleGrid, times: PlotAxis, values: PlotAxis
  ) {
    var before: (x: Int, y: Int)?
    for (time, value) in zip(plot.times, curve.values) {
      guard let value else {
        before = nil
        continue
      }
      let place = grid.dot(atX: times.position(of: time), y: values.position(of: value))
      if let before, curve.form == .step {
        grid.drawLine(from: before, to: (place.x, before.y))
        grid.drawLine(from: (place.x, before.y), to: place)
      } else {
        grid.drawLine(from: before ?? place, to: place)
      }
      before = place
    }
  }

  /// The rows of a grid behind their axis.
  private static func framed(_ grid: BrailleGrid, axis: PlotAxis, margin: Int) -> [String] {
    var labels: [Int: String] = [:]
    for tick in axis.ticks {
      labels[grid.dot(atX: 0, y: axis.position(of: tick.value)).y / 4] = tick.text
    }
    return grid.rows.enumerated().map { row, text in
      let label = labels[row]
      let space = padding(margin - (label?.count ?? 0))
      return space + (label ?? "") + (label == nil ? " │" : " ┤") + trimmed(text)
    }
  }

  /// The axis of times, and its numbers below it.
  private static func axisLines(
    _ axis: PlotAxis, columns: Int, margin: Int, title: String
  ) -> [String] {
    var line = Array(repeating: Character("─"), count: columns)
    var numbers = Array(repeating: Character(" "), count: columns)
    var free = 0
    for tick in axis.ticks {
      let column = min(Int(axis.position(of: tick.value) * Double(columns)), columns - 1)
      line[column] = "┬"
      let start = max(0, min(column - tick.text.count / 2, columns - tick.text.count))
      guard start >= free, start + tick.text.count <= columns else { continue }
      for (offset, character) in tick.text.enumerated() { numbers[start + offset] = character }
      free = start + tick.text.count + 1
    }
    let corner = padding(margin + 1) + "└"
    let titleLine =
      padding(margin + 2 + columns - min(columns, title.count)) + cut(title, to: columns)
    return [corner + String(line), padding(margin + 2) + trimmed(String(numbers)), titleLine]
  }

  private static func padding(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }

  private static func cut(_ text: String, to width: Int) -> String {
    text.count <= width ? text : String(text.prefix(width - 1)) + "…"
  }
}
