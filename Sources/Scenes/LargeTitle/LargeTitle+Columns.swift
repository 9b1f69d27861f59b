// What a table of a large title shows.
// Layer: Scenes. Tests: LargeTitleColumnTests.

import Timeline

extension LargeTitle {
  /// The columns of a table, after the frame and its time.
  public var columns: [SceneColumn<Sample>] { scrollColumns + titleColumns + edgeColumns }

  private var scrollColumns: [SceneColumn<Sample>] {
    [
      .number("offset", unit: "pt", "How far the content is scrolled; below 0 it is pulled down.") {
        $0.scroll.offset
      },
      .number("offset_velocity", unit: "pt_per_s", "The derivative of the offset.") {
        $0.scroll.velocity
      },
      SceneColumn("phase", "What moves the content.") { .text($0.scroll.phase.rawValue) },
    ]
  }

  private var titleColumns: [SceneColumn<Sample>] {
    [
      .number("bar_height", unit: "pt", "The height of the bar below the status bar.") {
        $0.layout.barHeight
      },
      .number("exposure", "How much of the large title's extension is out.") {
        $0.layout.exposure
      },
      .number("title_bottom", unit: "pt", "The bottom of the large title's extension.") {
        $0.layout.titleBottom
      },
      .number("baseline", unit: "pt", "The baseline of the large title.") { $0.layout.baseline },
      .number("visible_line", "How much of the large title's line is below the row.") {
        $0.layout.visibleLine
      },
      .number("title_scale", "The scale of the large title.") { $0.layout.titleScale },
      .number("large_alpha", "The alpha of the large title.") { $0.largeAlpha },
      .number("inline_alpha", "The alpha of the inline title.") { $0.inlineAlpha },
    ]
  }

  private var edgeColumns: [SceneColumn<Sample>] {
    [
      .number("edge_progress", "1 with the appearance at the edge, 0 with the standard one.") {
        $0.edge.progress
      },
      .number("standard_background_alpha", "The alpha of the standard background.") {
        $0.edge.standardBackgroundAlpha
      },
      .number("edge_background_alpha", "The alpha of the background at the edge.") {
        $0.edge.edgeBackgroundAlpha
      },
      .number("hairline_alpha", "The alpha of the hairline.") { $0.edge.hairline.alpha },
      .number("hairline_y", unit: "pt", "The top of the hairline.") { $0.layout.hairlineTop },
      .number("snap_target", unit: "pt", "The offset at which the motion under way snaps.") {
        $0.scroll.snapTarget
      },
    ]
  }
}
