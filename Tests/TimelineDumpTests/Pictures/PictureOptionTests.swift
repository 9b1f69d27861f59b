// The options of pictures.

import Testing

@testable import timeline_dump

@Suite struct PictureOptionTests {
  @Test(arguments: PictureOption.allCases)
  func `an option is refused where it makes no difference`(option: PictureOption) {
    let value =
      ["background": "#fff", "size": "9x9", "compression": "fast"][option.rawValue] ?? "1"
    for form in PictureForm.allCases where !form.takes(option) {
      let run = CommandRun(
        ["shimmer", "--format", form.name, "--\(option.rawValue)", value])
      #expect(run.status == .usage)
      #expect(
        run.messages.first?.hasPrefix(
          "timeline-dump: The option --\(option.rawValue) makes no difference in \(form.name); "
            + "it is for ") == true)
    }
    #expect(CommandRun(["shimmer", "--\(option.rawValue)", value]).status == .usage)
  }

  @Test func `the refusal says what the option is for`() {
    expectRefusal(
      of: ["shimmer", "--chroma", "420"],
      "The option --chroma makes no difference in a table; it is for y4m.")
    expectRefusal(
      of: ["shimmer", "--format", "svg", "--compression", "fast"],
      "The option --compression makes no difference in svg; it is for png, apng, sheet and plot.")
    expectRefusal(
      of: ["shimmer", "--format", "png", "--precision", "3"],
      "The option --precision makes no difference in png; it is for tables.")
    expectRefusal(
      of: ["large-title", "--format", "png", "--offsets", "3"],
      "The option --offsets makes no difference in png; it is for tables.")
  }

  static let wrong: [(String, String)] = [
    ("scale", "0"), ("scale", "4"), ("scale", "1.5"), ("size", "0x3"), ("size", "3"),
    ("size", "3x"), ("size", "-3x3"), ("size", "3X3"), ("background", "red"),
    ("background", "#12"), ("compression", "best"), ("chroma", "422"), ("jobs", "0"),
    ("jobs", "65"),
    ("cells", "0"), ("cells", "65"),
  ]

  @Test(arguments: wrong)
  func `a value that it does not take is refused`(name: String, value: String) throws {
    let option = try #require(PictureOption(rawValue: name))
    expectRefusal(
      of: ["shimmer", "--format", option.forms[0].name, "--\(name)", value],
      "The option --\(name) is '\(value)', but it takes "
        + "\(option.definition(besideInputs: []).accepted).")
  }

  @Test func `a picture that is too large is refused before it is begun`() {
    expectRefusal(
      of: ["shimmer", "--format", "rgba", "--size", "32767x32767"],
      "The option --size is 32767x32767, but a picture has at most 32767 pixels a side and 67108864 "
        + "in all.")
    expectRefusal(
      of: [
        "toast", "--format", "rgba", "--screen-width", "4096", "--screen-height", "4096",
        "--scale", "3",
      ],
      "With --scale 3 a frame of 4096 by 4096 points is 12288 by 12288 pixels large; a picture has at "
        + "most 32767 pixels a side and 67108864 in all.")
  }

  @Test func `a size in which a frame would be too small names the option`() {
    expectRefusal(
      of: ["toast", "--format", "rgba", "--screen-width", "4096", "--size", "1x1"],
      "With --size 1x1 a frame of 4096 by 812 points has the scale 0.000244140625; a scale is in "
        + "0.0009765625…1024 pixels per point.")
  }

  @Test func `a run that a format cannot hold names the options that choose it`() {
    expectRefusal(
      of: ["shimmer", "--format", "apng", "--fps", "90000", "--frames", "0..<2"],
      "The option --fps is 90000, but a file in the format apng shows each frame for a fraction of "
        + "seconds whose numbers are at most 65535.")
    expectRefusal(
      of: ["shimmer", "--format", "svg", "--frames", "0..<10001"],
      "The options ask for 10001 frames, but a file in the format svg holds 1…10000; --frames or --to "
        + "chooses fewer.")
  }

  @Test func `the background of a toast is its plate's`() throws {
    let toast = try CommandCatalog.command(named: "toast")
    #expect(toast.option(named: "background")?.accepted.contains("transparent") == false)
    #expect(toast.option(named: "picture-background")?.accepted.contains("transparent") == true)
    #expect(CommandRun("toast --background #123456").status == .success)
    #expect(CommandRun("toast --picture-background #123456").status == .usage)
    expectRefusal(
      of: ["toast", "--background", "transparent"],
      "The option --background is 'transparent', but it takes a colour such as #333333 or "
        + "color(srgb 0 0.5 1 / 0.3); that of pictures is --picture-background.")
  }

  @Test func `a background is not transparent where nothing can be seen through it`() {
    expectRefusal(
      of: ["shimmer", "--format", "y4m", "--draws-screen", "false", "--background", "#ffffff80"],
      "The format y4m has no transparency, but --background is not opaque; give it a colour such as "
        + "#ffffff.")
    expectRefusal(
      of: ["toast", "--format", "apng", "--picture-background", "transparent"],
      "The screen of toast hides what lies under it, so that --picture-background makes no "
        + "difference; --draws-screen false leaves it out.")
    expectRefusal(
      of: ["large-title", "--format", "svg", "--background", "transparent"],
      "The screen of large-title hides what lies under it, so that --background makes no difference; "
        + "with --size it is seen around the screen.")
    let still = "--format svg --frames 0...0"
    #expect(
      CommandRun("shimmer \(still) --draws-screen false --background transparent").status
        == .success)
    #expect(
      CommandRun("large-title \(still) --size 99x99 --background transparent").status == .success)
  }

  @Test(arguments: [
    ("shimmer --format svg --frames 0...0", 240), ("shimmer --format plot", 1080),
    ("large-title --format svg --frames 0...0", 393), ("curve ease --format svg", 1080),
    ("shimmer --format svg --frames 0...0 --scale 2", 480),
    ("large-title --format svg --frames 0...0 --scale 3", 1179),
  ]) func `a document is as large as its points, unless a scale is given`(line: String, width: Int)
  {
    #expect(CommandRun(line).output.contains(" width=\"\(width)\" height="))
  }

  @Test func `the scale of a large title's screen is that of its pictures`() {
    #expect(CommandRun("large-title --scale 2").status == .success)
    #expect(CommandRun("shimmer --scale 2").status == .usage)
  }
}
