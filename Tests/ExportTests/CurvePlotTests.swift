// Plots of curves and springs.
// Expected values: the facts of the curves.

import Easing
import Scenes
import Testing

@testable import Export

struct CurvePlotTests {
  static func plot(_ notation: String) throws -> Plot {
    Plot(of: try EasingCurve(parsing: notation))
  }

  @Test func `value and velocity have a panel each, over the progress`() throws {
    let plot = try Self.plot("ease-in")
    #expect(PlotPanel.panels(of: plot.curves).map(\.unit) == [nil, "per_progress"])
    #expect(plot.title == "ease-in" && plot.axisTitle == "progress")
    #expect(plot.times.first == 0 && plot.times.last == 1)
    #expect(plot.curves[0].values.first == 0 && plot.curves[0].values.last == 1)
  }

  @Test func `value and velocity have colours of their own, in the legend and in the plot`() throws
  {
    let plot = try Self.plot("ease-in")
    let colors = PlotPanel.panels(of: plot.curves).map(\.colors)
    #expect(colors == [[PlotStyle.colors[0]], [PlotStyle.colors[1]]])
    let strokes = plot.frame.elements.compactMap { element -> SceneColor? in
      guard case .stroke(_, let stroke, .color(let color)) = element, stroke.width >= 2 else {
        return nil
      }
      return color
    }
    #expect(strokes == [0, 0, 1, 1].map { PlotStyle.colors[$0] })
  }

  /// Each sample of it takes as many as two dozen of the spring's, and it turns thousands of times.
  @Test func `a curve whose samples take long is sampled less often`() throws {
    let plot = try Self.plot("nested(rough(100, 0.5, 42), inverse(spring(bounce: -0.3)))")
    #expect((1000...12_000).contains(plot.times.count))
    #expect(try Self.plot("inverse(ease)").times.count >= 1001)
  }

  @Test func `an overshoot and the greatest speed are marked`() throws {
    #expect(try Self.plot("ease-in").events.map(\.label) == ["greatest speed 1.7241"])
    #expect(
      try Self.plot("back-in-out").events.map(\.label) == [
        "minimum -0.1002", "greatest speed 5.5949", "maximum 1.1002",
      ])
    #expect(try Self.plot("steps(3)").events.isEmpty)
    // A vertical tangent has no greatest speed.
    #expect(try Self.plot("cubic-bezier(0, 1, 1, 0)").events.isEmpty)
  }

  @Test func `both sides of a jump are drawn`() throws {
    let plot = try Self.plot("steps(2, jump-both)")
    let places = zip(plot.times, plot.times.dropFirst()).filter { $0 == $1 }.map { $0.0 }
    #expect(places == [0, 0.5, 1])
    #expect(plot.curves[0].values.first == 0 && plot.curves[0].values.last == 1)
  }

  @Test func `a curve that turns often is sampled often`() throws {
    let plot = try Self.plot("spring(bounce: 0.99)")
    #expect(plot.times.count > 5000)
    #expect(plot.times.count < 100_002)
  }

  @Test func `a spring is drawn to its rest, with its turn and arrival`() throws {
    let motion = try Spring(stiffness: 100, damping: 10).motion(to: 100)
    let plot = Plot(of: motion, restingWithin: 0.1, to: 1.5, title: "spring")
    #expect(plot.times.last == 1.5 && plot.curves[0].values.last == motion.position(at: 1.5))
    #expect(
      plot.events.map(\.label) == [
        "greatest speed 546.293", "arrival", "turn at 116.3034", "settled within 0.1",
      ])
    #expect(plot.subtitle == "from 0 to 100, damping ratio 0.5, response 0.6283 s")
    let rest = Plot(
      of: Spring.smooth.motion(from: 1, to: 1), restingWithin: 0.1, to: 1, title: "rest")
    #expect(rest.events.map(\.label) == ["settled within 0.1"])
  }
}
