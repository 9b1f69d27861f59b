// The formats of pictures.

import Export
import Testing

@testable import timeline_dump

@Suite struct PictureFormTests {
  static func form(_ words: [String]) throws -> PictureForm? {
    let command = try CommandCatalog.command(named: "shimmer")
    return try PictureForm(Arguments(words, of: command), of: "shimmer")
  }

  @Test(arguments: PictureForm.allCases) func `its name asks for it`(form: PictureForm) throws {
    #expect(try Self.form(["--format", form.rawValue]) == form)
  }

  @Test func `every format of the catalogue has a form, and the other way round`() {
    let figures: [PictureForm] = [.sheet, .plot]
    #expect(
      ExporterCatalog.frames.map(\.name) + figures.map(\.rawValue) == PictureForm.names)
  }

  static let endings: [(String, PictureForm?)] = [
    ("a.png", PictureForm.png), ("frames/%05d.PNG", .png), ("a.apng", .apng), ("a.b/c.svg", .svg),
    ("a.y4m", .y4m), ("a.rgba", .rgba), ("a.csv", nil), ("a.ndjson", nil), ("png", nil),
    ("a.png/b", nil), ("-", nil), ("a.png.txt", nil),
  ]

  @Test(arguments: endings) func `the ending of the file asks for it`(
    path: String, form: PictureForm?
  ) throws {
    #expect(try Self.form(["--output", path]) == form)
  }

  @Test func `an option goes before the ending`() throws {
    #expect(try Self.form(["--output", "a.png", "--format", "csv"]) == nil)
    #expect(try Self.form(["--output", "a.csv", "--format", "png"]) == .png)
    #expect(try Self.form(["--output", "a.mp4", "--format", "y4m"]) == .y4m)
  }

  @Test func `films of other formats are left to ffmpeg`() {
    expectRefusal(
      of: ["shimmer", "--output", "out/a.mp4"],
      "The format mp4 is written by other programs, as by ffmpeg in "
        + "timeline-dump shimmer --format y4m | ffmpeg -i - out/a.mp4.")
    expectRefusal(
      of: ["toast", "--format", "gif"],
      "The format gif is written by other programs, as by ffmpeg in "
        + "timeline-dump toast --format y4m | ffmpeg -i - toast.gif.")
  }

  @Test func `a format that is none names the nearest`() {
    expectRefusal(
      of: ["shimmer", "--format", "apn"],
      "The option --format has 'apn', but there is no such word; did you mean 'apng'?")
  }
}
