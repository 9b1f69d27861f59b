import Easing
import Scenes
import Testing
import Timeline

struct ShimmerColumnTests {
  @Test func `a table has these columns`() throws {
    #expect(
      try Shimmer().columns.map(\.heading) == [
        "visible", "cycle", "direction", "progress", "progress_velocity_per_s", "mask_width_pt",
        "mask_offset_pt", "left_pt", "right_pt", "clipped_left_pt", "clipped_right_pt", "revealed",
        "clipped", "blocks_touches", "background_opacity",
      ])
  }

  @Test func `each column shows its quantity`() throws {
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.curve = .linear
        $0.autoreverses = true
        $0.offsetRatio = -0.75
        $0.logoWidth = 64
      })
    let cells = shimmer.cells(at: RationalTime(15, 8))
    #expect(
      cells == [
        "visible": .flag(true), "cycle": .integer(1), "direction": .integer(-1),
        "progress": .number(0.125), "progress_velocity_per_s": .number(-1),
        "mask_width_pt": .number(8), "mask_offset_pt": .number(-42), "left_pt": .number(-14),
        "right_pt": .number(-6), "clipped_left_pt": .number(0), "clipped_right_pt": .number(0),
        "revealed": .number(0), "clipped": .number(1), "blocks_touches": .flag(true),
        "background_opacity": .number(0.3),
      ])
  }

  @Test func `while the view is not there, what tells of the mask is empty`() throws {
    let shimmer = try Shimmer(Shimmer.Configuration { $0.presentedAt = [RationalTime(1)] })
    let cells = shimmer.cells(at: .zero)
    let zeros: [String: CellValue] = [
      "visible": .flag(false), "revealed": .number(0), "clipped": .number(0),
      "blocks_touches": .flag(false), "background_opacity": .number(0),
    ]
    for (heading, cell) in cells {
      #expect(cell == zeros[heading] ?? .empty, "\(heading)")
    }
  }
}
