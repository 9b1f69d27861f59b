// What a table of a large title shows.

import Easing
import Scenes
import Testing
import Timeline

struct LargeTitleColumnTests {
  @Test func `a table has these columns`() throws {
    #expect(
      try LargeTitle().columns.map(\.heading) == [
        "offset_pt", "offset_velocity_pt_per_s", "phase", "bar_height_pt", "exposure",
        "title_bottom_pt", "baseline_pt", "visible_line", "title_scale", "large_alpha",
        "inline_alpha", "edge_progress", "standard_background_alpha", "edge_background_alpha",
        "hairline_alpha", "hairline_y_pt", "snap_target_pt",
      ])
  }

  @Test func `each column shows its quantity`() throws {
    let scene = try LargeTitle(
      LargeTitle.Configuration {
        $0.edgeMode = .overCollapse
        $0.edgeBackgroundAlpha = 0.5
        $0.snap = .curve(duration: RationalTime(1), .linear)
        $0.fadeMode = .ramp(from: 0, to: 52)
        $0.gesture = [.setOffset(26.5), .release(velocity: 0)]
      })
    // Halfway from 26.5 to 52.
    let offset = 39.25
    let progress = 1 - offset / 52
    let expected: [String: CellValue] = [
      "offset_pt": .number(offset), "offset_velocity_pt_per_s": .number(25.5),
      "phase": .text("snap"), "bar_height_pt": .number(56.75), "exposure": .number(12.75 / 52),
      "title_bottom_pt": .number(110.75), "baseline_pt": .number(94.75),
      "visible_line": .number(4.75 / 41), "title_scale": .number(1),
      "large_alpha": .number(1 - offset / 52), "inline_alpha": .number(offset / 52),
      "edge_progress": .number(progress), "standard_background_alpha": .number(1),
      "edge_background_alpha": .number(progress * 0.5),
      "hairline_alpha": .number(0.3 * (1 - progress)), "hairline_y_pt": .number(110.75),
      "snap_target_pt": .number(52),
    ]
    #expect(scene.cells(at: .milliseconds(500)) == expected)
  }

  @Test func `a cell is empty without a snap, and where a velocity is infinite`() throws {
    let vertical = try CubicBezier(x1: 0, y1: 1, x2: 1, y2: 1)
    let scene = try LargeTitle(
      LargeTitle.Configuration {
        $0.gesture = [.drag(to: -40, duration: RationalTime(1), curve: .cubicBezier(vertical))]
      })
    let cells = scene.cells(at: .zero)
    #expect(cells["snap_target_pt"] == .empty)
    #expect(cells["offset_velocity_pt_per_s"] == .empty)
    #expect(cells["offset_pt"] == .number(0))
  }
}
