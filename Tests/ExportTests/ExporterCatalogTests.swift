// The list of formats.

import Export
import Testing

@Suite struct ExporterCatalogTests {
  @Test func `the formats are these, CSV first`() {
    #expect(ExporterCatalog.tables.map(\.name) == ["csv", "tsv", "ndjson"])
  }

  @Test func `a format is found by its name, and only by that`() {
    #expect(ExporterCatalog.table(named: "tsv")?.name == "tsv")
    #expect(ExporterCatalog.table(named: "CSV") == nil)
    #expect(ExporterCatalog.table(named: "") == nil)
  }

  @Test func `the formats of frames are these`() {
    #expect(
      ExporterCatalog.frames.map(\.name) == ["png", "apng", "svg", "y4m", "rgba", "display-list"])
    #expect(
      ExporterCatalog.frames.filter(\.isStream).map(\.name)
        == ["apng", "y4m", "rgba", "display-list"])
    #expect(ExporterCatalog.frames.allSatisfy { $0.summary.hasSuffix(".") })
  }

  @Test func `a format of frames is found by its name`() {
    #expect(ExporterCatalog.frames(named: "y4m")?.name == "y4m")
    #expect(ExporterCatalog.frames(named: "mp4") == nil)
  }
}
