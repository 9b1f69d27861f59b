// The formats of pictures.

import Export
import Testing

@testable import timeline_dump

@Suite struct PictureFormTests {
  static func form(_ words: [String]) throws -> PictureForm? {
    let command = try CommandCatalog.command(named: "shimmer")
    return try PictureForm(Arguments(words, of: command), of: "shimmer")
  }

  @Test(arguments: PictureForm.names) func `its name asks for it`(name: String) throws {
    #expect(try Self.form(["--format", name])?.name == name)
  }

  @Test func `every format of the catalogue is a form, and so are figures`() {
    #expect(ExporterCatalog.frames.map(\.name) + ["sheet", "plot"] == PictureForm.names)
  }

  static let endings: [(String, String?)] = [
    ("a.png", "png"), ("frames/%05d.PNG", "png"), ("a.apng", "apng"), ("a.b/c.svg", "svg"),
    ("a.y4m", "y4m"), ("a.rgba", "rgba"), ("a.csv", nil), ("a.ndjson", nil), ("png", nil),
    ("a.png/b", nil), ("-", nil), ("a.png.txt", nil),
  ]

  @Test(arguments: endings) func `the ending of the file asks for it`(
    path: String, form: String?
  ) throws {
    #expect(try Self.form(["--output", path])?.name == form)
  }

  static let agreeing = [
    ("png", "a.png"), ("apng", "a.png"), ("apng", "a.APNG"), ("svg", "%d.svg"),
    ("display-list", "a.ndjson"), ("display-list", "a.json"), ("sheet", "a.svg"),
    ("sheet", "a.png"), ("plot", "a.png"), ("y4m", "a.txt"), ("rgba", "a"), ("png", "a.raw"),
    ("csv", "a.tsv"), ("csv", "a.txt"), ("rgba", "a.b.c"), ("svg", "/dev/stdout"), ("y4m", "-"),
  ]

  @Test(arguments: agreeing) func `an option goes before an ending that promises no other format`(
    format: String, path: String
  ) throws {
    let form = try Self.form(["--format", format, "--output", path])
    #expect(form?.name == (format == "csv" ? nil : format))
  }

  static let wrong = [
    ("sheet", "s.jpg", ".png or .svg"), ("plot", "p.apng", ".svg or .png"),
    ("png", "a.csv", ".png"), ("y4m", "a.mp4", ".y4m"), ("svg", "%05d.png", ".svg"),
    ("apng", "a.gif", ".apng or .png"), ("rgba", "a.PNG", ".rgba"),
    ("display-list", "a.svg", ".display-list, .ndjson or .json"),
    ("csv", "a.png", ".csv, .tsv or .ndjson"),
  ]

  @Test(arguments: wrong) func `an ending that promises another format is refused`(
    format: String, path: String, endings: String
  ) {
    expectRefusal(
      of: ["shimmer", "--format", format, "--output", path],
      "The option --output is '\(path)', but the names of files in the format \(format) end in "
        + "\(endings).")
  }

  @Test func `films of other formats are left to ffmpeg`() {
    expectRefusal(
      of: ["shimmer", "--output", "out/a.mp4"],
      "The format mp4 is written by other programs, as by ffmpeg in "
        + "timeline-dump shimmer --format y4m | ffmpeg -colorspace bt709 -i - 'out/a.mp4'.")
    expectRefusal(
      of: ["toast", "--format", "gif"],
      "The format gif is written by other programs, as by ffmpeg in "
        + "timeline-dump toast --format y4m | ffmpeg -colorspace bt709 -i - 'toast.gif'.")
  }

  @Test func `a format that is none names the nearest`() {
    expectRefusal(
      of: ["shimmer", "--format", "apn"],
      "The option --format has 'apn', but there is no such word; did you mean 'apng'?")
  }
}
