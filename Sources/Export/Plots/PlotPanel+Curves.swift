// The curves of a panel as paths.
// Layer: Export. Tests: PlotTests.

import Easing
import Scenes

extension PlotPanel {
  /// Where a panel's area lies, and how times lie in it.
  struct Place {
    let area: SceneRectangle
    let timeAxis: PlotAxis

    func x(of time: Double) -> Double { area.x + timeAxis.position(of: time) * area.width }
  }

  /// The curves, or the bars of the flags.
  func curveElements(times: [Double], in place: Place) -> [Frame.Element] {
    if holdsFlags { return flagElements(times: times, in: place) }
    var elements: [Frame.Element] = []
    for (index, curve) in curves.enumerated() {
      let points = self.points(of: curve, times: times, in: place)
      let color = Frame.Paint.color(colors[index])
      let rim = Double(coverCount(of: index)) * 1.5
      elements.append(
        .stroke(
          .path(Self.path(through: points, form: curve.form)), Frame.Stroke(width: 2 + 2 * rim),
          color))
      if times.count < 2 || place.area.width / Double(times.count) >= Self.leastDotDistance {
        elements += points.compactMap { point in
          point.map { .fill(.ellipse(Self.dot(at: $0, radius: 2.5 + rim)), color) }
        }
      }
    }
    return elements
  }

  /// How far apart samples are at least if each has a dot.
  private static let leastDotDistance = 9.0

  private static func dot(at point: Frame.Point, radius: Double) -> SceneRectangle {
    SceneRectangle(
      x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// How many curves lie over a curve, to half a point, at 19 of 20 times or more: it is as much wider,
  /// to be seen below them.
  func coverCount(of index: Int) -> Int {
    let values = curves[index].values
    return curves[(index + 1)...].count { other in
      let (same, known) = zip(values, other.values).reduce((0, 0)) { counts, pair in
        guard let value = pair.0 else { return counts }
        return (counts.0 + (pair.1.map { lies($0, on: value) } ?? false ? 1 : 0), counts.1 + 1)
      }
      return known > 0 && same * 20 >= known * 19
    }
  }

  /// Whether two values cannot be told apart.
  private func lies(_ value: Double, on other: Double) -> Bool {
    (axis.position(of: value) - axis.position(of: other)).magnitude * height < 0.5
  }

  /// The values as points, `nil` for a gap; of many values those that show.
  private func points(
    of curve: Plot.Curve, times: [Double], in place: Place
  ) -> [Frame.Point?] {
    Self.shown(curve.values).map { index in
      guard let value = curve.values[index] else { return nil }
      return Frame.Point(
        x: place.x(of: times[index]),
        y: place.area.bottom - axis.position(of: value) * place.area.height)
    }
  }

  /// A path through points, which starts anew behind a gap.
  private static func path(through points: [Frame.Point?], form: Plot.Curve.Form) -> Frame.Path {
    var elements: [Frame.Path.Element] = []
    var before: Frame.Point?
    for point in points {
      defer { before = point }
      guard let point else { continue }
      guard let before else {
        elements.append(.move(to: point))
        continue
      }
      if form == .step { elements.append(.line(to: Frame.Point(x: point.x, y: before.y))) }
      elements.append(.line(to: point))
    }
    return Frame.Path(elements)
  }

  /// The bars of the flags, with their names to the left.
  private func flagElements(times: [Double], in place: Place) -> [Frame.Element] {
    var elements: [Frame.Element] = []
    for (lane, curve) in curves.enumerated() {
      let top = place.area.y + Double(lane) * PlotStyle.laneHeight
      let track = SceneRectangle(
        x: place.area.x, y: top, width: place.area.width, height: PlotStyle.barHeight)
      elements.append(.fill(.rectangle(track), .color(PlotStyle.grid)))
      for run in Self.runs(of: curve.values) {
        let start = place.x(of: times[run.lowerBound])
        // The last value holds until the next one, or to the end.
        let end = place.x(of: times[min(run.upperBound, times.count - 1)])
        let bar = SceneRectangle(
          x: start, y: top, width: max(end - start, 1.5), height: PlotStyle.barHeight)
        elements.append(.fill(.rectangle(bar), .color(colors[lane])))
      }
      elements.append(
        FigureStyle.text(
          curve.name, x: place.area.x - PlotStyle.labelGap, y: top + FigureStyle.smallFontSize,
          size: FigureStyle.smallFontSize, .regular, .trailing))
    }
    return elements
  }

  /// The stretches of values that are neither 0 nor missing.
  private static func runs(of values: [Double?]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in 0...values.count {
      let isSet = index < values.count && (values[index] ?? 0) != 0
      if let first = start, !isSet {
        runs.append(first..<index)
        start = nil
      } else if isSet && start == nil {
        start = index
      }
    }
    return runs
  }

  /// The indices of the values that are drawn.
  ///
  /// Of more values than there is room for, each of `bucketCount` equal parts shows its first, least,
  /// greatest and last one, so that no peak is lost.
  static func shown(_ values: [Double?]) -> [Int] {
    guard values.count > 4 * bucketCount else { return Array(values.indices) }
    var shown: [Int] = []
    for bucket in 0..<bucketCount {
      let range = bucket * values.count / bucketCount..<(bucket + 1) * values.count / bucketCount
      let known = range.filter { values[$0] != nil }
      let least = known.min { (values[$0] ?? 0) < (values[$1] ?? 0) }
      let greatest = known.max { (values[$0] ?? 0) < (values[$1] ?? 0) }
      let gap = range.first { values[$0] == nil }
      let chosen = [range.lowerBound, least, greatest, gap, range.upperBound - 1].compactMap { $0 }
      for index in chosen.sorted() where index != shown.last { shown.append(index) }
    }
    return shown
  }

  /// How many parts of many values there are.
  static let bucketCount = 960
}
