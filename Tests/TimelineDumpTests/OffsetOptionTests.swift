// The option `--offsets` of the large title.

import Testing

@testable import timeline_dump

@Suite struct OffsetOptionTests {
  /// The table that the model states for a status bar of height 0.
  @Test func `a row for each offset has the numbers of the model`() {
    let run = CommandRun(
      "large-title --status-height 0 --offsets 0,10,26,36,52,57,62 "
        + "--columns offset,bar_height,edge_progress,hairline_alpha --precision 6")
    #expect(
      run.output == """
        offset_pt,bar_height_pt,edge_progress,hairline_alpha
        0.000000,96.000000,1.000000,0.000000
        10.000000,86.000000,1.000000,0.000000
        26.000000,70.000000,1.000000,0.000000
        36.000000,60.000000,1.000000,0.000000
        52.000000,44.000000,1.000000,0.000000
        57.000000,44.000000,0.500000,0.150000
        62.000000,44.000000,0.000000,0.300000

        """)
  }

  @Test func `offsets come from standard input, too`() {
    let run = CommandRun(
      "large-title --offsets - --columns offset,bar_height", input: ["-20\n0\n", "100\n"])
    #expect(run.output == "offset_pt,bar_height_pt\n-20,116\n0,96\n100,44\n")
  }

  @Test func `frame and time are no columns of offsets`() {
    #expect(CommandRun("large-title --offsets 0").lines[0].hasPrefix("offset_pt,"))
    expectRefusal(
      of: ["large-title", "--offsets", "0", "--columns", "frame,offset_pt"],
      "The option --columns has 'frame', but takes offset_pt, offset_velocity_pt_per_s, phase, "
        + "bar_height_pt, exposure, title_bottom_pt, baseline_pt, visible_line, title_scale, "
        + "large_alpha, inline_alpha, edge_progress, standard_background_alpha, "
        + "edge_background_alpha, hairline_alpha, hairline_y_pt or snap_target_pt."
    )
  }

  @Test func `offsets and frames exclude each other`() {
    expectRefusal(
      of: ["large-title", "--offsets", "0", "--fps", "60"],
      "The options --offsets and --fps are both given, but --fps is for tables with a row for each "
        + "frame.")
  }

  @Test(arguments: ["1e7", "x", "", "1,,2"]) func `another offset is refused`(text: String) {
    expectRefusal(
      of: ["large-title", "--offsets=" + text],
      "The option --offsets is '\(text)', but it takes numbers of points in -1000000…1000000, "
        + "separated by commas, or -.")
  }
}
