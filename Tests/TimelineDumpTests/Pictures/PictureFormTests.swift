// The formats of pictures.

import Export
import Testing

@testable import timeline_dump

@Suite struct PictureFormTests {
  @Test func `every format of the catalogue is a form, and so are figures`() {
    #expect(ExporterCatalog.frames.map(\.name) + ["sheet", "plot"] == PictureForm.names)
  }

  @Test(arguments: [("a.png", "png"), ("a.SVG", "svg"), (nil, "png"), ("a", "png")])
  func `a sheet is what the name of its file says, else PNG`(path: String?, format: String) {
    #expect(PictureForm.sheet.still(at: path).name == format)
  }

  @Test(arguments: [("a.png", "png"), ("a.SVG", "svg"), (nil, "svg"), ("a", "svg")])
  func `a plot is what the name of its file says, else SVG`(path: String?, format: String) {
    #expect(PictureForm.plot.still(at: path).name == format)
  }
}
