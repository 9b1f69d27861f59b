// Samples, facts and plots of curves and springs.

import Testing

@testable import timeline_dump

@Suite struct SampleFormTests {
  @Test(arguments: ["curve back-out", "spring --bounce 0.3"])
  func `a plot is as wide as the terminal, or 80 characters`(command: String) {
    let words = command.split(separator: " ").map(String.init) + ["--plot"]
    for width in [nil, 80, 120, 200] {
      let run = CommandRun(words, outputWidth: width)
      #expect(run.messages == [])
      #expect(run.lines.map(\.count).max() == width ?? 80)
    }
  }

  @Test(arguments: ["curve ease", "spring"])
  func `a plot is a picture in SVG or PNG`(command: String) {
    let svg = CommandRun("\(command) --format svg")
    #expect(svg.output.hasPrefix("<svg ") && svg.output.contains(">velocity</text>"))
    let png = CommandRun("\(command) --format png --scale 1 --compression small")
    #expect(png.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // The files do not exist here, but the name of the file chose the format.
    let file = CommandRun("\(command) --output plot.svg --samples 3")
    #expect(file.status != .success)
  }

  @Test(arguments: [
    ("--facts --plot", "The option --facts makes no difference beside --plot."),
    (
      "--plot --format svg",
      "The option --plot draws with characters; --format svg without it makes a picture."
    ),
    ("--plot --format csv", "The option --format makes no difference beside --plot."),
    ("--plot --precision 3", "The option --precision makes no difference beside --plot."),
    ("--plot --at 1", "The option --at makes no difference beside --plot."),
    ("--format svg --at 1", "The option --at makes no difference in a plot."),
    ("--scale 2", "The option --scale makes no difference in a table."),
    ("--facts --scale 2", "The option --scale makes no difference beside --facts."),
    ("--format json", "The format json is for --facts; samples are csv, tsv or ndjson."),
    (
      "--format gif", "The option --format has 'gif', but takes csv, tsv, ndjson, svg or png."
    ),
    (
      "--format svgg",
      "The option --format has 'svgg', but there is no such word; did you mean 'svg'?"
    ),
    (
      "--format svg --output x.png",
      "The option --output is 'x.png', but the names of files in the format svg end in .svg."
    ),
    (
      "--format svg --output x%05d.svg",
      "A plot is one picture, but --output is a pattern for a file a frame."
    ),
    ("--plot=1", "The option --plot takes no value."),
  ]) func `options that do not go together are refused`(words: String, message: String) {
    for command in [["curve", "ease"], ["spring"]] {
      expectRefusal(of: command + words.split(separator: " ").map(String.init), message)
    }
  }

  @Test func `a plot of a spring ends where it is told to`() {
    #expect(CommandRun("spring --bounce 1 --until 2 --plot").lines.contains { $0.contains("2.0") })
    expectRefusal(
      of: ["spring", "--bounce", "1", "--plot"],
      "The spring does not come to rest within 10^9 s; --until says where its samples end.")
    #expect(CommandRun("spring --from 1 --to 1 --plot").status == .success)
  }
}
