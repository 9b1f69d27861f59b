// Sheets, plots and documents that play.

import Foundation
import Raster
import Testing

@testable import timeline_dump

@Suite struct FigureTests {
  @Test(arguments: ["sheet", "plot"])
  func `frames that are too large to draw are shown in a figure`(form: String) {
    let run = CommandRun(
      "shimmer --logo-width 20000 --logo-height 20000 --frames 0...3 --format \(form)")
    #expect(run.status == .success && run.messages == [] && !run.bytes.isEmpty)
  }

  @Test(arguments: ["sheet", "plot"]) func `a figure is one picture`(form: String) {
    expectRefusal(
      of: ["shimmer", "--format", form, "--output", "%d.png"],
      "A \(form) is one picture, but --output is a pattern for a file a frame.")
  }

  @Test(arguments: PictureCommandTests.scenes) func `a sheet is a picture, a plot a document`(
    scene: String
  ) throws {
    let sheet = try PictureCommandTests.picture("\(scene) --format sheet --scale 1 --cells 4")
    #expect(sheet.size.width > 600)
    let plot = CommandRun("\(scene) --format plot").output
    #expect(plot.hasPrefix("<svg ") || plot.hasPrefix("<?xml "))
    #expect(plot.contains(">\(scene) · "))
  }

  @Test func `a plot shows the columns that are asked for, and events`() {
    let plot = CommandRun("large-title --format plot --columns exposure").output
    #expect(plot.contains(">exposure<"))
    #expect(!plot.contains("bar_height"))
    expectRefusal(
      of: ["shimmer", "--format", "plot", "--columns", "lefd"],
      "The option --columns has 'lefd', but there is no such word; did you mean 'left'?")
  }

  @Test func `a plot keeps the order of the columns that are asked for`() throws {
    for names in [["left", "right"], ["right", "left"]] {
      let plot = CommandRun("shimmer --format plot --columns \(names.joined(separator: ","))")
        .output
      let places = try names.map { try #require(plot.range(of: ">\($0)<")).lowerBound }
      #expect(places[0] < places[1])
    }
  }

  @Test func `a plot of too many frames is refused`() {
    expectRefusal(
      of: ["shimmer", "--format", "plot", "--frames", "0..<100001"],
      "A plot shows at most 100000 frames, but there are 100001; --frames or --to chooses fewer.")
  }

  static let figures = [
    "shimmer --format sheet --cells 12", "shimmer --format plot --frames 0..<12",
    "shimmer --format svg --frames 0..<12",
  ]

  @Test(arguments: figures) func `an interrupt is noticed at each frame`(line: String) {
    let words = line.split(separator: " ").map(String.init)
    let run = CommandRun(words, checksBeforeInterrupt: 7)
    #expect(run.status == .interrupted)
    #expect(run.messages == ["timeline-dump: Stopped after 7 of 12 frames."])
    #expect(run.bytes == [])
  }

  @Test(arguments: figures) func `a terminal shows the progress`(line: String) {
    let screen = ProgressTests.Screen(columns: 80)
    let words = line.split(separator: " ").map(String.init)
    let run = CommandRun(words, terminal: screen.terminal)
    #expect(run.status == .success)
    let lines = screen.text.components(separatedBy: "\r").dropFirst()
    #expect(lines.count == 13)
    #expect(lines.dropLast().last?.hasPrefix("frames  12/12 ") == true)
    #expect(lines.last == "\u{1B}[K")
  }

  @Test func `an interrupted figure leaves no file, and says so`() throws {
    try BuiltProgram.inNewFolder { folder in
      let run = try BuiltProgram.shell(
        """
        echo old > a.svg
        { while ! ls .timeline-dump-* >/dev/null 2>&1; do sleep 0.02; done
          kill -INT $(ls -A | sed -n 's/^.timeline-dump-\\([0-9]*\\)-.*/\\1/p'); } &
        timeline large-title --frames '0..<10000' --output a.svg; echo $?; cat a.svg; ls -A
        """, in: folder)
      #expect(run.text == "130\nold\na.svg\n")
      #expect(run.messages.hasPrefix("timeline-dump: Stopped after "))
      #expect(run.messages.hasSuffix(" of 10000 frames; 'a.svg' was not written.\n"))
    }
  }
}
