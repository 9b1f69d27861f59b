// Scenes as commands.

import Foundation
import Testing

@testable import timeline_dump

@Suite struct SceneCommandTests {
  @Test func `the main command prints a row for each of 60 frames`() {
    let run = CommandRun("shimmer --fps 60")
    #expect(run.status == .success)
    #expect(run.messages == [])
    #expect(run.lines.count == 61)
    #expect(run.lines[0].hasPrefix("frame,time_s,visible,cycle,direction,progress,"))
  }

  /// The numbers that the model states for w = 120, duration 1, easeInOut, at a quarter.
  @Test func `the rows of the main command are those of the model`() throws {
    let run = CommandRun(
      "shimmer --frames 15...15 --columns progress,mask_width,mask_offset,left,right --precision 4")
    #expect(
      run.output == """
        progress,mask_width_pt,mask_offset_pt,left_pt,right_pt
        0.1292,15.4994,-36.5752,15.6751,31.1745

        """)
  }

  @Test func `columns are chosen with or without their unit, in any order`() {
    let run = CommandRun("shimmer --frames 0...0 --columns time,left_pt,frame,right")
    #expect(
      CommandRun(["shimmer", "--frames", "0...0", "--columns", "frame, left"]).output
        == "frame,left_pt\n0,18\n")
    #expect(run.output == "time_s,left_pt,frame,right_pt\n0,18,0,18\n")
  }

  @Test func `a column is named once`() {
    expectRefusal(
      of: ["shimmer", "--columns", "left,left_pt"],
      "The option --columns names left_pt twice, but each column is named once.")
  }

  @Test func `a finite scene ends with a row that shows its end`() {
    let run = CommandRun("toast --columns frame,time,visible --fps 24")
    #expect(run.lines.count == 122)
    #expect(run.lines.last == "120,5,0")
  }

  @Test func `29,97 frames a second are 30000 in 1001`() {
    let decimal = CommandRun("toast --fps 29.97")
    let ratio = CommandRun("toast --fps 30000/1001")
    #expect(decimal.output == ratio.output)
    #expect(decimal.lines[2].hasPrefix("1,0.03336666666666667,"))
  }

  @Test func `a preset is the start, and options change it`() {
    let preset = CommandRun("shimmer --preset articleLTR --columns left")
    let option = CommandRun("shimmer --offset-ratio -0.5 --columns left")
    #expect(preset.output == option.output)
    #expect(preset.output != CommandRun("shimmer --columns left").output)
  }

  @Test func `every format has the same rows`() {
    let csv = CommandRun("shimmer --fps 24").lines
    let tsv = CommandRun("shimmer --fps 24 --format tsv").lines
    let json = CommandRun("shimmer --fps 24 --format ndjson").lines
    #expect(tsv == csv.map { $0.replacingOccurrences(of: ",", with: "\t") })
    #expect(json.count == csv.count - 1)
    #expect(json[0].hasPrefix(#"{"frame":0,"time_s":0,"visible":1,"#))
  }

  @Test func `lengths are snapped to pixels where that is asked for`() {
    let run = CommandRun("shimmer --frames 15...15 --columns progress,left --snap-to-pixels 2")
    #expect(run.output == "progress,left_pt\n0.12916193104731982,15.5\n")
    expectRefusal(
      of: ["shimmer", "--snap-to-pixels", "4"],
      "The option --snap-to-pixels is '4', but it takes 1, 2 or 3.")
  }

  @Test func `words without an option are refused`() {
    expectRefusal(
      of: ["shimmer", "60"],
      "The word '60' is not expected; the options of shimmer are written --name value.")
  }

  @Test func `an unknown option, preset, column or format names the nearest`() {
    expectRefusal(
      of: ["shimmer", "--logo-with", "1"],
      "There is no option '--logo-with'; did you mean '--logo-width'?")
    expectRefusal(
      of: ["shimmer", "--preset", "artcle"],
      "The option --preset has 'artcle', but there is no such word; did you mean 'article'?")
    expectRefusal(
      of: ["shimmer", "--columns", "frame,rigth"],
      "The option --columns has 'rigth', but there is no such word; did you mean 'right'?")
    expectRefusal(
      of: ["shimmer", "--format", "cvs"],
      "The option --format has 'cvs', but there is no such word; did you mean 'csv'?")
    expectRefusal(
      of: ["shimer"], "There is no scene or verb 'shimer'; did you mean 'shimmer'?")
  }

  @Test func `a wrong curve is refused at its character`() {
    expectRefusal(
      of: ["shimmer", "--curve", "cubic-bezier(2)"],
      "The option --curve is 'cubic-bezier(2)', but that is wrong at character 14: x1 is 2, but x1 "
        + "and x2 must be in 0…1.")
  }

  @Test func `a mistake within a list of events is refused at its character`() {
    expectRefusal(
      of: ["toast", "--events", "dismiss 1 at 2s in 0.3s with ease-in from currrent"],
      "The option --events is 'dismiss 1 at 2s in 0.3s with ease-in from currrent', but takes current "
        + "or model at character 43, where it has 'currrent'.")
  }

  @Test func `a character of a text that cannot be shown is named`() {
    expectRefusal(
      of: ["toast", "--message", "a\u{1}b"],
      "The option --message is 'a\\u{1}b', but its character 2 is U+0001, which cannot be shown.")
  }
}
