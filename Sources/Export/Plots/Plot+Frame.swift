// What a plot looks like.
// Layer: Export. Tests: PlotTests.

import Easing
public import Scenes

extension Plot {
  /// The plot as a display list, 1080 points wide.
  public var frame: Frame {
    var drawing = PlotDrawing(self)
    drawing.drawHead()
    for index in drawing.panels.indices { drawing.drawPanel(index) }
    drawing.drawTimes()
    drawing.drawNotes()
    return drawing.finished
  }
}

/// A plot as it is drawn from top to bottom.
private struct PlotDrawing {
  let plot: Plot
  let panels: [PlotPanel]
  private let timeAxis: PlotAxis
  private let labels: PlotEventLabels
  /// Where the panels begin on the left.
  private let left: Double
  /// What is free above the first panel.
  private let top: Double
  /// How far down the drawing goes.
  private var y = 0.0
  private var elements: [Frame.Element] = []

  private var width: Double { PlotStyle.width - PlotStyle.right - left }

  init(_ plot: Plot) {
    self.plot = plot
    let panels = PlotPanel.panels(of: plot.curves)
    self.panels = panels
    let axis = PlotAxis(
      from: plot.times.first ?? 0, to: plot.times.last ?? 1, steps: 12, isWidened: false)
    timeAxis = axis
    let names = panels.filter(\.holdsFlags).flatMap { $0.curves.map(\.name) }
    let texts = names + panels.flatMap { $0.axis.ticks.map(\.text) }
    let left = max(
      64, PlotStyle.margin + 12 + (texts.map { PlotStyle.width(of: $0) }.max() ?? 0)
    ).floored
    self.left = left
    let width = PlotStyle.width - PlotStyle.right - left
    labels = PlotEventLabels(plot.events, end: left + width) { time in
      left + axis.position(of: time) * width
    }
    top = plot.subtitle.isEmpty ? 62 : 84
  }

  mutating func drawHead() {
    let room = PlotStyle.width - 2 * PlotStyle.margin
    elements.append(
      PlotStyle.text(plot.title, x: PlotStyle.margin, y: 44, size: 22, .bold, room: room))
    if !plot.subtitle.isEmpty {
      elements.append(
        PlotStyle.text(
          plot.subtitle, x: PlotStyle.margin, y: 68, size: 13, .regular, PlotStyle.gray, room: room)
      )
    }
    y = top
  }

  /// A legend, then the area; above that of the first panel there are the labels of the events.
  mutating func drawPanel(_ index: Int) {
    let panel = panels[index]
    drawLegend(of: panel)
    let top = y + 6
    if index == 0 { y += Double(labels.rowCount) * PlotStyle.lineHeight }
    let area = SceneRectangle(x: left, y: y + 6, width: width, height: panel.height)
    if !panel.holdsFlags { drawGrid(of: panel, in: area) }
    if index == 0 { drawLabels(from: top) }
    drawEvents(from: area.y, to: area.bottom)
    let place = PlotPanel.Place(area: area, timeAxis: timeAxis)
    elements += panel.curveElements(times: plot.times, in: place)
    y = area.bottom + Self.gap
  }

  private mutating func drawEvents(from top: Double, to bottom: Double) {
    for label in labels.placed {
      let x = PlotStyle.crisp(label.x)
      elements.append(PlotStyle.line(from: (x, top), to: (x, bottom), PlotStyle.event))
    }
  }

  /// The labels, each with a line down to the area.
  private mutating func drawLabels(from top: Double) {
    for label in labels.placed {
      guard let row = label.row else { continue }
      let x = PlotStyle.crisp(label.x)
      let start = top + Double(row) * PlotStyle.lineHeight
      let end = top + Double(labels.rowCount) * PlotStyle.lineHeight
      elements.append(PlotStyle.line(from: (x, start), to: (x, end), PlotStyle.event))
      elements.append(
        PlotStyle.text(
          label.text, x: label.isLeft ? x - 5 : x + 5, y: start + 11, size: 11, .semibold,
          PlotStyle.gray, label.isLeft ? .trailing : .leading))
    }
  }

