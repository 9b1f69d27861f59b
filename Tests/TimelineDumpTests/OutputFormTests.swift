// The format that `--format` and the name of the file ask for.

import Export
import Testing

@testable import timeline_dump

@Suite struct OutputFormTests {
  static func form(_ words: [String]) throws -> String {
    let command = try CommandCatalog.command(named: "shimmer")
    return try OutputForm(Arguments(words, of: command), of: "shimmer", offersPictures: true).name
  }

  @Test(arguments: OutputForm.all.map(\.name)) func `its name asks for it`(name: String) throws {
    #expect(try Self.form(["--format", name]) == name)
  }

  static let endings: [(String, String)] = [
    ("a.png", "png"), ("frames/%05d.PNG", "png"), ("a.apng", "apng"), ("a.b/c.svg", "svg"),
    ("a.y4m", "y4m"), ("a.rgba", "rgba"), ("a.csv", "csv"), ("a.TSV", "tsv"), ("a.tsv", "tsv"),
    ("a.ndjson", "ndjson"), ("a.jsonl", "ndjson"), ("a.display-list", "display-list"),
    ("png", "csv"), ("a.png/b", "csv"), ("-", "csv"), ("a.png.txt", "csv"), (".png", "png"),
    ("a.", "csv"),
  ]

  @Test(arguments: endings) func `the ending of the file asks for it`(
    path: String, form: String
  ) throws {
    #expect(try Self.form(["--output", path]) == form)
  }

  static let agreeing = [
    ("png", "a.png"), ("apng", "a.png"), ("apng", "a.APNG"), ("svg", "%d.svg"),
    ("display-list", "a.ndjson"), ("display-list", "a.jsonl"), ("sheet", "a.svg"),
    ("sheet", "a.png"), ("plot", "a.png"), ("y4m", "a.txt"), ("rgba", "a"), ("png", "a.raw"),
    ("csv", "a.csv"), ("csv", "a.txt"), ("ndjson", "a.jsonl"), ("rgba", "a.b.c"),
    ("svg", "/dev/stdout"), ("y4m", "-"),
  ]

  @Test(arguments: agreeing) func `an option goes before an ending that promises no other format`(
    format: String, path: String
  ) throws {
    #expect(try Self.form(["--format", format, "--output", path]) == format)
  }

  static let wrong = [
    ("sheet", "s.jpg", ".png or .svg"), ("plot", "p.apng", ".svg or .png"),
    ("png", "a.csv", ".png"), ("y4m", "a.mp4", ".y4m"), ("svg", "%05d.png", ".svg"),
    ("apng", "a.gif", ".apng or .png"), ("rgba", "a.PNG", ".rgba"),
    ("display-list", "a.svg", ".display-list, .ndjson or .jsonl"),
    ("display-list", "a.json", ".display-list, .ndjson or .jsonl"), ("csv", "a.png", ".csv"),
    ("csv", "a.tsv", ".csv"), ("csv", "a.json", ".csv"), ("tsv", "a.csv", ".tsv"),
    ("ndjson", "a.json", ".ndjson or .jsonl"), ("csv", "a.xlsx", ".csv"),
  ]

  @Test(arguments: wrong) func `an ending that promises another format is refused`(
    format: String, path: String, endings: String
  ) {
    expectRefusal(
      of: ["shimmer", "--format", format, "--output", path],
      "The option --output is '\(path)', but the names of files in the format \(format) end in "
        + "\(endings).")
  }

  @Test
  func `a format takes its own endings, and none of another format`()
    throws
  {
    for form in OutputForm.all {
      for ending in OutputForm.all.flatMap(\.fileEndings) {
        let words = ["--format", form.name, "--output", "a.\(ending)"]
        let chosen = try? Self.form(words)
        try #require(chosen == (form.fileEndings.contains(ending) ? form.name : nil), "\(words)")
      }
    }
  }

  @Test(arguments: ["a.json", "a.xlsx", "out/a.PDF"])
  func `without an option an ending that no format has is refused`(path: String) {
    expectRefusal(
      of: ["toast", "--output", path],
      "The option --output is '\(path)', but the names of files that toast writes end in .csv, .tsv, "
        + ".ndjson, .jsonl, .png, .apng, .svg, .y4m, .rgba or .display-list.")
  }

  @Test(arguments: ["c.svg", "c.png", "c.mp4", "c.json", "c.display-list"])
  func `a verb that writes tables alone makes no picture's file`(path: String) {
    for command in ["list", "timing --at 0"] {
      let words = command.split(separator: " ").map(String.init)
      expectRefusal(
        of: words + ["--output", path],
        "The option --output is '\(path)', but the names of files that \(words[0]) writes end in "
          + ".csv, .tsv, .ndjson or .jsonl.")
    }
  }

  @Test func `films of other formats are left to ffmpeg`() {
    expectRefusal(
      of: ["shimmer", "--output", "out/a.mp4"],
      "The format mp4 is written by other programs, as by ffmpeg in "
        + "timeline-dump shimmer --format y4m | ffmpeg -color_primaries bt709 -color_trc bt709 "
        + "-colorspace bt709 -i - 'out/a.mp4'.")
    expectRefusal(
      of: ["toast", "--format", "gif"],
      "The format gif is written by other programs, as by ffmpeg in "
        + "timeline-dump toast --format y4m | ffmpeg -color_primaries bt709 -color_trc bt709 "
        + "-colorspace bt709 -i - 'toast.gif'.")
  }

  @Test func `JSON is written line by line`() {
    expectRefusal(
      of: ["toast", "--format", "json"],
      "The option --format has 'json', but JSON is written as ndjson, an object a row, or as "
        + "display-list, an object a frame.")
    expectRefusal(
      of: ["timing", "--at", "0", "--format", "JSON"],
      "The option --format has 'json', but JSON is written as ndjson, an object a row.")
  }

  @Test(arguments: ["CSV", "Png", "NDJSON", "Display-List"])
  func `a format may be written in upper case`(name: String) throws {
    #expect(try Self.form(["--format", name]) == name.lowercased())
  }

  @Test func `a format that is none names the nearest`() {
    expectRefusal(
      of: ["shimmer", "--format", "apn"],
      "The option --format has 'apn', but there is no such word; did you mean 'apng'?")
    expectRefusal(
      of: ["timing", "--at", "0", "--format", "svg"],
      "The option --format has 'svg', but takes csv, tsv or ndjson.")
  }
}
