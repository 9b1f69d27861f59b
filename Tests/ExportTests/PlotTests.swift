// Plots.

import Scenes
import Testing
import Timeline

@testable import Export

struct PlotTests {
  static let times = (0...10).map { Double($0) / 10 }

  static func curve(_ name: String, unit: String? = nil, _ slope: Double = 1) -> Plot.Curve {
    Plot.Curve(name, unit: unit, values: times.map { $0 * slope })
  }

  static func texts(of plot: Plot) -> [String] {
    plot.frame.elements.compactMap { element in
      if case .text(let text) = element { text.string } else { nil }
    }
  }

  @Test func `there is one panel a unit, and the flags come last`() {
    let flag = Plot.Curve("on", form: .flag, values: Self.times.map { $0 > 0.5 ? 1 : 0 })
    let panels = PlotPanel.panels(of: [
      flag, Self.curve("x", unit: "pt"), Self.curve("alpha"), Self.curve("y", unit: "pt"),
    ])
    #expect(panels.map(\.unit) == ["pt", nil, nil])
    #expect(panels.map { $0.curves.map(\.name) } == [["x", "y"], ["alpha"], ["on"]])
    #expect(panels.map(\.holdsFlags) == [false, false, true])
  }

  @Test func `many curves of a unit are shared out evenly`() {
    let curves = (0..<13).map { Self.curve("c\($0)", unit: "pt") }
    #expect(PlotPanel.panels(of: curves).map(\.curves.count) == [4, 4, 5])
  }

  @Test func `what does not change is told in a note`() {
    let constant = Plot.Curve("width", unit: "pt", values: Self.times.map { _ in 390 })
    let passing = Plot.Curve("x", values: [nil, 7.5] + Self.times.dropFirst(2).map { _ in nil })
    let missing = Plot.Curve("overflow", values: Self.times.map { _ in nil })
    let plot = Plot(
      title: "fade", times: Self.times, curves: [constant, passing, Self.curve("a"), missing])
    #expect(plot.curves.map(\.name) == ["a"])
    #expect(Self.texts(of: plot).last == "Unchanged: width 390 pt, x 7.5, overflow none.")
    let still = Plot(title: "fade", times: Self.times, curves: [constant])
    #expect(still.curves.map(\.name) == ["width"] && still.constants.isEmpty)
  }

  @Test(arguments: [
    ("pt", "pt"), ("pt_per_s", "pt/s"), ("per_s", "1/s"), ("s", "s"),
  ]) func `units are written as people write them`(unit: String, notation: String) {
    #expect(PlotStyle.notation(ofUnit: unit) == notation)
  }

  @Test func `events within the times are marked, and labels do not touch`() {
    let events = [0.2, 0.21, 0.22, 0.99, 7].map { Plot.Event(at: $0, "event at \($0)") }
    let plot = Plot(title: "", times: Self.times, curves: [Self.curve("a")], events: events)
    #expect(plot.events.map(\.time) == [0.2, 0.21, 0.22, 0.99])
    let labels = PlotEventLabels(plot.events, end: 1000) { $0 * 1000 }
    #expect(labels.placed.map(\.row) == [0, 1, 2, 0])
    #expect(labels.placed.map(\.isLeft) == [false, false, false, true])
    #expect(labels.rowCount == 3)
  }

  @Test func `whole numbers go in steps, yes and no are flags, and words are left out`() {
    #expect(Plot.Curve("n", cells: [.integer(1), .empty, .integer(2)])?.form == .step)
    #expect(Plot.Curve("n", cells: [.integer(1), .number(2)])?.form == .line)
    #expect(Plot.Curve("f", cells: [.flag(true), .flag(false)])?.values == [1, 0])
    #expect(Plot.Curve("w", cells: [.text("idle"), .empty]) == nil)
    #expect(Plot.Curve("e", cells: [.empty, .empty]) == nil)
  }

  @Test func `a curve below others is wider than they are`() {
    let panel = PlotPanel(
      unit: nil, curves: [Self.curve("a"), Self.curve("b", 2), Self.curve("c")], height: 100)
    #expect(panel.curves.indices.map(panel.coverCount) == [1, 0, 0])
  }

  @Test func `no peak and no gap of many values is lost`() {
    var values = [Double?](repeating: 0, count: 50_000)
    values[12_345] = 9
    values[40_001] = -9
    values[777] = nil
    let shown = PlotPanel.shown(values)
    #expect(shown.count <= 5 * PlotPanel.bucketCount)
    #expect(shown.contains(12_345) && shown.contains(40_001) && shown.contains(777))
    #expect(shown.first == 0 && shown.last == 49_999)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a plot without times or with one time can be drawn`() {
    for times in [[], [0.5]] {
      let curves = [Plot.Curve("a", values: times.map { _ in 1 })]
      #expect(Plot(title: "", times: times, curves: curves).frame.height > 0)
    }
    #expect(Plot(title: "", times: [], curves: []).frame.height > 0)
  }

  @Test func `a scene's plot has its columns`() throws {
    let scene = try Shimmer(Shimmer.presets[0].configuration)
    let frames = scene.sampled(at: .fps60).frames
    let plot = Plot(
      of: scene, frames: frames, columns: ["progress", "mask_width"], title: "shimmer")
    #expect(plot.curves.map(\.name) == ["progress", "mask_width"])
    #expect(plot.curves.map(\.unit) == [nil, "pt"])
    #expect(plot.times.count == frames.count)
    #expect(plot.events == [Plot.Event(at: 0, "presented")])
    #expect(plot.curves[0].values[30] == scene.sample(at: frames[30].time).progress)
  }

  @Test func `values that do not fit the times are the caller's mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = Plot(title: "", times: [0, 1], curves: [Plot.Curve("a", values: [0])])
    }
  }

  @Test func `times that run back or are none are the caller's mistake`() async {
    await #expect(processExitsWith: .failure) { _ = Plot(title: "", times: [1, 0], curves: []) }
    await #expect(processExitsWith: .failure) { _ = Plot(title: "", times: [.nan], curves: []) }
  }
}
