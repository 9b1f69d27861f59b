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
      from: plot.times.first ?? 0, to: plot.times.last ?? 1, steps: Self.timeSteps, isWidened: false
    )
    timeAxis = axis
    let names = panels.filter(\.holdsFlags).flatMap { $0.curves.map(\.name) }
    let texts = names + panels.flatMap { $0.axis.ticks.map(\.text) }
    let labelWidth = texts.map { PlotStyle.width(of: $0) }.max() ?? 0
    let left = max(Self.leastLeft, FigureStyle.margin + Self.labelRoom + labelWidth).floored
    self.left = left
    let width = PlotStyle.width - PlotStyle.right - left
    labels = PlotEventLabels(plot.events, end: left + width) { time in
      left + axis.position(of: time) * width
    }
    top = FigureStyle.headBottom(hasSubtitle: !plot.subtitle.isEmpty)
  }

  mutating func drawHead() {
    elements += FigureStyle.head(
      title: plot.title, subtitle: plot.subtitle, width: PlotStyle.width)
    y = top
  }

  /// A legend, then the area; above that of the first panel there are the labels of the events.
  mutating func drawPanel(_ index: Int) {
    let panel = panels[index]
    drawLegend(of: panel)
    let top = y + Self.areaGap
    if index == 0 { y += Double(labels.rowCount) * PlotStyle.lineHeight }
    let area = SceneRectangle(x: left, y: y + Self.areaGap, width: width, height: panel.height)
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
      let textX = label.isLeft ? x - Self.eventGap : x + Self.eventGap
      elements.append(
        FigureStyle.note(
          label.text, x: textX, y: start + FigureStyle.smallFontSize, .semibold,
          label.isLeft ? .trailing : .leading))
    }
  }

  private mutating func drawLegend(of panel: PlotPanel) {
    for (line, indices) in panel.legend.enumerated() {
      let baseline = y + Self.legendBaseline
      let middle = baseline - Self.halfLetter
      var x = left
      if line == 0, let unit = panel.unit.map(PlotStyle.notation) {
        elements.append(FigureStyle.text(unit, x: x, y: baseline, .bold))
        x += PlotStyle.width(of: unit, .bold) + Self.gap
      }
      for index in indices {
        elements.append(
          PlotStyle.line(
            from: (x, middle), to: (x + PlotStyle.sampleWidth, middle), width: Self.samplePen,
            panel.colors[index]))
        elements.append(
          FigureStyle.text(panel.curves[index].name, x: x + PlotStyle.nameInset, y: baseline))
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
        FigureStyle.note(
          tick.text, x: area.x - PlotStyle.labelGap, y: y + Self.halfLetter, .regular, .trailing))
    }
    let edge = PlotStyle.crisp(area.x)
    elements.append(PlotStyle.line(from: (edge, area.y), to: (edge, area.bottom), PlotStyle.axis))
  }

  mutating func drawTimes() {
    y -= Self.gap
    let line = PlotStyle.crisp(y + Self.timeAxisGap)
    elements.append(PlotStyle.line(from: (left, line), to: (left + width, line), PlotStyle.axis))
    for tick in timeAxis.ticks {
      let x = PlotStyle.crisp(left + timeAxis.position(of: tick.value) * width)
      elements.append(
        PlotStyle.line(from: (x, line), to: (x, line + Self.tickLength), PlotStyle.axis))
      elements.append(
        FigureStyle.note(tick.text, x: x, y: line + Self.tickBaseline, .regular, .center))
    }
    elements.append(
      FigureStyle.note(
        plot.axisTitle, x: left + width, y: line + Self.axisTitleBaseline, .semibold, .trailing))
    y = line + Self.timeAxisHeight
  }

  mutating func drawNotes() {
    let notes = plot.constants.map { curve in
      let known = curve.values.lazy.compactMap { $0 }.first
      let value = known.map { NumberFormat.shortest.text(of: $0) }
      let unit = curve.unit.map { " " + PlotStyle.notation(ofUnit: $0) } ?? ""
      return value.map { "\(curve.name) \($0)\(unit)" } ?? "\(curve.name) none"
    }
    let room = PlotStyle.width - 2 * FigureStyle.margin
    var line = notes.isEmpty ? "" : "Unchanged: "
    for (index, note) in notes.enumerated() {
      let piece = note + (index == notes.count - 1 ? "." : ", ")
      if PlotStyle.width(of: line + piece, size: FigureStyle.smallFontSize) > room {
        drawNote(line)
        line = ""
      }
      line += piece
    }
    if !line.isEmpty { drawNote(line) }
  }

  private mutating func drawNote(_ line: String) {
    elements.append(
      FigureStyle.note(line, x: FigureStyle.margin, y: y + Self.noteBaseline))
    y += PlotStyle.lineHeight
  }

  /// The frame, on paper.
  var finished: Frame {
    let height = (y + Self.gap).floored
    let page = SceneRectangle(x: 0, y: 0, width: PlotStyle.width, height: height)
    return Frame(
      width: page.width, height: page.height,
      elements: [.fill(.rectangle(page), .color(PlotStyle.paper))] + elements)
  }

  /// What is free below a panel, below the whole, and behind the unit in a legend.
  private static let gap = 16.0
  /// What is free above an area.
  private static let areaGap = 6.0
  /// The least room to the left of the areas, so that plots of few and of many digits look alike.
  private static let leastLeft = 64.0
  /// What is free beside the labels to the left of the areas.
  private static let labelRoom = 12.0
  /// About how many steps the time axis has.
  private static let timeSteps = 12
  /// What is free between the line of an event and its label.
  private static let eventGap = 5.0
  /// How far down its line the baseline of a legend is.
  private static let legendBaseline = 13.0
  /// How far the middle of a small letter is above its baseline.
  private static let halfLetter = 4.0
  /// The width of the samples of lines in a legend.
  private static let samplePen = 3.0
  /// How far below the last area the time axis is.
  private static let timeAxisGap = 4.0
  /// The length of the ticks below the time axis.
  private static let tickLength = 5.0
  /// How far below the time axis the baseline of its times is.
  private static let tickBaseline = 18.0
  /// How far below it the baseline of its title is.
  private static let axisTitleBaseline = 34.0
  /// How far below it everything ends.
  private static let timeAxisHeight = 40.0
  /// How far down its line the baseline of a note is.
  private static let noteBaseline = 12.0
}
