// Plots in characters.

import Easing
import Testing

@testable import Export

struct TextPlotTests {
  @Test func `a straight line is drawn with its axes`() {
    let plot = Plot(
      title: "ramp", times: [0, 0.5, 1], curves: [Plot.Curve("alpha", values: [0, 0.5, 1])],
      events: [Plot.Event(at: 0.5, "half way")])
    #expect(
      TextPlot(plot, width: 32).text == """
        ramp

             alpha
        1.0 ┤                       ⢀⡠⠔⠊
            │                    ⣀⠤⠒⠁
            │                 ⡠⠔⠊
        0.5 ┤             ⢀⠤⠒⠉
            │          ⣀⠔⠊⠁
            │      ⢀⡠⠔⠉
            │   ⣀⠤⠊⠁
        0.0 ┤⡠⠔⠊
            └┬────────────┬────────────┬
             0.0         0.5         1.0
                                 time, s

        0.5000  half way

        """)
  }

  @Test(arguments: [-5, 0, 32, 33, 80, 143, 100_000])
  func `no line is wider than the width`(width: Int) throws {
    for notation in ["back-out", "steps(3)", "spring(bounce: 0.9)", "remap(ease, 0, 1, 0, 1e9)"] {
      let plot = TextPlot(Plot(of: try EasingCurve(parsing: notation)), width: width)
      #expect(plot.width == min(max(width, 32), 500))
      let lines = plot.text.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= plot.width })
      #expect(lines.contains { $0.count >= plot.width - 1 })
    }
  }

  @Test func `a gap stays one, and steps are steps`() {
    let gap = Plot(
      title: "", times: [0, 0.4, 0.6, 1], curves: [Plot.Curve("a", values: [1, nil, nil, 1])])
    #expect(!TextPlot(gap, width: 40).text.contains("⠤⠤"))
    let step = Plot(
      title: "", times: [0, 0.5, 1], curves: [Plot.Curve("a", form: .step, values: [0, 1, 1])])
    #expect(TextPlot(step, width: 40).text.contains("⢸\n"))
  }

  @Test func `without values there are axes`() {
    #expect(TextPlot(Plot(title: "none", times: [], curves: []), width: 40).text.contains("└"))
  }
}