  private mutating func drawLegend(of panel: PlotPanel) {
    for (line, indices) in panel.legend.enumerated() {
      let baseline = y + 13
      var x = left
      if line == 0, let unit = panel.unit.map(PlotStyle.notation) {
        elements.append(PlotStyle.text(unit, x: x, y: baseline, .bold))
        x += PlotStyle.width(of: unit, .bold) + 16
      }
      for index in indices {
        let color = PlotStyle.colors[index % PlotStyle.colors.count]
        elements.append(
          PlotStyle.line(from: (x, baseline - 4), to: (x + 18, baseline - 4), width: 3, color))
        elements.append(PlotStyle.text(panel.curves[index].name, x: x + 24, y: baseline))
        x += PlotPanel.itemWidth(of: panel.curves[index])
      }
      y += PlotStyle.lineHeight
    }
  }

  private mutating func drawGrid(of panel: PlotPanel, in area: SceneRectangle) {
    for tick in timeAxis.ticks {
      let x = PlotStyle.crisp(area.x + timeAxis.position(of: tick.value) * area.width)
      elements.append(PlotStyle.line(from: (x, area.y), to: (x, area.bottom), PlotStyle.grid))
    }
    for tick in panel.axis.ticks {
      let height = panel.axis.position(of: tick.value) * area.height
      let y = PlotStyle.crisp(area.bottom - height)
      let isZero = tick.value == 0
      elements.append(
        PlotStyle.line(
          from: (area.x, y), to: (area.right, y), isZero ? PlotStyle.axis : PlotStyle.grid))
      elements.append(
        PlotStyle.text(
          tick.text, x: area.x - 8, y: y + 4, size: 11, .regular, PlotStyle.gray, .trailing))
    }
    let edge = PlotStyle.crisp(area.x)
    elements.append(PlotStyle.line(from: (edge, area.y), to: (edge, area.bottom), PlotStyle.axis))
  }

  mutating func drawTimes() {
    y -= Self.gap
    let line = PlotStyle.crisp(y + 4)
    elements.append(PlotStyle.line(from: (left, line), to: (left + width, line), PlotStyle.axis))
    for tick in timeAxis.ticks {
      let x = PlotStyle.crisp(left + timeAxis.position(of: tick.value) * width)
      elements.append(PlotStyle.line(from: (x, line), to: (x, line + 5), PlotStyle.axis))
      elements.append(
        PlotStyle.text(tick.text, x: x, y: line + 18, size: 11, .regular, PlotStyle.gray, .center))
    }
    elements.append(
      PlotStyle.text(
        plot.axisTitle, x: left + width, y: line + 34, size: 11, .semibold, PlotStyle.gray,
        .trailing))
    y = line + 40
  }

  mutating func drawNotes() {
    let notes = plot.constants.map { curve in
      let known = curve.values.lazy.compactMap { $0 }.first
      let value = known.map { NumberFormat.shortest.text(of: $0) }
      let unit = curve.unit.map { " " + PlotStyle.notation(ofUnit: $0) } ?? ""
      return value.map { "\(curve.name) \($0)\(unit)" } ?? "\(curve.name) none"
    }
    let room = PlotStyle.width - 2 * PlotStyle.margin
    var line = notes.isEmpty ? "" : "Unchanged: "
    for (index, note) in notes.enumerated() {
      let piece = note + (index == notes.count - 1 ? "." : ", ")
      if PlotStyle.width(of: line + piece, size: 11) > room {
        drawNote(line)
        line = ""
      }
      line += piece
    }
    if !line.isEmpty { drawNote(line) }
  }

  private mutating func drawNote(_ line: String) {
    elements.append(
      PlotStyle.text(line, x: PlotStyle.margin, y: y + 12, size: 11, .regular, PlotStyle.gray))
    y += PlotStyle.lineHeight
  }

  /// The frame, on paper.
  var finished: Frame {
    let height = (y + 16).floored
    let page = SceneRectangle(x: 0, y: 0, width: PlotStyle.width, height: height)
    return Frame(
      width: page.width, height: page.height,
      elements: [.fill(.rectangle(page), .color(PlotStyle.paper))] + elements)
  }

  /// What is free below a panel.
  private static let gap = 16.0
}
